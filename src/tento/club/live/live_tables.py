"""Every live table that this process runs, and the way to those that another one runs."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine
from functools import partial
from secrets import token_bytes, token_urlsafe

import msgspec

from tento.cards.chance import Chance
from tento.club.live import entries as log
from tento.club.live.agreement import check_config, check_phase, with_its_reveal
from tento.club.live.live_table import LiveTable, Outside, Past, replayed
from tento.club.live.lobby import row_of
from tento.club.live.rulebook_in_force import RulebookLost, RulebooksInForce
from tento.club.live.seating import Decision, rename
from tento.club.live.seeds import fresh_seeds
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState, opened
from tento.club.ports import Lease, StaleOwner, Store, StoreUnavailable
from tento.table.refusal import Refusal

LEASE_SECONDS = 6.0
RENEW_SECONDS = 2.0
CHANGES_SECONDS = 2.0
"""A server that closes waits so long until the changes of its tables are noted; a match not counted by then is counted after the start."""
_log = logging.getLogger("tento.tables")


class Elsewhere(msgspec.Struct, frozen=True):
    """Another process runs this table."""

    lease: Lease


class Missing(msgspec.Struct, frozen=True):
    """There is no such table."""


class Unplayable(msgspec.Struct, frozen=True):
    """The rulebook of this table has changed, and the text that it began with is lost."""


Found = LiveTable | Elsewhere | Missing | Unplayable


class LiveTables:
    """Opens, finds and adopts tables. `finished` is told of each match that ends here, and again after a crash: it counts once."""

    def __init__(
        self,
        store: Store,
        process: str,
        address: str,
        finished: Callable[[TableState, list[Past]], Awaitable[None] | None] = lambda _room, _past: None,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self.process, self.address, self.now = process, address, now
        self._store = store
        self._finished = finished
        self._tables: dict[str, LiveTable] = {}
        self.on_count: Callable[[int], None] = lambda _running: None
        """Told how many tables run here, each time that their number changes."""
        self._opening: dict[str, asyncio.Lock] = {}
        self._unplayable = set[str]()
        self._rulebooks = RulebooksInForce(store.rulebooks)
        self.chance = Chance(token_bytes(32))
        self._new_seed = partial(next, fresh_seeds())
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeper: asyncio.Task[None] | None = None

    @property
    def tables(self) -> Collection[LiveTable]:
        """The tables that this process runs."""
        return self._tables.values()

    @property
    def running(self) -> int:
        """How many tables this process runs."""
        return len(self._tables)

    async def start(self) -> None:
        """Begins to renew leases and to adopt tables that nobody runs. DatabaseInUse if another process has the database for itself."""
        await self._store.leases.begin()
        self._keeper = asyncio.create_task(self._keep_leases())

    async def stop(self) -> None:
        """Lets every table finish what it is keeping, waits until that is noted, and gives the leases back."""
        if self._keeper is not None:
            self._keeper.cancel()
        for table in list(self._tables.values()):
            await table.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CHANGES_SECONDS)
        await self._store.leases.release(self.process)

    async def open(self, host: str, config: log.TableConfig, password: str | None = None, *, directed: bool = False) -> LiveTable | Refusal:
        """A new table, kept before anybody hears of it; a config that cannot be played is refused.

        Only a tournament opens tables that are `directed`: without its director nobody would ever be seated there.
        """
        refusal = check_config(config) or (None if directed else check_phase(config))
        if refusal is not None:
            return refusal
        config = with_its_reveal(config)
        table = token_urlsafe(9)
        lease = await self._store.leases.claim(table, self.process, self.address, LEASE_SECONDS)
        assert lease is not None, "a new table is free"
        rulebook = await self._rulebooks.for_new_table(config)
        entry = log.Opened(at=self.now(), host=host, config=config, rulebook_hash=rulebook.hash)
        await self._store.log.append(table, lease.epoch, 0, [log.encode(entry)])
        live = self._live(opened(table, entry, rulebook), [], lease.epoch)
        await self._store.tables.put(row_of(live.state, password))
        return live

    def _live(self, state: TableState, past: list[Past], epoch: int) -> LiveTable:
        outside = Outside(self.now, self._new_seed, self.chance, self._changed, self._lost)
        live = LiveTable(state, past, self._store.log, epoch, outside)
        self._tables[state.id] = live
        self.on_count(len(self._tables))
        live.schedule()
        return live

    async def find(self, table: str) -> Found:
        """The table if this process runs it or can take it, else who runs it."""
        live = self._tables.get(table)
        if live is not None and not live.stopped:
            return live
        async with self._opening.setdefault(table, asyncio.Lock()):
            live = self._tables.get(table)
            if table in self._unplayable:
                return Unplayable()
            return live if live is not None and not live.stopped else await self._take(table)

    async def elsewhere(self, table: str) -> Lease | None:
        """Who else runs the table, if somebody does. Nothing is taken: this only finds the way."""
        if table in self._tables:
            return None
        holder = await self._store.leases.holder(table)
        return None if holder is None or holder.process == self.process else holder

    async def _take(self, table: str) -> Found:
        known = await self._store.tables.get(table)
        if known is None:
            return Missing()
        lease = await self._store.leases.claim(table, self.process, self.address, LEASE_SECONDS)
        if lease is None:
            holder = await self._store.leases.holder(table)
            return Missing() if holder is None else Elsewhere(holder)
        try:
            kept = await self.log_of(table)
        except RulebookLost:
            self._unplayable.add(table)
            _log.exception("a table cannot be played on: the text of its rulebook is lost")
            return Unplayable()
        if kept is None:
            return Missing()
        state, past = replayed(kept)
        live = self._live(state, past, lease.epoch)
        down = self.now() - state.last_at
        if state.match is not None and state.closed is None and down > 0:
            await live.decide(lambda _room, at: Decision((log.Resumed(at=at, down=down),)))
        if state.closed is not None and known.status != "over":
            self._changed(live)  # the process before ended between the end of the match and the news of it
        await self._forget(live)
        return live

    async def log_of(self, table: str) -> TableLog | None:
        """The log of a table with all that it takes to play it again, whoever runs it. RulebookLost if the rulebook cannot be had."""
        lines = await self._store.log.read(table)
        if not lines:
            return None
        rulebook = await self._rulebooks.of(log.opening(lines))
        return TableLog(table, lines, await self._store.log.secrets(table), rulebook)

    async def _forget(self, live: LiveTable) -> None:
        """Who was erased while nobody ran the table is called by the pseudonym."""
        for person in live.state.places:
            found = await self._store.people.get(person)
            if found is not None and found.erased:
                await live.decide(partial(rename, person=person, name=found.name))

    async def rename(self, person: str, name: str) -> list[Lease]:
        """A person is called so from now on at every table that runs here. Comes back with one lease of each process that has others."""
        elsewhere: dict[str, Lease] = {}
        listed = [row.id for row in await self._store.tables.of(person)]
        here = [table for table, live in self._tables.items() if person in live.state.places]
        for table in dict.fromkeys((*listed, *here)):
            found = await self.find(table)
            if isinstance(found, LiveTable):
                await found.decide(partial(rename, person=person, name=name))
            elif isinstance(found, Elsewhere):
                elsewhere[found.lease.process] = found.lease
        return list(elsewhere.values())

    def _lost(self, live: LiveTable) -> None:
        if self._tables.get(live.state.id) is live:
            self._forget_table(live.state.id)

    def _forget_table(self, table: str) -> None:
        del self._tables[table]
        self.on_count(len(self._tables))

    def _changed(self, live: LiveTable) -> None:
        """The lobby is told after the fact; a match that ended is counted, and its table leaves the memory."""
        self._later(self._note_change(live))

    async def _note_change(self, live: LiveTable) -> None:
        """A match is counted before its table is called over: one that is not yet over is looked at again after a crash."""
        if live.state.closed == "finished":
            counted = self._finished(live.state, live.past)
            if counted is not None:
                await counted
        known = await self._store.tables.get(live.state.id)
        await self._store.tables.put(row_of(live.state, known.password if known else None))
        await self._store.tables.seat(live.state.id, live.state.places if live.state.closed is None else ())

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_leases(self) -> None:
        renewed = self.now()
        while True:
            try:
                await self._store.leases.renew(self.process, LEASE_SECONDS)
                if self.now() - renewed > 1000 * LEASE_SECONDS:
                    await self._let_go_of_what_others_run()
                renewed = self.now()
                for table in await self._store.leases.orphans(50):
                    await self._adopt(table)
                self._sweep()
            except StaleOwner:
                _log.warning("lost a table")
            except Exception:
                _log.exception("leases could not be kept")
            await asyncio.sleep(RENEW_SECONDS)

    async def _adopt(self, table: str) -> None:
        """Runs a table that nobody runs. One that cannot be run keeps no other from being adopted."""
        try:
            await self.find(table)
        except (StaleOwner, StoreUnavailable):
            raise
        except Exception:
            _log.exception("a table could not be adopted")

    async def _let_go_of_what_others_run(self) -> None:
        """After a pause longer than a lease, tables may have gone to another process."""
        for table, live in list(self._tables.items()):
            holder = await self._store.leases.holder(table)
            if holder is not None and holder.process != self.process:
                live.lose()

    def _sweep(self) -> None:
        """Closed tables that nobody watches leave the memory; the log has them."""
        for table, live in list(self._tables.items()):
            if live.state.closed is not None and not live.readers:
                self._forget_table(table)
                self._opening.pop(table, None)

    def drop(self, table: str) -> None:
        """Forgets a table that another process owns now."""
        live = self._tables.get(table)
        if live is not None:
            live.lose()
