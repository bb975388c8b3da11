"""Finished matches as lists show them."""

import msgspec

from tento.club.ports import MatchRow
from tento.club.standings import points_of
from tento.web.api.table_messages import SeatShown
from tento.web.api.table_shown import Known, seats_of


class MatchShown(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match in a list. `score` counts partidas where a match may have several; `points` are those of the only one.

    `places` are those of the sides, which say how a match of more than two ended.
    """

    table: str
    game: str
    rulebook: str
    finished: int
    winner: int | None
    why: str
    score: tuple[int, ...]
    points: tuple[int, ...] = ()
    places: tuple[int, ...]
    sides: tuple[int, ...]
    seats: tuple[SeatShown, ...]


async def match_shown(services: Known, row: MatchRow) -> MatchShown:
    """A match with who sat where."""
    known = {name: getattr(row, name) for name in ("table", "game", "rulebook", "finished", "sides")}
    known |= {name: getattr(row.outcome, name) for name in ("winner", "why", "score", "places")}
    return MatchShown(**known, points=points_of(row), seats=await seats_of(services, row))
