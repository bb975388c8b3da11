"""The worth of low hands of five to nine cards, in bulk: eight or better, and razz. A smaller value wins."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tento.cards.card import Card
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.masks import Cards, Values, indices, mask_of
from tento.games.poker.evaluator.tables import (
    DOWN,
    EIGHT_OR_BETTER,
    FULL_HOUSE,
    LOWEST,
    NO_LOW,
    PAIR,
    QUADS,
    SHAPE,
    TRIPS,
    TWO_PAIRS,
    as_tuple,
)
from tento.games.poker.rules.hands import Value


@compiled
def ace_low(ranks: int) -> int:
    """A set of ranks with the ace in the first bit."""
    return (ranks << 1 | ranks >> 12) & 8191


@compiled
def eight_of_mask(mask: np.uint64) -> int:
    """The value of the best low of five different ranks up to the eight; NO_LOW if there is none."""
    bits: Any = np.int64(mask)
    return EIGHT_OR_BETTER[ace_low((bits | bits >> 16 | bits >> 32 | bits >> 48) & 8191) & 255]


@compiled
def razz_of_mask(mask: np.uint64) -> int:
    """The value of the lowest five of these cards: straights and flushes do not count, the ace is low, pairs are bad."""
    bits: Any = np.int64(mask)
    clubs, diamonds, hearts, spades = bits & 8191, bits >> 16 & 8191, bits >> 32 & 8191, bits >> 48 & 8191
    black, red = clubs & diamonds, hearts & spades
    some_black, some_red = clubs | diamonds, hearts | spades
    ranks = ace_low(some_black | some_red)
    value = LOWEST[ranks]
    if value != NO_LOW:
        return value
    twice = ace_low(black | red | some_black & some_red)
    return _razz_paired(ranks, twice, ace_low(black & some_red | red & some_black))


@compiled
def _razz_paired(ranks: int, twice: int, thrice: int) -> int:
    """The value with fewer than five ranks, all of which must be played: as few equal cards as can be, and those low."""
    repeated = twice & -twice
    second = twice ^ repeated
    again = second & -second
    if DOWN[ranks] & 0xF0 != 0:  # four ranks: a pair
        return PAIR << SHAPE | DOWN[repeated] | DOWN[ranks ^ repeated] >> 4
    if DOWN[ranks] & 0xF00 != 0:  # three ranks: two pairs, else three of a kind
        if again:
            return TWO_PAIRS << SHAPE | DOWN[repeated | again] | DOWN[ranks ^ repeated ^ again] >> 8
        return TRIPS << SHAPE | DOWN[repeated] | DOWN[ranks ^ repeated] >> 4
    if again:  # two ranks: a full house, else four of a kind
        three = thrice & -thrice
        return FULL_HOUSE << SHAPE | DOWN[three] | DOWN[ranks ^ three] >> 4
    return QUADS << SHAPE | DOWN[repeated] | DOWN[ranks ^ repeated] >> 4


@compiled
def eight(hands: Cards) -> Values:
    """The eight-or-better values of many hands: a row of card indices for each."""
    values = np.empty(hands.shape[0], dtype=np.int32)
    for hand in range(hands.shape[0]):
        values[hand] = eight_of_mask(mask_of(hands[hand]))
    return values


@compiled
def razz(hands: Cards) -> Values:
    """The razz values of many hands: a row of card indices for each."""
    values = np.empty(hands.shape[0], dtype=np.int32)
    for hand in range(hands.shape[0]):
        values[hand] = razz_of_mask(mask_of(hands[hand]))
    return values


def eight_of(cards: Sequence[Card]) -> Value | None:
    """The eight-or-better worth of one hand, as the readable evaluator writes it; None if it does not qualify."""
    value = int(eight_of_mask(mask_of(indices(cards))))
    return None if value == NO_LOW else as_tuple(value)


def razz_of(cards: Sequence[Card]) -> Value:
    """The razz worth of one hand, as the readable evaluator writes it."""
    return as_tuple(int(razz_of_mask(mask_of(indices(cards)))))
