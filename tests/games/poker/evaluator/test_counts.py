"""The evaluator over all hands of five cards: how many there are of each kind is known from counting suits and ranks."""

from collections import Counter
from math import comb

import numpy as np

from tento.games.poker.evaluator.high import high
from tento.games.poker.evaluator.low import eight, razz
from tento.games.poker.evaluator.tables import NO_LOW, SHAPE
from tests.games.poker.evaluator.hands import all_fives

UNPAIRED = comb(13, 5) - 10
COUNTS = {
    8: 10 * 4,
    7: 13 * 48,
    6: 13 * comb(4, 3) * 12 * comb(4, 2),
    5: UNPAIRED * 4,
    4: 10 * (4**5 - 4),
    3: 13 * comb(4, 3) * comb(12, 2) * 4**2,
    2: comb(13, 2) * comb(4, 2) ** 2 * 44,
    1: 13 * comb(4, 2) * comb(12, 3) * 4**3,
    0: UNPAIRED * (4**5 - 4),
}
DIFFERENT = {8: 10, 7: 156, 6: 156, 5: UNPAIRED, 4: 10, 3: 858, 2: 858, 1: 2860, 0: UNPAIRED}


def counted(values) -> dict[int, int]:
    return {int(shape): int(count) for shape, count in zip(*np.unique(values >> SHAPE, return_counts=True), strict=True)}


def test_the_counts_by_mathematics_are_all_hands():
    assert sum(COUNTS.values()) == comb(52, 5) == 2_598_960


def test_every_five_cards_fall_into_their_category():
    assert counted(high(all_fives())) == COUNTS


def test_every_category_has_as_many_different_hands_as_there_are():
    assert counted(np.unique(high(all_fives()))) == DIFFERENT
    assert sum(DIFFERENT.values()) == 7462


def test_every_five_cards_have_their_shape_in_razz():
    unsuited = {7: COUNTS[7], 6: COUNTS[6], 3: COUNTS[3], 2: COUNTS[2], 1: COUNTS[1], 0: comb(13, 5) * 4**5}
    assert counted(razz(all_fives())) == unsuited


def test_every_low_of_five_ranks_lies_in_1024_hands():
    values, counts = np.unique(razz(all_fives()), return_counts=True)
    assert Counter(counts[values >> SHAPE == 0].tolist()) == {4**5: comb(13, 5)}


def test_an_eight_low_is_five_of_the_eight_lowest_ranks():
    lows = eight(all_fives())
    assert np.count_nonzero(lows != NO_LOW) == comb(8, 5) * 4**5
    assert len(np.unique(lows)) == comb(8, 5) + 1


def test_eight_or_better_is_razz_where_it_qualifies():
    hands = all_fives()
    lows, lowest = eight(hands), razz(hands)
    qualified = lowest <= 8 << 16 | 7 << 12 | 6 << 8 | 5 << 4 | 4
    assert np.array_equal(lows, np.where(qualified, lowest, NO_LOW))
