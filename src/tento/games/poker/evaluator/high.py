"""The worth of high hands of five to nine cards, in bulk. A greater value wins; `tables.as_tuple` writes it out."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tento.cards.card import Card
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.masks import Cards, Masks, Values, indices, mask_of
from tento.games.poker.evaluator.tables import FULL_HOUSE, PAIR, QUADS, SHAPE, SUITED, TOP, TRIPS, TWO_PAIRS, UNPAIRED, as_tuple
from tento.games.poker.rules.hands import Value


@compiled
def high_of_mask(mask: np.uint64) -> int:
    """The value of the best five of these cards.

    With eight or nine cards a flush can lie beside four of a kind or a full house, so the better of both is taken.
    """
    bits: Any = np.int64(mask)
    clubs, diamonds, hearts, spades = bits & 8191, bits >> 16 & 8191, bits >> 32 & 8191, bits >> 48 & 8191
    suited = max(SUITED[clubs], SUITED[diamonds], SUITED[hearts], SUITED[spades])
    black, red = clubs & diamonds, hearts & spades
    some_black, some_red = clubs | diamonds, hearts | spades
    ranks = some_black | some_red
    twice = black | red | some_black & some_red
    if twice == 0:
        return max(suited, UNPAIRED[ranks])
    thrice = black & some_red | red & some_black
    return max(suited, _paired(ranks, twice, thrice, black & red))


@compiled
def _paired(ranks: int, twice: int, thrice: int, four: int) -> int:
    """The value of a hand with a pair or more, by the sets of ranks that lie at least once, twice, three and four times; no flush."""
    if four:
        top = TOP[four] >> 16
        return QUADS << SHAPE | top << 16 | TOP[ranks ^ 1 << top - 2] >> 16 << 12
    if thrice:
        top = TOP[thrice] >> 16
        pairs = twice ^ 1 << top - 2
        if pairs:
            return FULL_HOUSE << SHAPE | top << 16 | TOP[pairs] >> 16 << 12
        return max(UNPAIRED[ranks], TRIPS << SHAPE | top << 16 | TOP[ranks ^ 1 << top - 2] >> 12 << 8)
    top = TOP[twice] >> 16
    lower = twice ^ 1 << top - 2
    if lower:
        second = TOP[lower] >> 16
        kicker = TOP[ranks ^ 1 << top - 2 ^ 1 << second - 2] >> 16
        return max(UNPAIRED[ranks], TWO_PAIRS << SHAPE | top << 16 | second << 12 | kicker << 8)
    return max(UNPAIRED[ranks], PAIR << SHAPE | top << 16 | TOP[ranks ^ 1 << top - 2] >> 8 << 4)


@compiled
def high_of_masks(masks: Masks) -> Values:
    """The values of many hands, given as masks."""
    values = np.empty(masks.shape[0], dtype=np.int32)
    for hand in range(masks.shape[0]):
        values[hand] = high_of_mask(masks[hand])
    return values


@compiled
def high(hands: Cards) -> Values:
    """The values of many hands: a row of card indices for each, five to nine different ones."""
    values = np.empty(hands.shape[0], dtype=np.int32)
    for hand in range(hands.shape[0]):
        values[hand] = high_of_mask(mask_of(hands[hand]))
    return values


def high_of(cards: Sequence[Card]) -> Value:
    """The worth of one hand of five to nine cards, as the readable evaluator writes it."""
    return as_tuple(int(high_of_mask(mask_of(indices(cards)))))
