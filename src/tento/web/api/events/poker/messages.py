"""What those who run a tournament of single players are told of its desk, its floor and its money; nobody else is."""

from datetime import date, datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tento.web.api.events.messages import PersonKept

HandOfTable = Literal["playing", "all_in", "finished"]


class FieldClock(msgspec.Struct, frozen=True, kw_only=True):
    """The clock at `now` (milliseconds since the epoch), for everybody; it is never kept, so that `now` is the server's own time.

    `left_seconds` is below zero once it ran out. `level` is 0 before the first one. `next_break_seconds` is the playing time until the next
    break of the sheet, `next_prize` what the next player who goes out in the money takes, in centavos, `average` in chips.
    """

    number: int
    now: int
    level: int
    left_seconds: int
    on_break: bool
    runs: bool
    paused: bool
    night: bool
    next_break_seconds: int | None
    alive: int
    entries: int
    average: int
    paid_places: int
    next_prize: int | None
    last_hands: int | None
    hand_for_hand: bool


class PaidEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What was paid for one entry, and how: `seat` is one that was won. `number` is that of its receipt."""

    number: int
    centavos: int
    means: Literal["cash", "debit", "credit", "transfer", "seat"]


class EntrantKept(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who entered. `player` is the name in the log, `name` the one to be read out; `person` is there for those who may read all.

    `documents` are the days on which the document was shown, `origin` is how the registration came.
    """

    player: str
    name: str
    number: int
    entries: int
    origin: Literal["early", "desk", "alternate"] | None
    paid: tuple[PaidEntry, ...]
    documents: tuple[int, ...]
    ranked: bool
    seat_won: bool
    declared: tuple[str, ...]
    wears: tuple[str, ...]
    table: int | None
    seat: int | None
    place: int | None
    waiting: int | None
    person: PersonKept | None


class PriceOf(msgspec.Struct, frozen=True, kw_only=True):
    """What an entry costs by one means."""

    means: Literal["cash", "debit", "credit", "transfer"]
    centavos: int


class Returned(msgspec.Struct, frozen=True, kw_only=True):
    """What went back to somebody."""

    player: str
    centavos: int


class DeskKept(msgspec.Struct, frozen=True, kw_only=True):
    """The desk. Where no form is `asked`, an entry is a name.

    `day` is the day of the tournament, `due` are those who have not shown the document that their next seat takes, on `due_day`.
    `closed` says why nobody enters now, without the Director's reason: the list is announced, late registration is over, or it has ended.
    """

    number: int
    asked: bool
    start: datetime | None
    opens: datetime | None
    day: int
    starting_day: str | None
    entry: int
    prices: tuple[PriceOf, ...]
    transfer_price: int
    proof: tuple[str, ...]
    sponsors: tuple[str, ...]
    reentries: int
    closed: Literal["announced", "late", "over", "cancelled"] | None
    entrants: tuple[EntrantKept, ...]
    due: tuple[str, ...]
    due_day: int
    returned: tuple[Returned, ...]


class SeatKept(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that is taken: the name in the log and the one to be read out; what follows its player.

    `chips` is what was brought into the day; `waits` that a newcomer in this seat gets no hand yet.
    """

    seat: int
    player: str
    name: str
    absent: bool
    owed: int
    cards: int
    chips: int | None
    waits: bool


class TableKept(msgspec.Struct, frozen=True, kw_only=True):
    """A table. Button and blinds are those of its last hand, and of the next as it would be now; `stop` that it is too short."""

    number: int
    size: int
    seats: tuple[SeatKept, ...]
    button: int | None
    small: int | None
    big: int | None
    next_button: int | None
    next_small: int | None
    next_big: int | None
    stop: bool
    hand: HandOfTable | None


class MoveProposed(msgspec.Struct, frozen=True, kw_only=True):
    """A player who moves so that the tables are even, from one with `of_source` players to one with `of_target`."""

    player: str
    name: str
    table: int
    seat: int
    to_table: int
    to_seat: int
    of_source: int
    of_target: int


class BalanceProposed(msgspec.Struct, frozen=True, kw_only=True):
    """What balancing would do, with the articles on it: `breaks` are tables, whose `rising` players and `called` alternates draw seats."""

    needed: bool
    breaks: tuple[int, ...]
    rising: int
    called: int
    moves: tuple[MoveProposed, ...]
    articles: tuple[str, ...]


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """A slip for somebody who was given a seat by the last decision that gave any: where from, if that is known, and where to."""

    player: str
    name: str
    table: int | None
    seat: int | None
    to_table: int
    to_seat: int


class OutKept(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is out. `knockouts` are those who took each of their knockouts; `removed` that the Director took them out."""

    player: str
    name: str
    place: int
    table: int | None
    seat: int | None
    knockouts: tuple[tuple[str, ...], ...]
    removed: bool
    disqualified: bool


class BagKept(msgspec.Struct, frozen=True, kw_only=True):
    """A bag of a first day that is over."""

    player: str
    name: str
    chips: int
    day: str


class RaceDue(msgspec.Struct, frozen=True, kw_only=True):
    """Chips that no level needs any more from now on, and the smallest that is needed."""

    old: int
    new: int


class FloorKept(msgspec.Struct, frozen=True, kw_only=True):
    """The floor. `chips` are those in play, `on_tables` those of them that are not in bags.

    `step` is how far the tournament is: before the first seats are announced, announced, at play, at night, over, cancelled.
    `all_in` is the table whose called all-in may be run now; `window` the minutes before the end of a day in which its last hands are
    drawn, `hand_cards` the cards that may come up. `first_days` are the first days still to come, this one among them.
    """

    number: int
    step: Literal["entries", "announced", "between", "playing", "night", "over", "cancelled"]
    day: int
    starting_day: str | None
    first_days: int
    final: bool
    final_size: int
    tables: tuple[TableKept, ...]
    waiting: tuple[str, ...]
    proposal: BalanceProposed
    slips: tuple[Slip, ...]
    outs: tuple[OutKept, ...]
    bags: tuple[BagKept, ...]
    alive: int
    entries: int
    paid_places: int
    chips: int
    on_tables: int
    stack: int
    smallest: int
    race: RaceDue | None
    knockouts: bool
    time_cards: bool
    hand_for_hand: bool
    hand_open: bool
    all_in: int | None
    last_hands: int | None
    window: tuple[int, int]
    hand_cards: tuple[int, int]
    commitment: str | None
    champion: str | None


class PrizeKept(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody takes, in centavos, and how it was paid; `chosen_by` says who chooses the means."""

    player: str
    name: str
    place: int | None
    prize: int
    knockouts: int
    total: int
    by_deal: bool
    disqualified: bool
    points: int
    chosen_by: Literal["organiser", "player"]
    means: Literal["cash", "cheque", "transfer"] | None


class MoneyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the account, in centavos."""

    line: str
    centavos: int


class MoneyKept(msgspec.Struct, frozen=True, kw_only=True):
    """The money: what came in by the lines of the entry, what became of it, the prizes by place, and once it is over by player.

    `refused` says why there are no prizes: the table leaves this field to the Director. `open_prizes` are those of the places still open,
    `reserve` the least that a deal leaves for the champion, `floor` the least that it pays each player. `seat_price` is that of a seat,
    where seats are the prizes.
    """

    number: int
    collected: tuple[MoneyLine, ...]
    pool: tuple[MoneyLine, ...]
    prizes: tuple[int, ...]
    refused: str | None
    seat_price: int | None
    open_prizes: tuple[int, ...]
    reserve: int
    floor: int
    deal: dict[str, int] | None
    players: tuple[PrizeKept, ...]
    leftover: int
    pay_until: date | None
    returned: tuple[Returned, ...]
    articles: tuple[str, ...]


Chips = Annotated[int, Meta(ge=0, le=10**12)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=120)]


class AskDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The stacks of the players at the final table."""

    stacks: Annotated[dict[PlayerName, Chips], Meta(max_length=12)]


class DealWays(msgspec.Struct, frozen=True, kw_only=True):
    """Ways to share the open prizes, in centavos: the lowest prize for all, and the rest by chips or by what each would win."""

    open_prizes: tuple[int, ...]
    reserve: int
    chips: dict[str, int]
    chances: dict[str, int]


class AskSeason(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The tournaments of each stage of a season, by the ids of their events; the hotel of the last champion, in centavos."""

    stages: Annotated[tuple[Annotated[tuple[PlayerName, ...], Meta(max_length=40)], ...], Meta(min_length=1, max_length=24)]
    hotel: Annotated[int, Meta(ge=0, le=10**9)] = 0


class SeasonLine(msgspec.Struct, frozen=True, kw_only=True):
    """A player of the season: the points of each tournament in the order asked, and what parted them from the next of equal points."""

    place: int
    player: str
    points: int
    by_event: tuple[int | None, ...]
    places: tuple[int, ...]
    main_events: int
    side_events: int
    broken_by: str | None


class SeasonTold(msgspec.Struct, frozen=True, kw_only=True):
    """A player of the season as the payment of a prize tells it."""

    player: str
    points: int
    places: tuple[int, ...]
    main_events: int
    side_events: int


class SeasonKept(msgspec.Struct, frozen=True, kw_only=True):
    """The ranking of a season, what was put aside for it, and whom its prizes would go to today; `tie` names who is level for a prize.

    `ahead_year` and `ahead_stage` are the best of the year and of its last stage, as far as a payment tells them.
    """

    events: tuple[str, ...]
    titles: tuple[str, ...]
    lines: tuple[SeasonLine, ...]
    collected: int
    stages: tuple[int, ...]
    annual: int
    hotel: int
    entries: tuple[int, ...]
    champion: str
    main_winner: str
    prizes: dict[str, int]
    tie: str | None
    ahead_year: tuple[SeasonTold, ...]
    ahead_stage: tuple[SeasonTold, ...]
