"""Killed at any moment, the server forgets nothing that it said; a killed process's tables go on in the other one."""

import asyncio
import random
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.e2e.killing import PEOPLE, Player, Process, reckon
from tests.e2e.live_client import sitting
from tests.e2e.live_server import FAST

pytest_plugins = ("tests.contract.stores",)

TABLES = 5
PACED = replace(FAST, pause_seconds=0.05)


async def begun(server: Process, tables: int, ports: list[int]) -> tuple[list[Player], list[asyncio.Task[None]]]:
    """So many tables with four players each, all playing."""
    ids = [await server.open_table(PACED) for _ in range(tables)]
    players = [Player(table, seat, ports[seat % len(ports) :] + ports[: seat % len(ports)]) for table in ids for seat in range(4)]
    return players, [asyncio.create_task(player.play()) for player in players]


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for answer in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(answer, Exception):
            raise answer


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
async def test_what_was_acknowledged_is_there_after_every_kill_and_every_table_goes_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
):
    database = str(tmp_path) if kind == "sqlite" else request.getfixturevalue("corner")("killed")
    luck = random.Random(kind)
    server = Process(database, "one")
    try:
        await server.ready()
        players, tasks = await begun(server, TABLES, [server.port])
        for _ in range(3):
            before = {player.table: len(player.ack_times) for player in players}
            await asyncio.sleep(luck.uniform(0.4, 1.2))
            server.kill()
            await server.again()
            async with asyncio.timeout(60):
                while not all(player.over or len(player.ack_times) > before[player.table] for player in players):
                    await asyncio.sleep(0.05)
        await ended(tasks)
    finally:
        server.kill()
    assert await reckon(database, players) > 50


async def test_the_tables_of_a_killed_process_go_on_in_the_other_within_ten_seconds(corner):
    database = corner("failover")
    one, two = Process(database, "one"), Process(database, "two")
    try:
        await one.ready()
        await two.ready()
        players, tasks = await begun(one, TABLES, [one.port, two.port])
        async with asyncio.timeout(60):
            while not all(player.ack_times for player in players):  # both processes serve all tables
                await asyncio.sleep(0.05)
        one.kill()
        killed = time.monotonic()
        async with asyncio.timeout(60):
            while not all(player.over or player.ack_times[-1] > killed + 0.2 for player in players):
                await asyncio.sleep(0.05)
        firsts = {
            player.table: min(at for other in players if other.table == player.table for at in other.ack_times if at > killed + 0.2)
            for player in players
            if not player.over
        }
        slowest = max(firsts.values(), default=killed) - killed
        print(f"\n{TABLES} tables moved, the last after {slowest:.1f} s")
        assert slowest < 10
        await ended(tasks)
    finally:
        one.kill()
        two.kill()
    assert await reckon(database, players) > 20


async def test_an_owner_that_slept_through_its_lease_cannot_write(corner):
    database = corner("stale")
    one, two = Process(database, "one"), Process(database, "two")
    try:
        await one.ready()
        await two.ready()
        table = await one.open_table(replace(FAST, turn_seconds=300))
        async with AsyncExitStack() as sockets:
            seated = [await sockets.enter_async_context(sitting(one.port, person, table)) for person in PEOPLE]
            for client in seated:
                await client.asked_somebody()
            asked = next(client for client in seated if client.asked)
            one.signal(signal.SIGSTOP)
            players = [Player(table, seat, [two.port]) for seat in range(4)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            async with asyncio.timeout(60):
                while not all(player.ack_times for player in players):
                    await asyncio.sleep(0.05)
            one.signal(signal.SIGCONT)
            answer = await asked.act(asked.legal[0], "late")
            await ended(tasks)
            assert answer == {"type": "closed", "code": 1012}
            assert asked.of("problem")[-1]["code"] == "moved"
    finally:
        one.signal(signal.SIGCONT)
        one.kill()
        two.kill()
    assert await reckon(database, players) >= 4
