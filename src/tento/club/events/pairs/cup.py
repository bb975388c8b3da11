"""A cup that this process runs: people enter, bots where they are allowed, and from its beginning the house makes every decision."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from hmac import compare_digest
from itertools import count
from typing import Final

import msgspec

from tento.cards.stream import tagged
from tento.championship.core.people import Person as Entrant
from tento.championship.core.roles import HOUSE, Actor
from tento.championship.pairs.decisions import Call, CloseEntries, Confirm, Decision, Register, Suspend, Withdraw
from tento.championship.pairs.state import Entry, Match, State
from tento.club.events.live_event import LiveEvent
from tento.club.events.live_events import LiveEvents
from tento.club.events.pairs.agreement import Pace
from tento.club.events.pairs.bot_tables import BotTables
from tento.club.events.pairs.chairs import BOT, Accounts
from tento.club.events.pairs.config import PAIR, CupConfig
from tento.club.events.pairs.deciding import Room, bot_matches, bots_only, next_decision
from tento.club.events.pairs.driver import OnlineMatches
from tento.club.events.venue.championship import SECRET, Championship
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import BOT_NAMES
from tento.club.ports import EventRole, EventRow, Person, Store
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

PARTNER: Final = b"tento/1/cup-partner"
BETWEEN: Final = "~"
"""What stands between the id and the seal in the link of a partner: no id holds it."""
ENTERED: Final = 8
"""So many cups one person may be entered in at a time."""
FEWEST_FIELD: Final = 2
FORGOTTEN_MS: Final = 24 * 3_600_000
"""A cup that has not begun after so long is called off."""


class Cup(Championship):
    """A championship without a director. `waiting` are those who want a partner and have none."""

    def __init__(  # noqa: PLR0913, PLR0917 - an event with its row and what of the house runs it
        self, event: LiveEvent, row: EventRow, store: Store, events: LiveEvents, live_tables: LiveTables, bot_tables: BotTables
    ) -> None:
        super().__init__(event, row, store, events, live_tables)
        self._bot_tables = bot_tables
        self.config = msgspec.json.decode(row.config, type=CupConfig)
        self.pace, self.notice_minutes = self.config.pace, self.config.notice_minutes
        self.bot = self.config.bot if self.config.bots else None
        self.online = OnlineMatches(self, live_tables, self._direct)
        self._door = asyncio.Lock()
        self._players: Accounts | None = None
        self._turns = live_tables.now()

    @property
    def state(self) -> State:
        """The cup as it stands."""
        state: State = self.event.state
        return state

    @property
    def version(self) -> int:
        """Grows with every decision, and with who waits for a partner."""
        return self.number + self._turns

    async def roles_of(self, person: Person) -> tuple[str, ...]:
        """The entries of this person, the first one first."""
        given = await self._store.event_people.roles(self.row.id, person.id)
        return tuple(entry for role in given if role.role == "player" for entry in role.entries)

    def _moment(self) -> datetime:
        """When a decision of now is made: never before the last one, though the machine's clock was set back since."""
        now, last = datetime.fromtimestamp(self.now() // 1000, UTC), self.state.now
        return now if last is None else max(now, last)

    async def accounts(self) -> Accounts:
        """The people of each entry; once the entries are closed they are the same to the end."""
        if self._players is None or self.state.phase == "entries":
            self._players = await super().accounts()
        return self._players

    def tick(self, now: int) -> None:
        """A cup whose hour has come begins; one that nobody began in a day is called off."""
        super().tick(now)
        due = self.config.begins is not None and now >= self.config.begins
        if self.state.phase == "entries" and (due or now - self.row.created > FORGOTTEN_MS):
            self.online.stir()

    async def _direct(self) -> None:
        """The decisions that are due, one after the other."""
        if self.state.phase == "entries":
            await self._hour()
        if self.state.phase != "closed":
            return
        if not self._secret:
            await self._remember()
        while (decision := self._next_decision()) is not None:
            answer = await self.by_house(decision)
            if isinstance(answer, Refusal):
                raise RuntimeError(f"{type(decision).__name__} is refused: {answer}")
            await asyncio.sleep(0)
        if self.bot is not None and bot_matches(self.state).waiting:
            self._bot_tables.wait(self.row.id, self.online.stir)
        else:
            self._bot_tables.wait_no_more(self.row.id)

    def _next_decision(self) -> Decision | None:
        """What is due. A table of bots alone is counted before it is kept: while that takes its time another cup may ask."""
        if self.bot is None:
            return next_decision(self.state, self._secret, self.notice_minutes, Room(with_bots=False, bot_table=False), self._moment())
        running = bot_matches(self.state).running
        self._bot_tables.hold(self.row.id, running)
        room = Room(with_bots=True, bot_table=self._bot_tables.free_for(self.row.id))
        decision = next_decision(self.state, self._secret, self.notice_minutes, room, self._moment())
        if isinstance(decision, Call) and bots_only(self.state, self.state.matches[decision.match]):
            self._bot_tables.hold(self.row.id, running + 1)
        return decision

    def pace_of(self, match: Match) -> Pace:
        """Where nobody but bots plays there is nothing to wait for, unless the host wants to watch."""
        quick = self.config.bots_quick and self.bot is not None and bots_only(self.state, match)
        return msgspec.structs.replace(self.pace, bot_seconds=0, pause_seconds=0) if quick else self.pace

    async def stop(self) -> None:
        """Runs it no more; its tables of bots are another cup's."""
        self._bot_tables.leave(self.row.id)
        await super().stop()

    async def _hour(self) -> None:
        begins = self.config.begins
        self.online.next_ms = begins or self.row.created + FORGOTTEN_MS
        if self.now() < self.online.next_ms:
            return
        self.online.next_ms = 0
        async with self._door:
            if begins is None or await self._begin() is not None:
                await self._call_off("nobody began it" if begins is None else "too few came")

    async def _call_off(self, why: str) -> Refusal | None:
        answer = await self.by_house(Suspend(by=HOUSE, at=self._moment(), to="cancelled", why=why))
        return answer if isinstance(answer, Refusal) else None

    async def waiting(self) -> list[str]:
        """Those who want a partner, in the order in which they came."""
        return [] if self.state.phase != "entries" else await self._store.events.entered(self.row.id)

    def _closed(self) -> Refusal | None:
        if self.state.phase == "cancelled":
            return refuse("tournament_cancelled")
        return None if self.state.phase == "entries" else refuse("tournament_started")

    async def _may_enter(self, person: Person) -> Refusal | None:
        refusal = self._closed()
        if refusal is not None:
            return refusal
        if self.entry_of(person.name) is not None or person.id in await self.waiting():
            return refuse("already_in_tournament")
        if self.places_taken >= self.config.entries:
            return refuse("tournament_full", most=self.config.entries)
        under_way = [row for row in await self._store.event_people.events_of(person.id) if row.held == "cup" and row.status != "over"]
        return refuse("too_many_tournaments", most=ENTERED) if len(under_way) >= ENTERED else None

    @property
    def places_taken(self) -> int:
        """The entries that are in, those that still wait for a partner's word among them."""
        return sum(not entry.out for entry in self.state.entries.values())

    def entry_of(self, name: str) -> Entry | None:
        """The entry in which somebody of this name plays."""
        return next((one for one in self.state.entries.values() if not one.out and any(p.name == name for p in one.people)), None)

    async def enter(self, person: Person, partner: str | None, with_bot: bool) -> Refusal | None:
        """Enters alone, with a bot, with the person whose link it is, or with whoever comes next."""
        async with self._door:
            refusal = await self._may_enter(person)
            if refusal is not None:
                return refusal
            if self.config.singles:
                return await self._registered((person,), ()) or await self._maybe_full()
            if with_bot:
                return await self._with_bot(person) or await self._maybe_full()
            if partner is not None:
                return await self._with_partner(person, partner) or await self._maybe_full()
            return await self._with_anybody(person) or await self._maybe_full()

    async def partner_link(self, person: Person) -> str:
        """What somebody sends to the partner of their choice: whoever enters with it enters together with them."""
        await self._remember()
        return f"{person.id}{BETWEEN}{tagged(PARTNER, self._secret, person.id.encode()).hex()[:24]}"

    async def invited_by(self, link: str) -> Person | None:
        """Whose link this is; None if it is nobody's of this cup."""
        found = await self._store.people.get(link.rpartition(BETWEEN)[0])
        return None if found is None or found.erased or not compare_digest(await self.partner_link(found), link) else found

    async def _with_bot(self, person: Person) -> Refusal | None:
        if self.bot is None:
            return refuse("no_bots_here")
        return await self._registered((person,), (next(self._bot_names()),))

    async def _with_partner(self, person: Person, link: str) -> Refusal | None:
        """The link says that the other wants it, and its use that this one does."""
        other = await self.invited_by(link)
        if other is None or other.id == person.id:
            return refuse("wrong_link")
        if other.id in await self.waiting():
            await self._store.events.leave(self.row.id, other.id)
        refusal = await self._may_enter(other)
        return refusal or await self._registered((other, person), ())

    async def _with_anybody(self, person: Person) -> Refusal | None:
        """The first who waits is the partner; with nobody there one waits."""
        for one in await self.waiting():
            other = await self._store.people.get(one)
            await self._store.events.leave(self.row.id, one)
            if other is not None and not other.erased and self.entry_of(other.name) is None:
                return await self._registered((other, person), ())
        await self._store.events.enter(self.row.id, person.id, self.now())
        self._turns += 1
        return None

    async def _registered(self, people: tuple[Person, ...], bots: tuple[str, ...]) -> Refusal | None:
        """A new entry: the form of the first, the word of the other, who agreed too, and their role as its players."""
        entry = f"{self.state.numbered + 1}"
        forms = (*(Entrant(name=one.name) for one in people), *(Entrant(name=name, declared=(BOT,)) for name in bots))
        by = Actor(name=forms[0].name, role="public")
        answer = await self.by_house(Register(by=by, at=self._moment(), entry=entry, people=forms))
        if isinstance(answer, Refusal):
            return answer
        for one in people:
            await self._bind(one, entry)
        for place in range(1, len(forms)):
            own = Actor(name=forms[place].name, role="player", entries=(entry,))
            answer = await self.by_house(Confirm(by=own, at=self._moment(), entry=entry, person=place))
            if isinstance(answer, Refusal):
                return answer
        return None

    async def _bind(self, person: Person, entry: str) -> None:
        known = await self._store.event_people.roles(self.row.id, person.id)
        before = next((role.entries for role in known if role.role == "player"), ())
        gone = tuple(name for name in before if not self.state.entries[name].out)
        role = EventRole(event=self.row.id, person=person.id, role="player", entries=(*gone, entry), given=self.now())
        await self._store.event_people.give(role)

    async def leave(self, person: Person) -> Refusal | None:
        """Takes the own entry out, before the beginning; after it a pair that leaves has lost."""
        async with self._door:
            if person.id in await self.waiting():
                await self._store.events.leave(self.row.id, person.id)
                self._turns += 1
                return None
            entry = self.entry_of(person.name)
            if entry is None:
                return refuse("not_entered")
            by = Actor(name=person.name, role="player", entries=(entry.id,))
            answer = await self.by_house(Withdraw(by=by, at=self._moment(), entry=entry.id))
            return answer if isinstance(answer, Refusal) else None

    async def begin(self, person: str) -> Refusal | None:
        """The host begins before all places are taken; bots take the free ones where that was agreed."""
        async with self._door:
            refusal = self._closed() or (None if person == self.row.host else refuse("host_only"))
            return refusal or await self._begin()

    async def cancel(self, person: str) -> Refusal | None:
        """The host calls off a cup that has not begun."""
        async with self._door:
            refusal = self._closed() or (None if person == self.row.host else refuse("host_only"))
            return refusal or await self._call_off("the host called it off")

    async def _maybe_full(self) -> Refusal | None:
        full = self.state.places_taken >= self.config.entries and self.config.begins is None
        return await self._begin() if full else None

    async def _begin(self) -> Refusal | None:
        """Who has no partner gets a bot where there are bots; bots take the free places; then the entries are closed."""
        if self.bot is not None:
            await self._fill()
        if self.state.places_taken < FEWEST_FIELD:
            return refuse("tournament_too_small", fewest=FEWEST_FIELD)
        answer = await self.by_house(CloseEntries(by=HOUSE, at=self._moment()))
        self.online.stir()
        return answer if isinstance(answer, Refusal) else None

    async def _fill(self) -> None:
        names = self._bot_names()
        for one in await self.waiting():
            person = await self._store.people.get(one)
            if person is not None and not person.erased and self.state.places_taken < self.config.entries:
                await self._registered((person,), (next(names),))
            await self._store.events.leave(self.row.id, one)
        each = 1 if self.config.singles else PAIR
        while self.state.places_taken < self.config.entries:
            refusal = await self._registered((), tuple(next(names) for _ in range(each)))
            if refusal is not None and refusal.code != "already_entered":
                raise RuntimeError(f"a bot cannot enter: {refusal}")
            await asyncio.sleep(0)

    def _bot_names(self) -> Iterator[str]:
        """Names that nobody in the cup has."""
        taken = {person.name for entry in self.state.entries.values() for person in entry.people}
        names = (f"{name} {number}" if number > 1 else name for number in count(1) for name in BOT_NAMES)
        return (name for name in names if name not in taken)


__all__ = ["SECRET", "Cup"]
