"""What a record says after an action, as far as it is alike for every game. It is made from the events, at replay again."""

from collections.abc import Iterable
from typing import Any, Final

from tento.table.seats import Actor

NOBODY: Final = "none"


def secret(actor: Actor, events: Iterable[Any]) -> bool:
    """True for an act of a seat that nobody else may hear of: something happened, and it was told to one seat alone."""
    found = tuple(events)
    return isinstance(actor, int) and bool(found) and all(event.only is not None for event in found)


def cited(articles: tuple[str, ...]) -> str:
    """The articles between parentheses, each once, whatever white space their rulebook has put into them."""
    return f" ({'; '.join(dict.fromkeys(' '.join(cite.split()) for cite in articles))})"
