"""What a game tells a simulation: which of its tallies are shown, and what is played between two deals."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tento.table.game import Step
from tento.texts.language import Words


class Counted(NamedTuple):
    """A line of the result: its words, and by name the tallies that it shows of each side.

    `shares`: each is shown as its share of what the statistics of the game count it out of.
    """

    words: Words
    tallies: Mapping[str, str]
    shares: bool = False


class Hands(NamedTuple):
    """What is played with one deal: the tally that counts them, what they are called, and the step that ends one.

    `won` is the tally of those that a side won, where they are won one by one: then a simulation may last exactly so many of them.
    """

    tally: str
    word: str
    ended: Callable[[Step], bool]
    won: str | None = None


class Simulation(NamedTuple):
    """`added` are the tallies that each seat has for itself; all others are alike for the seats of a side.

    `partidas_won` is the tally of the partidas won, where a match may have several of them; else the outcome of the match says who won.
    """

    lines: tuple[Counted, ...] = ()
    added: frozenset[str] = frozenset()
    hands: Hands | None = None
    partidas_won: str | None = None
