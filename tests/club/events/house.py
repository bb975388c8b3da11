"""A house with tournaments over a real store, and ways to break it in the middle of one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tento.club.events.poker.config import TournamentConfig
from tento.club.events.tournaments import Tournament, Tournaments
from tento.club.live.live_tables import LiveTables
from tento.club.ports import Log, Person, Store, StoreUnavailable
from tento.store.open import open_store
from tento.table.refusal import Refusal

QUICK = TournamentConfig(seats=4, most=8, bots=True, bot="random", big_blinds=20, level_minutes=1, bot_seconds=0, pause_seconds=0)
PATIENCE_S = 40.0


class FailingLog:
    """A log that fails for good from one append on; `after` keeps that one first, as a server that dies before it hears of it."""

    def __init__(self, log: Log, appends: int, after: bool) -> None:
        self._log, self._left, self._after = log, appends, after
        self.read, self.secrets, self.beside = log.read, log.secrets, log.beside
        self.failed = False

    async def append(self, table, epoch, first, lines, secrets=(), beside=()) -> None:  # noqa: PLR0913, PLR0917 - as the port has it
        self._left -= 1
        if self._left < 0:
            if self._left == -1 and self._after:
                await self._log.append(table, epoch, first, lines, secrets, beside)
            self.failed = True
            raise StoreUnavailable("the power is gone")
        await self._log.append(table, epoch, first, lines, secrets, beside)


class StoreWith:
    """A store with another log, or another list of events."""

    def __init__(self, store: Store, **instead: Any) -> None:
        self._store = store
        self.__dict__.update(instead)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


class NoListOfEnds:
    """A list of events that cannot be told that one is over: the process dies before that."""

    def __init__(self, events: Any) -> None:
        self._events = events
        self.refused = False

    async def put(self, row: Any) -> None:
        if row.status == "over":
            self.refused = True
            raise StoreUnavailable("the power is gone")
        await self._events.put(row)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._events, name)


class House:
    """One process: its tables and its tournaments."""

    def __init__(self, store: Any, process: str = "first") -> None:
        self.store = store
        self.live_tables = LiveTables(store, process, f"127.0.0.1:{process}")
        self.tournaments = Tournaments(store, self.live_tables)

    async def start(self) -> None:
        await self.live_tables.start()
        await self.tournaments.events.start()

    async def stop(self) -> None:
        await self.tournaments.events.stop()
        await self.live_tables.stop()

    async def opened(self, host: Person, config: TournamentConfig = QUICK) -> Tournament:
        found = await self.tournaments.open(host, "Noite", config, "public")
        assert not isinstance(found, Refusal), found
        return found

    async def taken_up(self, event: str) -> Tournament:
        """A tournament that a process before this one began."""
        found = await self.tournaments.find(event)
        assert isinstance(found, Tournament), found
        return found


@asynccontextmanager
async def kept(folder: Path) -> AsyncIterator[Store]:
    store = open_store(folder)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    async with kept(folder) as store:
        found = House(store)
        await found.start()
        try:
            yield found
        finally:
            await found.stop()


async def status(store: Store, event: str) -> str:
    """What the list says of an event."""
    row = await store.events.get(event)
    assert row is not None
    return row.status


async def somebody(store: Store, name: str) -> Person:
    person = Person(id=name.lower(), name=name, guest=True, roles=(), created=0)
    await store.people.add(person)
    return person


async def until(done: Any) -> None:
    """Waits until this is so."""
    async with asyncio.timeout(PATIENCE_S):
        while not done():
            await asyncio.sleep(0.005)


async def until_over(there: House, tournament: Tournament) -> None:
    """Until the champion is known and the last table is closed."""
    await until(lambda: tournament.row.status == "over" and tournament.row.id not in there.tournaments.events.runners)
