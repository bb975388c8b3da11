"""What people do with tournaments online: open one, put a name down, take it off, begin. From then on the director decides."""

import asyncio
import logging
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Final

import msgspec

from tento.championship.core.tournament import Made
from tento.championship.poker import tournament as poker
from tento.championship.poker.chain import links
from tento.club.events.live_event import LiveEvent
from tento.club.events.live_events import LiveEvents, Runner
from tento.club.events.poker.config import TournamentConfig, checked, directing_of, opening
from tento.club.events.poker.driver import SECRET, TournamentDriver, draws
from tento.club.events.poker.floor import BOT, event_of
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import BOT_NAMES
from tento.club.ports import EventRow, EventStatus, Lease, Person, Store
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

HOSTED: Final = 3
"""So many tournaments of one host may be open or running at a time."""
ENTERED: Final = 8
"""So many tournaments one person may be entered in at a time."""
FEWEST: Final = 2
FORGOTTEN_MS: Final = 24 * 3_600_000
"""A tournament that waits for its host or its last place is cancelled after so long."""
AHEAD_MS: Final = 60 * 24 * 3_600_000
"""The hour at which a tournament begins is no further away."""
_log = logging.getLogger("tento.events")


class Tournament(Runner):
    """A tournament that this process runs: those whose names are down, and what drives it. `version` grows with every change."""

    def __init__(self, event: LiveEvent, row: EventRow, live_tables: LiveTables, store: Store, events: LiveEvents) -> None:
        self.event, self.row = event, row
        self._heard = row  # as the list of events has it
        self.config = msgspec.json.decode(row.config, type=TournamentConfig)
        directing = directing_of(self.config)
        assert not isinstance(directing, Refusal), "it was checked when it was opened"
        self.driver = TournamentDriver(event, row.host, self.config, directing, live_tables, store.log)
        self.version = live_tables.now()
        self._live_tables, self._store, self._events = live_tables, store, events
        self._desk, self._noting = asyncio.Lock(), asyncio.Lock()
        self._stopped = False
        self._tasks = set[asyncio.Task[None]]()
        event.readers.add(self._changed)
        self.driver.on_change = self._touched

    def start(self) -> None:
        """Begins to drive it, with the names of those who are in it."""
        self._later(self._named_and_driven())

    async def _named_and_driven(self) -> None:
        await self._learn_names()
        if not self._stopped:
            self.driver.start()

    async def _learn_names(self) -> None:
        for player in (*self.driver.state.listed, *(await self._store.events.entered(self.row.id))):
            if not player.startswith(BOT) and player not in self.driver.names:
                found = await self._store.people.get(player)
                self.driver.names[player] = player if found is None else found.name

    def tick(self, now: int) -> None:
        """A tournament whose hour has come begins; one that nobody began in a day is cancelled. The list hears what it has not heard."""
        if self._unheard():
            self._later(self._note())
        if self.driver.state.entered or self.driver.state.cancelled:
            return
        if self.config.begins is not None:
            if now >= self.config.begins:
                self._later(self._hour_has_come())
        elif now - self.row.created > FORGOTTEN_MS:
            self._later(self._cancelled("nobody began it"))

    async def stop(self) -> None:
        """Runs it no more."""
        self._stopped = True
        await self.driver.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=RETRY)

    def _touched(self) -> None:
        self.version = max(self.version + 1, self._live_tables.now())

    def _changed(self, _event: LiveEvent, _made: Made) -> None:
        self._touched()
        if self._unheard():
            self._later(self._note())

    def _unheard(self) -> bool:
        return (self.status, self.entries) != (self._heard.status, self._heard.entries) and not self._noting.locked()

    @property
    def status(self) -> EventStatus:
        """Whether it waits for players, runs, or is over."""
        state = self.driver.state
        if state.cancelled:
            return "cancelled"
        if state.champion is not None:
            return "over"
        return "running" if state.entered else "open"

    @property
    def entries(self) -> int:
        """How many have entered."""
        return self.driver.state.entries or self.row.entries

    async def _note(self) -> None:
        """The list is told; what is over leaves the memory when its last table is closed."""
        async with self._noting:
            row = self.row = msgspec.structs.replace(self.row, status=self.status, entries=self.entries)
            if row.status in ("over", "cancelled"):
                await self.driver.done()
            await self._store.events.put(row)
            self._heard = row
            if row.status in ("over", "cancelled"):
                self._events.forget(row.id)

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a tournament could not be kept", exc_info=task.exception())

    async def entered(self) -> list[str]:
        """Those whose names are down, or who play."""
        state = self.driver.state
        return list(state.listed) if state.entered else await self._store.events.entered(self.row.id)

    async def enter(self, person: Person) -> Refusal | None:
        """Puts a name down. The last place begins the tournament, unless it begins at a time."""
        async with self._desk:
            names = await self._store.events.entered(self.row.id)
            refusal = self._closed() or (refuse("already_in_tournament") if person.id in names else None)
            if refusal is None and len(names) >= self.config.most:
                refusal = refuse("tournament_full", most=self.config.most)
            if refusal is None and len(await self._store.events.of(person.id)) >= ENTERED:
                refusal = refuse("too_many_tournaments", most=ENTERED)
            if refusal is not None:
                return refusal
            await self._store.events.enter(self.row.id, person.id, self._live_tables.now())
            self.driver.names[person.id] = person.name
            await self._counted(len(names) + 1)
            if len(names) + 1 == self.config.most and self.config.begins is None:
                await self._begin()
            return None

    async def leave(self, person: str) -> Refusal | None:
        """Takes a name off the list."""
        async with self._desk:
            names = await self._store.events.entered(self.row.id)
            refusal = self._closed() or (None if person in names else refuse("not_entered"))
            if refusal is None:
                await self._store.events.leave(self.row.id, person)
                await self._counted(len(names) - 1)
            return refusal

    async def begin(self, person: str) -> Refusal | None:
        """The host begins before all places are taken; bots take the free ones where that was agreed."""
        async with self._desk:
            refusal = self._closed() or (None if person == self.row.host else refuse("host_only"))
            return refusal or await self._begin()

    async def cancel(self, person: str) -> Refusal | None:
        """The host calls off a tournament that has not begun."""
        if person != self.row.host:
            return refuse("host_only")
        async with self._desk:
            refusal = self._closed()
            if refusal is None:
                await self.driver.cancel("the host called it off")
            return refusal

    def _closed(self) -> Refusal | None:
        state = self.driver.state
        if state.cancelled:
            return refuse("tournament_cancelled")
        return refuse("tournament_started") if state.entered else None

    async def _begin(self) -> Refusal | None:
        names = await self._store.events.entered(self.row.id)
        field = [*names, *(bots(self.config.most - len(names)) if self.config.bots else ())]
        if len(field) < FEWEST:
            return refuse("tournament_too_small", fewest=FEWEST)
        answer = await self.driver.begin(tuple(field))
        self.driver.wake()
        return answer if isinstance(answer, Refusal) else None

    async def _hour_has_come(self) -> None:
        async with self._desk:
            if self._closed() is None and await self._begin() is not None:
                await self.driver.cancel("too few players came")

    async def _cancelled(self, why: str) -> None:
        async with self._desk:
            if self._closed() is None:
                await self.driver.cancel(why)

    async def _counted(self, entries: int) -> None:
        self.row = msgspec.structs.replace(self.row, entries=entries)
        await self._store.events.put(self.row)
        self._heard = self.row
        self._touched()


RETRY: Final = 2.0


def bots(count: int) -> list[str]:
    """Bots for the free places, each with a name of its own."""
    many = len(BOT_NAMES)
    return [f"{BOT}{BOT_NAMES[place % many]}" + (f" {place // many + 1}" if place >= many else "") for place in range(count)]


class Tournaments:
    """The tournaments of the house, as people use them."""

    def __init__(self, store: Store, live_tables: LiveTables) -> None:
        self._store, self._live_tables = store, live_tables
        self.events = LiveEvents(store, live_tables.process, live_tables.address, live_tables.now, self._runner)
        live_tables.owner_of_event = self._owner
        self.events.on_moved = live_tables.let_go_of

    def _runner(self, event: LiveEvent, row: EventRow) -> Tournament:
        return Tournament(event, row, self._live_tables, self._store, self.events)

    async def _owner(self, table: str) -> Lease | None:
        event = event_of(table)
        return None if event is None else await self.events.owner(event)

    async def open(self, host: Person, title: str, config: TournamentConfig, visibility: str) -> Tournament | Refusal:
        """A new tournament that waits for players. The secret of its draws is kept with the opening, which holds their commitment."""
        found = checked(config)
        if isinstance(found, Refusal):
            return found
        if config.begins is not None and config.begins > self._live_tables.now() + AHEAD_MS:
            return refuse("bad_field", field="begins")
        if await self._store.events.hosted(host.id) >= HOSTED:
            return refuse("too_many_tournaments", most=HOSTED)
        base, directing = found
        randomness, now = self._live_tables.randomness, self._live_tables.now()
        event = randomness.name()
        secret = randomness.seed(f"the draws of {event}")
        first = opening(config, base, directing, host.id, datetime.fromtimestamp(now // 1000, UTC), title, links(secret, draws(config))[0])
        row = EventRow(
            id=event,
            kind=poker.kind,
            game=config.game,
            rulebook=base.name,
            title=title,
            host=host.id,
            visibility=visibility,
            status="open",
            entries=0,
            most=config.most,
            created=now,
            begins=config.begins,
            config=msgspec.json.encode(config).decode(),
        )
        opened = await self.events.open(row, first, base, [(SECRET, secret)])
        return opened if isinstance(opened, Refusal | Tournament) else refuse("bad_rulebook", reason=base.name)

    async def find(self, event: str) -> Tournament | Lease | None:
        """The tournament if this process runs it, or who does; None if nobody runs it any more."""
        found = await self.events.find(event)
        return found if found is None or isinstance(found, Tournament | Lease) else None
