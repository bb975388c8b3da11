"""The hands that somebody may hold, by classes of equal cards, as arrays for the walk through the game."""

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tento.games.truco.solver.lanes import LANES

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float32]
Hand = tuple[int, ...]


class Space(IntEnum):
    """What somebody may hold: so many cards, or one and a covered one that the other has not seen."""

    NOTHING = 0
    ONE = 1
    TWO = 2
    THREE = 3
    ONE_AND_COVERED = 4


class Hands(NamedTuple):
    """All hands of no to three cards; a hand is an index within its space.

    `cards[space, hand]` are its classes. `held[space, class, rest]` is the hand that becomes `rest` when a card of the class is laid (-1:
    none), `slot` which of its different cards that is; `covered` tells it of a pair of which one is covered, sixteen to each card kept.
    `usable[choice, action, hand]` is 1 for what the hand can do: choice 0 is a bet, 1 to 3 lay one of so many cards or bet, 4 lay or cover
    one of two, 5 lay the highest of two. `start` weighs the hands of the deal.
    """

    counts: Ints
    sizes: Ints
    cards: Ints
    held: Ints
    slot: Ints
    covered: Ints
    usable: Floats
    start: Floats


def hands_of(counts: Sequence[int], dealt: int = 3) -> Hands:
    """The hands of a pack with so many cards of each class, weak to strong, of which two people get so many each."""
    classes = len(counts)
    lists = [_hands(counts, cards) for cards in range(4)]
    pairs = [(kept, below) for kept in range(classes) for below in range(LANES)]
    sizes = [*map(len, lists), len(pairs)]
    most = max(sizes)
    places = [{hand: place for place, hand in enumerate(hands)} for hands in lists]
    cards = np.zeros((5, most, 3), np.int32)
    held, slot = np.full((4, classes, most), -1, np.int32), np.zeros((4, classes, most), np.int32)
    usable = np.ones((6, 5, most), np.float32)
    for size in (1, 2, 3):
        usable[size, :size] = 0
    for size, hands in enumerate(lists):
        for place, hand in enumerate(hands):
            cards[size, place, :size] = hand
            for number, card in enumerate(sorted(set(hand))):
                usable[size, number, place] = 1
                rest = places[size - 1][_without(hand, card)]
                held[size, card, rest], slot[size, card, rest] = place, number
    usable[4, :2] = usable[4, 2:4] = usable[2, :2]
    usable[5, 1] = usable[2, 1]
    usable[5, 0] = 1 - usable[2, 1]
    covered = np.full((len(pairs), 2), -1, np.int32)
    for place, (kept, below) in enumerate(pairs):
        cards[Space.ONE_AND_COVERED, place, :2] = kept, below
        pair = places[2].get((min(kept, below), max(kept, below)))
        if pair is not None:
            covered[place] = pair, sorted({kept, below}).index(below)
    start = np.array([1 / prod(map(factorial, Counter(hand).values())) for hand in lists[dealt]], np.float32)
    numbers = np.array(counts, np.int32)
    return Hands(numbers, np.array(sizes, np.int32), cards, held, slot, covered, usable, start)


def deals_of(counts: Sequence[int], dealt: int) -> int:
    """In how many ways two people get so many cards each."""
    pack = sum(counts)
    return comb(pack, dealt) * comb(pack - dealt, dealt)


def _hands(counts: Sequence[int], size: int) -> list[Hand]:
    every = combinations_with_replacement(range(len(counts)), size)
    return [hand for hand in every if all(counts[card] >= times for card, times in Counter(hand).items())]


def _without(hand: Hand, card: int) -> Hand:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
