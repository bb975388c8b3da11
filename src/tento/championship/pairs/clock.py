"""The clock of a match: what the end of its time, or a player's absence, means for the result."""

from datetime import datetime, timedelta
from typing import Literal

import msgspec

from tento.championship.pairs.scores import Format, Pair, TieRule

Verdict = Literal["running", "overtime", "first", "second", "director"]


class MatchClock(msgspec.Struct, frozen=True, kw_only=True):
    """What the clock of a match shows: its minutes, those of overtime counted in; how often there was overtime; who won the first mão."""

    minutes: int
    overtimes: int = 0
    first_mao: int | None = None


def minutes_since(began: datetime | None, at: datetime | None) -> int | None:
    """The minutes between two moments, one that has begun counted in; none if one of them is not known."""
    return None if began is None or at is None else max(0, -((began - at) // timedelta(minutes=1)))


def at_time(form: Format, clock: MatchClock, score: Pair, tie: TieRule) -> Verdict:
    """What holds when the clock of a match shows this.

    Ahead when time is up wins. Level, so much overtime is played; level again, the regulation names the winner of the first mão, more
    overtime, or the director. At nil to nil nobody has won a mão yet, and more overtime is played.
    """
    if form.clock_min is None or clock.minutes < form.clock_min + clock.overtimes * (form.overtime_min or 0):
        return "running"
    if score[0] != score[1]:
        return "first" if score[0] > score[1] else "second"
    if form.overtime_min is None or tie == "director":
        return "director"
    if clock.overtimes and tie == "overtime_then_first_mao_winner" and clock.first_mao is not None and any(score):
        return "first" if clock.first_mao == 0 else "second"
    return "overtime"
