"""Every championship that this process runs, and the way to those that another one runs."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from tento.championship.core.decisions import Opening
from tento.championship.core.log import LogError
from tento.championship.core.opening import Refused
from tento.championship.core.tournament import Made
from tento.championship.registry import TOURNAMENTS
from tento.club.events.live_event import LiveEvent, Secrets, rulebook_of, things_of
from tento.club.keyed_locks import KeyedLocks
from tento.club.live.entries import Opened, TableConfig
from tento.club.live.keeping import LEASE_SECONDS, RENEW_SECONDS
from tento.club.live.rulebook_in_force import RulebooksInForce
from tento.club.ports import EventRow, Held, Lease, StaleOwner, Store, StoreUnavailable
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

_log = logging.getLogger("tento.events")


class Runner(Protocol):
    """What runs an event while its process owns it."""

    event: LiveEvent

    def start(self) -> None:
        """Begins to run it."""
        ...

    def tick(self, now: int) -> None:
        """Told every few seconds, with the time in milliseconds."""
        ...

    async def stop(self) -> None:
        """Runs it no more."""
        ...


RunnerOf = Callable[[LiveEvent, EventRow], Runner]


async def event_as_kept(store: Store, rulebooks: RulebooksInForce, row: EventRow, epoch: int = 0) -> LiveEvent | None:
    """An event as its log has it; None if nothing of it is kept. LogError or Refused if its lines are not to be trusted."""
    lines = await store.log.read(row.id)
    if not lines:
        return None
    name, hash_of = rulebook_of(lines)
    named = Opened(at=0, host="", config=TableConfig(game=row.game, rulebook=name), rulebook_hash=hash_of)
    live = LiveEvent(row.id, TOURNAMENTS[row.kind], await rulebooks.of(named), store.log, epoch)
    beside = await store.log.beside(row.id)
    await asyncio.to_thread(lambda: live.fold(lines, things_of(beside)))  # a long event takes a while: the loop goes on meanwhile
    return live


async def _nothing(_event: str) -> None:
    """An event without tables leaves nothing behind."""


class LiveEvents:
    """Opens, finds and adopts events. Their leases are those of the tables, renewed with them; `runners` are the events that run here.

    What is decided by people can be corrected after its end: such an event is found again whenever somebody asks for it.
    """

    def __init__(self, store: Store, process: str, address: str, now: Callable[[], int], runner_of: RunnerOf) -> None:
        self.process, self.address, self.now = process, address, now
        self.runners: dict[str, Runner] = {}
        self._store = store
        self.runner_of: dict[Held, RunnerOf] = {"online": runner_of}
        self._rulebooks = RulebooksInForce(store.rulebooks)
        self._taking = KeyedLocks()
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        self._over: dict[str, LiveEvent] = {}
        self._finished: set[str] = set()
        self._keeper: asyncio.Task[None] | None = None
        self.listeners: list[Callable[[Runner, Made], None]] = []
        """Told of every decision of a championship of pairs that runs here."""
        self.each_round: list[Callable[[], Awaitable[None]]] = []
        self.on_moved: Callable[[str], Awaitable[None]] = _nothing
        """Called when another process runs an event that ran here."""

    async def start(self) -> None:
        """Begins to adopt events that nobody runs."""
        self._keeper = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Runs nothing any more. The leases are given back with those of the tables."""
        if self._keeper is not None:
            self._keeper.cancel()
        for runner in list(self.runners.values()):
            await runner.stop()

    async def open(self, row: EventRow, opening: Opening, rulebook: Rulebook, secrets: Secrets = ()) -> Runner | Refusal:
        """A new event, kept before anybody hears of it; an opening that the rules refuse opens nothing."""
        kind = TOURNAMENTS[row.kind]
        refused = kind.open(rulebook, opening)
        if isinstance(refused, Refusal):
            return refused
        await self._rulebooks.for_new_table(TableConfig(game=row.game, rulebook=rulebook.name))
        lease = await self._store.leases.claim(row.id, self.process, self.address, LEASE_SECONDS)
        if lease is None:
            raise StoreUnavailable(f"another process opens {row.id}")
        event = LiveEvent(row.id, kind, rulebook, self._store.log, lease.epoch, sealed=row.held != "online")
        answer = await event.decide(opening, secrets)
        assert not isinstance(answer, Refusal), "it was asked before"
        await self._store.events.put(row)
        return self._run(event, row)

    def _run(self, event: LiveEvent, row: EventRow) -> Runner:
        runner = self.runners[row.id] = self.runner_of[row.held](event, row)
        runner.start()
        return runner

    async def find(self, event: str) -> Runner | Lease | None:
        """What runs the event here, if this process runs it or can take it; else who runs it. None if there is no such event to run."""
        async with self._taking.of(event):
            runner = self.runners.get(event)
            if runner is not None and not runner.event.lost:
                return runner
            if runner is not None:
                await runner.stop()
                del self.runners[event]
            found = await self._take(event)
            if runner is not None and isinstance(found, Lease):
                await self.on_moved(event)
            return found

    async def _take(self, event: str) -> Runner | Lease | None:
        row = await self._store.events.get(event)
        if row is None or (row.held == "online" and row.status in ("over", "cancelled")):
            return None
        lease = await self._store.leases.claim(event, self.process, self.address, LEASE_SECONDS)
        if lease is None:
            return await self._store.leases.holder(event)
        live = await self._read(row, lease.epoch)
        return None if live is None else self._run(live, row)

    async def _read(self, row: EventRow, epoch: int) -> LiveEvent | None:
        async with self._reading:
            return await event_as_kept(self._store, self._rulebooks, row, epoch)

    async def over(self, row: EventRow) -> LiveEvent | None:
        """An event that nobody runs any more, as its log has it."""
        if row.id not in self._over:
            live = await self._read(row, 0)
            if live is None:
                return None
            if len(self._over) >= REMEMBERED:
                self._over.pop(next(iter(self._over)))
            self._over[row.id] = live
        return self._over[row.id]

    async def owner(self, event: str) -> Lease | None:
        """Who runs the event, which this process takes if nobody does; None if there is no such event to run."""
        found = await self.find(event)
        if found is None or isinstance(found, Lease):
            return found
        return Lease(event, self.process, self.address, 0)

    async def _keep(self) -> None:
        while True:
            try:
                for event in await self._store.events.orphans(50):
                    await self._adopt(event)
                for name, runner in tuple(self.runners.items()):
                    if runner.event.lost or await self._elsewhere(name):
                        runner.event.lost = True
                        await self._adopt(name)
                    else:
                        runner.tick(self.now())
                for also in self.each_round:
                    await also()
                await self._give_back()
            except StaleOwner:
                _log.warning("lost an event")
            except Exception:
                _log.exception("events could not be kept")
            await asyncio.sleep(RENEW_SECONDS)

    async def _elsewhere(self, event: str) -> bool:
        """True if another process took the event when its lease had run out. It cannot go on there before its tables are let go of here."""
        holder = await self._store.leases.holder(event)
        return holder is not None and holder.process != self.process

    async def _adopt(self, event: str) -> None:
        """Runs an event that nobody runs. One whose log is not to be trusted keeps no other from being adopted."""
        try:
            await self.find(event)
        except (LogError, Refused):
            _log.exception("an event could not be adopted")

    def forget(self, event: str) -> None:
        """The event is over: the log has it."""
        if self.runners.pop(event, None) is not None:
            self._finished.add(event)

    async def _give_back(self) -> None:
        """Nobody renews the leases of events that are over."""
        given = self._finished - self.runners.keys()
        if given:
            await self._store.leases.give_back(self.process, given)
        self._finished -= given


READ_AT_ONCE = 2
REMEMBERED = 50
"""So many events that are over are kept in memory for those who look at them."""
