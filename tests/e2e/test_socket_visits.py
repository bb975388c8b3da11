"""Every message and every visit counts: before the hello, to tables that rest, and by way of another process."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tento.club.limits import Rate
from tento.server.peers import ADDRESS_HEADER, SECRET_HEADER, HttpPeers
from tento.web.sockets import visits
from tento.web.sockets.handlers import INTERNAL_PATH, SocketSettings
from tento.web.sockets.limits import ConnectionLimits
from tento.web.sockets.places import Places
from tests.club.memory_store import MemoryStore
from tests.e2e.live_server import CALM, LiveServer, open_table, running
from tests.e2e.rest_app import play_out

SECRET = "0123456789abcdef0123456789abcdef"
ZECA = {"Authorization": "Bearer zeca"}


def socket(server: LiveServer, headers: dict[str, str] | None = None, path: str = "/ws") -> Any:
    return connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers=headers, proxy=None)


async def codes(talk: ClientConnection) -> list[str]:
    """The codes of the problems that are told until the socket closes."""
    found: list[str] = []
    try:
        async with asyncio.timeout(60):
            while True:
                found += [json.loads(line).get("code", "") for line in str(await talk.recv()).split("\n")]
    except ConnectionClosed:
        return [code for code in found if code]


async def opened(server: LiveServer, times: int, headers: dict[str, str] | None = None, path: str = "/ws") -> int:
    """How many of so many sockets, one after the other, had a place; the others are told why they have none."""
    placed = 0
    for _ in range(times):
        with suppress(InvalidStatus):
            async with socket(server, headers, path) as talk:
                with suppress(ConnectionClosed):
                    await talk.send('{"type":"hello","table":"nowhere"}')
                placed += not {"too_often", "too_many_sockets_here"} & {*await codes(talk)}
    return placed


@pytest.fixture
def scarce(monkeypatch):
    """Three visits, three woken tables, and no more for a long time."""
    for name in ("PERSON_OPENS", "ADDRESS_OPENS", "PERSON_WAKES", "ADDRESS_WAKES"):
        monkeypatch.setattr(visits, name, Rate(burst=3 if "OPENS" in name else 2, seconds=3600))
    return SocketSettings(visits=visits.Visits(), peers=HttpPeers(SECRET))


async def test_what_comes_before_the_hello_counts_as_all_that_comes_after_it():
    settings = SocketSettings(rate=Rate(burst=12, seconds=3600))
    async with running(MemoryStore(), settings) as server, socket(server, ZECA) as talk:  # type: ignore[arg-type]  # nobody has an account
        live = await open_table(server.live_tables, CALM, ("ana",))
        for frame in ("nothing", "nothing", json.dumps({"type": "hello", "table": live.state.id}), '{"type":"ping"}'):
            await talk.send(frame)
        async with asyncio.timeout(60):
            heard = ""
            while "too_fast" not in heard:
                heard += str(await talk.recv())
        assert "pong" not in heard


async def test_a_malformed_flood_is_answered_once_and_then_closed():
    async with running(MemoryStore(), SocketSettings(rate=Rate(burst=12, seconds=3600))) as server:  # type: ignore[arg-type]
        live = await open_table(server.live_tables, CALM, ("ana",))
        async with socket(server, ZECA) as talk:
            await talk.send(json.dumps({"type": "hello", "table": live.state.id}))
            for _ in range(200):
                await talk.send("nothing")
            told = await codes(talk)
        assert told.count("bad_message") <= 2
        assert told[-1] == "too_fast"
        assert talk.close_code == 1008


@pytest.mark.parametrize(
    ("language", "told"), [("pt-BR,pt;q=0.9", "espere um minuto"), ("en", "wait a minute"), ("es-AR", "espera un minuto")]
)
async def test_who_comes_too_often_reads_what_to_do_in_their_language(scarce, language, told):
    async with running(MemoryStore(), scarce) as server:  # type: ignore[arg-type]
        await opened(server, 3)
        async with socket(server, {"Accept-Language": language}) as talk:
            problem = json.loads(str(await talk.recv()))
            assert (problem["type"], problem["code"], told in problem["text"]) == ("problem", "too_often", True)


async def test_who_comes_again_and_again_is_turned_away_and_others_are_not(scarce):
    async with running(MemoryStore(), scarce) as server:  # type: ignore[arg-type]
        assert await opened(server, 5, ZECA) == 3
        assert await opened(server, 5) == 3
        assert await opened(server, 1, {"Authorization": "Bearer lia"}) == 1


async def test_hellos_to_tables_that_rest_are_limited_and_to_those_in_play_are_not(tmp_path, scarce):
    async with running(str(tmp_path), scarce) as server:
        told = []
        for _ in range(3):
            live = await open_table(server.live_tables, CALM, ("ana",))
            await play_out(live)
            while server.live_tables.awake(live.state.id):
                await server.live_tables.sweep()
                await asyncio.sleep(0.01)
            async with socket(server, ZECA) as talk:
                await talk.send(json.dumps({"type": "hello", "table": live.state.id}))
                told.append(json.loads(str(await talk.recv()).split("\n")[0]))
        assert [(one["type"], one.get("code")) for one in told] == [("snapshot", None), ("snapshot", None), ("problem", "too_fast")]


async def test_who_comes_by_another_process_is_counted_too(scarce):
    theirs = {SECRET_HEADER: SECRET, ADDRESS_HEADER: "10.0.0.7"}
    async with running(MemoryStore(), scarce) as server:  # type: ignore[arg-type]
        assert await opened(server, 5, theirs, INTERNAL_PATH) == 3
        assert await opened(server, 5, theirs | {ADDRESS_HEADER: "10.0.0.8"}, INTERNAL_PATH) == 3
        assert await opened(server, 2, theirs | {SECRET_HEADER: "wrong"}, INTERNAL_PATH) == 0


async def test_strangers_who_come_by_another_process_do_not_take_every_place():
    theirs = {SECRET_HEADER: SECRET, ADDRESS_HEADER: "10.0.0.7"}
    settings = SocketSettings(places=Places(ConnectionLimits(sockets_an_address=4)), peers=HttpPeers(SECRET))
    async with (
        running(MemoryStore(), settings) as server,  # type: ignore[arg-type]
        socket(server, theirs, INTERNAL_PATH),
        socket(server, theirs, INTERNAL_PATH),
    ):
        assert await opened(server, 1, theirs, INTERNAL_PATH) == 0
        assert await opened(server, 1, theirs | {ADDRESS_HEADER: "10.0.0.8"}, INTERNAL_PATH) == 1
