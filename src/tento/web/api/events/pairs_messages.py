"""What everybody is told of a championship of pairs: entries, stages, matches, standings."""

from datetime import date, datetime
from typing import Literal

import msgspec

from tento.championship.pairs.decisions import Prize


class EventEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry by its names: how far it has come, and its matches. `label` is the number by which people know it."""

    id: str
    number: int
    label: str
    people: tuple[str, ...]
    delegation: str | None
    status: str
    matches: tuple[str, ...]


class EventResult(msgspec.Struct, frozen=True, kw_only=True):
    """A result, first side first: who won (0, 1, or nobody), how, the partidas won and the points made."""

    winner: Literal[0, 1] | None
    how: str
    partidas: tuple[int, int]
    points: tuple[int, int]


class EventSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A score sheet that is not official yet: its result, and how many have handed it in or confirmed it, and signed it."""

    result: EventResult
    reported: int
    signed: int


class EventMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match. A side is null until it is known; `bye` where one never comes. The winner goes on to `feeds`, a match and its side.

    `sheets` are the score sheets that are not official yet, more than one where they differ; `present` are the sides that are there.
    `live` ends the name of its live table while it is played online; `record` is the table where it was.
    While it is played, `began` is when it did, `clock` how many minutes it may take, and `overtime` how many more, where those are fixed.
    """

    id: str
    stage: str
    round: int
    place: int
    group: str | None
    sides: tuple[str | None, str | None]
    bye: bool
    feeds: tuple[str, int] | None
    table: int | None
    starts: datetime | None
    status: Literal["waiting", "ready", "called", "playing", "sheet", "disputed", "over"]
    present: tuple[str, ...]
    sheets: tuple[EventSheet, ...]
    result: EventResult | None
    live: str | None = None
    record: str | None = None
    began: datetime | None = None
    clock: int | None = None
    overtime: int | None = None


class EventStanding(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a group's table; those who share a place are level."""

    place: int
    entry: str
    played: int
    won: int
    points: int
    partidas_won: int
    partidas_lost: int
    made: int
    conceded: int


class EventGroup(msgspec.Struct, frozen=True, kw_only=True):
    """A group with its table as it stands."""

    name: str
    rows: tuple[EventStanding, ...]


class EventDraw(msgspec.Struct, frozen=True, kw_only=True):
    """A draw: the numbered list and the commitment that were announced, and after it was made the seed and the numbers of the audience."""

    listed: tuple[str, ...]
    commitment: str
    source: str
    seed: str
    numbers: tuple[str, ...]


class EventStage(msgspec.Struct, frozen=True, kw_only=True):
    """A stage: `title` in the reader's language, the draw, the groups, or the rounds of a bracket as lists of matches."""

    name: str
    title: str
    kind: str
    drawn: bool
    closed: bool
    draw: EventDraw | None
    groups: tuple[EventGroup, ...]
    rounds: tuple[tuple[str, ...], ...]
    advanced: tuple[str, ...]


class DelegationPoints(msgspec.Struct, frozen=True, kw_only=True):
    """What a delegation got for the places of its entries."""

    name: str
    points: int


class AboutShown(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody is told of an event beside its rules."""

    venue: str
    contact: str
    sponsors: tuple[str, ...]
    prizes: tuple[Prize, ...]


class PairsShown(msgspec.Struct, frozen=True, kw_only=True):
    """A championship of pairs. `calls` are the matches that were sent to a table and are not over, by their hours.

    `places` are those of all who played, best first, equals together, as far as the stages are closed; `delegations` the points of each,
    best first, once the champion is known and where the regulation counts them.
    """

    phase: str
    version: str
    opens: datetime | None
    closes: datetime | None
    day: date | None
    entries: tuple[EventEntry, ...]
    stages: tuple[EventStage, ...]
    matches: tuple[EventMatch, ...]
    calls: tuple[str, ...]
    places: tuple[tuple[str, ...], ...]
    delegations: tuple[DelegationPoints, ...]
    champion: str | None
    about: AboutShown
