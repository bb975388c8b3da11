"""A process that freezes in the middle of a commit holds up nobody: claims do not wait for it, and its locks run out."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text

from tento.club.ports import StaleOwner, StoreUnavailable
from tento.store import postgres_log
from tento.store.open import SqlStore, open_store
from tento.store.postgres_log import EPOCHS, PostgresBatchWriter
from tests.contract.kept import OVER, owned

pytest_plugins = ("tests.contract.stores",)


@pytest.fixture
def address(corner: Callable[[str], str], request: pytest.FixtureRequest) -> str:
    return corner(f"frozen_{abs(hash(request.node.name)) % 10**9}")


@pytest.fixture
async def healthy(address: str) -> AsyncIterator[SqlStore]:
    store = open_store(address)
    await store.start()
    yield store
    await store.stop()


def frozen(address: str) -> psycopg.Connection:
    """A writer's own connection that has locked the epoch of a table for its commit, and says nothing more."""
    db = PostgresBatchWriter(address)._connect()
    db.execute(EPOCHS, [["mesa"]])
    return db


@pytest.fixture
def waits_long(monkeypatch) -> None:
    """Who waits for a lock now waits longer than any test."""
    monkeypatch.setitem(postgres_log.SESSION, "lock_timeout", 600_000)


@pytest.mark.usefixtures("waits_long")
async def test_a_claim_does_not_wait_for_a_writer_that_froze(address, healthy):
    await owned(healthy, "mesa", process="they", seconds=OVER)
    db = await asyncio.to_thread(frozen, address)
    async with asyncio.timeout(60):  # less than a lock is waited for
        assert await healthy.leases.claim("mesa", "we", "we:1", 60) is None
        assert (await owned(healthy, "another")).epoch == 1
    db.rollback()
    assert (await owned(healthy, "mesa", process="we")).epoch == 2
    db.close()


async def test_a_writer_that_froze_loses_its_locks_and_writes_nothing_more(address, healthy, monkeypatch):
    monkeypatch.setitem(postgres_log.SESSION, "idle_in_transaction_session_timeout", 200)
    old = await owned(healthy, "mesa", process="they", seconds=OVER)
    db = await asyncio.to_thread(frozen, address)
    async with asyncio.timeout(30):
        while await healthy.leases.claim("mesa", "we", "we:1", 60) is None:
            await asyncio.sleep(0.05)
    with pytest.raises(postgres_log.GONE):
        db.execute("SELECT 1")
    with pytest.raises(StaleOwner):
        await healthy.log.append("mesa", old.epoch, 0, [b"late"])


async def test_every_connection_of_the_cold_path_is_bounded_too(healthy):
    asked = text("SELECT setting FROM pg_settings WHERE name IN ('lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name")
    assert await healthy.executor.read(lambda db: list(db.execute(asked).scalars())) == ["3000", "3000"]


async def test_who_stood_still_on_the_cold_path_is_told_that_the_database_hung_up(healthy):
    def stands_still(db: Connection) -> None:
        db.execute(text("SET LOCAL idle_in_transaction_session_timeout = 50"))
        time.sleep(1)
        db.execute(text("SELECT 1"))

    with pytest.raises(StoreUnavailable):
        await healthy.executor.read(stands_still)
    assert await healthy.executor.read(lambda db: db.scalar(text("SELECT 1"))) == 1


async def test_a_writer_that_stood_still_once_begins_its_transaction_anew(healthy):
    tries = []

    def stands_still_once(db: Connection) -> int:
        tries.append(db.scalar(text("INSERT INTO table_people (person, table_id) VALUES ('ana', 'mesa') RETURNING 1")))
        if len(tries) == 1:
            db.execute(text("SET LOCAL idle_in_transaction_session_timeout = 50"))
            time.sleep(1)
        return int(db.scalar(text("SELECT count(*) FROM table_people")) or 0)

    assert await healthy.executor.write(stands_still_once) == 1
    assert len(tries) == 2


async def test_a_writer_whose_connection_breaks_in_its_transaction_begins_it_anew(healthy):
    """A message that says why may be lost with the connection."""
    tries = []

    def loses_its_connection_once(db: Connection) -> int:
        tries.append(db.scalar(text("INSERT INTO table_people (person, table_id) VALUES ('ana', 'mesa') RETURNING 1")))
        if len(tries) == 1:
            db.connection.driver_connection.pgconn.finish()  # type: ignore[union-attr]  # it is open
        return int(db.scalar(text("SELECT count(*) FROM table_people")) or 0)

    assert await healthy.executor.write(loses_its_connection_once) == 1
    assert len(tries) == 2


async def test_a_writer_whose_connection_breaks_twice_is_told_that_the_database_does_not_answer(healthy):
    def loses_its_connection(db: Connection) -> int:
        db.connection.driver_connection.pgconn.finish()  # type: ignore[union-attr]  # it is open
        return int(db.scalar(text("SELECT 1")) or 0)

    with pytest.raises(StoreUnavailable):
        await healthy.executor.write(loses_its_connection)


async def test_two_processes_may_note_the_same_seat_at_the_same_moment(address, healthy):
    noted = "INSERT INTO table_people (person, table_id) VALUES ('ana', 'mesa')"
    waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO table_people%'"
    with psycopg.connect(address) as other, psycopg.connect(address, autocommit=True) as looking:
        other.execute(noted)
        ours = asyncio.create_task(healthy.tables.seat("mesa", ["bia", "ana"]))
        async with asyncio.timeout(30):
            while looking.execute(waits).fetchone() == (0,):
                await asyncio.sleep(0.01)
        other.commit()
        await ours
        assert looking.execute("SELECT person FROM table_people ORDER BY person").fetchall() == [("ana",), ("bia",)]


def test_a_network_that_swallows_everything_is_noticed_at_both_ends():
    ours, theirs = postgres_log.connection_options("host=far"), dict[str, str]()

    class Session:
        """A connection that remembers what was set."""

        def execute(self, _asked: str, named: tuple[str, str]) -> None:
            theirs.update([named])

        def commit(self) -> None:
            pass

    postgres_log.bound_session(Session())  # type: ignore[arg-type]  # it is asked for no more
    silent = [each["idle"] + each["interval"] * each["count"] for each in (_keepalives(ours), _keepalives(theirs))]
    assert silent == [5, 3]
    assert (ours["tcp_user_timeout"], int(theirs["tcp_user_timeout"])) == (
        4000,
        3000,
    )  # keepalives are silent while something is unanswered


def _keepalives(settings: dict[str, Any]) -> dict[str, int]:
    return {key.rpartition("_")[2]: int(value) for key, value in settings.items() if "keepalives_" in key}
