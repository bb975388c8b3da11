"""Bots by name: what a bot of any game is, and how one is made for a rulebook."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook

B = TypeVar("B")


class Bot(Protocol):
    """A player made of code. It never gets a state, only what its seat may know; its luck comes in as an argument.

    A class of players that never think as long as a millisecond may say so by `quick = True`: it is then asked where the tables
    are run. All others think in processes of their own, with a deadline; where one of them gives no answer, the bot that its class names
    as its `deputy` chooses, and else the first quick one.
    """

    name: str

    def choose(self, view: Any, options: Sequence[Any], chance: Chance, /) -> Any:
        """One of the options, which are never empty."""
        ...


@runtime_checkable
class Prepares(Protocol):
    """A bot that needs a while before its first choice, as to compile what it thinks with."""

    def prepare(self) -> None:
        """All that can be done beforehand. Afterwards it answers in time."""
        ...


@runtime_checkable
class ReadsSigns(Protocol):
    """A bot that makes use of what its partner has signed to it in this deal. A partner may lie."""

    def choose_with_signs(self, view: Any, options: Sequence[Any], chance: Chance, signs: Sequence[str], /) -> Any:
        """One of the options, which are never empty."""
        ...


class UnknownBot(ValueError):
    """No bot of this game has that name."""


def simplest(bots: Mapping[str, Callable[[Rulebook], B]]) -> str:
    """The name of the first player that needs no time, or else of the last one."""
    return next((name for name, make in bots.items() if getattr(make, "quick", False)), tuple(bots)[-1])


def made(bots: Mapping[str, Callable[[Rulebook], B]], name: str, rulebook: Rulebook) -> B:
    """The bot of this name for tables of this rulebook."""
    factory = bots.get(name)
    if factory is None:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(bots)}")
    return factory(rulebook)
