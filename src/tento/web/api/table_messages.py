"""What is asked of the tables over HTTP, and what is answered."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tento.club.live import entries as log
from tento.games.registry import USUAL_GAME
from tento.table.reveal import Reveal

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, Meta(ge=5, le=600)]
Moment = Annotated[float, Meta(ge=0, le=10)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Place = Annotated[int, Meta(ge=0, le=9)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is agreed at a new table. `options` change values of the rulebook; `password` belongs to the visibility of that name.

    Without a rulebook it is the game's default one.
    """

    game: Word = USUAL_GAME
    rulebook: Word | None = None
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    phase: Word = "default"
    title: Annotated[str, Meta(max_length=60)] = ""
    visibility: log.Visibility = "public"
    password: Password | None = None
    turn_seconds: Seconds = 30
    bank_seconds: Annotated[int, Meta(ge=0, le=600)] = 60
    away_seconds: Seconds = 15
    bot_seconds: Moment = 0.8
    pause_seconds: Moment = 2.5
    fill_seconds: Annotated[int, Meta(ge=1, le=600)] | None = None
    fill_bot: Word = "sensible"
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 0
    free_chat: bool = False
    reveal: Reveal = "partida"
    advice: log.AdviceFor = "alone"
    signals: bool = True
    referee: bool = False


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which seat, if it matters: partners face each other. The password of a table that has one."""

    seat: Place | None = None
    password: Password | None = None


class Kick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whose seat is freed."""

    seat: Place


class Bots(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bot of this kind for this seat, or the first free one."""

    bot: Word = "sensible"
    seat: Place | None = None


class RefereeLink(msgspec.Struct, frozen=True):
    """The key with which a person comes to the table as its referee. It is told once, and ends when another is made."""

    key: str


class RefereeKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The key of the referee's link; a host who does not play needs none."""

    key: Password | None = None


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat. `held`: the partner has taken the bot's cards in hand. `face` is what a person's is drawn from."""

    seat: int
    name: str
    person: str | None
    bot: bool
    away: bool = False
    held: bool = False
    face: int | None = None


class TableShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table as this reader may see it from outside. The game itself is shown on the socket.

    `refereed`: a referee is there; `referee`: it is the reader. `warnings` are the keys of what everybody must know before sitting down.
    `sides` are the sides of the seats: those of one side win together.
    """

    id: str
    game: str
    rulebook: str
    title: str
    visibility: str
    status: Literal["waiting", "playing", "over"]
    seats: int
    taken: int
    created: int
    host: str
    host_id: str = ""
    host_face: int | None = None
    sitters: tuple[SeatShown, ...] = ()
    sides: tuple[int, ...] = ()
    you: int | None = None
    hosting: bool = False
    locked: bool = False
    config: log.TableConfig | None = None
    next: str | None = None
    referee: bool = False
    refereed: bool = False
    warnings: tuple[str, ...] = ()


class Rematch(msgspec.Struct, frozen=True):
    """The table where it goes on."""

    table: str
