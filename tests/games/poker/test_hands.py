"""What a hand is worth by the readable evaluator, held against one that tries every five cards."""

from itertools import combinations
from random import Random

import pytest

from tento.cards.card import parse_cards
from tento.cards.deck import DECK_52
from tento.games.poker.rules.hands import best
from tento.games.poker.rules.variants import VARIANTS
from tests.games.poker.settlement import high_key, low_key

HOLDEM, RAZZ, STUD_HILO = (VARIANTS[name] for name in ("no-limit-holdem", "razz", "stud-hilo"))


def hands(size, seed):
    """Random hands, and random hands of few ranks and of few suits, where pairs and flushes crowd."""
    luck = Random(seed)
    few_ranks = [card for card in DECK_52 if card[0] in "A2678K"]
    few_suits = [card for card in DECK_52 if card[1] in "cs" or card[0] in "A7"]
    return [luck.sample(pack, size) for pack in (DECK_52, few_ranks, few_suits) for _ in range(150)]


@pytest.mark.parametrize("size", [5, 6, 7, 8, 9])
def test_high_hands_rank_as_when_every_five_is_tried(size):
    found = [(best(HOLDEM, "high", cards, ()) or (), max(high_key(five) for five in combinations(cards, 5))) for cards in hands(size, size)]
    for (mine, key), (other, other_key) in combinations(found[::2], 2):
        assert (mine > other, mine == other) == (key > other_key, key == other_key)


@pytest.mark.parametrize("size", [5, 6, 7, 8, 9])
def test_low_hands_rank_as_when_every_five_is_tried(size):
    for cards in hands(size, 10 + size):
        key = min(low_key(five) for five in combinations(cards, 5))
        ranks = tuple(number + 1 for number in key[1])
        lowest = best(RAZZ, "low", cards, ())
        assert lowest is not None
        assert lowest[1:] == ranks
        assert best(STUD_HILO, "low", cards, ()) == (lowest if key[0] == 0 and ranks[0] <= 8 else None)


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("As Ks Qs Js Ts 2d 2c", (8, 14, 13, 12, 11, 10)),
        ("5h 4h 3h 2h Ah Kh Qd", (8, 5, 4, 3, 2, 1)),
        ("9s 9h 9d 9c Kd Kh 2c", (7, 9, 13)),
        ("9s 9h 9d Kc Kd 2h 2c", (6, 9, 13)),
        ("7s 7h 7d 2c 2d 2h Kc Kd", (6, 7, 13)),
        ("As Js 8s 5s 3s 2s Ah", (5, 14, 11, 8, 5, 3)),
        ("9s 8h 7d 6c 5d 5h 5c", (4, 9, 8, 7, 6, 5)),
        ("As 2h 3d 4c 5d Kh Qc", (4, 5, 4, 3, 2, 1)),
        ("As Ah Ad Kc Qd 2h 3c", (3, 14, 13, 12)),
        ("As Ah Kd Kc Qd Qh 3c", (2, 14, 13, 12)),
        ("As Ah Kd Jc 9d 2h 3c", (1, 14, 13, 11, 9)),
        ("As Qh Kd Jc 9d 2h 3c", (0, 14, 13, 12, 11, 9)),
    ],
)
def test_every_category_is_told_by_its_ranks(cards, worth):
    assert best(HOLDEM, "high", parse_cards(cards), ()) == worth
