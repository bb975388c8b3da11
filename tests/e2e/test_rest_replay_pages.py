"""A long match is told in pages, and what is remembered of replays is bounded in bytes."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tento.club.replays import pages
from tento.club.replays.finished import replay
from tento.club.replays.opened import open_record
from tento.club.replays.told import Replay
from tento.table.seats import SPECTATOR, Seat, Viewer
from tento.web.api import replays
from tento.web.api.replays import Replays
from tests.e2e.rest_app import code, played, services_of
from tests.records.recorded import played as in_the_terminal

LARGEST = 8_000


@pytest.fixture(autouse=True)
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "packed_pages", partial(pages.packed_pages, largest=LARGEST))


def whole(answers) -> dict[str, Any]:
    """The replay that these pages are together."""
    told: list[Any] = [answer.json() for answer in answers]
    assert {page["pages"] for page in told} == {len(told)}
    parts = {name: [part for page in told for part in page["replay"][name]] for name in ("steps", "deals")}
    return {**told[0]["replay"], **parts}


def as_json(told) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return decoded


async def replay_of(app, table: str, viewer: Viewer = SPECTATOR) -> Replay:
    kept = await services_of(app).live_tables.log_of(table)
    assert kept is not None
    made = replay(kept, viewer)
    assert made is not None
    return made


async def all_pages(ask) -> list[Any]:
    first = await ask(0)
    assert first.status_code == 200, first.text
    return [first, *[await ask(page) for page in range(1, first.json()["pages"])]]


async def test_the_pages_of_a_match_together_are_its_replay(client, app):
    table, four = await played(client, app)
    answers = await all_pages(lambda page: four[1].get(f"/api/matches/{table}?page={page}"))
    assert len(answers) > 1
    assert whole(answers) == as_json(await replay_of(app, table, Seat(1)))


async def test_no_page_of_a_match_is_larger_than_the_bound(client, app):
    table, _four = await played(client, app)
    answers = await all_pages(lambda page: client.get(f"/api/matches/{table}?page={page}"))
    head = len(msgspec.json.encode(replace(await replay_of(app, table), steps=(), deals=())))
    assert max(len(answer.content) for answer in answers) < LARGEST + head + 1000  # and who sat there


async def test_a_page_after_the_last_is_not_there(client, app):
    table, _four = await played(client, app)
    last = (await client.get(f"/api/matches/{table}")).json()["pages"]
    assert code(await client.get(f"/api/matches/{table}?page={last}")) == (404, "not_found")
    assert (await client.get(f"/api/matches/{table}?page=-1")).status_code == 400


async def test_the_pages_of_a_record_together_are_its_replay(client):
    text = in_the_terminal("ktruco-paulista", 4, 1, "deal").text
    answers = await all_pages(lambda page: client.post("/api/records", json={"record": text, "seat": 2, "page": page}))
    assert len(answers) > 1
    assert whole(answers) == as_json(open_record(text, Seat(2)).replay)
    assert max(len(answer.content) for answer in answers) < LARGEST + 2000


async def test_replays_of_more_bytes_than_are_remembered_go_and_are_made_again(client, app):
    table, four = await played(client, app)
    one = await app.state.replays.of_table(services_of(app), table, 0)
    app.state.replays = remembered = Replays(most_bytes=3 * one.size)
    for _ in range(2):
        for somebody in four:
            answer = await somebody.get(f"/api/matches/{table}")
            assert answer.json()["replay"]["you"] == four.index(somebody)
            assert 0 < remembered.size <= 3 * one.size


async def test_a_replay_larger_than_all_that_is_remembered_is_told_and_not_kept(client, app):
    table, four = await played(client, app)
    app.state.replays = remembered = Replays(most_bytes=1000)
    answers = await all_pages(lambda page: four[2].get(f"/api/matches/{table}?page={page}"))
    assert len(whole(answers)["steps"]) > 20
    assert remembered.size == 0


async def test_the_pages_of_a_long_match_are_not_counted_as_replays(client, app):
    table, _four = await played(client, app)
    answers = [await client.get(f"/api/matches/{table}?page={page}") for page in (0, *[1] * 40)]
    assert {answer.status_code for answer in answers} == {200}


async def test_pages_of_a_match_that_must_be_played_again_are_counted_as_replays(client, app):
    table, _four = await played(client, app)
    app.state.replays = Replays(most_bytes=1000)
    answers = await asyncio.gather(*(client.get(f"/api/matches/{table}?page=1") for _ in range(60)))  # at once: places come back with time
    refused = [code(answer) for answer in answers if answer.status_code == 429]
    assert {*refused} == {(429, "too_fast")}


async def test_pages_of_a_record_that_must_be_played_again_are_counted_as_replays(client):
    text = in_the_terminal("ktruco-paulista", 4, 1, "deal").text
    asked = ({"record": f"{number}{text}", "page": 1} for number in range(60))
    answers = await asyncio.gather(*(client.post("/api/records", json=body) for body in asked))
    refused = [code(answer) for answer in answers if answer.status_code == 429]
    assert {*refused} == {(429, "too_fast")}
