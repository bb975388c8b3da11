"""One live table in its owner's process: decides, keeps, and only then tells. One thing at a time."""

import asyncio
import logging
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tento.cards.chance import Chance
from tento.club.bots.question import Question, Thought
from tento.club.bots.thinkers import Thinkers
from tento.club.live import entries as log
from tento.club.live import messages as say
from tento.club.live import showing
from tento.club.live.acting import Repeated
from tento.club.live.directing import begin
from tento.club.live.leaves import leaves
from tento.club.live.past import Past, past_of
from tento.club.live.readers import Presence, Reader
from tento.club.live.recalling import MEMORY, Recall, TableMemory, nothing_learned
from tento.club.live.refereeing import told_rulings
from tento.club.live.scheduled import (
    Means,
    ScheduledAction,
    asked_of_bot,
    bot_acted,
    fill_up,
    go_on,
    hurried_by,
    next_scheduled,
    perform,
    revealing,
)
from tento.club.live.seating import Decision, free_seats
from tento.club.live.showing_cards import bot_shows
from tento.club.live.signalling import bot_signals, signs_for
from tento.club.live.table_state import TableState, fold
from tento.club.ports import Log, StaleOwner, StoreUnavailable
from tento.table.game import Step
from tento.table.refusal import Refusal
from tento.table.seats import Seat, Viewer

Decide = Callable[[TableState, int], Decision | Refusal | Repeated]


class Kept(msgspec.Struct, frozen=True, gc=False):
    """The decision is kept; `seq` is the number of its action, or of its first entry where nobody acted."""

    seq: int


class Outside(msgspec.Struct, frozen=True):
    """What a table gets from outside: the time in milliseconds, fresh seeds, and who is told of changes or of its loss.

    `luck` is the secret that the luck of all bots follows from; `thinkers` are where they think; `faces` looks up how people look;
    `wrote` is told how many bytes a table has kept, and when; `quiet_until` tells until when one waits where only bots play; `recall`
    finds what its bots have learned of a person.
    """

    now: Callable[[], int]
    new_seed: Callable[[], bytes]
    luck: bytes
    thinkers: Thinkers
    changed: Callable[["LiveTable"], None]
    lost: Callable[["LiveTable"], None]
    faces: Callable[[Collection[str]], Awaitable[Mapping[str, int]]]
    wrote: Callable[[TableState, int, int], None] = lambda _table, _bytes, _now: None
    quiet_until: Callable[[TableState, int], int] = lambda _table, _now: 0
    recall: Recall = nothing_learned


_log = logging.getLogger("tento.table")
_encode = msgspec.json.Encoder().encode


class LiveTable:
    """The state of a table, its readers and its timer."""

    def __init__(self, state: TableState, past: Sequence[Past], kept_in: Log, epoch: int, outside: Outside) -> None:
        self.state = state
        self.past = list(past)
        self.readers: set[Reader] = set()
        self.present = Presence(self.readers)
        self.faces: dict[str, int] = {}
        """The faces of those who sit here. They are no part of the log: who changes the face has changed it everywhere."""
        self._met = set[str]()  # those whose faces were asked for and answered, also where nobody knows the face
        self.bytes = 0
        """How many bytes the lines of its log have."""
        self._log = kept_in
        self._epoch = epoch
        self._outside = outside
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._wakes_at = 0
        self._thought_about: Any = None  # the match over which a bot is thinking elsewhere
        self._signs: dict[Seat, Sequence[str]] = {}  # what seats have signed in the deal `_signs_of`; speech is not kept
        self._signs_of = 0
        self._memory = TableMemory(outside.recall)
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopped = False
        self.on_kept: Callable[[], None] = lambda: None
        """Told after each thing that was kept, and of the loss of the table."""

    async def decide(self, decide: Decide) -> Kept | Refusal | Repeated:
        """Asks a decision over the state as it is now and keeps what it says."""
        await self._lock.acquire()
        try:
            now = self._outside.now()
            answer = decide(self.state, now)
            if not isinstance(answer, Decision):
                return answer
            seq = self.state.seq + _place_of_action(answer)
            await self._keep(answer, now)
            full = self.state.match is None and self.state.closed is None and not free_seats(self.state)
            if full and not self.state.config.reserved:
                await self._keep(fill_up(self.state, now, self._outside.new_seed()), now)
            return Kept(seq)
        finally:
            self._lock.release()

    async def start(self, by: Callable[[TableState], Refusal | None]) -> Kept | Refusal | Repeated:
        """Begins the match, with bots on the free seats, if `by` may."""
        return await self.decide(lambda state, now: by(state) or fill_up(state, now, self._outside.new_seed()))

    async def go_on(self, person: str, name: str, seat: Seat, acts: tuple[log.Act, ...]) -> Kept | Refusal | Repeated:
        """Begins the match in the middle, with this person on this seat and bots on the others."""
        new_seed = self._outside.new_seed
        return await self.decide(lambda state, at: go_on(state, at, log.Sat(at=at, seat=seat, name=name, person=person), acts, new_seed()))

    async def begin(self) -> Kept | Refusal | Repeated:
        """Begins the match of a directed table, with nobody at it yet."""
        return await self.decide(lambda state, now: begin(state, now, self._outside.new_seed()))

    async def _keep(self, decision: Decision, now: int) -> None:
        """Folds the entries, keeps them, and only then moves on and tells everybody."""
        if not decision.entries:
            return
        state, past, entries = self._folded(decision, now)
        await self._meet(state)
        secrets = () if decision.secret is None else (decision.secret,)
        lines = [log.encode(entry) for entry in entries]
        try:
            await self._log.append(state.id, self._epoch, self.state.seq, lines, secrets)
        except BaseException:
            # Whether the lines are kept is unknown, or another owns the table: only the log can tell, so this one is over.
            self.lose()
            raise
        before, self.state = self.state, state
        written = sum(map(len, lines))
        self.bytes += written
        self._outside.wrote(state, written, now)
        self.past += past
        seating = log.change_the_seating(entries)
        self._tell(entries, past, now, seating)
        if state.bots:
            self._let_bots_speak(before, [one.step for one in past])
        self.schedule()
        if seating:
            self._outside.changed(self)
        self.on_kept()

    async def _meet(self, state: TableState) -> None:
        """Looks up the faces of those who have just come. Without an answer they are drawn by their names: no match waits for that."""
        if self._met.issuperset(state.places):
            return
        new = [person for person in state.places if person not in self._met]
        try:
            self.faces.update(await self._outside.faces(new))
        except StoreUnavailable:
            _log.warning("faces could not be looked up")
        else:
            self._met.update(new)

    async def meet(self) -> None:
        """Looks up the faces of all who sit here."""
        await self._meet(self.state)

    async def look_again(self, person: str) -> None:
        """Somebody who sits here has another face: everybody is shown it."""
        if person in self.state.places:
            self.faces.pop(person, None)
            self._met.discard(person)
            await self._meet(self.state)
            self._tell((), (), self._outside.now(), seating=True)

    def _folded(self, decision: Decision, now: int) -> tuple[TableState, list[Past], list[log.AnyEntry]]:
        state, past, entries = self.state, list[Past](), list(decision.entries)
        step, last = decision.step, None
        secret = None if decision.secret is None else decision.secret[1]
        for entry in entries:
            folded = fold(state, entry, step, secret)
            past += past_of(state, entry, folded)
            state, last = folded.state, folded.step or last
        for entry in revealing(state, now, last):
            entries.append(entry)
            state = fold(state, entry).state
        return state, past, entries

    def _tell(self, entries: Sequence[log.AnyEntry], past: Sequence[Past], now: int, seating: bool) -> None:
        """Each reader gets its own view; all spectators share one message, late by the delay of the table."""
        if not self.readers:
            return
        beside = self._beside(len(entries))
        leaves_for = leaves(self.state, [one.step for one in past], lambda: self.steps_of_the_deal()[: -len(past)])
        if seating or self.state.match is None:
            message_for = showing.snapshots(self.state, now, self.faces)
        else:
            message_for = showing.updates(self.state, tuple([one.step for one in past]), now)
        for reader in tuple(self.readers):
            viewer = showing.viewer_of(self.state, reader.person, reader.seat)
            self._send(reader, viewer, [message_for(reader, viewer), *leaves_for(viewer), *beside])

    def steps_of_the_deal(self) -> list[Step]:
        """What the last pack brought, and all that happened since."""
        first = bisect_left(self.past, self.state.dealt_seq, key=lambda past: past.seq)
        return [past.step for past in self.past[first:]]

    def _beside(self, entries: int) -> tuple[bytes, ...]:
        """What is told to everybody beside the update: the seeds and the referee's decisions of the last so many entries."""
        since = self.state.seq - entries
        return (*showing.encoded_revelations(self.state, since), *map(_encode, told_rulings(self.state, since)))

    def _send(self, reader: Reader, viewer: Viewer, messages: list[bytes]) -> None:
        delay = showing.late_for(self.state, reader.person, viewer)
        if delay:
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
        if isinstance(message, say.Signalled):
            self._note_signs(message)
        encoded = _encode(message)
        for reader in tuple(self.readers):
            viewer = showing.viewer_of(self.state, reader.person, reader.seat)
            if to is None or viewer in to:
                self._send(reader, viewer, [encoded])

    def _note_signs(self, made: say.Signalled) -> None:
        """Signs of one deal add up; who has nothing after all says so with none."""
        if self._signs_of != self.state.dealt:
            self._signs, self._signs_of = {}, self.state.dealt
        seat = Seat(made.seat)
        self._signs[seat] = tuple(dict.fromkeys((*self._signs.get(seat, ()), *made.signs))) if made.signs else ()

    def tell(self, person: str, message: say.ServerMessage) -> None:
        """Tells one person something, on every socket of theirs at this table."""
        encoded = _encode(message)
        for reader in tuple(self.readers):
            if reader.person == person:
                reader.tell(encoded)

    def _let_bots_speak(self, before: TableState, steps: Sequence[Step]) -> None:
        """After what happened bots make their signs, and sometimes show a bluff."""
        boast = bot_shows(before, self.state, self.luck())
        for spoken in (*bot_signals(self.state, steps), *(() if boast is None else (boast,))):
            self.broadcast(spoken.message, spoken.to)

    def lines_changed(self) -> None:
        """A reader came or went: who has lost the line, or has it again, is told to everybody at once."""
        if self.present.note(self.state.places, self._outside.now()) and self.state.match is not None:
            self.broadcast(showing.gone(self.state, self.present.gone))
        self.schedule()

    def schedule(self) -> None:
        """Sets the timer for the next thing that the table must do by itself. One that wakes before that looks again: it may stay."""
        scheduled = self._due()
        if scheduled is not None and self._is_thought_about(scheduled):
            scheduled = None  # what it thinks of comes without a timer
        if scheduled is None or (self._timer is not None and scheduled.at < self._wakes_at):
            self._stop_timer()
        if scheduled is not None and self._timer is None:
            delay = max(0, scheduled.at - self._outside.now()) / 1000
            self._timer, self._wakes_at = asyncio.get_running_loop().call_later(delay, self._wake), scheduled.at

    def _due(self) -> ScheduledAction | None:
        if self.stopped:
            return None
        quiet = self._outside.quiet_until(self.state, self._outside.now()) if self.state.alone_since else 0
        return next_scheduled(self.state, self.present, self.present.gone, quiet)

    def _is_thought_about(self, scheduled: ScheduledAction) -> bool:
        return scheduled.kind == "bot" and self._thought_about is self.state.match

    def luck(self) -> Chance:
        """The luck of whoever chooses now. The same secret gives the same luck at the same place of the same table."""
        return Chance(self._outside.luck, f"{self.state.id} {self.state.seq}")

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

    async def hurry(self, person: str) -> None:
        """Somebody alone with bots does not want to wait for the next thing that the table does by itself."""
        if hurried_by(self.state, person):
            await self._do_what_is_due(person)

    async def _do_what_is_due(self, hurried: str | None = None) -> None:
        async with self._lock:
            now, scheduled = self._outside.now(), self._due()
            early = () if hurried is None else hurried_by(self.state, hurried)
            if scheduled is None or (scheduled.at > now and scheduled.kind not in early) or self._is_thought_about(scheduled):
                self.schedule()
                return
            question = self._asked(scheduled)
            thought = None if question is None else self._outside.thinkers.at_once(question)
            if question is None or thought is not None:
                await self._play(scheduled, now, question, thought)
                return
            about = self._thought_about = self.state.match
        await self._let_think(question, about, scheduled)

    async def _let_think(self, question: Question, about: Any, asked: ScheduledAction) -> None:
        """A bot thinks elsewhere while the table goes on. What it chose is played if nothing happened meanwhile and nobody came back."""
        thought = await self._outside.thinkers.think(question)
        async with self._lock:
            now, scheduled = self._outside.now(), self._due()
            if self._thought_about is about:
                self._thought_about = None
            if self.state.match is not about or scheduled is None or (scheduled.kind, scheduled.seat) != (asked.kind, asked.seat):
                self.schedule()
                return
            await self._play(scheduled, now, question, thought)

    async def _play(self, scheduled: ScheduledAction, now: int, question: Question | None, thought: Thought | None) -> None:
        """What is due is done; where a bot was asked, as it chose, or as the person would whom the bots of the table play like."""
        if question is not None and thought is not None:
            await self._memory.fetch(self.state)
            thought = self._memory.chosen(self.state, scheduled.seat, question, thought)
        await self._keep(self._scheduled(scheduled, now, thought), now)
        if thought is not None and thought.by == MEMORY and scheduled.seat is not None:
            self.broadcast(say.Recalled(table=self.state.id, seat=scheduled.seat))

    def _asked(self, scheduled: ScheduledAction) -> Question | None:
        """What is asked of a bot, if it is a bot that something is asked of."""
        seat = scheduled.seat if scheduled.kind == "bot" else None
        if seat is None:
            return None
        made = self._signs if self._signs_of == self.state.dealt else {}
        return asked_of_bot(self.state, seat, self.luck(), signs_for(self.state, seat, made))

    def _scheduled(self, scheduled: ScheduledAction, now: int, thought: Thought | None) -> Decision:
        if thought is not None and scheduled.seat is not None:
            return bot_acted(self.state, now, scheduled.seat, thought)
        return perform(self.state, now, scheduled, Means(self.present, self._outside.new_seed, self.luck()))

    def call(self, person: str, name: str) -> None:
        """A table that is over keeps nothing more, but it calls somebody who was forgotten by the pseudonym, and says so to everybody."""
        called = tuple(who if who is None or who.person != person else replace(who, name=name) for who in self.state.occupants)
        self.state = replace(self.state, occupants=called)
        self._tell((), (), self._outside.now(), seating=True)

    def lose(self) -> None:
        """The state is no longer to be trusted: everybody comes back and finds it as the log has it."""
        self.stopped = True
        self._stop_timer()
        self._outside.lost(self)
        self.on_kept()
        for reader in tuple(self.readers):
            reader.give_up("moved")

    async def stop(self) -> None:
        """Does nothing by itself any more; waits for what is being kept."""
        self.stopped = True
        self._stop_timer()
        async with self._lock:
            pass


def _place_of_action(decision: Decision) -> int:
    """Who was away and acts is told to be back first: the action is the entry after that."""
    return next((place for place, entry in enumerate(decision.entries) if isinstance(entry, log.Acted)), 0)
