"""The evaluator beside others: the readable one, one that tries all fives, phevaluator and eval7."""

from itertools import combinations, pairwise

import eval7
import numpy as np
import phevaluator
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tento.cards.card import parse_cards
from tento.games.poker.evaluator.high import high, high_of
from tento.games.poker.evaluator.low import eight, eight_of, razz, razz_of
from tento.games.poker.evaluator.masks import card_of, index_of
from tento.games.poker.evaluator.omaha import omaha_high, omaha_high_of, omaha_low, omaha_low_of
from tento.games.poker.evaluator.tables import NO_LOW
from tento.games.poker.rules.hands import best
from tento.games.poker.rules.variants import VARIANTS
from tests.games.poker.evaluator.hands import dealt
from tests.games.poker.settlement import high_key, low_key

HOLDEM, HILO, STUD_HILO, RAZZ = (VARIANTS[name] for name in ("no-limit-holdem", "omaha-hilo", "stud-hilo", "razz"))
SIZES = (5, 6, 7, 8, 9)


def cards_of(row):
    return [card_of(int(index)) for index in row]


def same_order(ours, theirs) -> bool:
    """True if both put the hands in the same order, with the same ones equal."""
    pairs = sorted(set(zip(ours, theirs, strict=True)))
    rising = all(one[1] < other[1] for one, other in pairwise(pairs))
    return rising and len({one for one, _ in pairs}) == len(pairs)


def test_an_index_names_its_card():
    assert [index_of(card_of(index)) for index in range(52)] == list(range(52))
    assert (card_of(0), card_of(51)) == ("2c", "As")


@pytest.mark.parametrize("size", SIZES)
def test_high_hands_are_worth_what_the_readable_evaluator_says(size):
    for row in dealt(300, size, seed=size):
        cards = cards_of(row)
        assert high_of(cards) == best(HOLDEM, "high", cards, ())


@pytest.mark.parametrize("size", SIZES)
def test_low_hands_are_worth_what_the_readable_evaluator_says(size):
    for row in dealt(300, size, seed=size):
        cards = cards_of(row)
        assert razz_of(cards) == best(RAZZ, "low", cards, ())
        assert eight_of(cards) == best(STUD_HILO, "low", cards, ())


def test_omaha_hands_are_worth_what_the_readable_evaluator_says():
    for row in dealt(300, 9, seed=1):
        held, board = cards_of(row[:4]), cards_of(row[4:])
        assert omaha_high_of(held, board) == best(HILO, "high", held, board)
        assert omaha_low_of(held, board) == best(HILO, "low", held, board)


@pytest.mark.parametrize("size", [8, 9])
def test_a_flush_beside_a_full_house_or_four_of_a_kind_gives_way(size):
    full_house = parse_cards("As Ks 9s 5s 2s Ah Ad Kd 3c")[:size]
    quads = parse_cards("As Ks 9s 5s 2s Ah Ad Ac 3c")[:size]
    assert high_of(full_house) == (6, 14, 13)
    assert high_of(quads) == (7, 14, 13)


@pytest.mark.parametrize("size", SIZES)
def test_few_ranks_make_the_razz_hand_that_trying_all_fives_finds(size):
    """Hands of few ranks hardly come at random: here all cards are of the lowest, a middle and the highest ranks."""
    luck = np.random.default_rng(size)
    few = [index for index in range(52) if index // 4 in (12, 0, 6, 11)]
    hands = np.array([luck.choice(few, size, replace=False) for _ in range(400)], dtype=np.uint8)
    oracle = [min(low_key(five) for five in combinations(cards_of(row), 5)) for row in hands]
    assert same_order(razz(hands).tolist(), [(shape, tuple(ranks)) for shape, ranks in oracle])


@pytest.mark.parametrize("size", SIZES)
def test_lows_are_those_that_trying_all_fives_finds(size):
    hands = dealt(400, size, seed=10 + size)
    oracle = [min(low_key(five) for five in combinations(cards_of(row), 5)) for row in hands]
    keys = [(shape, tuple(ranks)) for shape, ranks in oracle]
    assert same_order(razz(hands).tolist(), keys)
    qualified = [shape == 0 and ranks[0] <= 7 for shape, ranks in keys]
    assert (eight(hands) != NO_LOW).tolist() == qualified


def test_omaha_lows_are_those_that_trying_all_fives_finds():
    hands = dealt(600, 9, seed=30)
    oracle = []
    for row in hands:
        twos, threes = combinations(cards_of(row[:4]), 2), list(combinations(cards_of(row[4:]), 3))
        keys = [low_key(two + three) for two in twos for three in threes]
        lows = [tuple(ranks) for shape, ranks in keys if shape == 0 and ranks[0] <= 7]
        oracle.append(min(lows, default=(99,)))
    assert same_order(omaha_low(hands[:, :4], hands[:, 4:]).tolist(), oracle)
    assert 100 < oracle.count((99,)) < 550


def test_omaha_highs_are_those_that_trying_all_fives_finds():
    hands = dealt(300, 9, seed=31)
    oracle = []
    for row in hands:
        twos, threes = combinations(cards_of(row[:4]), 2), list(combinations(cards_of(row[4:]), 3))
        category, ranks = max(high_key(two + three) for two in twos for three in threes)
        oracle.append((category, tuple(ranks)))
    assert same_order(omaha_high(hands[:, :4], hands[:, 4:]).tolist(), oracle)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_hands_are_ordered_as_by_phevaluator(size):
    hands = dealt(20_000, size, seed=40 + size)
    theirs = [-phevaluator.evaluate_cards(*map(int, row)) for row in hands]
    assert same_order(high(hands).tolist(), theirs)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_hands_are_ordered_as_by_eval7(size):
    hands = dealt(20_000, size, seed=50 + size)
    pack = [eval7.Card(card_of(index)) for index in range(52)]
    theirs = [eval7.evaluate([pack[index] for index in row]) for row in hands]
    assert same_order(high(hands).tolist(), theirs)


def test_omaha_hands_are_ordered_as_by_phevaluator():
    hands = dealt(10_000, 9, seed=60)
    theirs = [-phevaluator.evaluate_omaha_cards(*map(int, row[4:]), *map(int, row[:4])) for row in hands]
    assert same_order(omaha_high(hands[:, :4], hands[:, 4:]).tolist(), theirs)


@given(luck=st.randoms(use_true_random=False), size=st.sampled_from(SIZES))
def test_any_hand_is_worth_the_same_by_both_evaluators(luck, size):
    cards = luck.sample([card_of(index) for index in range(52)], size)
    assert high_of(cards) == best(HOLDEM, "high", cards, ())
    assert razz_of(cards) == best(RAZZ, "low", cards, ())
    assert eight_of(cards) == best(STUD_HILO, "low", cards, ())
