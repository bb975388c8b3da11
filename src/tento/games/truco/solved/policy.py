"""Reads the small policy of one kind of vira: what is done with a hand where so many cards lie and so much is at stake."""

import lzma
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import msgspec

from tento.games.truco.solved import places
from tento.games.truco.solved.palettes import CARDS, LAID_OR_COVERED, OF_CARDS, UNKNOWN, WHOLE, palette

FILTERS: Final = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "dict_size": 1 << 20},)
LENGTH: Final = 4
SLOTS: Final = 5
"""Cards and then covered cards from 0 on, a raise last; of who is asked: run, say yes, ask for more."""
RUN, YES, MORE, RAISE = 0, 1, 2, 4
_CHUNKS: Final = 16
_FIRST, _SECOND = 2, 4
"""The first rodada ends when so many cards lie, the second when so many do."""
_UP, _DOWN, _LEVEL = 0, 1, 2
_THREE, _TWO = 3, 2


class Head(msgspec.Struct, frozen=True):
    """What a part begins with: how many cards of each class may be met, and where its chunks end."""

    most: tuple[int, ...]
    ends: tuple[int, ...]


class Hand(NamedTuple):
    """The own cards by their classes, weak to strong; `under` is the own card that lies covered."""

    cards: tuple[int, ...]
    under: int | None = None


class Policy:
    """One part of the small file: whole, or what differs from another."""

    def __init__(self, data: memoryview, like: "Policy | None" = None) -> None:
        self._like = like
        self._head, self._body = head_of(data)
        self.most, self.classes = self._head.most, len(self._head.most)
        self.threes, self.twos = hands_of(self._head.most, _THREE), hands_of(self._head.most, _TWO)
        self.chunk = lru_cache(_CHUNKS)(self._read)
        """The places of the first rodada, and from 1 on of what follows each pair of its cards."""

    def _read(self, number: int) -> bytes:
        start = self._head.ends[number - 1] if number else 0
        found = lzma.decompress(self._body[start : self._head.ends[number]], lzma.FORMAT_RAW, filters=FILTERS)
        return found if self._like is None else _together(found, self._like.chunk(number))

    def shares(self, laid: Sequence[int], mode: int, hand: Hand) -> list[float]:
        """How often what is done, by slot; nothing where nothing is known. Of the cards laid `classes` is a covered one."""
        number = 0 if len(laid) < _FIRST else 1 + laid[0] * self.classes + laid[1]
        cards = CARDS if len(laid) < _FIRST else LAID_OR_COVERED if len(laid) < _SECOND else 0
        return _shares(self.chunk(number), self.place(laid, mode, hand), mode >= places.ASKED, cards)

    def place(self, laid: Sequence[int], mode: int, hand: Hand) -> int:
        """Where a decision lies within its chunk."""
        many, classes, twos = len(laid), self.classes, len(self.twos)
        if many < _FIRST:
            return places.first_place(len(self.threes), laid[0] + 1 if laid else 0, mode, self._number(hand))
        if many < _SECOND:
            return places.second_place(classes, twos, laid[2] + 1 if many > _FIRST else 0, mode, self._number(hand))
        if many == _SECOND:
            return places.third_place(classes, places.laid_size(classes, twos), laid[2], laid[3], mode, self._number(hand))
        return places.last_place(classes, places.last_start(classes, twos), laid[2], laid[3], mode, _over(laid[_SECOND], hand))

    def _number(self, hand: Hand) -> int:
        if hand.under is not None:
            return hand.cards[0] * places.LANES + hand.under
        if len(hand.cards) == _THREE:
            return self.threes[hand.cards]
        return self.twos[hand.cards] if len(hand.cards) == _TWO else hand.cards[0]


def _together(differs: bytes, like: bytes) -> bytes:
    """What differs, over what it differs from."""
    return (int.from_bytes(differs, "little") ^ int.from_bytes(like, "little")).to_bytes(len(like), "little")


def _over(led: int, hand: Hand) -> int:
    """The hand over a last card: who led it has laid the own one, the other knows what the own one does to it."""
    if not hand.cards:
        return led
    own = hand.cards[0]
    return (_UP if own > led else _DOWN if own < led else _LEVEL) * places.LANES + led


def _shares(chunk: bytes, place: int, asked: bool, cards: int) -> list[float]:
    word, other, found = chunk[place], chunk[len(chunk) // 2 + place], [0.0] * SLOTS
    if word == UNKNOWN:
        return found
    share = word / WHOLE
    if asked:
        more = other / WHOLE
        found[RUN], found[YES], found[MORE] = share, (1 - share) * (1 - more), (1 - share) * more
        return found
    found[RAISE] = share
    ways = palette(cards, OF_CARDS[cards])[other] if cards else (1,)
    found[: len(ways)] = [(1 - share) * way / sum(ways) for way in ways]
    return found


def head_of(data: memoryview) -> tuple[Head, memoryview]:
    """What a part begins with, and its chunks one after the other."""
    size = int.from_bytes(data[:LENGTH], "big")
    return msgspec.json.decode(data[LENGTH : LENGTH + size], type=Head), data[LENGTH + size :]


def hands_of(most: Sequence[int], size: int) -> dict[tuple[int, ...], int]:
    """The hands of so many cards, weak to strong, with their numbers."""
    every = combinations_with_replacement(range(len(most)), size)
    hands = [hand for hand in every if all(most[card] >= times for card, times in Counter(hand).items())]
    return {hand: number for number, hand in enumerate(hands)}
