"""The cold path: short pieces of synchronous SQL, each in a transaction of its own on one of a few threads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError, TimeoutError

from tento.club.ports import StoreUnavailable
from tento.store.sqlite_log import WAITS

THREADS = 4  # as many as the engine has connections
CHECKPOINTS = 50
CHECKPOINT_SECONDS = 0.1

T = TypeVar("T")
W = TypeVar("W")


def reason(error: SQLAlchemyError) -> str:
    """What the database itself said, in one line and without the library's own words around it."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return next(iter(str(said).splitlines()), type(said).__name__)


def _gone(error: DBAPIError | TimeoutError) -> bool:
    """Whether it is the database that fails, or has hung up, and not what it was asked."""
    return isinstance(error, OperationalError | InterfaceError | TimeoutError) or error.connection_invalidated


class DbExecutor:
    """Runs pieces of work on the database. Whoever writes holds the write lock; a database with many writers needs none."""

    def __init__(self, engine: Engine, write_lock: AbstractContextManager[object]) -> None:
        self._engine = engine
        self.writing = engine.execution_options(tento_writes=True)
        self._write_lock = write_lock
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tento-executor")
        self._closed = False

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds."""
        return await self._on_a_thread(self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work answers, once all that it wrote is kept; nothing of it is if it raises."""
        return await self._on_a_thread(self._write, work)

    async def forget_pages(self) -> None:
        """What was overwritten leaves the file of SQLite's write-ahead log too, as soon as nobody reads an older moment of it."""
        for _ in range(CHECKPOINTS if self._engine.dialect.name == "sqlite" else 0):
            if await self._on_a_thread(self._checkpoint, None):
                return
            await asyncio.sleep(CHECKPOINT_SECONDS)

    def _checkpoint(self, _nothing: None) -> bool:
        """True if the write-ahead log is empty now. Nobody waits for a reader meanwhile."""
        db = self._engine.raw_connection()
        try:
            with self._write_lock:
                db.driver_connection.execute("PRAGMA busy_timeout=0")  # type: ignore[union-attr]  # it is open
                busy, *_ = db.driver_connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()  # type: ignore[union-attr]  # as above
                db.driver_connection.execute(f"PRAGMA {WAITS}")  # type: ignore[union-attr]  # as above
                return not busy
        finally:
            db.close()

    async def close(self) -> None:
        """Finishes what is under way and closes the connections. Who asks after that is told that the store is closed."""
        self._closed = True
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def _on_a_thread(self, how: Callable[[W], T], work: W) -> T:
        if self._closed:
            raise StoreUnavailable("the database is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, how, work)
        except (DBAPIError, TimeoutError) as error:
            if _gone(error):
                raise StoreUnavailable(f"the database does not answer: {reason(error)}") from error
            raise

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as db:
            return work(db)

    def _write(self, work: Callable[[Connection], T]) -> T:
        """What the work answers.

        A transaction whose connection broke before its commit, as when this process stood still, has kept nothing: it is begun anew, once.
        """
        for last in (False, True):
            committing = False
            try:
                with self._write_lock, self.writing.begin() as db:
                    answer = work(db)
                    committing = True
            except DBAPIError as error:
                if last or committing or not error.connection_invalidated:
                    raise
            else:
                break
        return answer
