"""Chance for compiled code: SplitMix64 from a seed, so that the same seed draws the same cards."""

import numpy as np

from tento.games.poker.evaluator.compiled import compiled
from tento.games.poker.evaluator.masks import Masks, bit_of


def luck_of(seed: int) -> Masks:
    """The state of chance that a seed begins with."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@compiled
def drawn(luck: Masks) -> np.uint64:
    """The next 64 bits."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = luck[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(luck: Masks, bound: int) -> int:
    """A number from 0 to just below the bound."""
    return np.int64((drawn(luck) >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))  # type: ignore[return-value]  # a number


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
