"""Every live table that this process runs, and the way to those that another one runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import msgspec

from tento.club.bots.thinkers import InlineThinkers, Thinkers
from tento.club.clock import SteadyClock
from tento.club.keyed_locks import KeyedLocks
from tento.club.live import entries as log
from tento.club.live.agreement import as_opened, check_config, check_phase
from tento.club.live.given_up import GivenUp
from tento.club.live.hourly import HourlyBytes
from tento.club.live.keeping import LEASE_SECONDS, TableKeeper
from tento.club.live.live_table import LiveTable, Outside
from tento.club.live.lobby import row_of
from tento.club.live.noting import Finished, TableNotes
from tento.club.live.past import Past, replayed
from tento.club.live.quotas import Quotas, no_room, no_room_for_event
from tento.club.live.recalling import Recall, nothing_learned
from tento.club.live.rulebook_in_force import RulebookLost, RulebooksInForce
from tento.club.live.seating import Decision, call_anew, rename
from tento.club.live.table_log import TableLog
from tento.club.live.table_state import TableState, opened
from tento.club.ports import Lease, Person, StaleOwner, Store, StoreUnavailable, TableRow
from tento.club.randomness import SystemRandomness
from tento.table.refusal import Refusal

REPLAYED_AT_ONCE = 2
"""So many logs are played again at once, beside the loop."""
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


async def _nobody(_table: str) -> None:
    """No table belongs to an event."""


Found = LiveTable | Elsewhere | Missing | Unplayable
NOTING_SECONDS = 3.0
"""So long a reader waits for what is noted of a table."""


def _resumed(state: TableState, at: int) -> Decision:
    """The table goes on: what was due is due later by as long as it stood, or sooner where the clock was set back meanwhile."""
    return Decision((log.Resumed(at=at, down=at - state.last_at),) if at != state.last_at else ())


class LiveTables:
    """Opens, finds and adopts tables. `finished` is told of each match that ends here, and again after a crash: it counts once."""

    def __init__(  # noqa: PLR0913 - what a process of the house is made of
        self,
        store: Store,
        process: str,
        address: str,
        finished: Finished = lambda _room, _past: None,
        now: Callable[[], int] | None = None,
        *,
        thinkers: Thinkers | None = None,
        quotas: Quotas | None = None,
        randomness: SystemRandomness | None = None,
    ) -> None:
        self.process, self.address, self.now = process, address, now or SteadyClock()
        self.thinkers = thinkers or InlineThinkers()
        self.randomness = randomness or SystemRandomness()
        self.luck = self.randomness.seed("the luck of bots")
        self._quotas = quotas
        self.hourly = HourlyBytes(quotas or Quotas())
        """What the tables of this process have written in this hour."""
        self._store = store
        self._notes = TableNotes(store.tables, finished)
        self._tables: dict[str, LiveTable] = {}
        self.on_count: Callable[[int], None] = lambda _running: None
        """Told how many tables run here, each time that their number changes."""
        self.on_taken: Callable[[str], None] = lambda _table: None
        """Told of each table that begins to run here."""
        self.on_written: Callable[[str, int, int], None] = lambda _table, _bytes, _now: None
        """Told of each table how many bytes it has kept, and when."""
        self.owner_of_event: Callable[[str], Awaitable[Lease | None]] = _nobody
        """Who runs the event that a table belongs to, if it belongs to one: the table runs there too."""
        self.recall: Recall = nothing_learned
        """What the bots of a table have learned of a person."""
        self._taking = KeyedLocks()
        self._unplayable = set[str]()
        self.given_up = GivenUp(self.now)
        self._rulebooks = RulebooksInForce(store.rulebooks)
        self._replaying = asyncio.Semaphore(REPLAYED_AT_ONCE)
        self._keeper = TableKeeper(self, store.leases)

    @property
    def tables(self) -> Collection[LiveTable]:
        """The tables that this process runs."""
        return self._tables.values()

    @property
    def running(self) -> int:
        """How many tables this process runs."""
        return len(self._tables)

    def runs(self, table: str) -> bool:
        """Whether this process runs the table, and it is not over."""
        live = self._tables.get(table)
        return live is not None and live.state.closed is None

    async def noted(self, table: str) -> None:
        """Waits a moment for what is noted of a table of this process: a match that ended just now is counted first."""
        await self._notes.noted(table, NOTING_SECONDS)

    async def start(self) -> None:
        """Begins to renew leases and to adopt tables that nobody runs. DatabaseInUse if another process has the database for itself."""
        await self._store.leases.begin()
        self._keeper.start()

    async def stop(self) -> None:
        """Lets every table finish what it is keeping, waits until that is noted, and gives the leases back."""
        self._keeper.stop()
        for table in list(self._tables.values()):
            await table.stop()
        await self.thinkers.stop()
        await self._notes.finish(CHANGES_SECONDS)
        await self._store.leases.release(self.process)

    async def open(
        self, host: str, config: log.TableConfig, password: str | None = None, *, directed: bool = False, name: str | None = None
    ) -> LiveTable | Refusal:
        """A new table, kept before anybody hears of it; a config that cannot be played is refused.

        Only a tournament opens tables that are `directed`: without its director nobody would ever be seated there. It names them itself,
        so that it finds them again.
        """
        refusal = check_config(config) or (None if directed else check_phase(config))
        if refusal is not None:
            return refusal
        config = as_opened(config)
        if self._quotas is None or config.event is not None:
            return await self._open(host, config, password, name)
        async with self._taking.of(f"tables of {host}"):  # two requests at once are counted one after the other
            refusal = self.hourly.refusal(host, self.now()) or await no_room(self._quotas, self._store, host, config)
            return refusal or await self._open(host, config, password, name)

    async def no_room_for_event(self, host: str) -> Refusal | None:
        """Why this person may not open or bring an event now; None where nothing is limited."""
        return None if self._quotas is None else await no_room_for_event(self._quotas, self._store, host)

    async def _open(self, host: str, config: log.TableConfig, password: str | None, name: str | None) -> LiveTable:
        known = None if name is None else await self._known(name)
        if known is not None:
            return known
        table = name or self.randomness.name()
        try:
            lease = await self._store.leases.claim(table, self.process, self.address, LEASE_SECONDS)
            if lease is None:  # a table with a name: the process that ran its event before has begun to open it
                raise StaleOwner("another process opens this table")
            rulebook = await self._rulebooks.for_new_table(config)
            entry = log.Opened(at=self.now(), host=host, config=config, rulebook_hash=rulebook.hash)
            first = log.encode(entry)
            await self._store.log.append(table, lease.epoch, 0, [first])
        except BaseException:
            self.given_up.add(table)
            raise
        live = self._made(opened(table, entry, rulebook), [], lease.epoch)
        live.bytes = len(first)
        self._run(live)
        await self._store.tables.put(row_of(live.state, password))
        return live

    async def _known(self, table: str) -> LiveTable | None:
        """A table that was opened under this name before; one that the list has not heard of is told to it."""
        kept = await self.log_of(table)
        if kept is None:
            return None
        await self._store.tables.put(row_of(replayed(kept)[0], None))
        found = await self.find(table)
        if not isinstance(found, LiveTable):
            raise StaleOwner("another process runs this table")
        return found

    def _made(self, state: TableState, past: list[Past], epoch: int) -> LiveTable:
        changed, wrote, quiet = self._notes.changed, self._wrote, self._quiet_until
        new_seed = partial(self.randomness.seed, f"a deal at {state.id}")
        outside = Outside(self.now, new_seed, self.luck, self.thinkers, changed, self._lost, self._faces, wrote, quiet, self.recall)
        return LiveTable(state, past, self._store.log, epoch, outside)

    def _wrote(self, state: TableState, many: int, now: int) -> None:
        self.on_written(state.id, many, now)
        self.hourly.wrote(state.host, state.id, many, now)

    def _quiet_until(self, state: TableState, now: int) -> int:
        return 0 if self._quotas is None else self.hourly.quiet_until(state.host, state.id, now)

    def _run(self, live: LiveTable) -> None:
        """From now on the table is found here and does by itself what is due."""
        self._tables[live.state.id] = live
        self.given_up.settled(live.state.id)
        self.on_count(len(self._tables))
        self.on_taken(live.state.id)
        live.schedule()

    def awake(self, table: str) -> bool:
        """True if this process runs the table: finding it costs nothing."""
        live = self._tables.get(table)
        return live is not None and not live.stopped

    async def find(self, table: str) -> Found:
        """The table if this process runs it or can take it, else who runs it."""
        live = self._tables.get(table)
        if live is not None and not live.stopped:
            return live
        async with self._taking.of(table):
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
        owner = await self.owner_of_event(table)
        if owner is not None and owner.process != self.process:
            return Elsewhere(owner)
        try:
            return await self._claimed(known)
        except BaseException:  # also if who asked has gone: the lease may be ours by now
            self.given_up.add(table)
            raise

    async def _claimed(self, known: TableRow) -> Found:
        table = known.id
        lease = await self._store.leases.claim(table, self.process, self.address, LEASE_SECONDS)
        if lease is None:
            holder = await self._store.leases.holder(table)
            if holder is None:
                raise StoreUnavailable("another process still writes at this table")
            return Elsewhere(holder)
        try:
            kept = await self.log_of(table)
        except RulebookLost:
            self._unplayable.add(table)
            _log.exception("a table cannot be played on: the text of its rulebook is lost")
            return Unplayable()
        if kept is None:
            self.given_up.add(table)
            return Missing()
        async with self._replaying:  # a long match takes a while to be played again: the loop goes on meanwhile
            state, past = await asyncio.to_thread(replayed, kept)
        live = self._made(state, past, lease.epoch)
        live.bytes = sum(map(len, kept.lines))
        await live.meet()
        if state.match is not None and state.closed is None:
            await live.decide(_resumed)  # before anything is due: nobody's time ran while nobody ran the table
        self._run(live)
        if state.closed is not None and known.status != "over":
            self._notes.changed(live)  # the process before ended between the end of the match and the news of it
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
            if isinstance(found, LiveTable) and found.state.closed is not None:
                found.call(person, name)
            elif isinstance(found, LiveTable):
                await found.decide(partial(rename, person=person, name=name))
            elif isinstance(found, Elsewhere):
                elsewhere[found.lease.process] = found.lease
        return list(elsewhere.values())

    async def _faces(self, people: Collection[str]) -> dict[str, int]:
        return {one.id: one.face for one in (await self._store.people.several(tuple(people))).values()}

    async def show_anew(self, person: Person) -> list[Lease]:
        """A person has another name or another face: at tables that wait it is the new one at once, during a match the face alone.

        Comes back with one lease of each process that has other tables of this person.
        """
        elsewhere: dict[str, Lease] = {}
        for row in await self._store.tables.of(person.id):
            found = await self.find(row.id)
            if isinstance(found, LiveTable):
                await found.decide(partial(call_anew, person=person.id, name=person.name))
                await found.look_again(person.id)
            elif isinstance(found, Elsewhere):
                elsewhere[found.lease.process] = found.lease
        return list(elsewhere.values())

    def _lost(self, live: LiveTable) -> None:
        if self._tables.get(live.state.id) is live:
            self._forget_table(live.state.id)
            self.given_up.add(live.state.id)

    async def settle(self, table: str) -> None:
        """A table that was given up runs here again, or is free for others."""
        if not isinstance(await self.find(table), LiveTable | Unplayable):
            await self._store.leases.give_back(self.process, [table])
        self.given_up.settled(table)

    def _forget_table(self, table: str) -> None:
        del self._tables[table]
        self.on_count(len(self._tables))

    async def sweep(self) -> None:
        """Closed tables that nobody watches leave the memory, once all is noted of them. The log has them, and nobody runs them."""
        over = [
            table
            for table, live in self._tables.items()
            if live.state.closed is not None and not live.readers and not self._notes.owes(table)
        ]
        for table in over:
            self._forget_table(table)
        await self._give_back(over)

    async def let_go_of(self, event: str) -> None:
        """The tables of an event that another process runs now are free for that process."""
        gone = [table for table, live in self._tables.items() if live.state.config.event == event]
        for table in gone:
            self.drop(table)
        await self._give_back(gone)

    async def _give_back(self, tables: Collection[str]) -> None:
        """Others may have these. What the database does not hear of now is settled later."""
        try:
            if tables:
                await self._store.leases.give_back(self.process, tables)
        except BaseException:
            for table in tables:
                self.given_up.add(table)
            raise

    def drop(self, table: str) -> None:
        """Forgets a table that another process owns now."""
        live = self._tables.get(table)
        if live is not None:
            live.lose()
