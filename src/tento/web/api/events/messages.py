"""What is asked of championships over HTTP, and what is answered."""

from datetime import date, datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tento.championship.core.roles import Role
from tento.club.ports import EventStatus
from tento.web.api.events.field_messages import FieldShown
from tento.web.api.events.pairs_messages import EventMatch, PairsShown
from tento.web.api.table_messages import Word
from tento.web.errors import RefusalBody

Name = Annotated[str, Meta(min_length=1, max_length=80)]
TableNumber = Annotated[int, Meta(ge=1, le=9999)]
SentId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""The sender's own id of what is sent: sent twice, it is done once."""
SeenNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The number of the last decision that the sender has seen."""


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A championship under a rulebook: `options` are the organiser's choices, `fields` what the opening of its kind says beside them.

    `id` is the sender's own: sent twice, one championship is opened. `after` is the edition before it, of the same organiser: whoever was
    suspended there may not enter here.
    """

    id: SentId
    title: Name
    rulebook: Word
    options: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    visibility: Literal["public", "private"] = "public"
    after: Word | None = None


class NewDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A decision: `do` is its word, `fields` what it says; who and when are the server's to fill in.

    `id` is the sender's own: sent twice, it is done once. `seen` is the number of the last decision that the sender has seen. `role` says
    in which of the own roles, `happened` when, if not now.
    """

    id: SentId
    do: Word
    fields: dict[str, Any] = {}
    why: Annotated[str, Meta(max_length=500)] = ""
    role: Role | None = None
    seen: SeenNumber
    happened: Annotated[datetime, Meta(tz=True)] | None = None


class NewRole(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A role for whoever keeps this name: a referee's `tables`, a player's `entries`."""

    name: Name
    role: Role
    tables: Annotated[tuple[TableNumber, ...], Meta(max_length=100)] = ()
    entries: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()


class NewEventLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A link for a referee of this name, for one table and one day: today, if none is named.

    `id` is the sender's own: sent twice, the same link is answered.
    """

    id: SentId
    name: Name
    table: TableNumber
    day: date | None = None


class NewTableLinks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A link for each of the first `tables` tables, for one day: today, if none is named."""

    tables: Annotated[int, Meta(ge=1, le=300)]
    day: date | None = None


class EventLine(msgspec.Struct, frozen=True, kw_only=True):
    """A championship in a list."""

    id: str
    title: str
    kind: str
    game: str
    rulebook: str
    status: EventStatus
    visibility: str
    entries: int
    created: int
    host: str


class EventHead(msgspec.Struct, frozen=True, kw_only=True):
    """The check of the log after a decision, as a draw or the end of a stage: a reader who wrote it down can hold the log to it."""

    number: int
    check: str
    do: str


class EventShown(msgspec.Struct, frozen=True, kw_only=True):
    """A championship as everybody may see it. `number` is that of its last decision and `head` the check of the log up to there.

    One of `pairs` and `field` is there, by its kind.
    """

    id: str
    number: int
    head: str
    title: str
    kind: str
    game: str
    rulebook: str
    regulation: str
    hash: str
    options: dict[str, Any]
    status: EventStatus
    visibility: str
    host: str
    created: int
    heads: tuple[EventHead, ...]
    pairs: PairsShown | None
    field: FieldShown | None


class EventNote(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision brought about, as a sentence in the reader's language; who and why only for those who may read all."""

    what: str
    text: str
    by: str
    role: str
    why: str


class EventDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that was made, and what it brought about. `number` is null where it was only tried.

    `at` is when it was entered; `happened`, where it waited on a phone, when it was made.
    """

    number: int | None
    check: str
    do: str
    at: datetime
    happened: datetime | None
    told: tuple[EventNote, ...]


class EventNews(msgspec.Struct, frozen=True, kw_only=True):
    """What was decided after the number that the reader has, at most the last hundred of it; nothing if it is still the last one."""

    number: int
    head: str
    decided: tuple[EventDecision, ...]


class ChangedBody(RefusalBody, frozen=True):
    """Somebody else was there first: the number of that decision, and the match as it is now."""

    number: int
    match: EventMatch | None


class RoleShown(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's role in an event."""

    person: str
    name: str
    role: Role
    tables: tuple[int, ...]
    entries: tuple[str, ...]


class SenderShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sent the decision of this number: the name of the account or referee's link, a mark of the device, and when it was kept."""

    number: int
    name: str
    device: str
    kept: int


class LinkShown(msgspec.Struct, frozen=True, kw_only=True):
    """A referee's link, by an id that opens nothing. It is good from `since` until `until`, milliseconds since the epoch."""

    id: str
    name: str
    table: int
    since: int
    until: int
    revoked: bool


class LinkMade(LinkShown, frozen=True, kw_only=True):
    """A new link; its token is told this once and goes into the header X-Event-Link."""

    token: str


class ActField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a decision. `choices` are the only values that it takes.

    `json` is for what is more than words, numbers and scores: `example` is the smallest value of it, empty for the others.
    """

    name: str
    required: bool
    type: Literal["text", "number", "yes", "moment", "day", "choice", "texts", "scores", "people", "json"]
    choices: tuple[str | int, ...]
    example: str


class ActShown(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that this person may make, in this role, and the articles on it.

    `ways` are the values with which it would be accepted at this moment, where a match, an entry or a stage is all that it asks for;
    null where it asks for more, and only the role is known to be right.
    """

    do: str
    role: Role
    articles: tuple[str, ...]
    fields: tuple[ActField, ...]
    ways: tuple[dict[str, str], ...] | None


class ActsShown(msgspec.Struct, frozen=True, kw_only=True):
    """What this person is in the event, and may do now."""

    number: int
    name: str
    roles: tuple[Role, ...]
    tables: tuple[int, ...]
    entries: tuple[str, ...]
    acts: tuple[ActShown, ...]


class PersonKept(msgspec.Struct, frozen=True, kw_only=True):
    """A person as the form gave them. Of a CPF there is never more than its middle."""

    name: str
    cpf: str | None
    born: date | None
    residence: str | None
    domicile: str | None
    foreigner: bool
    ties: tuple[str, ...]
    declared: tuple[str, ...]


class EntryKept(msgspec.Struct, frozen=True, kw_only=True):
    """An entry for those who run the event, or whose own it is. The desk gets the list without what is personal: `people` is empty."""

    id: str
    number: int
    names: tuple[str, ...]
    delegation: str | None
    status: str
    confirmed: tuple[int, ...]
    summoned: bool
    summoned_at: datetime | None
    summoned_by: str
    signed: tuple[tuple[int, str], ...]
    paid: int
    refunded: int
    sanctions: int
    people: tuple[PersonKept, ...]
