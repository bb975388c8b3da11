"""The state of a championship: a value, changed only by decisions."""

from datetime import date, datetime
from typing import Final, Literal

import msgspec
from rpds import HashTrieMap

from tento.championship.core.custody import Custody
from tento.championship.core.people import Person
from tento.championship.pairs.codes import Code
from tento.championship.pairs.decisions import Prize
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import Result
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Fact, Refusal

Status = Literal["pending", "applied", "waiting", "selected", "withdrawn", "disqualified", "eliminated"]
OUT: tuple[Status, ...] = ("withdrawn", "disqualified", "eliminated")
Phase = Literal["entries", "closed", "suspended", "cancelled"]
Side = Literal[0, 1]
NOBODY: Final = ""
"""The side of a bye."""

# Entries, matches and sheets are made by the hundred thousand, and so are decisions, events, people and results. They are values and hold
# no cycles, so the collector need not walk them (gc=False): else one decision costs more in a large field than in a small one.


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One entry: its people, the first of them the starters, and how far it has come.

    `summoned_at` and `summoned_by` are when and how its summons was sent.
    """

    id: str
    number: int
    origin: str
    delegation: str | None
    people: tuple[Person, ...]
    status: Status
    confirmed: frozenset[int] = frozenset()
    summoned: bool = False
    summoned_at: datetime | None = None
    summoned_by: str = ""
    signed: frozenset[tuple[int, str]] = frozenset()
    paid: int = 0
    refunded: int = 0
    sat_down: bool = False
    playing: str | None = None
    matches: tuple[str, ...] = ()
    sanctions: int = 0

    @property
    def out(self) -> bool:
        """True once the entry plays no more, by its own will or not."""
        return self.status in OUT


class Sheet(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A score sheet: the result as written, who has signed, what was remarked, who handed it in or confirmed it, the minutes played.

    `record` is the live table of a match that was played online, `deals` how many of its deals were checked.
    """

    result: Result
    signed: frozenset[str] = frozenset()
    remarks: str = ""
    reported_by: tuple[str, ...] = ()
    minutes: int | None = None
    at: datetime | None = None
    record: str | None = None
    deals: int | None = None


class Match(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One match. A side is None until it is known, and NOBODY where none will come.

    `feeds` is the winner's side in a later match, `loser_feeds` the loser's; `awarded` are partidas that a sanction has
    decided, `missed` those who were not there. `online` while it is called to a live table, `tables_online` how many it has had so far,
    `spectators` whether others may watch it there.
    """

    id: str
    stage: str
    round: int
    place: int
    sides: tuple[str | None, str | None]
    group: str | None = None
    feeds: tuple[str, Side] | None = None
    loser_feeds: tuple[str, Side] | None = None
    awarded: tuple[tuple[int, int], ...] = ()
    table: int | None = None
    starts: datetime | None = None
    online: bool = False
    tables_online: int = 0
    spectators: bool = True
    present: frozenset[str] = frozenset()
    missed: frozenset[str] = frozenset()
    started: bool = False
    began: datetime | None = None
    disputed: tuple[Sheet, ...] = ()
    sheet: Sheet | None = None
    result: Result | None = None


class Incident(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A line of the book of the event: a protest, a call for the director, or something that happened. Without a `ruling` it is open."""

    number: int
    kind: Literal["note", "call", "protest"]
    text: str
    match: str | None
    entry: str | None
    by: str
    role: str
    at: datetime
    ruling: str = ""
    ruled_by: str = ""


class Announced(msgspec.Struct, frozen=True, kw_only=True):
    """What is published before a draw: the numbered list, the organiser's commitment, and where the other numbers will come from."""

    listed: tuple[str, ...]
    commitment: str
    source: str


class StageState(msgspec.Struct, frozen=True, kw_only=True):
    """One stage as far as it has come. `matches` are ids in order; `ranking` is there once the stage is closed."""

    name: str
    announced: Announced | None = None
    drawn: bool = False
    seed: str = ""
    numbers: tuple[str, ...] = ()
    entrants: tuple[str, ...] = ()
    groups: tuple[tuple[str, ...], ...] = ()
    matches: tuple[str, ...] = ()
    lots: tuple[tuple[str, ...], ...] = ()
    closed: bool = False
    ranking: tuple[tuple[str, ...], ...] = ()
    advanced: tuple[str, ...] = ()


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody is told of an event beside its rules: where it is held, who answers for it, sponsors and prizes."""

    venue: str = ""
    contact: str = ""
    sponsors: tuple[str, ...] = ()
    prizes: tuple[Prize, ...] = ()


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A championship. Maps are persistent: a new state shares with the old one all that did not change."""

    rulebook: Rulebook
    title: str
    phase: Phase = "entries"
    before_suspension: Phase = "entries"
    version: str
    opens: datetime | None = None
    closes: datetime | None = None
    event_on: date | None = None
    entries: "HashTrieMap[str, Entry]" = HashTrieMap()
    people: "HashTrieMap[str, str]" = HashTrieMap()
    delegations: "HashTrieMap[str, int]" = HashTrieMap()
    numbered: int = 0
    places_taken: int = 0
    suspended: frozenset[str] = frozenset()
    next_edition: "HashTrieMap[str, str]" = HashTrieMap()
    stages: tuple[StageState, ...] = ()
    matches: "HashTrieMap[str, Match]" = HashTrieMap()
    tables: "HashTrieMap[int, str]" = HashTrieMap()
    incidents: tuple[Incident, ...] = ()
    champion: str | None = None
    now: datetime | None = None
    hall: int | None = None
    about: About = About()
    received: int = 0
    refunded: int = 0
    custody: Custody = Custody()

    def __repr__(self) -> str:
        return f"<championship {self.title!r}: {self.phase}, {len(self.entries)} entries, {len(self.matches)} matches>"

    @property
    def rules(self) -> PairsRules:
        """The rulebook's championship."""
        return rules_of(self.rulebook)

    def stage(self, name: str) -> StageState | None:
        """The stage of this name."""
        return next((stage for stage in self.stages if stage.name == name), None)

    def with_entry(self, entry: Entry) -> "State":
        """The state with this entry in the place of its former self."""
        return msgspec.structs.replace(self, entries=self.entries.insert(entry.id, entry))

    def with_match(self, match: Match) -> "State":
        """The state with this match in the place of its former self."""
        return msgspec.structs.replace(self, matches=self.matches.insert(match.id, match))

    def with_stage(self, changed: StageState) -> "State":
        """The state with this stage in the place of its former self."""
        stages = tuple(changed if stage.name == changed.name else stage for stage in self.stages)
        return msgspec.structs.replace(self, stages=stages)


def in_order(state: State) -> tuple[Entry, ...]:
    """Every entry, by its number."""
    return tuple(sorted(state.entries.values(), key=lambda entry: entry.number))


def selected(state: State) -> tuple[Entry, ...]:
    """The field: every entry that has a place, by its number."""
    return tuple(entry for entry in in_order(state) if entry.status == "selected")


def refuse(state: State, code: Code, rule: str | None = None, **facts: Fact) -> Refusal:
    """A refusal that cites the articles of the rulebook in force."""
    return Refusal(code, rule, state.rulebook.cites(rule) if rule else (), facts)
