"""A replay in pages of bounded size, so that no match makes an answer without end."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from tento.club.replays.told import CheckedDeal, Replay, ToldStep

LARGEST_PAGE: Final = 512 * 1024
"""Bytes of JSON: the steps and deals of one page take no more, unless a single one does."""
_encode: Final = msgspec.json.Encoder().encode


def pages_of(replay: Replay, largest: int = LARGEST_PAGE) -> Iterator[Replay]:
    """The replay in pages: first the steps in their order, then the deals in theirs; at least one page."""
    steps, deals, room = list[ToldStep](), list[CheckedDeal](), largest
    parts: Iterable[ToldStep | CheckedDeal] = (*replay.steps, *replay.deals)
    for part in parts:
        size = len(_encode(part)) + 1
        if size > room and (steps or deals):
            yield replace(replay, steps=tuple(steps), deals=tuple(deals))
            steps, deals, room = [], [], largest
        room -= size
        if isinstance(part, ToldStep):
            steps.append(part)
        else:
            deals.append(part)
    yield replace(replay, steps=tuple(steps), deals=tuple(deals))
