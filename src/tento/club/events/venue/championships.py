"""The championships that people direct: opening one, and finding it."""

from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core.decisions import Opening
from tento.championship.core.filling import NUMBERED, OURS, BadCpf, closed, kinds_of
from tento.championship.core.roles import Actor
from tento.championship.core.tournament import Tournament, opened
from tento.championship.pairs.editions import carried_over
from tento.championship.registry import tournament_of
from tento.club.events.live_event import LiveEvent
from tento.club.events.live_events import LiveEvents, Runner
from tento.club.events.venue.asking import named_in, too_large
from tento.club.events.venue.championship import CPF_KEY, SECRET, Championship
from tento.club.keyed_locks import KeyedLocks
from tento.club.live.live_tables import LiveTables
from tento.club.ports import EventRole, EventRow, Lease, Person, Store
from tento.club.refusing import refuse
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

HOSTED: Final = 20
"""So many championships of one organiser may be under way at a time."""
NAMED: Final = ("title", "rulebook", "hash", "options")
"""What every opening says; the other fields are those of its kind."""


class Tried(NamedTuple):
    """An opening that the rules take: of which kind and under which rulebook, and the event as it would stand."""

    kind: Tournament
    rules: Rulebook
    first: Opening
    state: Any


class NewChampionship(NamedTuple):
    """What an organiser asks for: the sender's own `id`, all that an opening says, and the edition that it follows."""

    id: str
    title: str
    rulebook: str
    options: dict[str, Any]
    fields: dict[str, Any]
    visibility: str = "public"
    after: Championship | None = None


class Championships:
    """The championships of the house, as people use them."""

    def __init__(self, store: Store, events: LiveEvents, live_tables: LiveTables) -> None:
        self.events = events
        self._store, self._live_tables = store, live_tables
        self._opening = KeyedLocks()
        events.runner_of["venue"] = self._runner

    def _runner(self, event: LiveEvent, row: EventRow) -> Championship:
        return Championship(event, row, self._store, self.events, self._live_tables)

    async def open(self, host: Person, asked: NewChampionship) -> Championship | Lease | Refusal:
        """A new championship under a rulebook with the organiser's choices. Its secrets are kept with the opening.

        The edition after another has its key of CPFs, and bars the people whom it suspended. The id of the sender is settled in the
        store before anything is kept: whoever sends it again is answered with the same championship, or with the process that runs it.
        """
        randomness = self._live_tables.randomness
        event = randomness.name()
        secret = randomness.seed(f"the draws of {event}")
        cpf_key = randomness.seed(f"the CPFs of {event}") if asked.after is None else await asked.after.cpf_key()
        carried = asked.fields if asked.after is None else carried_over(asked.after.event.state, asked.fields)
        tried = self.tried(host.name, asked.rulebook, cpf_key, {**carried, "title": asked.title, "options": asked.options})
        if isinstance(tried, Refusal):
            return tried
        async with self._opening.of(key := f"{host.id} {asked.id}"):
            event, _ = await self._store.events.claim_opening(key, event, self.events.now())
            known = await self._store.events.get(event)
            if known is not None:
                return await self._opened_before(known, asked)
            if await self._store.events.hosted(host.id, "venue") >= HOSTED:
                return refuse("too_many_events", most=HOSTED)
            return await self._opened(
                self._row(event, host, tried, asked.title, asked.visibility), tried, [(SECRET, secret), (CPF_KEY, cpf_key)]
            )

    async def _opened_before(self, row: EventRow, asked: NewChampionship) -> Championship | Lease | Refusal:
        found = await self.find(row.id) if (row.title, row.rulebook) == (asked.title, asked.rulebook) else None
        return refuse("id_used", id=asked.id) if found is None else found

    async def _opened(self, row: EventRow, tried: Tried, secrets: list[tuple[int, bytes]]) -> Championship | Lease | Refusal:
        """The event, kept and run. One whose opening was kept by a process that died before it listed the event is listed now."""
        if await self._store.log.read(row.id):
            await self._store.events.put(row)
            found: Runner | Lease | Refusal | None = await self.find(row.id)
        else:
            found = await self.events.open(row, tried.first, tried.rules, secrets)
        assert isinstance(found, Championship | Lease), "its row says that people direct it"
        await self._store.event_people.give(EventRole(event=row.id, person=row.host, role="organiser", given=row.created))
        return found

    def tried(self, by: str, rulebook: str, cpf_key: bytes, fields: dict[str, Any]) -> Tried | Refusal:
        """What opening a championship would lead to; nothing is kept."""
        if rulebook not in names():
            return refuse("unknown_rulebook")
        rules = load(rulebook)
        kind = tournament_of(rules)
        if isinstance(kind, Refusal):
            return kind
        first = too_large(fields) or opening(kind, rules, by, self.events.now(), cpf_key, fields)
        if isinstance(first, Refusal):
            return first
        step = opened(kind, rules, first)
        return step if isinstance(step, Refusal) else Tried(kind, rules, first, step.state)

    def _row(self, event: str, host: Person, tried: Tried, title: str, visibility: str) -> EventRow:
        return EventRow(
            id=event,
            kind=tried.kind.kind,
            game=tried.rules.game,
            rulebook=tried.rules.name,
            title=title,
            host=host.id,
            visibility=visibility,
            status="open",
            entries=0,
            most=0,
            created=self.events.now(),
            begins=None,
            config="{}",
            held="venue",
        )

    async def find(self, event: str) -> Championship | Lease | None:
        """The championship if this process runs it, or who does; None if there is none."""
        found = await self.events.find(event)
        return found if found is None or isinstance(found, Championship | Lease) else None


def opening(kind: Tournament, rules: Rulebook, by: str, now: int, cpf_key: bytes, fields: dict[str, Any]) -> Opening | Refusal:  # noqa: PLR0913, PLR0917 - who opens what, when, and what is filled in
    """The first decision of an event of this kind, made by its organiser."""
    word, wanted = next((word, one) for word, one in kinds_of(kind.Decision).items() if issubclass(one, Opening))
    own = {field.encode_name for field in msgspec.structs.fields(wanted)} - {*OURS, "rulebook", "hash", NUMBERED}
    unknown = next((key for key in fields if key not in own), None)
    if unknown is not None:
        return refuse("bad_field", field=unknown[:40])
    common: dict[str, Any] = {
        "do": word,
        "by": msgspec.to_builtins(Actor(name=by, role="organiser")),
        "at": datetime.fromtimestamp(now // 1000, UTC),
    }
    if NUMBERED in wanted.__struct_fields__:
        common[NUMBERED] = True
    try:
        given = {key: closed(value, cpf_key) for key, value in fields.items()}
        found: Opening = msgspec.convert({**given, **common, "rulebook": rules.name, "hash": rules.hash}, kind.Decision, strict=False)
    except BadCpf as error:
        return error.refusal
    except msgspec.ValidationError as error:
        return refuse("bad_field", field=named_in(error))
    return found
