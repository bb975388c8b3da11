"""What is counted when hands are compared, and the equity that follows from it."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import msgspec

UNITS: Final = 2520
"""A pot in units that any number of winners up to ten share evenly."""
SURE: Final = 1.959964
"""The interval of a sample holds the true equity 95 times out of 100: so many standard errors to each side."""


class Tally(NamedTuple):
    """How many deals were compared, and for each player the units won, the pots won alone, and the pots shared."""

    deals: int
    units: Sequence[int]
    wins: Sequence[int]
    ties: Sequence[int]


class Share(msgspec.Struct, frozen=True):
    """One player's part: the equity, how often the pot is won alone and shared; between `low` and `high` the true equity lies."""

    equity: float
    wins: float
    ties: float
    low: float
    high: float


class Equity(msgspec.Struct, frozen=True):
    """The parts of all players. Exact if every deal was compared, else of so many deals at random."""

    players: tuple[Share, ...]
    exact: bool
    deals: int


def equity_of(tally: Tally, *, exact: bool) -> Equity:
    """The equity that a count gives."""
    shares = []
    for units, wins, ties in zip(tally.units, tally.wins, tally.ties, strict=True):
        part = int(units) / (UNITS * tally.deals)
        low, high = (part, part) if exact else interval(part, tally.deals)
        shares.append(Share(part, int(wins) / tally.deals, int(ties) / tally.deals, low, high))
    return Equity(tuple(shares), exact, tally.deals)


def interval(part: float, deals: int) -> tuple[float, float]:
    """Wilson's interval; ties make a share vary less than winning or losing all, so it is wide enough for them too."""
    square = SURE * SURE / deals
    middle = (part + square / 2) / (1 + square)
    half = SURE * sqrt(part * (1 - part) / deals + square / (4 * deals)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)
