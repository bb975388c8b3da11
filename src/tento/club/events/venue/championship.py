"""One championship that people direct, in the process that owns it: who decides is looked up, asked, kept and answered under one lock."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tento.championship.core.beside import referred
from tento.championship.core.bundle import Parted, beyond
from tento.championship.core.custody import Erase
from tento.championship.core.decisions import Application, DecisionBase
from tento.championship.core.ledger import CHECK_MARK, Ledger
from tento.championship.core.roles import Actor
from tento.championship.core.secret import EventSecrets
from tento.championship.core.tournament import Made
from tento.championship.pairs.decisions import Call
from tento.championship.pairs.state import Match
from tento.championship.pairs.state import State as PairsState
from tento.club.events.live_event import Kept, LiveEvent
from tento.club.events.live_events import LiveEvents, Runner
from tento.club.events.pairs.agreement import Pace
from tento.club.events.pairs.chairs import Accounts, chairs
from tento.club.events.pairs.driver import OnlineMatches
from tento.club.events.venue.actors import Standing, Who, standing
from tento.club.events.venue.asking import Asked
from tento.club.events.venue.changes import Changed
from tento.club.events.venue.kinds import AT_VENUE, AtVenue
from tento.club.events.venue.looking import Looking
from tento.club.events.venue.pictures import Pictures
from tento.club.events.venue.trying import Tried, crowded, full, tried
from tento.club.live.live_tables import LiveTables
from tento.club.ports import EventRole, EventRow, Person, Store, StoreUnavailable
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

SECRET: Final = 0
"""The number of the event's own secret; under the number of a line lies who sent it."""
CPF_KEY: Final = -1
"""The number of the key that closes the CPFs of an event. One from before has none: its secret closes them."""
HOUSE: Final = "Tento"
"""Who decides what follows from an account by itself."""
ASKED_BY_ACCOUNT: Final = "the person erased the account"
IDLE_MS: Final = 600_000
"""A championship that is over and that nobody asked for so long leaves the memory."""
_log = logging.getLogger("tento.events")


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """Who sent a line, by which account or link and from which device, under which id, and when it was kept; it lies beside the log.

    `device` is a mark of the session or link: the same device has the same one, and nobody gets in with it.
    """

    key: str
    id: str
    hash: str
    kept: int
    device: str = ""


class Declined(Refusal, frozen=True, kw_only=True):
    """A refusal by the rules, with the decision as it was understood: what would work instead can be looked for."""

    decision: DecisionBase


def declined(decision: DecisionBase, refusal: Refusal) -> Declined:
    """The refusal of this decision."""
    return Declined(refusal.code, refusal.rule, refusal.articles, refusal.facts, decision=decision)


class Decided(NamedTuple):
    """A decision and what followed from it. `number` is that of its line; None where it was only tried."""

    number: int | None
    made: Made


StandIn = Callable[[bytes, Standing], Standing | Refusal]
"""For whom somebody acts, by the secret of the event and what the sender is in it."""


class Championship(Runner):
    """A championship that this process runs. `desk` is held by whoever decides, or changes what somebody may decide."""

    pace = Pace()
    notice_minutes = 5
    """So long before its hour a match online is called again that nobody could come to."""

    def __init__(self, event: LiveEvent, row: EventRow, store: Store, events: LiveEvents, live_tables: LiveTables) -> None:
        self.event, self.row = event, row
        self.bot: str | None = None
        self.online = OnlineMatches(self, live_tables)
        self.desk = asyncio.Lock()
        self.shown: dict[str, tuple[int, bytes]] = {}
        self.looking = Looking()
        self.pictures = Pictures(row.id, store.event_pictures)
        self.people_readers: set[Callable[[str], None]] = set()
        self._store, self._events = store, events
        self._asked_at = events.now()
        self._secret = self._cpf_key = b""
        self._sent: dict[tuple[str, str], tuple[int, str]] = {}
        self._noting: asyncio.Task[None] | None = None

    @property
    def number(self) -> int:
        """The number of the last decision; the opening is 1."""
        return len(self.event.made)

    @property
    def venue(self) -> AtVenue:
        """What a venue knows of its kind."""
        return AT_VENUE[self.row.kind]

    def now(self) -> int:
        """The time, in milliseconds."""
        return self._events.now()

    def moment(self) -> datetime:
        """When a decision of now is made: never before the last one, though the machine's clock was set back since."""
        now, made = datetime.fromtimestamp(self.now() // 1000, UTC), self.event.made
        return max(now, made[-1].decision.at) if made else now

    def pace_of(self, match: Match) -> Pace:
        """How quickly the table of a match online is played, and whether others may watch it."""
        return replace(self.pace, spectators=match.spectators)

    def start(self) -> None:
        """People run it; the house runs the live tables of its matches online."""
        if isinstance(self.event.state, PairsState):
            self.event.readers.add(self._stirred)
            self.online.start()

    def _stirred(self, _event: LiveEvent, made: Made) -> None:
        """The tables of the matches that a decision was about are looked at; whoever listens to the house's events hears of it."""
        for listen in self._events.listeners:
            listen(self, made)
        about = {getattr(one, "match", None) for one in (made.decision, *made.events)}
        self.online.stir(*(match for match in about if match is not None))

    def tick(self, now: int) -> None:
        """One that is over and that nobody looks at is in the log. The list hears what it has not heard: a process may have died before."""
        if self._as_it_stands() != self.row and (self._noting is None or self._noting.done()):
            self._noting = asyncio.get_running_loop().create_task(self._note())
        if self.row.status in ("over", "cancelled") and now - self._asked_at > IDLE_MS:
            self._events.forget(self.row.id)

    async def stop(self) -> None:
        """Waits for the decision that is under way."""
        await self.online.stop()
        async with self.desk:
            pass

    async def by_house(self, decision: DecisionBase) -> Kept | Refusal:
        """A decision that follows of itself from a live table, or from the rules of a cup."""
        async with self.desk:
            kept = await self.event.decide(decision)
            if not isinstance(kept, Refusal):
                await self._told_of()
            return kept

    async def accounts(self) -> Accounts:
        """The people of the house who play for each entry, in the order in which they were named."""
        found: dict[str, list[str]] = {}
        for role in await self._store.event_people.roles(self.row.id):
            for entry in role.entries if role.role == "player" else ():
                found.setdefault(entry, []).append(role.person)
        return {entry: tuple(people) for entry, people in found.items()}

    async def standing(self, who: Who) -> Standing | Refusal:
        """What somebody is in this event now."""
        self._asked_at = self._events.now()
        return await standing(self._store.event_people, self.row, who, self._asked_at)

    def people_changed(self, key: str) -> None:
        """Somebody's roles or link were changed, by the key of their standing: whoever tells them things hears of it."""
        for tell in tuple(self.people_readers):
            tell(key)

    async def decide(self, who: Who, asked: Asked, stand_in: StandIn | None = None) -> Decided | Changed | Refusal:
        """A decision, kept once however often it is sent. Roles and links count as they are when it is made.

        `stand_in` says for whom the sender acts, where somebody else decides on the sender's device.
        """
        async with self.desk:
            theirs = await self.standing(who)
            if isinstance(theirs, Refusal):
                return theirs
            await self._remember()
            if stand_in is not None:
                theirs = stand_in(self._secret, theirs)
                if isinstance(theirs, Refusal):
                    return theirs
            before = self._sent.get((theirs.key, asked.id))
            if before is not None:
                return await self._again(theirs, asked, *before)
            found = await self._asked(theirs, asked)
            if not isinstance(found, Tried):
                return found
            if isinstance(found.step, Refusal):
                return declined(found.decision, found.step)
            return await self._kept(theirs, asked, found.decision)

    async def preview(self, who: Who, asked: Asked) -> Decided | Changed | Refusal:
        """What a decision would bring about; nothing is kept. A draw is not tried: who knew it before could choose not to make it."""
        theirs = await self.standing(who)
        if isinstance(theirs, Refusal):
            return theirs
        await self._remember()
        found = await self._asked(theirs, asked)
        if not isinstance(found, Tried):
            return found
        if isinstance(found.step, Refusal):
            return declined(found.decision, found.step)
        return refuse("draw_not_tried") if found.draws else Decided(None, Made(found.decision, found.step.events))

    async def secret(self) -> bytes:
        """The secret of the event, from beside its log."""
        await self._remember()
        return self._secret

    async def cpf_key(self) -> bytes:
        """The key that closes the CPFs of the event, from beside its log."""
        await self._remember()
        return self._cpf_key

    async def keep_all(self, theirs: Standing, id: str, decisions: Sequence[DecisionBase]) -> int | Refusal:
        """Many decisions of one sender, all kept or none. The desk is held by whoever calls this."""
        entries = self.venue.entries(self.event.state) + sum(isinstance(one, Application) for one in decisions)
        no_room = full(self.event, len(decisions)) or crowded(self.event, entries)
        if no_room is not None:
            return no_room
        now, first = self._events.now(), self.event.seq
        hashed = sha256(msgspec.json.encode(decisions)).hexdigest()
        sent = [Sent(key=theirs.key, id=f"{id}.{place}", hash=hashed, kept=now, device=theirs.device) for place in range(len(decisions))]
        beside = [(first + place, msgspec.json.encode(one)) for place, one in enumerate(sent)]
        kept = await self.event.decide_all(decisions, beside)
        if not isinstance(kept, Refusal):
            self._sent |= {(one.key, one.id): (first + place, one.hash) for place, one in enumerate(sent)}
            await self._told_of()
        return kept

    async def known_to(self, person: Person, lines: Sequence[bytes]) -> int | Refusal | None:
        """How far the event is, where these lines bring nothing new; why its organiser may not go on with them; None if they may."""
        theirs = await self.standing(Who(person))
        if isinstance(theirs, Refusal):
            return theirs
        if not theirs.has("organiser"):
            return refuse("not_your_office", role=theirs.actors[0].role, may="organiser")
        more = beyond(self.event.lines, lines)
        if isinstance(more, Parted):
            return refuse("chains_differ", line=more.line)
        return None if more else self.number

    async def extend(self, person: Person, longer: Ledger) -> int | Refusal:
        """More of the same event, from the house where it was gone on with; for its organiser."""
        async with self.desk:
            known = await self.known_to(person, longer.lines)
            if known is not None:
                return known
            number = await self.event.extend(longer)
            if isinstance(number, Parted):
                return refuse("chains_differ", line=number.line)
            await self.forget_pictures()
            await self._told_of()
            return number

    async def erase(self, person: int) -> bool:
        """Somebody who erased the account is erased here too, by the house in the organiser's name; False where that may not be yet."""
        async with self.desk:
            at = self.moment()
            by = Actor(name=HOUSE, role="organiser")
            erasing = Erase(by=by, at=at, why=ASKED_BY_ACCOUNT, person=person)
            answer = await self.event.decide(erasing)
            await self.forget_pictures()
            return not isinstance(answer, Refusal) or answer.code in ("already_done", "nobody_to_erase")

    async def sent_as(self, person: str) -> list[int]:
        """The numbers under which the log knows whoever decided from this account."""
        await self._remember()
        lines = [number for (key, _), (number, _) in self._sent.items() if key == person]
        bodies = (msgspec.json.decode(self.event.lines[number].decode().rpartition(CHECK_MARK)[0]) for number in lines)
        names = (body["by"].get("name") if isinstance(body["by"], dict) else body["by"] for body in bodies)
        return [number for name in names if (number := referred(name)) is not None]

    async def senders(self) -> dict[int, Sent]:
        """Who sent each decision that somebody sent, by its number."""
        beside = await self._store.log.secrets(self.row.id)
        return {number: msgspec.json.decode(beside[number], type=Sent) for number in sorted(beside) if number > SECRET}

    async def roles_held_by(self, person: str) -> list[EventRole]:
        """The roles of an account in this event."""
        return await self._store.event_people.roles(self.row.id, person)

    async def _remember(self) -> None:
        """The secret of the event and the ids of all that was sent, from beside the log."""
        if self._secret:
            return
        beside = await self._store.log.secrets(self.row.id)
        for number in sorted(number for number in beside if number > SECRET):
            sent = msgspec.json.decode(beside[number], type=Sent)
            self._sent[sent.key, sent.id] = (number, sent.hash)
        self._cpf_key = beside.get(CPF_KEY, beside[SECRET])
        self._secret = beside[SECRET]

    async def _asked(self, theirs: Standing, asked: Asked) -> Tried | Changed | Refusal:
        """What the rules say; and a match is called online only to a table at which its people can sit."""
        found = tried(self.event, EventSecrets(self._secret, self._cpf_key), theirs, asked, self.moment())
        if not isinstance(found, Tried) or isinstance(found.step, Refusal):
            return found
        if not isinstance(found.decision, Call) or not found.decision.online:
            return found
        state: PairsState = found.step.state
        seats = chairs(state, state.matches[found.decision.match], await self.accounts(), self.bot is not None)
        return seats if isinstance(seats, Refusal) else found

    async def _kept(self, theirs: Standing, asked: Asked, decision: DecisionBase) -> Decided | Refusal:
        sent = Sent(key=theirs.key, id=asked.id, hash=asked.hash, kept=self._events.now(), device=theirs.device)
        kept = await self.event.decide(decision, [(self.event.seq, msgspec.json.encode(sent))])
        if isinstance(kept, Refusal):
            return kept
        self._sent[sent.key, sent.id] = (kept.seq, sent.hash)
        await self._follow(theirs, decision)
        return Decided(kept.seq, self.event.made[kept.seq - 1])

    async def _again(self, theirs: Standing, asked: Asked, number: int, hash: str) -> Decided | Refusal:
        """The answer to what was sent before. What should have followed from it and was cut short follows now."""
        if hash != asked.hash:
            return refuse("id_used", id=asked.id)
        made = self.event.made[number - 1]
        await self._follow(theirs, made.decision)
        return Decided(number, made)

    async def _follow(self, theirs: Standing, decision: DecisionBase) -> None:
        """Whoever filled in an entry is its player from then on."""
        if isinstance(decision, Application) and not theirs.has("organiser", "director", "desk") and theirs.link is None:
            entries = tuple(dict.fromkeys((*theirs.entries, decision.entry)))
            role = EventRole(event=self.row.id, person=theirs.key, role="player", entries=entries, given=self._events.now())
            await self._store.event_people.give(role)
            self.people_changed(theirs.key)
        if isinstance(decision, Erase):
            await self.forget_pictures()
        await self._told_of()

    async def forget_pictures(self) -> None:
        """Whoever is erased is on no photograph any more."""
        if isinstance(self.event.state, PairsState):
            await self.pictures.forget(self.event.state, self.event.ledger.beside)

    def _as_it_stands(self) -> EventRow:
        """What the list of events should say of this one."""
        state = self.event.state
        return replace(self.row, status=self.venue.status(state), entries=self.venue.entries(state))

    async def _told_of(self) -> None:
        """The list of events is told how far this one is."""
        row = self._as_it_stands()
        if row != self.row:
            await self._store.events.put(row)
            self.row = row

    async def _note(self) -> None:
        try:
            async with self.desk:
                await self._told_of()
        except StoreUnavailable:
            _log.warning("an event could not be noted yet")
