"""What an organiser asks of an event and is answered: plans, the form of its entries, files, lists."""

from datetime import date, datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tento.championship.poker.levels import Level
from tento.web.api.table_messages import Word
from tento.web.errors import RefusalBody


class NewPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A championship that is only thought of: `field` is how many are to play, `minutes` what a partida is taken to last."""

    rulebook: Word
    options: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    field: Annotated[int, Meta(ge=2, le=4096)] | None = None
    tables: Annotated[int, Meta(ge=1, le=500)] = 4
    minutes: Annotated[int, Meta(ge=1, le=600)] | None = None


class PlanStage(msgspec.Struct, frozen=True, kw_only=True):
    """One stage of a plan, in words."""

    name: str
    title: str
    text: str
    entrants: int
    matches: int


class PlanMade(msgspec.Struct, frozen=True, kw_only=True):
    """A plan that works out, with the choices over the rulebook that it takes."""

    options: dict[str, Any]
    stages: tuple[PlanStage, ...]
    matches: int
    minutes: int
    total: str


class SheetPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What the sheet of a tournament comes to, in centavos: an entry, its price by each means, and with so many entries the prizes."""

    entry: int
    lines: dict[str, int]
    prices: dict[str, int]
    pool: int
    overlay: int
    staff: int
    knockouts: int
    prizes: tuple[int, ...]
    minutes: int


class PlanShown(msgspec.Struct, frozen=True, kw_only=True):
    """Whether it could be opened: why not, the plan as it is, and plans that would work out where it has none."""

    refusal: RefusalBody | None
    plan: PlanMade | None
    offers: tuple[PlanMade, ...]
    sheet: SheetPlan | None


class OpenValue(msgspec.Struct, frozen=True, kw_only=True):
    """One way to read a rule, and how people say it."""

    value: Any
    text: str


class OpenChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that the regulation leaves open: the rule, why it is open, the reading that holds and the others."""

    id: str
    rule: str
    name: str
    reason: str
    recommended: OpenValue
    others: tuple[OpenValue, ...]
    articles: tuple[str, ...]


class SheetPreset(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet that a tournament of this kind may begin with."""

    kind: str
    split: dict[str, int]
    stack: int
    seats: int
    reentries: int
    late_levels: int | None
    guarantee: int
    seat_price: int | None
    levels: tuple[Level, ...]


class HeldUnder(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook under which championships are held, with what an organiser still has to say. `day` and the others are the text's own."""

    name: str
    game: str
    title: str
    source: str
    kind: str
    entries: str
    field_min: int | None
    field_max: int | None
    opens: datetime | None
    closes: datetime | None
    day: date | None
    fee: int
    choices: tuple[OpenChoice, ...]
    sheets: tuple[SheetPreset, ...]


class Refunded(msgspec.Struct, frozen=True, kw_only=True):
    """What comes back, in thousandths, to whoever withdraws so many days before."""

    days_before: int
    permille: int


class EntryForm(msgspec.Struct, frozen=True, kw_only=True):
    """What the regulation asks of an entry, and each article behind it: `articles` are by the rule that they fix.

    With `unsigned_out` whoever leaves a document unsigned may be put out for it, so that a reserve takes the place.
    """

    kind: str
    open: bool
    starters: int
    reserves: int
    field_min: int | None
    field_max: int | None
    places_taken: int
    selection: str
    waiting_list: bool
    version: str
    channels: tuple[str, ...]
    origins: tuple[str, ...]
    fields: tuple[str, ...]
    cpf: bool
    min_age: int | None
    residence: tuple[str, ...]
    foreigners: bool
    foreign_status: bool
    foreign_document_years: int | None
    foreign_language: bool
    ties: tuple[str, ...]
    declarations: tuple[str, ...]
    accept_regulation: bool
    partner_confirms: bool
    documents: tuple[str, ...]
    unsigned_out: bool
    summons: bool
    withdrawal: str
    fee: int
    card_fee: int
    refunds: tuple[Refunded, ...]
    received: int
    refunded: int
    frozen_days: int | None
    articles: dict[str, tuple[str, ...]]


class FileShown(msgspec.Struct, frozen=True, kw_only=True):
    """A file of the event that this reader may have."""

    name: str
    title: str
    ending: str


class BadLineShown(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a list that will not do, and why; line 0 is the whole list."""

    line: int
    code: str
    text: str
    articles: tuple[str, ...]


class ListShown(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a list. `number` is that of the last decision where it was kept; with a bad line nothing is."""

    entries: int
    people: int
    bad: tuple[BadLineShown, ...]
    bad_lines: int
    number: int | None
