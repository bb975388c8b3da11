"""Runs the live tables of a championship's matches: opens them when a match is called online, and tells the event what happens there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any, Protocol

from tento.championship.core.decisions import Opening
from tento.championship.core.roles import HOUSE
from tento.championship.pairs.decisions import Decision, Interrupt, Report
from tento.championship.pairs.playing import too_late
from tento.championship.pairs.state import Match, State
from tento.club.events.live_event import Kept, LiveEvent
from tento.club.events.pairs.agreement import Pace, table_config, table_id
from tento.club.events.pairs.chairs import Accounts, Chairs, chairs
from tento.club.events.pairs.ending import LOST, called_again, due
from tento.club.live import entries as log
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import Elsewhere, LiveTables
from tento.club.live.seating import Decision as TableDecision
from tento.club.live.seating import close, free_seats
from tento.club.live.table_state import TableState
from tento.club.ports import StaleOwner, StoreUnavailable
from tento.club.refusing import refuse
from tento.club.replays.finished import checked_deals
from tento.club.waiting import signalled
from tento.table.refusal import Refusal
from tento.table.seats import Seat

RETRY_SECONDS = 1.0
IDLE_SECONDS = 15.0
CLOSED = "tournament"
OPENING = 8
"""So many matches are looked at before others in the process have their turn."""
_log = logging.getLogger("tento.events")


class Venue(Protocol):
    """What the driver asks of the event that it serves: to keep a decision of the house, and who plays for its entries."""

    event: LiveEvent
    bot: str | None
    notice_minutes: int

    async def by_house(self, decision: Any) -> Kept | Refusal:
        """A decision that follows of itself, kept."""
        ...

    def pace_of(self, match: Match) -> Pace:
        """How quickly the table of a match is played."""
        ...

    async def accounts(self) -> Accounts:
        """The people of the house who play for each entry."""
        ...


class OnlineMatches:
    """The live tables of one event. Looks at a match when its table says something, when its hour has come, and once after a start."""

    def __init__(self, venue: Venue, live_tables: LiveTables, before: Callable[[], Awaitable[None]] | None = None) -> None:
        self.tables: dict[str, LiveTable] = {}
        self._venue, self._live_tables, self._before = venue, live_tables, before
        self._stirred = set[str]()
        self._alarms: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._taken_up = set[str]()
        """The matches that a process before this one called."""
        self.next_ms = 0
        """When the event itself has something to do, in milliseconds; 0 if nothing is due."""

    @property
    def state(self) -> State:
        """The event as it stands."""
        state: State = self._venue.event.state
        return state

    def start(self) -> None:
        """Begins; whatever was called by the process before is looked at first."""
        self._taken_up = {match.id for match in self._called()}
        self.stir(*self._taken_up)

    def stir(self, *matches: str) -> None:
        """Something was decided about these matches, or about the event."""
        self._stirred |= set(matches)
        self._wake.set()
        idle = self._task is None or self._task.done()
        if idle and not self._stopped and (self._stirred or self._before is not None):
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Runs no more; what is being kept is kept. Whoever comes next finds what remains to be done."""
        self._stopped = True
        self._wake.set()
        if self._task is not None:
            await asyncio.wait({self._task})

    def _called(self) -> list[Match]:
        return [match for match in self.state.matches.values() if match.online and match.result is None]

    def _now(self) -> tuple[int, datetime]:
        """The time by the clock of the tables, and that of a decision: never before the last one, though the clock was set back since."""
        now, last = self._live_tables.now(), self.state.now
        at = datetime.fromtimestamp(now // 1000, UTC)
        return now, at if last is None else max(at, last)

    async def _run(self) -> None:
        while not self._venue.event.lost and not self._stopped:
            try:
                self._wake.clear()
                await self.look()
                if self._nothing_left():
                    return
                await self._sleep()
            except (StaleOwner, StoreUnavailable):
                _log.warning("an event is lost")
                self._venue.event.lost = True
            except Exception:
                _log.exception("the tables of an event could not be run")
                await asyncio.sleep(RETRY_SECONDS)

    def _nothing_left(self) -> bool:
        """Whether no table runs and nothing will come of itself: then nobody needs to watch until the next decision."""
        waits = self._before is not None and not all(stage.closed for stage in self.state.stages) and self.state.phase != "cancelled"
        return not (self.tables or self._stirred or waits)

    async def _sleep(self) -> None:
        alarms = [at for at in (*self._alarms.values(), self.next_ms) if at]
        due_ms = min([self._live_tables.now() + 1000 * IDLE_SECONDS, *alarms])
        await signalled(self._wake, max(0.005, (due_ms - self._live_tables.now()) / 1000))

    async def look(self) -> None:
        """Attends to every match that has something to say."""
        if self._before is not None:
            await self._before()
        now = self._live_tables.now()
        self._stirred |= {match for match, at in self._alarms.items() if at <= now}
        for count, match in enumerate(sorted(self._stirred)):
            if self._stopped:
                return
            self._stirred.discard(match)
            try:
                await self._attend(match)
            except BaseException:
                self._stirred.add(match)
                raise
            if count % OPENING == OPENING - 1:
                await asyncio.sleep(0)

    async def _attend(self, name: str) -> None:
        """Decides and does what is due at one match, until nothing is."""
        self._alarms.pop(name, None)
        while True:
            match = self.state.matches.get(name)
            if match is None or not match.online or match.result is not None:
                await self._put_away(name)
                return
            live = await self._table(match)
            if live is None:
                await self._decide(Interrupt(by=HOUSE, at=self._now()[1], match=name, why=LOST))
                continue
            if not await self._next(match, live):
                return

    async def _next(self, match: Match, live: LiveTable) -> bool:
        """One step; False when nothing is due now."""
        now, at = self._now()
        if match.id in self._taken_up:
            self._taken_up.discard(match.id)
            if not match.started and too_late(self.state, match, at):
                await self._decide(called_again(match, at, self._venue.notice_minutes))
                return True
        step = due(self.state, match, live.state, live.past, now, at)
        if step.begins:
            await live.start(_only_if_full)
            return True
        if step.decision is None:
            if step.again_at:
                self._alarms[match.id] = step.again_at
            return False
        await self._decide(await self._checked(step.decision))
        return True

    async def _decide(self, decision: Decision) -> None:
        """A decision of the house. A result that the rules do not take is for the director."""
        answer = await self._venue.by_house(decision)
        if isinstance(answer, Refusal) and isinstance(decision, Report):
            why = f"the result of the table is refused: {answer.code}"
            answer = await self._venue.by_house(Interrupt(by=HOUSE, at=decision.at, match=decision.match, why=why))
        if isinstance(answer, Refusal):
            raise RuntimeError(f"{type(decision).__name__} is refused: {answer}")

    async def _checked(self, decision: Decision) -> Decision:
        """A report only of a table whose every deal is the one that the house was bound to."""
        if not isinstance(decision, Report) or decision.record is None:
            return decision
        kept = await self._live_tables.log_of(decision.record)
        live = self.tables[decision.match]
        entries = [] if kept is None else [log.decode(line) for line in kept.lines[1:]]
        false = next((deal for deal in checked_deals(live.state, entries) if deal.check not in ("ok", "not_revealed")), None)
        if false is None:
            return decision
        return Interrupt(by=HOUSE, at=decision.at, match=decision.match, why=f"deal {false.deal} is false: {false.check}")

    async def _table(self, match: Match) -> LiveTable | None:
        """The live table of a match, opened if there is none yet; None if it cannot be had any more."""
        name = table_id(self._venue.event.id, self.state, match)
        live = self.tables.get(match.id)
        if live is not None and live.state.id == name and not live.stopped:
            return live
        if live is not None and live.state.id != name:
            await self._put_away(match.id)
        found = await self._live_tables.find(name)
        if isinstance(found, Elsewhere):
            raise StaleOwner("another process runs a table of this event")
        seats = chairs(self.state, match, await self._venue.accounts(), self._venue.bot is not None)
        if isinstance(seats, Refusal):
            return None
        live = found if isinstance(found, LiveTable) else await self._opened(match, name, seats)
        if live is not None:
            self.tables[match.id] = live
            live.on_kept = partial(self._heard, match.id, live)
        if live is not None and live.state.match is None and live.state.closed is None:
            await live.decide(partial(_seat_bots, seats, self._venue.bot or ""))
        return live

    async def _opened(self, match: Match, name: str, seats: Chairs) -> LiveTable | None:
        """A new table; None where one of this name was there and is lost, or the rules cannot be played."""
        if match.started:
            return None
        opening = self._venue.event.made[0].decision
        assert isinstance(opening, Opening), "an event begins with its opening"
        config = table_config(self._venue.event.id, self.state, opening, match, seats, self._venue.pace_of(match))
        live = await self._live_tables.open(HOUSE, config, name=name)
        if isinstance(live, Refusal):
            _log.warning("a table of an event cannot be opened", extra={"code": live.code})
            return None
        return live

    def _heard(self, match: str, live: LiveTable) -> None:
        """After each thing that is kept at a table: only some of them are for the event."""
        state = live.state
        if live.stopped or state.match is None or state.closed is not None or any(who is not None and who.away for who in state.occupants):
            self._stirred.add(match)
            self._wake.set()

    async def _put_away(self, match: str) -> None:
        """The table of a match that is decided, or played elsewhere: nobody plays on there."""
        self._alarms.pop(match, None)
        live = self.tables.pop(match, None)
        if live is None:
            return
        live.on_kept = _nothing
        if live.state.closed is None and not live.stopped:
            await live.decide(lambda state, at: close(state, at, CLOSED))


def _nothing() -> None:
    """Nobody listens any more."""


def _only_if_full(state: TableState) -> Refusal | None:
    return refuse("match_started") if state.match is not None else refuse("seat_empty") if free_seats(state) else None


def _seat_bots(found: Chairs, kind: str, state: TableState, at: int) -> TableDecision:
    """The bots of a table, each on its seat, once."""
    free = frozenset(free_seats(state))
    return TableDecision(
        tuple(log.Sat(at=at, seat=Seat(seat), name=name, bot=kind) for seat, name in found.bots.items() if Seat(seat) in free)
    )
