"""A table and a championship watched without a socket: pieces that never change, for any number of people behind a cache."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tento.club.live.live_tables import LiveTables
from tento.club.live.table_commands import stand_up
from tento.table.seats import Seat
from tento.web.watching.stream import TableStream
from tests.club.memory_store import MemoryStore
from tests.e2e.live_server import CALM, FAST, open_table
from tests.e2e.rest_app import code, guest, keeper, new_table
from tests.e2e.venue_event import opened

HOUR = "public, max-age=600, immutable"
KEPT = 6000
"""So many short pieces are ten minutes: none is forgotten before it is looked at, however slow the machine is."""


@pytest.fixture(autouse=True)
def _short_pieces(monkeypatch):
    monkeypatch.setattr("tento.web.watching.stream.PIECE_SECONDS", 0.1)
    monkeypatch.setattr("tento.web.watching.stream.KEPT", KEPT)


class Spectator:
    """Somebody else who watches, and remembers all."""

    person: str | None = None
    seat: Seat | None = None

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def tell(self, message: bytes) -> None:
        self.heard.extend(message.split(b"\n"))

    def give_up(self, _why: str) -> None:
        pass


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def pieces(stream: TableStream) -> list[list[bytes]]:
    newest = stream.newest
    return [] if newest is None else [piece.split(b"\n") for n in range(newest - KEPT, newest + 1) if (piece := stream.piece(n))]


@pytest.mark.parametrize("delay", [0, 1])
async def test_the_pieces_are_what_every_spectator_hears_as_late_as_they_hear_it(delay):
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # nobody has an account
    live = await open_table(tables, replace(FAST, bot_seconds=0.02, spectator_delay=delay), ("ana",))
    stream, other = TableStream(live, tables.now), Spectator()
    live.readers.add(other)
    await stand_up(live, "ana")
    await until(lambda: sum(len(piece) - 1 for piece in pieces(stream)) >= 12)
    told = [line for piece in pieces(stream) for line in piece[1:]]
    stream.leave()
    await tables.stop()
    assert told == other.heard[: len(told)]


async def test_a_piece_begins_with_the_table_as_a_spectator_may_see_it():
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # nobody has an account
    live = await open_table(tables, CALM, ("ana",))
    stream = TableStream(live, tables.now)
    await until(lambda: stream.newest is not None)
    first = json.loads(pieces(stream)[0][0])
    stream.leave()
    await tables.stop()
    assert (first["type"], first["table"], first["you"], first["legal"]) == ("snapshot", live.state.id, None, [])


async def test_a_stream_that_nobody_asks_for_leaves_the_table(monkeypatch):
    monkeypatch.setattr("tento.web.watching.stream.IDLE_SECONDS", 0)
    tables = LiveTables(MemoryStore(), "own", "")  # type: ignore[arg-type]  # nobody has an account
    live = await open_table(tables, CALM, ("ana",))
    stream = TableStream(live, tables.now)
    await until(lambda: stream.ended)
    await tables.stop()
    assert stream not in live.readers


async def test_a_piece_may_be_kept_by_every_cache_and_one_that_is_not_there_yet_for_a_second(client):
    path = f"/api/tables/{await new_table(await guest(client))}/stream"
    await until_async(client, path)
    newest = (await client.get(path)).json()["piece"]
    answer, later = await client.get(f"{path}/{newest}"), await client.get(f"{path}/{newest + 1000}")
    assert (answer.status_code, answer.headers["cache-control"]) == (200, HOUR)
    assert (later.status_code, later.headers["cache-control"]) == (404, "public, max-age=1")
    assert (await client.get(f"{path}/{newest}")).content == answer.content
    assert "set-cookie" not in answer.headers


async def until_async(client: Any, path: str) -> None:
    async with asyncio.timeout(60):
        while (await client.get(path)).json()["piece"] is None:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("agreed", [{"spectators": False}, {"visibility": "password", "password": "quatro paus"}])
async def test_a_table_that_is_not_for_everybody_has_no_stream(client, agreed):
    ana = await guest(client)
    table = await new_table(ana, **agreed)
    assert code(await client.get(f"/api/tables/{table}/stream")) == (403, "no_spectators")


async def test_the_page_of_a_championship_is_numbered_by_its_last_decision(client):
    event = (await opened(await keeper(client, "Ana")))["id"]
    number = (await client.get(f"/api/events/{event}/pages")).json()["number"]
    page = await client.get(f"/api/events/{event}/pages/pt/{number}")
    assert (page.status_code, page.headers["cache-control"]) == (200, HOUR)
    assert page.json() == (await client.get(f"/api/events/{event}", headers={"accept-language": "pt"})).json()
    assert (await client.get(f"/api/events/{event}/pages/pt/{number + 1}")).headers["cache-control"] == "public, max-age=1"
