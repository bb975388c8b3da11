"""Puts all 133,784,560 hands of seven cards through the evaluator and counts their kinds: `make soak` does it once.

How many there are is known from mathematics: of the high hands by published counts, of the low ones by choosing ranks and suits.
"""

import sys
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.high import high_of_mask
from tento.games.poker.evaluator.low import eight_of_mask, razz_of_mask
from tento.games.poker.evaluator.masks import bit_of
from tento.games.poker.evaluator.tables import NO_LOW, SHAPE

HIGH: Final = (23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584)
"""High card, pair, two pairs, three of a kind, straight, flush, full house, four of a kind, straight flush."""


@compiled
def counted(first: int) -> NDArray[np.int64]:
    """The kinds of the hands whose highest card has this index: nine of high hands, eight of razz, and the lows up to the eight."""
    counts = np.zeros(18, dtype=np.int64)
    for b in range(first):
        for c in range(b):
            three = bit_of(first) | bit_of(b) | bit_of(c)
            for d in range(c):
                for e in range(d):
                    five = three | bit_of(d) | bit_of(e)
                    for f in range(e):
                        for g in range(f):
                            seven = five | bit_of(f) | bit_of(g)
                            counts[high_of_mask(seven) >> SHAPE] += 1
                            counts[9 + (razz_of_mask(seven) >> SHAPE)] += 1
                            counts[17] += eight_of_mask(seven) != NO_LOW
    return counts


def covering(ranks: int, cards: int) -> int:
    """In how many ways so many cards can be chosen of so many ranks, at least one of each."""
    return sum((-1) ** left * comb(ranks, left) * comb(4 * (ranks - left), cards) for left in range(ranks + 1))


def razz_counts() -> tuple[int, ...]:
    """By the number of different ranks: five or more make a low without a pair, four a pair, three two pairs, two a full house."""
    by_ranks = {ranks: comb(13, ranks) * covering(ranks, 7) for ranks in range(2, 8)}
    return (by_ranks[5] + by_ranks[6] + by_ranks[7], by_ranks[4], by_ranks[3], 0, 0, 0, by_ranks[2], 0)


def eight_count() -> int:
    """Hands with five or more of the eight lowest ranks, and any of the other twenty cards."""
    return sum(comb(8, ranks) * covering(ranks, low) * comb(20, 7 - low) for low in range(5, 8) for ranks in range(5, low + 1))


def main() -> None:
    """Counts, prints, and fails if a count is another one."""
    found = sum((counted(first) for first in range(6, 52)), np.zeros(18, dtype=np.int64)).tolist()
    wanted = [*HIGH, *razz_counts(), eight_count()]
    if found != wanted:
        sys.exit(f"hands of seven cards are counted wrongly: {found}, not {wanted}")
    print(f"all {sum(HIGH):,} hands of seven cards fall into their kinds, high and low")


if __name__ == "__main__":
    main()
