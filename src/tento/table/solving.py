"""What a game brings that can be solved: its parts, each improved round by round until next to nothing can be won against it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from tento.rulebooks.rulebook import Rulebook
from tento.texts.language import Words


class Exploited(msgspec.Struct, frozen=True):
    """What the best answer to a strategy wins: of who begins, and of the other, each against the other's average strategy."""

    first: float
    second: float

    @property
    def value(self) -> float:
        """What the game is worth to who begins, in the middle of what both best answers leave open."""
        return (self.first - self.second) / 2

    @property
    def loss(self) -> float:
        """What the strategy loses at most, on average over both places; 0 for one that nobody can beat."""
        return (self.first + self.second) / 2


class Habit(msgspec.Struct, frozen=True):
    """Something that a strategy does in this share of the times that it could; `comes` says how often in a hand it could."""

    words: Words
    share: float
    comes: float


class Improving(Protocol):
    """A strategy that gets better with each round."""

    rounds: int
    numbers: int

    def improve(self) -> None:
        """One round."""

    def exploited(self) -> Exploited:
        """How far the strategy can be exploited, exactly."""

    def habits(self) -> Sequence[Habit]:
        """What the strategy does, in words and shares."""

    def keep(self, path: Path) -> None:
        """Writes all that is needed to go on."""

    def go_on(self, path: Path) -> None:
        """Goes on where a kept file stopped; ValueError if it was kept for another game."""

    def packed(self, like: bytes | None = None) -> bytes:
        """The strategy made small enough to be shipped; something of it is lost. With `like`, as what differs from another part's."""

    def unpack(self, data: bytes, like: bytes | None = None) -> None:
        """Takes a strategy that was made small for its own, so that it can be held against its best answer."""

    def begin_with(self, path: Path) -> None:
        """Begins with what a kept file of another part has learned; ValueError if the parts are too different."""


class Part(msgspec.Struct, frozen=True):
    """A game by itself, of which `weight` says how often it is played: the weights of all parts of a rulebook make one.

    `small` is the same game as a strategy plays it that was made small and knows less of what happened before.
    """

    name: str
    weight: float
    begin: Callable[[], Improving]
    small: Callable[[], Improving]


class NotSolved(ValueError):
    """Something in a rulebook that the solver does not know."""


Solving = Callable[[Rulebook], Sequence[Part]]
"""The parts of a rulebook, or NotSolved with the reason."""
