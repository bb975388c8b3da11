"""Drives a tournament: makes the decisions that are due, and tells its live tables what follows from them. One task for each event."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial

from tento.championship.poker.chain import links
from tento.championship.poker.decisions import Decision, Enter
from tento.championship.poker.floor_decisions import CancelEvent, DealHand
from tento.championship.poker.seats import spots, tables_needed
from tento.championship.poker.state import State
from tento.club.events.live_event import Kept, LiveEvent
from tento.club.events.poker.config import TournamentConfig, table_config
from tento.club.events.poker.deciding import HOUSE, Floor, next_step
from tento.club.events.poker.floor import FloorTable, chairs, player_of, seen, table_id
from tento.club.events.poker.handing import Hall, handing
from tento.club.live import messages as say
from tento.club.live.directing import Come, Order, direct
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables, Missing
from tento.club.live.refereeing import appoint
from tento.club.live.seating import close
from tento.club.ports import Log, StaleOwner, StoreUnavailable
from tento.club.waiting import signalled
from tento.table.kit import Directing
from tento.table.refusal import Refusal

RETRY_SECONDS = 1.0
IDLE_SECONDS = 15.0
SECRET = 1
"""The number under which the secret of the seats lies."""
CLOSED = "tournament"
_log = logging.getLogger("tento.events")


class Stuck(Exception):
    """The tournament cannot go on as things stand; it is tried again."""


def draws(config: TournamentConfig) -> int:
    """How many draws of seats the chain is long enough for."""
    return 64 + 4 * config.most


class TournamentDriver:
    """Runs one event from its first decision until the champion is known. Awake when a table waits for it, and when the clock is due."""

    def __init__(  # noqa: PLR0913, PLR0917 - the event, who hosts it, and what it runs on
        self, event: LiveEvent, host: str, config: TournamentConfig, directing: Directing, live_tables: LiveTables, log: Log
    ) -> None:
        self.event, self.host, self.config = event, host, config
        self.tables: dict[int, LiveTable] = {}
        self.names: dict[str, str] = {}
        self._directing, self._live_tables, self._log = directing, live_tables, log
        self._wake = asyncio.Event()
        self._owed = frozenset[int]()
        self._waiting = frozenset[str]()
        self._links: tuple[str, ...] = ()
        self._others: dict[str, LiveTable] | None = None
        self._next_ms = 0
        self._task: asyncio.Task[None] | None = None
        self.on_change: Callable[[], None] = lambda: None
        """Told when something changed that is not in the event: a hand is over, somebody sat down."""

    @property
    def state(self) -> State:
        """The event as it stands."""
        state: State = self.event.state
        return state

    @property
    def now(self) -> datetime:
        """The time by the clock of the tables; never before the last decision, though the machine's clock was set back since."""
        now, last = datetime.fromtimestamp(self._live_tables.now() // 1000, UTC), self.state.now
        return now if last is None else max(now, last)

    def start(self) -> None:
        """Begins to drive."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Something may have to be decided."""
        self._wake.set()

    async def stop(self) -> None:
        """Drives no more; what is being kept is kept. Whoever comes next finds what remains to be done."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def done(self) -> None:
        """Waits until the last table is closed."""
        self._wake.set()
        if self._task is not None:
            await asyncio.wait({self._task})

    async def begin(self, players: tuple[str, ...]) -> Kept | Refusal:
        """The field enters, in this order; from now on nobody else does."""
        return await self.event.decide(Enter(by=HOUSE, at=self.now, players=players))

    async def cancel(self, why: str) -> Kept | Refusal:
        """The tournament is not held."""
        return await self.event.decide(CancelEvent(by=HOUSE, at=self.now, cause="outside", why=why))

    async def _run(self) -> None:
        while not self.event.lost:
            try:
                self._wake.clear()
                await self.look()
                if self.over:
                    return
                await self._sleep()
            except (StaleOwner, StoreUnavailable):
                _log.warning("an event is lost")
                self.event.lost = True
            except Exception:
                _log.exception("an event could not be driven on")
                await asyncio.sleep(RETRY_SECONDS)

    @property
    def over(self) -> bool:
        """Whether nothing remains to be done."""
        done = self.state.cancelled or self.state.champion is not None
        return done and not self.tables and not self._others

    async def _sleep(self) -> None:
        """Until a table waits for a word, or the clock or a pause is over."""
        due = self._live_tables.now() + 1000 * IDLE_SECONDS
        clock = self.state.floor.clock
        if clock is not None and clock.since is not None and clock.level < len(self.state.levels):
            due = min(due, 1000 * (clock.since.timestamp() + max(0, clock.left_s)) + 5)
        if self._next_ms:
            due = min(due, self._next_ms)
        await signalled(self._wake, max(0.005, (due - self._live_tables.now()) / 1000))

    async def look(self) -> None:
        """Decides and tells until there is nothing more to do now."""
        if not self.state.entered or self.state.cancelled:
            self._others = self._others or {}
            return
        await self._prepare()
        while self.state.champion is None:
            await self._open_tables()
            hall = self.hall()
            floor = Floor(hall.tables, hall.chairs, self._owed)
            self._waiting = frozenset(table.id for table in hall.tables.values() if table.free)
            step = next_step(self.state, floor, self._links, self.now)
            if step.decision is not None:
                await self._decide(step.decision)
            elif not await self._hand_out(step.held):
                return
        await self._close_all()

    async def _prepare(self) -> None:
        """The chain of the draws, and the tables that a process before has opened."""
        if not self._links:
            secrets = await self._log.secrets(self.event.id)
            self._links = links(secrets[SECRET], draws(self.config))
        if self._others is None:
            self._others = {}
            most = tables_needed(self.state.entries, self.state.size)
            for name in (table_id(self.event.id, 0, True), *(table_id(self.event.id, number, False) for number in range(1, most + 1))):
                live = await self._found(name)
                if live is not None and live.state.closed is None:
                    self._watch(live)
                    self._others[name] = live

    async def _found(self, name: str) -> LiveTable | None:
        found = await self._live_tables.find(name)
        if isinstance(found, Missing):
            return None
        if not isinstance(found, LiveTable):
            raise Stuck(f"a table of the event cannot be driven from here: {type(found).__name__}")
        return found

    def _watch(self, live: LiveTable) -> None:
        live.on_kept = partial(self._looked_at, live)

    def _looked_at(self, live: LiveTable) -> None:
        """The table waits for a word, or is lost."""
        if live.stopped or live.state.match is None or self._directing.table(live.state.match).free:
            self.on_change()
            self._wake.set()

    async def _decide(self, decision: Decision) -> None:
        answer = await self.event.decide(decision)
        if isinstance(answer, Refusal):
            raise Stuck(f"{type(decision).__name__} is refused: {answer}")
        if isinstance(decision, DealHand):
            self._owed = frozenset(table.number for table in self.state.seating if table.count > 1)

    async def _open_tables(self) -> None:
        """A live table for each table of the event; the others are those that it has no more."""
        others = (self._others or {}) | {live.state.id: live for live in self.tables.values()}
        now: dict[int, LiveTable] = {}
        for table in self.state.seating:
            name = table_id(self.event.id, table.number, self.state.final)
            live = others.pop(name, None)
            if live is not None and live.stopped:
                await asyncio.sleep(RETRY_SECONDS)  # a table that is lost again and again keeps nobody busy
            live = live if live is not None and not live.stopped else await self._opened(name, len(table.seats))
            if live.state.match is None:
                await live.begin()
            await self._appoint(live)
            now[table.number] = live
        for name, live in tuple(others.items()):
            if live.stopped:
                again = await self._found(name)
                if again is None or again.state.closed is not None:
                    del others[name]
                else:
                    self._watch(again)
                    others[name] = again
        self.tables, self._others = now, others

    async def _opened(self, name: str, seats: int) -> LiveTable:
        live = await self._found(name)
        if live is None:
            config = table_config(self.config, self.event.id, self.state, self._directing, seats)
            opened = await self._live_tables.open(HOUSE, config, directed=True, name=name)
            if isinstance(opened, Refusal):
                raise Stuck(f"a table of the event cannot be opened: {opened}")
            live = opened
        self._watch(live)
        return live

    async def _appoint(self, live: LiveTable) -> None:
        """The host referees the tables of a tournament without playing in it. Tables that were agreed without a referee have none."""
        there = live.state
        if there.config.referee and there.referee is None and self.host not in self.state.listed:
            await live.decide(lambda state, at: appoint(state, at, self.host))

    def _free(self, live: LiveTable) -> bool:
        """Whether the pause to look at the last hand is over."""
        hands = self._directing.table(live.state.match).hands
        ready = live.state.turn_at + (int(1000 * self.config.pause_seconds) if hands else 0)
        if ready <= self._live_tables.now():
            return True
        self._next_ms = min(self._next_ms or ready, ready)
        return False

    def _seen(self) -> dict[int, FloorTable]:
        self._next_ms = 0
        return {number: seen(live.state, self._directing, self._free(live)) for number, live in self.tables.items()}

    def hall(self) -> Hall:
        """The event and its tables as they are now."""
        tables = self._seen()
        left = [seen(live.state, self._directing, self._free(live)) for live in (self._others or {}).values()]
        return Hall(
            self.state, spots(self.state.seating), tables, chairs((*tables.values(), *left)), self.names, self._directing, self.config.bot
        )

    async def _hand_out(self, held: frozenset[int]) -> bool:
        """Tells the tables that wait what follows from the event: True if one of them was told something."""
        told = False
        for table in self.state.seating:
            hall = self.hall()
            here = hall.tables[table.number]
            if not here.free or here.id not in self._waiting:
                continue  # a hand that ended since then is looked at first
            by_hand = self.state.floor.hand_for_hand and table.number not in self._owed
            found = handing(hall, here, table, table.number not in held and not by_hand)
            if found.orders:
                told = True
                await self._tell(self.tables[table.number], found.orders, hall)
        for name, live in tuple((self._others or {}).items()):
            hall = self.hall()
            here = seen(live.state, self._directing, self._free(live))
            if here.free:
                told = await self._clear(name, live, hall, here) or told
        return told

    async def _clear(self, name: str, live: LiveTable, hall: Hall, here: FloorTable) -> bool:
        """A table that the event has no more: who has a seat elsewhere leaves it, and when it is empty it is closed."""
        found = handing(hall, here, None, False)
        if found.orders:
            await self._tell(live, found.orders, hall)
        if found.whole:
            await live.decide(lambda state, at: close(state, at, CLOSED))
            assert self._others is not None, "the tables were looked for"
            del self._others[name]
        return bool(found.orders) or found.whole

    async def _tell(self, live: LiveTable, orders: tuple[Order, ...], hall: Hall) -> None:
        """The orders in one piece; then those who were seated here are told so at the table that they come from."""
        answer = await live.decide(lambda state, at: direct(state, at, orders))
        if isinstance(answer, Refusal):
            raise Stuck(f"a table refuses its director: {answer}")
        for order in orders:
            if isinstance(order, Come):
                self._tell_moved(live, order, hall)
        if any(getattr(order, "action", None) == self._directing.next_hand for order in orders):
            self._owed -= {number for number, one in self.tables.items() if one is live}

    def _tell_moved(self, live: LiveTable, order: Come, hall: Hall) -> None:
        player = player_of(order.who)
        for chair in hall.chairs.get(player, []):
            old = next((one for one in self._all() if one.state.id == chair.table.id), None)
            if old is not None and old is not live:
                old.tell(player, say.Moved(table=old.state.id, to=live.state.id, seat=order.seat))

    def _all(self) -> list[LiveTable]:
        return [*self.tables.values(), *(self._others or {}).values()]

    async def _close_all(self) -> None:
        """The champion is known: after the last hand was looked at, the tables are over."""
        for number, live in tuple(self.tables.items()):
            if self._free(live):
                await live.decide(lambda state, at: close(state, at, CLOSED))
                del self.tables[number]
        for name, live in tuple((self._others or {}).items()):
            await live.decide(lambda state, at: close(state, at, CLOSED))
            assert self._others is not None, "the tables were looked for"
            del self._others[name]

    def stacks(self) -> Mapping[str, int]:
        """The chips of everybody still in, in a hand those of its beginning; who sits at two tables has those where the event says."""
        hall = self.hall()
        found = {}
        for player, sat in hall.chairs.items():
            spot = hall.spots.get(player)
            if spot is not None:
                there = next((chair for chair in sat if chair.table is hall.tables.get(spot.table)), sat[0])
                found[player] = there.table.stack(there.seat)
        return found
