"""Opens a store by its address: a folder or `sqlite:///…` for one machine, `postgresql://…` for more than one."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError

from tento.club.ports import StoreUnavailable
from tento.store.errors import BadAddress, Unusable
from tento.store.event_people import SqlEventPeople
from tento.store.event_pictures import SqlEventPictures
from tento.store.events import SqlEvents
from tento.store.executor import THREADS, DbExecutor, reason
from tento.store.friends import SqlFriends
from tento.store.group_commit import BatchWriter, GroupCommit
from tento.store.instance_lock import InstanceLock
from tento.store.ladder import SqlLadder
from tento.store.leases import SqlLeases
from tento.store.log import SqlLog
from tento.store.matches import SqlMatches
from tento.store.memories import SqlMemories
from tento.store.migrate import migrate
from tento.store.passkeys import SqlPasskeys
from tento.store.people import SqlPeople
from tento.store.private_files import keep_private
from tento.store.progress import SqlProgress
from tento.store.protection import SqlProtection
from tento.store.pushes import SqlPushes
from tento.store.reports import SqlReports
from tento.store.rulebooks import SqlRulebooks
from tento.store.schema.people import closed_sessions
from tento.store.sql import insert_into
from tento.store.sqlite_log import SqliteBatchWriter, prepare
from tento.store.tables import SqlTables
from tento.store.upkeep import SqlUpkeep
from tento.store.write_lock import WriteLock

FILE = "tento.db"
# A connection for each thread. What went wrong is told without the values: hashes of passwords and tokens are among them.
ENGINE: Final[dict[str, Any]] = {"pool_size": THREADS, "max_overflow": 0, "hide_parameters": True}
_log = logging.getLogger("tento.store")
READY_SECONDS = 3.0  # seconds until a database that does not answer counts as not ready


class SqlStore:
    """The port `Store`."""

    def __init__(
        self,
        executor: DbExecutor,
        batches: BatchWriter,
        instance_lock: InstanceLock | None = None,
        after_stop: Callable[[], None] = lambda: None,
    ) -> None:
        self.executor = executor
        self._after_stop = after_stop
        self._instance_lock = instance_lock
        self._writer = GroupCommit(batches)
        self.log = SqlLog(executor, self._writer)
        self.leases = SqlLeases(executor, instance_lock)
        self.tables = SqlTables(executor)
        self.events = SqlEvents(executor)
        self.event_people = SqlEventPeople(executor)
        self.event_pictures = SqlEventPictures(executor)
        self.rulebooks = SqlRulebooks(executor)
        self.people = SqlPeople(executor)
        self.protection = SqlProtection(executor)
        self.passkeys = SqlPasskeys(executor)
        self.friends = SqlFriends(executor)
        self.reports = SqlReports(executor)
        self.matches = SqlMatches(executor)
        self.progress = SqlProgress(executor)
        self.pushes = SqlPushes(executor)
        self.memories = SqlMemories(executor)
        self.ladder = SqlLadder(executor)
        self.upkeep = SqlUpkeep(executor)

    async def start(self) -> None:
        """Opens the database and brings its schema up to date. What a crash left behind and somebody took away is told."""
        lost = None if self._instance_lock is None else self._instance_lock.lost_log()
        if lost is not None:
            _log.error(lost)
        try:
            await self.executor.write(migrate)
        except DBAPIError as error:
            raise Unusable(f"the database cannot be used: {reason(error)}") from error
        self._writer.start()

    async def ready(self) -> bool:
        """True if the database keeps what it is given: a full disk answers every question, and takes nothing."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.executor.write(_try_to_keep)
        except (StoreUnavailable, TimeoutError):
            return False
        return True

    async def stop(self) -> None:
        """Writes what is waiting and closes."""
        await self._writer.stop()
        await self.executor.close()
        if self._instance_lock is not None:
            self._instance_lock.give_back()
        self._after_stop()


def _try_to_keep(db: Connection) -> None:
    """Writes one row anew, which nobody reads: no session has that name, and none was closed before time began."""
    never = -time.time()  # another number each time: what does not change is not written
    kept = insert_into(db, closed_sessions).values(token_hash="readyz", closed=never)
    db.execute(kept.on_conflict_do_update(index_elements=[closed_sessions.c.token_hash], set_={"closed": never}))


def open_store(address: str | Path, *, worker: bool = False) -> SqlStore:
    """A store that is not started yet. A folder that is not there is made, for its owner alone.

    `worker` is for one of several processes on this machine: the one that started them holds the right to the file.
    """
    where = str(address)
    if where.startswith(("postgresql://", "postgres://")):
        return _postgres(where)
    if where.startswith("sqlite:"):
        file = make_url(where).database
        if not file or file == ":memory:":
            raise BadAddress("a store keeps: give sqlite:/// the path of a file")
        return _sqlite(Path(file), worker)
    if "://" in where:
        raise BadAddress(f"no store knows this kind of address: {where.partition('://')[0]}")
    return _sqlite(Path(where) / FILE, worker)


def _sqlite(file: Path, worker: bool) -> SqlStore:
    file = file.expanduser().absolute()
    keep_private(file)
    write_lock, lock = WriteLock(file) if worker else Lock(), InstanceLock(file)
    executor, writer = DbExecutor(_sqlite_engine(file), write_lock), SqliteBatchWriter(file, write_lock)
    if worker:
        return SqlStore(executor, writer, after_stop=partial(lock.leave_after, os.getppid()))
    return SqlStore(executor, writer, lock)


def _sqlite_engine(file: Path) -> Engine:
    """A transaction that will write takes the lock at once: one that reads first and writes later could not get it any more."""
    # No isolation level: Python's own rules for when a transaction begins would leave the migrations outside of it.
    engine = create_engine(URL.create("sqlite", database=str(file)), connect_args={"isolation_level": None}, **ENGINE)

    def connected(db: sqlite3.Connection, _: object) -> None:
        prepare(db)

    def begun(db: Connection) -> None:
        db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("tento_writes") else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


def _postgres(address: str) -> SqlStore:
    try:
        from tento.store.postgres_log import PostgresBatchWriter, bound_session, connection_options  # noqa: PLC0415  only who uses PostgreSQL needs its driver
    except ImportError as error:
        raise BadAddress("PostgreSQL needs its driver: pip install 'tento[postgres]'") from error
    # The pool hears of a connection that died before it hands it out.
    engine = create_engine("postgresql+psycopg://", connect_args=connection_options(address), pool_pre_ping=True, **ENGINE)

    def connected(db: Any, _: object) -> None:
        bound_session(db)

    event.listen(engine, "connect", connected)
    return SqlStore(DbExecutor(engine, nullcontext()), PostgresBatchWriter(address))
