"""Opens a store by its address: a folder or `sqlite:///…` for one machine, `postgresql://…` for more than one."""

import asyncio
import sqlite3
from contextlib import nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError

from tento.club.ports import StoreUnavailable
from tento.store.errors import BadAddress, Unusable
from tento.store.executor import THREADS, DbExecutor, reason
from tento.store.group_commit import BatchWriter, GroupCommit
from tento.store.instance_lock import InstanceLock
from tento.store.leases import SqlLeases
from tento.store.log import SqlLog
from tento.store.matches import SqlMatches
from tento.store.migrate import migrate
from tento.store.people import SqlPeople
from tento.store.rulebooks import SqlRulebooks
from tento.store.sqlite_log import SqliteBatchWriter, prepare
from tento.store.tables import SqlTables
from tento.store.write_lock import WriteLock

FILE = "tento.db"
# A connection for each thread. What went wrong is told without the values: hashes of passwords and tokens are among them.
ENGINE: Final[dict[str, Any]] = {"pool_size": THREADS, "max_overflow": 0, "hide_parameters": True}
READY_SECONDS = 3.0  # seconds until a database that does not answer counts as not ready


class SqlStore:
    """The port `Store`."""

    def __init__(self, executor: DbExecutor, batches: BatchWriter, instance_lock: InstanceLock | None = None) -> None:
        self.executor = executor
        self._instance_lock = instance_lock
        self._writer = GroupCommit(batches)
        self.log = SqlLog(executor, self._writer)
        self.leases = SqlLeases(executor, instance_lock)
        self.tables = SqlTables(executor)
        self.rulebooks = SqlRulebooks(executor)
        self.people = SqlPeople(executor)
        self.matches = SqlMatches(executor)

    async def start(self) -> None:
        """Opens the database and brings its schema up to date."""
        try:
            await self.executor.write(migrate)
        except DBAPIError as error:
            raise Unusable(f"the database cannot be used: {reason(error)}") from error
        self._writer.start()

    async def ready(self) -> bool:
        """True if the database answers."""
        try:
            await asyncio.wait_for(self.executor.read(lambda db: db.execute(text("SELECT 1"))), READY_SECONDS)
        except (StoreUnavailable, TimeoutError):
            return False
        return True

    async def stop(self) -> None:
        """Writes what is waiting and closes."""
        await self._writer.stop()
        await self.executor.close()
        if self._instance_lock is not None:
            self._instance_lock.give_back()


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
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_lock = WriteLock(file) if worker else Lock()
    return SqlStore(
        DbExecutor(_sqlite_engine(file), write_lock), SqliteBatchWriter(file, write_lock), None if worker else InstanceLock(file)
    )


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
        from tento.store.postgres_log import PostgresBatchWriter, connection_options  # noqa: PLC0415  only who uses PostgreSQL needs its driver
    except ImportError as error:
        raise BadAddress("PostgreSQL needs its driver: pip install 'tento[postgres]'") from error
    # The pool hears of a connection that died before it hands it out.
    engine = create_engine("postgresql+psycopg://", connect_args=connection_options(address), pool_pre_ping=True, **ENGINE)
    return SqlStore(DbExecutor(engine, nullcontext()), PostgresBatchWriter(address))
