"""The clock of a match: what the end of its time, or a player's absence, means for the result."""

from typing import Literal

import msgspec

from tento.championship.pairs.scores import Format, Pair

Verdict = Literal["running", "overtime", "first", "second", "director"]
TieRule = Literal["overtime_then_first_mao_winner", "overtime_repeat", "director"]


class MatchClock(msgspec.Struct, frozen=True, kw_only=True):
    """What the clock of a match shows: its minutes, those of overtime counted in; how often there was overtime; who won the first mão."""

    minutes: int
    overtimes: int = 0
    first_mao: int | None = None


def at_time(form: Format, clock: MatchClock, score: Pair, tie: TieRule) -> Verdict:
    """What holds when the clock of a match shows this.

    Ahead when time is up wins. Level, so much overtime is played; level again, the regulation names the winner of the first mão, more
    overtime, or the director.
    """
    if form.clock_min is None or clock.minutes < form.clock_min + clock.overtimes * (form.overtime_min or 0):
        return "running"
    if score[0] != score[1]:
        return "first" if score[0] > score[1] else "second"
    if form.overtime_min is None or tie == "director":
        return "director"
    if clock.overtimes and tie == "overtime_then_first_mao_winner" and clock.first_mao is not None:
        return "first" if clock.first_mao == 0 else "second"
    return "overtime"
