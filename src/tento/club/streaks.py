"""Streaks: days in a row with a match, and matches won in a row. One that ended is told only as the longest there was."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta

import msgspec

from tento.championship.core.local_time import BRASILIA
from tento.club.ports import Result

LOOKED_AT = 1000
"""So many of a person's newest matches are looked at."""


class Streak(msgspec.Struct, frozen=True):
    """How long it is now, and how long the longest was. Nobody is told that one was broken: `now` is 0 then."""

    now: int
    longest: int


class Streaks(msgspec.Struct, frozen=True):
    """Days in a row with a match, and matches won in a row."""

    days: Streak
    won: Streak


def streaks(results: Sequence[Result], now: int) -> Streaks:
    """Those of a person's results, the newest first, at this moment."""
    return Streaks(_days(sorted({_day(one.at) for one in results}, reverse=True), _day(now)), _won(one.won for one in results))


def _day(at: int) -> date:
    """The day by the clock of Brasília."""
    return datetime.fromtimestamp(at / 1000, BRASILIA).date()


def _days(days: Sequence[date], today: date) -> Streak:
    """Days in a row, the newest first. The streak stands as long as yesterday was a day of it: today is not over."""
    runs = list[int]()
    for before, day in zip([None, *days], days, strict=False):
        if before is not None and before - day == timedelta(days=1):
            runs[-1] += 1
        else:
            runs.append(1)
    alive = bool(days) and today - days[0] <= timedelta(days=1)
    return Streak(runs[0] if alive else 0, max(runs, default=0))


def _won(results: Iterable[bool]) -> Streak:
    runs = [0]
    for won in results:
        if won:
            runs[-1] += 1
        else:
            runs.append(0)
    return Streak(runs[0], max(runs))
