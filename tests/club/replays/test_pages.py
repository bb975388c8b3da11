"""A long replay comes in pages: together they are the whole, and each is bounded."""

import msgspec
import pytest
from msgspec.structs import replace

from tento.club.replays.opened import open_record
from tento.club.replays.pages import pages_of
from tento.table.seats import Seat
from tests.records.recorded import SMALL, played

LARGEST = 20_000


@pytest.fixture(scope="module")
def replay():
    return open_record(played("ktruco-paulista", 4, 1, "deal").text, Seat(1)).replay


def test_the_pages_together_are_the_replay(replay):
    pages = list(pages_of(replay, LARGEST))
    steps, deals = (tuple(part for page in pages for part in getattr(page, name)) for name in ("steps", "deals"))
    assert len(pages) > 2
    assert replace(replay, steps=steps, deals=deals) == replay


def test_no_page_has_more_bytes_than_allowed(replay):
    head = len(msgspec.json.encode(replace(replay, steps=(), deals=())))
    assert max(len(msgspec.json.encode(page)) for page in pages_of(replay, LARGEST)) <= head + LARGEST


def test_a_step_larger_than_a_page_is_a_page(replay):
    assert [len(page.steps) + len(page.deals) for page in pages_of(replay, 1)] == [1] * (len(replay.steps) + len(replay.deals))


def test_a_short_replay_is_one_page():
    replay = open_record(SMALL).replay
    assert list(pages_of(replay)) == [replay]


def test_a_replay_without_steps_is_one_page(replay):
    empty = replace(replay, steps=(), deals=())
    assert list(pages_of(empty)) == [empty]
