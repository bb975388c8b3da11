"""Cards by chance for compiled code, so that the same seed draws the same cards."""

import numpy as np

from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.masks import Masks, bit_of
from tento.table.bulk.chance import drawn


@compiled
def cards_not_in(luck: Masks, used: np.uint64, count: int) -> np.uint64:
    """The mask of so many cards that are not used: six bits of chance name a card, or none."""
    cards = np.uint64(0)
    word, left = drawn(luck), 10
    while count:
        index = np.int64(word & np.uint64(63))
        word >>= np.uint64(6)
        bit = bit_of(index)  # type: ignore[arg-type]  # a number
        if index < 52 and not bit & (used | cards):
            cards |= bit
            count -= 1
        left -= 1
        if left == 0:
            word, left = drawn(luck), 10
    return cards


@compiled
def fill(luck: Masks, used: np.uint64, cards: Masks, start: int) -> np.uint64:
    """Fills the places from `start` on with cards that are not used, and gives all that then are: six bits name a card, or none."""
    word, left = drawn(luck), 10
    place = start
    while place < cards.size:
        index = np.int64(word & np.uint64(63))
        word >>= np.uint64(6)
        bit = bit_of(index)  # type: ignore[arg-type]  # a number
        if index < 52 and not bit & used:
            cards[place] = bit
            used |= bit
            place += 1
        left -= 1
        if left == 0:
            word, left = drawn(luck), 10
    return used
