"""The two cards of hold'em before the flop: what they win against any other two, and how many hands are better."""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card

RANKS: Final = "AKQJT98765432"

# fmt: off
WINS: Final = (
    (850, 673, 660, 653, 650, 620, 620, 614, 599, 602, 590, 587, 575),
    (653, 824, 636, 623, 615, 601, 588, 578, 565, 557, 544, 539, 534),
    (646, 616, 799, 597, 597, 573, 560, 544, 535, 528, 525, 508, 503),
    (634, 605, 587, 774, 575, 556, 537, 522, 503, 498, 491, 488, 472),
    (629, 595, 576, 551, 749, 544, 524, 505, 492, 472, 473, 456, 452),
    (605, 582, 555, 533, 516, 722, 508, 496, 477, 456, 437, 430, 421),
    (604, 557, 541, 516, 498, 480, 693, 480, 463, 449, 426, 408, 400),
    (586, 549, 516, 497, 483, 468, 457, 665, 454, 437, 420, 397, 375),
    (574, 542, 510, 479, 463, 449, 430, 422, 632, 431, 412, 391, 371),
    (577, 534, 508, 474, 440, 435, 412, 405, 399, 600, 417, 406, 377),
    (567, 520, 493, 462, 435, 405, 393, 388, 376, 379, 569, 386, 370),
    (559, 508, 486, 454, 424, 401, 375, 366, 360, 364, 351, 542, 363),
    (548, 505, 474, 442, 416, 393, 366, 343, 338, 345, 333, 323, 506),
)
# fmt: on
"""Thousandths of the pot against one unknown hand, all cards dealt; found by dealing each of the 169 hands thirty thousand times.

Rows and columns are ranks from the ace down: pairs on the diagonal, suited hands above it, the others below.
"""

_PAIR, _SUITED, _OFFSUIT = 6, 4, 12
"""In how many ways a hand of each kind can be held."""


def strength(held: Sequence[Card]) -> int:
    """What two cards win against one unknown hand, in thousandths."""
    first, second = sorted((RANKS.index(held[0][0]), RANKS.index(held[1][0])))
    return WINS[first][second] if held[0][1] == held[1][1] else WINS[second][first]


def _ways(row: int, column: int) -> int:
    return _PAIR if row == column else _SUITED if row < column else _OFFSUIT


def _better() -> dict[int, float]:
    """For each strength the share of all hands that are stronger."""
    counted: dict[int, int] = {}
    for row, wins in enumerate(WINS):
        for column, one in enumerate(wins):
            counted[one] = counted.get(one, 0) + _ways(row, column)
    total, above = sum(counted.values()), 0
    found = {}
    for one in sorted(counted, reverse=True):
        found[one] = above / total
        above += counted[one]
    return found


_BETTER: Final = _better()


def better_share(held: Sequence[Card]) -> float:
    """The share of all hands that are stronger than this one, from 0 for the best."""
    return _BETTER[strength(held)]
