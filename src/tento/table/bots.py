"""Bots by name: what a bot of any game is, and how one is made for a rulebook."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook

B = TypeVar("B")


class Bot(Protocol):
    """A player made of code. It never gets a state, only what its seat may know; its luck comes in as an argument."""

    name: str

    def choose(self, view: Any, options: Sequence[Any], chance: Chance, /) -> Any:
        """One of the options, which are never empty."""
        ...


class UnknownBot(ValueError):
    """No bot of this game has that name."""


def made(bots: Mapping[str, Callable[[Rulebook], B]], name: str, rulebook: Rulebook) -> B:
    """The bot of this name for tables of this rulebook."""
    factory = bots.get(name)
    if factory is None:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(bots)}")
    return factory(rulebook)
