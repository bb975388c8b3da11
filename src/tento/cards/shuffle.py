"""The shuffle and the cut. A permutation lists places: what goes to place i comes from place `permutation[i]`."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from tento.cards.stream import LIMIT, below, byte_stream

T = TypeVar("T")


def permutation(tag: bytes, key: bytes, size: int) -> list[int]:
    """The places 0 to size - 1 in an order that follows from the key alone: Fisher–Yates from the last place down."""
    source = byte_stream(tag, key)
    places = list(range(size))
    for i in range(size - 1, 255, -1):
        j = below(source, i + 1)
        places[i], places[j] = places[j], places[i]
    _finish(places, source)
    return places


def _finish(places: list[int], source: Iterator[int]) -> None:
    """The draws of one byte each, written out instead of calling `below`: this loop is the cost of every deal."""
    n = min(len(places), 256)
    if n < 2:
        return
    limit = LIMIT
    for byte in source:
        if byte < limit[n]:
            j = byte % n
            n -= 1
            places[n], places[j] = places[j], places[n]
            if n == 1:
                return


def cut(pack: Sequence[T], at: int) -> tuple[T, ...]:
    """The pack after a cut: the top `at` cards go to the bottom."""
    if not 0 <= at <= len(pack):
        raise ValueError(f"a pack of {len(pack)} is not cut at {at}")
    return (*pack[at:], *pack[:at])
