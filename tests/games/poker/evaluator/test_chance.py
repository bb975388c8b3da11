"""Chance of the compiled code: the numbers of SplitMix64, and nothing but cards of the pack."""

import numpy as np

from tento.games.poker.evaluator.chance import cards_not_in, fill
from tento.games.poker.evaluator.masks import bit_of, split
from tento.table.bulk.chance import below, drawn, luck_of

WORD = (1 << 64) - 1
PACK = {int(bit_of(index)) for index in range(52)}
USED = [int(bit_of(index)) for index in range(0, 40, 2)]


def split_mix(seed: int):
    """SplitMix64 as it is written down everywhere, in numbers without an end."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & WORD
        bits = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & WORD
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & WORD
        yield bits ^ bits >> 31


def test_the_numbers_are_those_of_split_mix():
    luck, own = luck_of(1234567), split_mix(1234567)
    found = [int(drawn(luck)) for _ in range(100)]
    assert found[:2] == [6457827717110365317, 3203168211198807973]
    assert found == [next(own) for _ in range(100)]


def test_every_number_below_a_bound_comes_and_no_other():
    luck = luck_of(3)
    assert {int(below(luck, 7)) for _ in range(500)} == set(range(7))


def test_cards_are_of_the_pack_and_not_used():
    luck, used = luck_of(5), np.uint64(sum(USED))
    bits = np.empty(52, dtype=np.uint64)
    for _ in range(200):
        assert split(cards_not_in(luck, used, 9), bits) == 9
        assert set(bits[:9].tolist()) <= PACK - {*USED}


def test_places_are_filled_with_different_cards_that_are_not_used():
    luck, used = luck_of(8), np.uint64(sum(USED))
    for _ in range(200):
        cards = np.zeros(12, dtype=np.uint64)
        cards[:2] = 1 << 60, 1 << 61
        after = fill(luck, used, cards, 2)
        came = cards[2:].tolist()
        assert cards[:2].tolist() == [1 << 60, 1 << 61]
        assert len(set(came)) == 10
        assert set(came) <= PACK - {*USED}
        assert int(after) == sum(USED) + sum(came)
