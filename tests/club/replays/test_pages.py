"""A long replay comes in pages: together they are the whole, and each is bounded."""

import zlib
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tento.club.replays.opened import open_record
from tento.club.replays.pages import LARGEST_PAGE, packed_pages
from tento.club.replays.told import Replay
from tento.table.seats import Seat
from tests.records.recorded import SMALL, played

LARGEST = 20_000


@pytest.fixture(scope="module")
def replay():
    return open_record(played("ktruco-paulista", 4, 1, "deal").text, Seat(1)).replay


def pages_of(replay: Replay, largest: int = LARGEST_PAGE) -> list[bytes]:
    head = replace(replay, steps=(), deals=())
    return [zlib.decompress(page) for page in packed_pages((*replay.steps, *replay.deals), lambda: head, largest)]


def decoded(pages: list[bytes]) -> list[Any]:
    return [msgspec.json.decode(page) for page in pages]


def as_json(replay: Replay) -> Any:
    return msgspec.json.decode(msgspec.json.encode(replay))


def test_the_pages_together_are_the_replay(replay):
    pages = decoded(pages_of(replay, LARGEST))
    steps, deals = ([part for page in pages for part in page[name]] for name in ("steps", "deals"))
    assert len(pages) > 2
    assert pages[0] | {"steps": steps, "deals": deals} == as_json(replay)


def test_no_page_has_more_bytes_than_allowed(replay):
    head = len(msgspec.json.encode(replace(replay, steps=(), deals=())))
    assert max(map(len, pages_of(replay, LARGEST))) <= head + LARGEST


def test_a_step_larger_than_a_page_is_a_page(replay):
    pages = decoded(pages_of(replay, 1))
    assert [len(page["steps"]) + len(page["deals"]) for page in pages] == [1] * (len(replay.steps) + len(replay.deals))


def test_a_short_replay_is_one_page():
    replay = open_record(SMALL).replay
    assert pages_of(replay) == [msgspec.json.encode(replay)]


def test_a_replay_without_steps_is_one_page(replay):
    empty = replace(replay, steps=(), deals=())
    assert pages_of(empty) == [msgspec.json.encode(empty)]
