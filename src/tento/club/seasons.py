"""Seasons: the months of the calendar, by the clock of Brasília, and what somebody's ranked matches of one are worth.

Everybody begins a month afresh, from the rating of a newcomer, and not from a softened rating of the month before: so whoever comes
today can still win this month, and what a month says follows from its own matches alone (docs/decisions/0012-seasons.md). A match
belongs to the month in which it ended; nothing has to be done when a month is over.
"""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from tento.championship.core.local_time import BRASILIA
from tento.club.ports import MatchRow, Rating, SeasonRating
from tento.club.rating import rated_singles, sides, worth

_NAME: Final = re.compile(r"(20\d\d)-(0[1-9]|1[0-2])", re.ASCII)


def season_of(at: int) -> str:
    """The season in which this moment lies, in milliseconds since the epoch: `2026-11`."""
    return f"{datetime.fromtimestamp(at / 1000, BRASILIA):%Y-%m}"


def is_season(name: str) -> bool:
    """Whether there can be a season of this name."""
    return _NAME.fullmatch(name) is not None


def bounds(season: str) -> tuple[int, int]:
    """When a season begins, and when the next one does, in milliseconds."""
    return _begins(season), _begins(_after(season))


def _begins(season: str) -> int:
    year, month = season.split("-")
    return int(datetime(int(year), int(month), 1, tzinfo=BRASILIA).astimezone(UTC).timestamp() * 1000)


def _after(season: str) -> str:
    year, month = map(int, season.split("-"))
    return f"{year + month // 12}-{month % 12 + 1:02}"


def seasons_from(first: str, now: int, most: int) -> tuple[str, ...]:
    """Every season from the first to the one of now, the newest first; of a long past only the newest so many."""
    found, last = [season := min(first, season_of(now))], season_of(now)
    while season < last:
        season = _after(season)
        found.append(season)
    return tuple(reversed(found[-most:]))


def rated_within(row: MatchRow, before: Mapping[str, SeasonRating]) -> tuple[SeasonRating, ...]:
    """The ratings within the season after a match, of each person; none after a match that is not ranked."""
    if sides(row) is None:
        return ()
    season = season_of(row.finished)
    known = {key: Rating(row.game, key, one.mu, one.sigma, one.matches) for key, one in before.items()}
    blank = SeasonRating(season=season, game=row.game, person="", mu=0.0, sigma=0.0, worth=0.0, matches=0, won=0)
    winners = {who for who, side in zip(row.people, row.sides, strict=True) if side == row.outcome.winner}
    return tuple(
        replace(
            blank,
            person=now.key,
            mu=now.mu,
            sigma=now.sigma,
            worth=worth(now),
            matches=now.matches,
            won=(before[now.key].won if now.key in before else 0) + (now.key in winners),
        )
        for now in rated_singles(row, known)
    )
