"""After the fact: the lobby's list is told how a table stands now, and a match that ended is counted. For each table one note at a time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Final

from tento.club.live.live_table import LiveTable
from tento.club.live.lobby import row_of
from tento.club.live.past import Past
from tento.club.live.table_state import TableState
from tento.club.ports import TableIndex

FIRST_RETRY_SECONDS: Final = 1.0
LAST_RETRY_SECONDS: Final = 300.0
"""What could not be noted is tried again, at first soon and then less and less often."""
LOOK_AGAIN_SECONDS: Final = 0.02
_log = logging.getLogger("tento.tables")

Finished = Callable[[TableState, list[Past]], Awaitable[None] | None]
"""Told of a match that ended; it counts each match once, and raises if it could not."""


class TableNotes:
    """What is noted of tables beside their logs. A note is always of the table as it stands, so that an old one never comes last."""

    def __init__(self, tables: TableIndex, finished: Finished) -> None:
        self._tables, self._finished = tables, finished
        self._owed: dict[str, LiveTable] = {}
        self._busy = set[str]()
        self._work: set[asyncio.Task[None]] = set()

    def owes(self, table: str) -> bool:
        """True while something of this table is not noted yet."""
        return table in self._owed or table in self._busy

    async def noted(self, table: str, seconds: float) -> None:
        """Waits until nothing of this table is owed any more, so long at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.owes(table):
                    await asyncio.sleep(LOOK_AGAIN_SECONDS)

    def changed(self, live: LiveTable) -> None:
        """Somebody came or left, or the match began or ended."""
        table = live.state.id
        self._owed[table] = live
        if table not in self._busy:
            self._busy.add(table)
            self._start(self._note_all(table))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _note_all(self, table: str) -> None:
        """Until nothing has changed since the last note. What fails is owed still, and tried again after a while."""
        pause = FIRST_RETRY_SECONDS
        try:
            while table in self._owed:
                live = self._owed.pop(table)
                try:
                    await self._note(live)
                    pause = FIRST_RETRY_SECONDS
                except Exception:
                    _log.exception("a change of a table could not be noted")
                    self._owed.setdefault(table, live)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LAST_RETRY_SECONDS)
        finally:
            self._busy.discard(table)

    async def _note(self, live: LiveTable) -> None:
        """A match is counted before its table is called over: one that is not yet over is looked at again after a crash."""
        if live.state.closed == "finished":
            counted = self._finished(live.state, live.past)
            if counted is not None:
                await counted
        known = await self._tables.get(live.state.id)
        await self._tables.put(row_of(live.state, known.password if known else None, live.bytes))
        await self._tables.seat(live.state.id, live.state.places if live.state.closed is None else ())

    async def finish(self, seconds: float) -> None:
        """Waits so long until everything is noted; what is not by then is found again after the next start."""
        if self._work:
            _, late = await asyncio.wait(self._work, timeout=seconds)
            for task in late:
                task.cancel()
