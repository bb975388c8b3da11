"""The worth of Omaha hands in bulk: exactly two of the four held cards with three of the board, high and eight-or-better low."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tento.cards.card import Card
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.high import high_of_mask
from tento.games.poker.evaluator.low import ace_low
from tento.games.poker.evaluator.masks import Cards, Values, indices, mask_of, split
from tento.games.poker.evaluator.tables import EIGHT_OR_BETTER, NO_LOW, as_tuple
from tento.games.poker.rules.hands import Value


@compiled
def omaha_high_of_masks(held: np.uint64, board: np.uint64) -> int:
    """The value of the best hand of two held cards and three of the board."""
    mine, common = np.empty(4, dtype=np.uint64), np.empty(5, dtype=np.uint64)
    holes, size = split(held, mine), split(board, common)
    best = 0
    for first in range(size):
        for second in range(first):
            for third in range(second):
                three = common[first] | common[second] | common[third]
                for one in range(holes):
                    for other in range(one):
                        best = max(best, high_of_mask(three | mine[one] | mine[other]))
    return best


@compiled
def low_rank_of(card: np.uint64) -> int:
    """The rank of a card up to the eight as one of eight bits, the ace in the first; 0 above the eight."""
    bits: Any = np.int64(card)
    return ace_low((bits | bits >> 16 | bits >> 32 | bits >> 48) & 8191) & 255


@compiled
def omaha_low_of_masks(held: np.uint64, board: np.uint64) -> int:
    """The value of the best low of two held cards and three of the board; NO_LOW if none qualifies."""
    mine, common = np.empty(4, dtype=np.uint64), np.empty(5, dtype=np.uint64)
    holes, size = split(held, mine), split(board, common)
    best = NO_LOW
    for first in range(size):
        for second in range(first):
            for third in range(second):
                three = low_rank_of(common[first]) | low_rank_of(common[second]) | low_rank_of(common[third])
                for one in range(holes):
                    for other in range(one):
                        best = min(best, EIGHT_OR_BETTER[three | low_rank_of(mine[one]) | low_rank_of(mine[other])])
    return best


@compiled
def omaha_high(held: Cards, boards: Cards) -> Values:
    """The values of many hands: a row of held cards and a row of the board for each."""
    values = np.empty(held.shape[0], dtype=np.int32)
    for hand in range(held.shape[0]):
        values[hand] = omaha_high_of_masks(mask_of(held[hand]), mask_of(boards[hand]))
    return values


@compiled
def omaha_low(held: Cards, boards: Cards) -> Values:
    """The eight-or-better values of many hands: a row of held cards and a row of the board for each."""
    values = np.empty(held.shape[0], dtype=np.int32)
    for hand in range(held.shape[0]):
        values[hand] = omaha_low_of_masks(mask_of(held[hand]), mask_of(boards[hand]))
    return values


def omaha_high_of(held: Sequence[Card], board: Sequence[Card]) -> Value:
    """The worth of one hand, as the readable evaluator writes it."""
    return as_tuple(int(omaha_high_of_masks(mask_of(indices(held)), mask_of(indices(board)))))


def omaha_low_of(held: Sequence[Card], board: Sequence[Card]) -> Value | None:
    """The low worth of one hand, as the readable evaluator writes it; None if it does not qualify."""
    value = int(omaha_low_of_masks(mask_of(indices(held)), mask_of(indices(board))))
    return None if value == NO_LOW else as_tuple(value)
