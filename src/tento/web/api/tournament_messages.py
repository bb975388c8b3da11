"""What is asked of the tournaments over HTTP, and what is answered."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tento.club.events.poker.config import MOST
from tento.club.ports import EventStatus
from tento.web.api.table_messages import Word

Moment = Annotated[float, Meta(ge=0, le=10)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tournament of so many places at tables of so many seats, each with a stack of so many big blinds of the first level.

    It begins at a time (`begins`, milliseconds since the epoch), or when all places are taken, or when its host says so. With `bots` the
    places that are still free then get bots. After every `break_every` levels there is a break of so many minutes (0: none).
    Without a rulebook it is the game's usual one, without a variant the rulebook's own.
    """

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Word = "poker"
    rulebook: Word | None = None
    variant: Word | None = None
    seats: Annotated[int, Meta(ge=2, le=10)] = 9
    most: Annotated[int, Meta(ge=2, le=MOST)] = 9
    big_blinds: Annotated[int, Meta(ge=5, le=200)] = 100
    level_minutes: Annotated[int, Meta(ge=1, le=60)] = 6
    break_every: Annotated[int, Meta(ge=0, le=20)] = 0
    break_minutes: Annotated[int, Meta(ge=1, le=60)] = 5
    begins: Annotated[int, Meta(ge=0, le=10**14)] | None = None
    bots: bool = False
    bot: Word = "sensible"
    bot_seconds: Moment = 0.8
    pause_seconds: Moment = 3.0
    visibility: Literal["public", "private"] = "public"


class TournamentRow(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in the list: how many have entered of how many places, and when it begins (None: when all places are taken)."""

    id: str
    title: str
    game: str
    rulebook: str
    status: EventStatus
    entries: int
    most: int
    seats: int
    bots: bool
    level_minutes: int
    created: int
    begins: int | None
    host: str
    entered: bool


class LevelShown(msgspec.Struct, frozen=True, kw_only=True):
    """A level of the sheet, from 1, and the minutes of the break after it (0: none)."""

    level: int
    small: int
    big: int
    ante: int
    minutes: int
    break_minutes: int


class ClockShown(msgspec.Struct, frozen=True, kw_only=True):
    """What the clock showed at `now` (milliseconds since the epoch): the level, the seconds left in it or in the break after it.

    A clock that does not run stands still, as in hand for hand.
    """

    level: int
    left_seconds: int
    on_break: bool
    runs: bool
    now: int


class PlayerShown(msgspec.Struct, frozen=True, kw_only=True):
    """A player: the stack and where they sit while they are in, the place and the prize when they are out.

    `points` are those of the ranking, once the tournament is over. `table` is the number of the table, `seat` the one of the live table,
    from 0. In a hand the stack is that of its beginning.
    """

    name: str
    person: str | None
    bot: bool
    you: bool
    stack: int | None = None
    table: int | None = None
    seat: int | None = None
    place: int | None = None
    prize: int | None = None
    points: int | None = None


class TableOfTournament(msgspec.Struct, frozen=True, kw_only=True):
    """One table: its number, the id of the live table (None until it is opened), and how many sit there with how many chips on average."""

    number: int
    table: str | None
    players: int
    average: int


class MyPlace(msgspec.Struct, frozen=True, kw_only=True):
    """The reader in this tournament: the live table to go to and the seat there, or the place and the prize."""

    table: str | None = None
    seat: int | None = None
    stack: int | None = None
    place: int | None = None
    prize: int | None = None


class TournamentShown(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as this reader may see it. `version` grows with every change: ask again with it.

    Players are listed by place: those still in by their stacks, then those who are out, the last one to go first. `payouts` are the
    prizes by place from the first, in points; before the beginning those of a field of the present size. `commitment` is what all draws of
    seats follow from; the log of decisions is under the address of the tournament with `/log`.
    """

    id: str
    version: int
    title: str
    game: str
    rulebook: str
    variant: str
    status: EventStatus
    visibility: str
    host: str
    hosting: bool
    entered: bool
    entries: int
    most: int
    seats: int
    stack: int
    bots: bool
    created: int
    begins: int | None
    alive: int
    final: bool
    hand_for_hand: bool
    levels: tuple[LevelShown, ...]
    clock: ClockShown | None
    players: tuple[PlayerShown, ...]
    tables: tuple[TableOfTournament, ...]
    payouts: tuple[int, ...]
    pool: int
    you: MyPlace | None
    commitment: str


class TournamentNews(msgspec.Struct, frozen=True, kw_only=True):
    """The tournament as it is now; None if nothing has changed since the version that the reader has."""

    version: int
    tournament: TournamentShown | None
