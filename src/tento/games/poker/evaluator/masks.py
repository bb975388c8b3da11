"""Cards as numbers for the fast evaluator: an index from 0 to 51, or one bit of a mask of 64.

The index counts ranks from the two up, and in each rank clubs, diamonds, hearts, spades. A mask holds one suit in each of its four
groups of 16 bits, the two in the lowest bit of a group and the ace in the thirteenth.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from tento.cards.card import Card
from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.rules.hands import RANKS, SUITS

Cards = NDArray[np.uint8]
Masks = NDArray[np.uint64]
Values = NDArray[np.int32]


def index_of(card: Card) -> int:
    """The index of a card."""
    return 4 * RANKS.index(card[0]) + SUITS.index(card[1])


def card_of(index: int) -> Card:
    """The card with this index."""
    return Card(RANKS[index // 4] + SUITS[index % 4])


def indices(cards: Iterable[Card]) -> Cards:
    """The indices of these cards as an array."""
    return np.array([index_of(card) for card in cards], dtype=np.uint8)


@compiled
def bit_of(index: int) -> np.uint64:
    """The mask of one card."""
    return np.uint64(1) << np.uint64((index & 3) * 16 + (index >> 2))


@compiled
def mask_of(cards: Cards) -> np.uint64:
    """The mask of the cards with these indices."""
    mask = np.uint64(0)
    for index in cards:
        mask |= bit_of(index)
    return mask


@compiled
def split(mask: np.uint64, bits: Masks) -> int:
    """The cards of a mask one by one, and how many they are."""
    size = 0
    while mask:
        bits[size] = mask & (~mask + np.uint64(1))
        mask ^= bits[size]
        size += 1
    return size
