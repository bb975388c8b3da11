"""A server of several processes at one address: who asks for a table is at its owner's at once, and nobody misses a process that dies."""

import asyncio
import json
import os
import random
import resource
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tento.club.ports import Lease
from tento.store.open import open_store
from tests.e2e.killing import PEOPLE, Player, Process, reckon
from tests.e2e.live_client import sitting
from tests.e2e.test_kill import PACED, begun, ended

pytest_plugins = ("tests.contract.stores",)

PROCESSES = 2


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Process]:
    """Two processes on one file of SQLite."""
    server = Process(str(tmp_path), str(PROCESSES), module="live_workers")
    try:
        await server.ready()
        await workers(server.port)
        yield server
    finally:
        server.kill()


async def workers(port: int, besides: int = 0) -> set[int]:
    """The processes at this address, each of which answers sooner or later; one that is dead is none."""
    found = set[int]()
    async with asyncio.timeout(60), httpx.AsyncClient(headers={"Connection": "close"}, timeout=30) as client:
        while len(found - {besides}) < PROCESSES:
            with suppress(httpx.TransportError):  # what a process had accepted dies with it
                found.add((await client.get(f"http://127.0.0.1:{port}/test/who")).json())
    return found - {besides}


async def owners(folder: Path, tables: set[str]) -> dict[str, Lease]:
    """Who runs which table."""
    store = open_store(folder, worker=True)
    found = {table: await store.leases.holder(table) for table in tables}
    await store.stop()
    return {table: lease for table, lease in found.items() if lease is not None}


async def test_whoever_names_a_table_plays_at_the_process_that_runs_it(server, tmp_path):
    both, players, tasks = set[str](), list[Player](), list[asyncio.Task[None]]()
    async with asyncio.timeout(60):
        while len(both) < PROCESSES:  # chance deals new tables out among them
            more, playing = await begun(server, 2, [server.port])
            players, tasks = players + more, tasks + playing
            both |= {lease.process for lease in (await owners(tmp_path, {player.table for player in more})).values()}
        while not all(player.ack_times for player in players) or sum(len(player.ack_times) for player in players) <= 20:
            await asyncio.sleep(0.05)
    await ended(tasks)
    assert await reckon(str(tmp_path), players) > 10


async def test_who_names_no_table_in_the_address_is_answered_by_the_process_that_accepted_it(server):
    table = await server.open_table(PACED)
    said = set[str]()
    async with asyncio.timeout(60):
        while said != {"snapshot", "moved"}:  # this server has no peers to relay to
            async with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "table": table}))
                first = json.loads((await socket.recv()).splitlines()[0])
                said.add(first.get("code", first["type"]))


async def test_a_process_that_is_killed_under_load_is_missed_by_nobody(server, tmp_path):
    players, tasks = await begun(server, 6, [server.port])
    luck = random.Random("many")
    for _ in range(2):
        await asyncio.sleep(luck.uniform(0.4, 1.2))
        dead = luck.choice(sorted(await workers(server.port)))
        os.kill(dead, signal.SIGKILL)
        before = {id(player): len(player.ack_times) for player in players}
        async with asyncio.timeout(60):
            while not all(player.over or len(player.ack_times) > before[id(player)] for player in players):
                await asyncio.sleep(0.05)
        await workers(server.port, besides=dead)
    await ended(tasks)
    assert await reckon(str(tmp_path), players) > 50


async def test_while_a_process_cannot_be_started_again_everybody_is_sent_to_the_rest(server):
    async with httpx.AsyncClient(headers={"Connection": "close"}, timeout=60) as client:
        supervisor = (await client.get(f"http://127.0.0.1:{server.port}/test/supervisor")).json()
        limits = resource.prlimit(supervisor, resource.RLIMIT_NOFILE)
        resource.prlimit(supervisor, resource.RLIMIT_NOFILE, (4, limits[1]))
        dead, *rest = await workers(server.port)
        os.kill(dead, signal.SIGKILL)
        async with asyncio.timeout(60):
            while Path(f"/proc/{dead}").exists():
                await asyncio.sleep(0.02)
        answered = {(await client.get(f"http://127.0.0.1:{server.port}/test/who")).json() for _ in range(40)}
    assert answered == set(rest)
    async with asyncio.timeout(60):
        while server.said().count("could not be started") < 2:  # it is tried once more, in vain
            await asyncio.sleep(0.05)
    resource.prlimit(supervisor, resource.RLIMIT_NOFILE, limits)
    assert len(await workers(server.port)) == PROCESSES, "as soon as there is room it is back"


async def test_when_the_supervisor_is_killed_its_processes_end_and_the_tables_go_on_in_the_next_server(server, tmp_path):
    table = await server.open_table(PACED)
    before = await workers(server.port)
    server.kill()
    async with asyncio.timeout(60):
        while any(Path(f"/proc/{process}").exists() for process in before):
            await asyncio.sleep(0.05)
    await server.again()
    players = [Player(table, seat, [server.port]) for seat in range(len(PEOPLE))]
    tasks = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(60):
        while not all(player.ack_times for player in players):
            await asyncio.sleep(0.05)
    await ended(tasks)
    assert await reckon(str(tmp_path), players) >= len(PEOPLE)


async def test_a_head_that_comes_in_pieces_is_read_whole_by_the_owner(server):
    tables = [await server.open_table(PACED) for _ in range(6)]
    for table in tables:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET /ws?table={table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnec".encode())
        await writer.drain()
        await asyncio.sleep(0.1)
        writer.write(b"tion: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n")
        assert (await asyncio.wait_for(reader.readline(), 60)).startswith(b"HTTP/1.1 101")
        writer.close()


async def test_a_table_that_nobody_has_is_told_as_ever(server):
    async with connect(f"ws://127.0.0.1:{server.port}/ws?table=nowhere", proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "table": "nowhere"}))
        assert json.loads((await socket.recv()).splitlines()[0])["code"] == "no_such_table"


async def test_who_leaves_while_the_owner_is_looked_for_harms_nobody(server):
    table = await server.open_table(PACED)
    for _ in range(40):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET /ws?table={table} HTTP/1.1\r\nHost: x\r\n".encode())
        writer.close()
    async with sitting(server.port, PEOPLE[0], table) as client:
        assert client.of("snapshot")
