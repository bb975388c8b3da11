"""The worth of Omaha hands in bulk: exactly two of the four held cards with three of the board, high and eight-or-better low."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tento.cards.card import Card
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.high import high_of_mask
from tento.games.poker.evaluator.low import ace_low
from tento.games.poker.evaluator.masks import Cards, Masks, Values, bit_of, indices
from tento.games.poker.evaluator.tables import EIGHT_OR_BETTER, NO_LOW, as_tuple
from tento.games.poker.rules.hands import Value


@compiled
def twos_of(held: Cards) -> Masks:
    """The masks of every two of the held cards."""
    twos = np.empty(held.size * (held.size - 1) // 2, dtype=np.uint64)
    place = 0
    for first in range(held.size):
        for second in range(first):
            twos[place] = bit_of(held[first]) | bit_of(held[second])
            place += 1
    return twos


@compiled
def threes_of(board: Cards) -> Masks:
    """The masks of every three cards of the board."""
    size = board.size
    threes = np.empty(size * (size - 1) * (size - 2) // 6, dtype=np.uint64)
    place = 0
    for first in range(size):
        for second in range(first):
            for third in range(second):
                threes[place] = bit_of(board[first]) | bit_of(board[second]) | bit_of(board[third])
                place += 1
    return threes


@compiled
def high_of_masks(twos: Masks, threes: Masks) -> int:
    """The value of the best of these twos with one of these threes."""
    best = 0
    for three in threes:
        for two in twos:
            best = max(best, high_of_mask(two | three))
    return best


@compiled
def low_ranks(mask: np.uint64) -> int:
    """The ranks up to the eight, with the ace in the first bit."""
    bits: Any = np.int64(mask)
    return ace_low((bits | bits >> 16 | bits >> 32 | bits >> 48) & 8191) & 255


@compiled
def low_of_masks(twos: Masks, threes: Masks) -> int:
    """The value of the best low of one of these twos with one of these threes; NO_LOW if none qualifies."""
    best = NO_LOW
    for three in threes:
        on_board = low_ranks(three)
        for two in twos:
            best = min(best, EIGHT_OR_BETTER[on_board | low_ranks(two)])
    return best


@compiled
def omaha_high(held: Cards, boards: Cards) -> Values:
    """The values of many hands: a row of held cards and a row of the board for each."""
    values = np.empty(held.shape[0], dtype=np.int32)
    for hand in range(held.shape[0]):
        values[hand] = high_of_masks(twos_of(held[hand]), threes_of(boards[hand]))
    return values


@compiled
def omaha_low(held: Cards, boards: Cards) -> Values:
    """The eight-or-better values of many hands: a row of held cards and a row of the board for each."""
    values = np.empty(held.shape[0], dtype=np.int32)
    for hand in range(held.shape[0]):
        values[hand] = low_of_masks(twos_of(held[hand]), threes_of(boards[hand]))
    return values


def omaha_high_of(held: Sequence[Card], board: Sequence[Card]) -> Value:
    """The worth of one hand, as the readable evaluator writes it."""
    return as_tuple(int(high_of_masks(twos_of(indices(held)), threes_of(indices(board)))))


def omaha_low_of(held: Sequence[Card], board: Sequence[Card]) -> Value | None:
    """The low worth of one hand, as the readable evaluator writes it; None if it does not qualify."""
    value = int(low_of_masks(twos_of(indices(held)), threes_of(indices(board))))
    return None if value == NO_LOW else as_tuple(value)
