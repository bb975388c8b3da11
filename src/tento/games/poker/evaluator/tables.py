"""The tables of the fast evaluator, worked out when they are imported: one entry for each set of the thirteen ranks.

A value is a number of 24 bits: the category or shape, then up to five ranks of four bits each, the one that decides first in front.
So values compare like the tuples of the readable evaluator, and can be written as such (`as_tuple`).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tento.games.poker.rules.hands import Value

ALL_RANKS: Final = 1 << 13
SHAPE: Final = 20
"""How far left the category stands in a value."""
PAIR, TWO_PAIRS, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(1, 9)
NO_LOW: Final = 15 << SHAPE
"""Greater than every low: a hand that does not qualify."""

_WHEEL: Final = 0b1_0000_0000_1111


def as_tuple(value: int) -> Value:
    """The value as the readable evaluator writes it."""
    ranks = (value >> shift & 15 for shift in (16, 12, 8, 4, 0))
    return (value >> SHAPE, *(rank for rank in ranks if rank))


def _packed(ranks: list[int]) -> int:
    """Up to five ranks behind each other, the first in front."""
    return sum(rank << shift for rank, shift in zip(ranks, (16, 12, 8, 4, 0), strict=False))


def _down(ranks: int, lowest: int) -> list[int]:
    """The ranks of a set from the highest down; its first bit is the rank `lowest`."""
    return [bit + lowest for bit in range(12, -1, -1) if ranks >> bit & 1]


def _straight(ranks: int) -> int:
    """The five ranks of the best straight in a set; 0 without one."""
    for low in range(8, -1, -1):
        if ranks >> low & 31 == 31:
            return _packed([low + 6, low + 5, low + 4, low + 3, low + 2])
    return _packed([5, 4, 3, 2, 1]) if ranks & _WHEEL == _WHEEL else 0


def _unpaired(ranks: int) -> int:
    """Straight or high card."""
    straight = _straight(ranks)
    return STRAIGHT << SHAPE | straight if straight else _packed(_down(ranks, 2)[:5])


def _suited(ranks: int) -> int:
    """Flush or straight flush of the ranks of one suit; 0 with fewer than five."""
    if ranks.bit_count() < 5:
        return 0
    straight = _straight(ranks)
    return STRAIGHT_FLUSH << SHAPE | straight if straight else FLUSH << SHAPE | _packed(_down(ranks, 2)[:5])


def _lowest(ranks: int) -> int:
    """The five lowest of a set whose first bit is the ace; NO_LOW with fewer than five."""
    return _packed(_down(ranks, 1)[-5:]) if ranks.bit_count() >= 5 else NO_LOW


def _table(entries: list[int]) -> NDArray[np.int32]:
    return np.array(entries, dtype=np.int32)


TOP: Final = _table([_packed(_down(ranks, 2)[:5]) for ranks in range(ALL_RANKS)])
"""The highest ranks of a set, up to five."""
UNPAIRED: Final = _table([_unpaired(ranks) for ranks in range(ALL_RANKS)])
SUITED: Final = _table([_suited(ranks) for ranks in range(ALL_RANKS)])
LOWEST: Final = _table([_lowest(ranks) for ranks in range(ALL_RANKS)])
DOWN: Final = _table([_packed(_down(ranks, 1)[:5]) for ranks in range(ALL_RANKS)])
"""The ranks of a set whose first bit is the ace, from the highest down, up to five."""
EIGHT_OR_BETTER: Final = _table([_lowest(ranks) for ranks in range(256)])
