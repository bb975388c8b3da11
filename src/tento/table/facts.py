"""What a record says after an action, as far as it is alike for every game. It is made from the events, at replay again."""

from collections.abc import Iterable
from typing import Any, Final

NOBODY: Final = "none"


def secret(events: Iterable[Any]) -> bool:
    """True for an action that only its actor knows of: something happened, and nobody else may hear of it."""
    found = tuple(events)
    return bool(found) and all(event.only is not None for event in found)


def cited(articles: tuple[str, ...]) -> str:
    """The articles between parentheses, each once, whatever white space their rulebook has put into them."""
    return f" ({'; '.join(dict.fromkeys(' '.join(cite.split()) for cite in articles))})"
