"""What a process does all the time for its tables: renews their leases, adopts tables that nobody runs, lets go of those that are over."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final, Protocol

from tento.club.live.given_up import GivenUp
from tento.club.live.live_table import LiveTable
from tento.club.ports import Leases, StaleOwner, StoreUnavailable

LEASE_SECONDS: Final = 3.0
"""So long after the last renewal a process may be dead before others take its tables. Two renewals in a row may fail. Shorter would
be sooner, and take tables from processes that only pause: that is safe, since the epoch fences them, but everybody there must come back.
"""
RENEW_SECONDS = 1.0
ADOPT_SECONDS = 0.5
"""So often it is looked for tables that nobody runs."""
ADOPTED_AT_ONCE: Final = 8
_log = logging.getLogger("tento.tables")


class Tables(Protocol):
    """The tables of a process."""

    process: str
    now: Callable[[], int]
    given_up: GivenUp

    @property
    def tables(self) -> Collection[LiveTable]:
        """Those that it runs."""
        ...

    def find(self, table: str, /) -> Awaitable[object]:
        """Takes a table that nobody runs."""
        ...

    def settle(self, table: str, /) -> Awaitable[object]:
        """Takes a table again that was given up, or lets others have it."""
        ...

    async def sweep(self) -> None:
        """Lets go of what is over."""
        ...


class TableKeeper:
    """Two things that go on beside each other: leases are renewed however long it takes to adopt a table."""

    def __init__(self, tables: Tables, leases: Leases) -> None:
        self._tables, self._leases = tables, leases
        self._adopting = asyncio.Semaphore(ADOPTED_AT_ONCE)
        self._work: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begins."""
        self._work = [asyncio.create_task(self._renew()), asyncio.create_task(self._adopt_all())]

    def stop(self) -> None:
        """Ends."""
        for task in self._work:
            task.cancel()

    async def _renew(self) -> None:
        renewed = self._tables.now()
        while True:
            try:
                asked = self._tables.now()  # a lease counts from when it was asked for: the answer may come much later
                await self._leases.renew(self._tables.process, LEASE_SECONDS)
                if self._tables.now() - renewed > 1000 * LEASE_SECONDS:
                    await self._let_go_of_what_others_run()
                renewed = asked
                await self._tables.sweep()
            except Exception:
                _log.exception("leases could not be kept")
            await asyncio.sleep(RENEW_SECONDS)

    async def _let_go_of_what_others_run(self) -> None:
        """After a pause longer than a lease, tables may have gone to another process, which may have finished and given them back."""
        for live in list(self._tables.tables):
            holder = await self._leases.holder(live.state.id)
            if holder is None or holder.process != self._tables.process:
                live.lose()

    async def _adopt_all(self) -> None:
        while True:
            try:
                await asyncio.gather(*(self._adopt(table, self._tables.settle) for table in self._tables.given_up.due()))
                await asyncio.gather(*(self._adopt(table, self._tables.find) for table in await self._leases.orphans(50)))
            except Exception:
                _log.exception("tables without an owner could not be looked up")
            await asyncio.sleep(ADOPT_SECONDS)

    async def _adopt(self, table: str, take: Callable[[str], Awaitable[object]]) -> None:
        """Runs a table that nobody runs. One that cannot be run, or waits for its database, keeps no other from being adopted."""
        async with self._adopting:
            try:
                await take(table)
            except (StaleOwner, StoreUnavailable) as error:
                _log.warning("a table could not be adopted yet", extra={"error": type(error).__name__})
            except Exception:
                _log.exception("a table could not be adopted")
