"""The cold path: short pieces of synchronous SQL, each in a transaction of its own on one of a few threads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError, TimeoutError

from tento.club.ports import StoreUnavailable

THREADS = 4  # as many as the engine has connections

T = TypeVar("T")


def reason(error: SQLAlchemyError) -> str:
    """What the database itself said, in one line and without the library's own words around it."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return next(iter(str(said).splitlines()), type(said).__name__)


class DbExecutor:
    """Runs pieces of work on the database. Whoever writes holds the write lock; a database with many writers needs none."""

    def __init__(self, engine: Engine, write_lock: AbstractContextManager[object]) -> None:
        self._engine = engine
        self.writing = engine.execution_options(tento_writes=True)
        self._write_lock = write_lock
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="tento-executor")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds."""
        return await self._on_a_thread(self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work answers, once all that it wrote is kept; nothing of it is if it raises."""
        return await self._on_a_thread(self._write, work)

    async def close(self) -> None:
        """Finishes what is under way and closes the connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def _on_a_thread(self, how: Callable[[Callable[[Connection], T]], T], work: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, how, work)
        except (OperationalError, InterfaceError, TimeoutError) as error:
            raise StoreUnavailable(f"the database does not answer: {reason(error)}") from error

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as db:
            return work(db)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._write_lock, self.writing.begin() as db:
            return work(db)
