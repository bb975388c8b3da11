"""What everybody is told of a tournament of single players: who is in, levels, clock and prizes."""

from datetime import datetime

import msgspec

from tento.web.api.tournament_messages import ClockShown, LevelShown


class FieldPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """A player of the field: the seat while in (both numbers from 1), the place when out."""

    name: str
    entries: int
    table: int | None
    seat: int | None
    place: int | None


class FieldShown(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament of single players: who is in and where, the levels and the clock, the prizes by place in centavos.

    `start` is the first hour and `days` those of the later days; `price` is the entry in cash. There are so many
    `reentries`, and nobody enters after `late_levels`.
    """

    kind: str
    variant: str
    venue: str
    start: datetime | None
    days: tuple[datetime, ...]
    price: int
    guarantee: int
    reentries: int
    late_levels: int | None
    entries: int
    alive: int
    stack: int
    tables: tuple[int, ...]
    players: tuple[FieldPlayer, ...]
    waiting: tuple[str, ...]
    levels: tuple[LevelShown, ...]
    clock: ClockShown | None
    hand_for_hand: bool
    final: bool
    payouts: tuple[int, ...]
    pool: int
    commitment: str | None
    champion: str | None
