"""The clock of a tournament of single players, for the projector."""

from collections.abc import Sequence
from datetime import UTC, datetime

from tento.championship.poker.levels import Level
from tento.championship.poker.prizes import payout_of
from tento.championship.poker.running import paid_places
from tento.championship.poker.state import State
from tento.table.refusal import Refusal
from tento.web.api.events.poker.messages import FieldClock


def clock_kept(state: State, number: int, now: int) -> FieldClock:
    """The clock at this moment, with what everybody asks of it."""
    floor, clock = state.floor, state.floor.clock
    left = 0 if clock is None else clock.left_at(datetime.fromtimestamp(now // 1000, UTC))
    paid = paid_places(state) if state.entries else 0
    return FieldClock(
        number=number,
        now=now,
        level=0 if clock is None else clock.level,
        left_seconds=left,
        on_break=clock is not None and clock.on_break,
        runs=clock is not None and clock.since is not None and state.champion is None,
        paused=floor.paused,
        night=floor.night,
        next_break_seconds=None if clock is None or clock.on_break else next_break(state.levels, clock.level, left),
        alive=state.alive,
        entries=state.entries,
        average=state.in_play // state.alive if state.alive else 0,
        paid_places=paid,
        next_prize=_next_prize(state),
        last_hands=floor.last_hands,
        hand_for_hand=floor.hand_for_hand,
    )


def next_break(levels: Sequence[Level], level: int, left: int) -> int | None:
    """The seconds of play until the next break of the sheet, with so many left of this level; None where none comes any more."""
    seconds = max(0, left)
    for number in range(level, len(levels) + 1):
        if number > level:
            seconds += levels[number - 1].minutes * 60
        if levels[number - 1].break_min:
            return seconds
    return None


def _next_prize(state: State) -> int | None:
    """The prize of the next place that is decided: that of the last player left, or the lowest before the money."""
    if not state.entries or state.champion is not None or state.deal is not None:
        return None
    payout = payout_of(state)
    if isinstance(payout, Refusal) or not payout.prizes:
        return None
    return payout.prizes[min(state.alive, len(payout.prizes)) - 1]
