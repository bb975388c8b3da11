"""One live table in its owner's process: decides, keeps, and only then tells. One thing at a time."""

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence

import msgspec

from tento.cards.chance import Chance
from tento.club.live import entries as log
from tento.club.live import messages as say
from tento.club.live import showing
from tento.club.live.acting import Repeated
from tento.club.live.readers import Presence, Reader
from tento.club.live.scheduled import Means, ScheduledAction, fill_up, next_scheduled, perform, revealing
from tento.club.live.seating import Decision, free_seats
from tento.club.live.showing_cards import bot_shows
from tento.club.live.signalling import bot_signals
from tento.club.live.table_log import TableLog, moments, opening_state
from tento.club.live.table_state import Folded, TableState, fold
from tento.club.ports import Log, StaleOwner, StoreUnavailable
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, Actor, Viewer

Decide = Callable[[TableState, int], Decision | Refusal | Repeated]


class Kept(msgspec.Struct, frozen=True, gc=False):
    """The decision is kept; `seq` is the number of its first entry."""

    seq: int


class Past(msgspec.Struct, frozen=True, gc=False):
    """A step of the match as it is remembered for those who come back: the number of its entry, who made it, and its events.

    The state is not remembered: the table has the last one, and the log all others.
    """

    seq: int
    actor: Actor
    step: Step


class Outside(msgspec.Struct, frozen=True):
    """What a table gets from outside: the time in milliseconds, fresh seeds, luck, and who is told of changes or of its loss."""

    now: Callable[[], int]
    new_seed: Callable[[], bytes]
    chance: Chance
    changed: Callable[["LiveTable"], None]
    lost: Callable[["LiveTable"], None]


_log = logging.getLogger("tento.table")
_encode = msgspec.json.Encoder().encode


class LiveTable:
    """The state of a table, its readers and its timer."""

    def __init__(self, state: TableState, past: Sequence[Past], kept_in: Log, epoch: int, outside: Outside) -> None:
        self.state = state
        self.past = list(past)
        self.readers: set[Reader] = set()
        self.present = Presence(self.readers)
        self._log = kept_in
        self._epoch = epoch
        self._outside = outside
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    async def decide(self, decide: Decide) -> Kept | Refusal | Repeated:
        """Asks a decision over the state as it is now and keeps what it says."""
        await self._lock.acquire()
        try:
            now = self._outside.now()
            answer = decide(self.state, now)
            if not isinstance(answer, Decision):
                return answer
            seq = self.state.seq
            await self._keep(answer, now)
            if self.state.match is None and self.state.closed is None and not free_seats(self.state):
                await self._keep(fill_up(self.state, now, self._outside.new_seed()), now)
            return Kept(seq)
        finally:
            self._lock.release()

    async def start(self, by: Callable[[TableState], Refusal | None]) -> Kept | Refusal | Repeated:
        """Begins the match, with bots on the free seats, if `by` may."""
        return await self.decide(lambda state, now: by(state) or fill_up(state, now, self._outside.new_seed()))

    async def _keep(self, decision: Decision, now: int) -> None:
        """Folds the entries, keeps them, and only then moves on and tells everybody."""
        if not decision.entries:
            return
        state, past, entries = self._folded(decision, now)
        secrets = () if decision.secret is None else (decision.secret,)
        try:
            await self._log.append(state.id, self._epoch, self.state.seq, [log.encode(entry) for entry in entries], secrets)
        except BaseException:
            # Whether the lines are kept is unknown, or another owns the table: only the log can tell, so this one is over.
            self.lose()
            raise
        before, self.state = self.state, state
        self.past += past
        seating = _changes_the_seating(entries)
        self._tell(entries, past, now, seating)
        if state.bots:
            self._let_bots_speak(before, [one.step for one in past])
        self.schedule()
        if seating:
            self._outside.changed(self)

    def _folded(self, decision: Decision, now: int) -> tuple[TableState, list[Past], list[log.AnyEntry]]:
        state, past, entries = self.state, list[Past](), list(decision.entries)
        step, last = decision.step, None
        secret = None if decision.secret is None else decision.secret[1]
        for entry in entries:
            folded = fold(state, entry, step, secret)
            past += _past(state, entry, folded)
            state, last = folded.state, folded.step or last
        for entry in revealing(state, now, last):
            entries.append(entry)
            state = fold(state, entry).state
        return state, past, entries

    def _tell(self, entries: Sequence[log.AnyEntry], past: Sequence[Past], now: int, seating: bool) -> None:
        """Each reader gets its own view; all spectators share one message, late by the delay of the table."""
        if not self.readers:
            return
        reveals = [
            _encode(say.Revelation(table=self.state.id, deal=entry.deal, seed=entry.seed))
            for entry in entries
            if isinstance(entry, log.Revealed)
        ]
        message_for = self._snapshots(now) if seating or self.state.match is None else self._updates(past, now)
        for reader in tuple(self.readers):
            viewer = showing.viewer_of(self.state, reader.person, reader.seat)
            self._send(reader, viewer, [message_for(reader, viewer), *reveals])

    def _snapshots(self, now: int) -> Callable[[Reader, Viewer], bytes]:
        state = self.state
        return lambda reader, _viewer: _encode(showing.snapshot(state, reader.person, now, reader.seat))

    def _updates(self, past: Sequence[Past], now: int) -> Callable[[Reader, Viewer], bytes]:
        state, steps = self.state, tuple([one.step for one in past])
        alike = showing.frame(state, steps, now)
        made: dict[Viewer, bytes] = {}

        def update(_reader: Reader, viewer: Viewer) -> bytes:
            message = made.get(viewer)
            if message is None:
                message = made[viewer] = showing.update(state, viewer, steps, alike)
            return message

        return update

    def _send(self, reader: Reader, viewer: Viewer, messages: list[bytes]) -> None:
        delay = self.state.config.spectator_delay
        if viewer == SPECTATOR and delay and self.state.match is not None:
            asyncio.get_running_loop().call_later(delay, self._send_late, reader, messages)
            return
        for message in messages:
            reader.tell(message)

    def _send_late(self, reader: Reader, messages: list[bytes]) -> None:
        if reader in self.readers:
            for message in messages:
                reader.tell(message)

    def broadcast(self, message: say.ServerMessage, to: Collection[Viewer] | None = None) -> None:
        """Tells these seats, or everybody, something that is not kept: a phrase, a sign. Spectators hear it as late as they see."""
        encoded = _encode(message)
        for reader in tuple(self.readers):
            viewer = showing.viewer_of(self.state, reader.person, reader.seat)
            if to is None or viewer in to:
                self._send(reader, viewer, [encoded])

    def _let_bots_speak(self, before: TableState, steps: Sequence[Step]) -> None:
        """After what happened bots make their signs, and sometimes show a bluff."""
        boast = bot_shows(before, self.state, self._outside.chance)
        for spoken in (*bot_signals(self.state, steps), *(() if boast is None else (boast,))):
            self.broadcast(spoken.message, spoken.to)

    def schedule(self) -> None:
        """Sets the timer for the next thing that the table must do by itself. One that wakes before that looks again: it may stay."""
        scheduled = None if self.stopped else next_scheduled(self.state, self.present)
        if scheduled is None or (self._timer is not None and scheduled.at < self._wakes_at):
            self._stop_timer()
        if scheduled is not None and self._timer is None:
            delay = max(0, scheduled.at - self._outside.now()) / 1000
            self._timer, self._wakes_at = asyncio.get_running_loop().call_later(delay, self._wake), scheduled.at

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self._timer = None
        task = asyncio.get_running_loop().create_task(self._run_scheduled())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_scheduled(self) -> None:
        try:
            await self._do_what_is_due()
        except (StaleOwner, StoreUnavailable) as error:
            _log.warning("a table is lost", extra={"error": type(error).__name__})  # its id may be a private link
        except Exception:
            _log.exception("a scheduled action of a table failed")
            self.lose()

    async def _do_what_is_due(self) -> None:
        async with self._lock:
            now = self._outside.now()
            scheduled = None if self.stopped else next_scheduled(self.state, self.present)
            if scheduled is None or scheduled.at > now:
                self.schedule()
                return
            await self._keep(self._scheduled(scheduled, now), now)

    def _scheduled(self, scheduled: ScheduledAction, now: int) -> Decision:
        return perform(self.state, now, scheduled, Means(self.present, self._outside.new_seed, self._outside.chance))

    def lose(self) -> None:
        """The state is no longer to be trusted: everybody comes back and finds it as the log has it."""
        self.stopped = True
        self._stop_timer()
        self._outside.lost(self)
        for reader in tuple(self.readers):
            reader.give_up("moved")

    async def stop(self) -> None:
        """Does nothing by itself any more; waits for what is being kept."""
        self.stopped = True
        self._stop_timer()
        async with self._lock:
            pass


_COURSE = frozenset((log.Acted, log.Numbered, log.Dealt, log.Committed, log.Revealed))


def _changes_the_seating(entries: Sequence[log.AnyEntry]) -> bool:
    """True for everything but the course of the game: who sits, who is away, begun, over."""
    return not _COURSE.issuperset(map(type, entries))


def _past(state: TableState, entry: log.AnyEntry, folded: Folded) -> list[Past]:
    if folded.step is None:
        return []
    actor: Actor = entry.actor if isinstance(entry, log.Acted) else "table"
    return [Past(state.seq, actor, Step(None, folded.step.events))]


def replayed(kept: TableLog) -> tuple[TableState, list[Past]]:
    """The state that a log comes to, and its past."""
    state, past = opening_state(kept), list[Past]()
    for moment in moments(kept):
        past += _past(moment.before, moment.entry, moment.folded)
        state = moment.folded.state
    return state, past
