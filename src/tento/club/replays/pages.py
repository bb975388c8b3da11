"""A replay in compressed pages of bounded size: no match makes an answer without end, and while they are made one is in memory."""

import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tento.club.replays.told import CheckedDeal, Part, Replay

LARGEST_PAGE: Final = 512 * 1024
"""Bytes of JSON: the steps and deals of one page take no more, unless a single one does."""
_encode: Final = msgspec.json.Encoder().encode


class _Page:
    """The steps and deals of one page, each as JSON, and the bytes that are left for more."""

    def __init__(self, room: int) -> None:
        self.steps, self.deals, self._room = list[bytes](), list[bytes](), room

    def has_room(self, size: int) -> bool:
        return size < self._room or not (self.steps or self.deals)

    def add(self, part: Part, text: bytes) -> None:
        self._room -= len(text) + 1
        (self.deals if isinstance(part, CheckedDeal) else self.steps).append(text)

    def packed(self) -> tuple[bytes, bytes]:
        steps, deals = (zlib.compress(b"[" + b",".join(texts) + b"]", 1) for texts in (self.steps, self.deals))
        return steps, deals


def packed_pages(parts: Iterable[Part], head: Callable[[], Replay], largest: int = LARGEST_PAGE) -> tuple[bytes, ...]:
    """The pages of a replay: first its steps in their order, then its deals in theirs; at least one page.

    `head` is the replay around them. It is asked for when all parts were taken: how a match ended is known at its end.
    """
    packed = [page.packed() for page in _filled(parts, largest)]
    around = head()
    return tuple(zlib.compress(_encode(replace(around, steps=_raw(steps), deals=_raw(deals))), 1) for steps, deals in packed)


def _filled(parts: Iterable[Part], largest: int) -> Iterator[_Page]:
    page = _Page(largest)
    for part in parts:
        text = _encode(part)
        if not page.has_room(len(text)):
            yield page
            page = _Page(largest)
        page.add(part, text)
    yield page


def _raw(packed: bytes) -> Any:
    """JSON that is written as it is."""
    return msgspec.Raw(zlib.decompress(packed))
