"""What the floor does with the clock besides levels and breaks: stops it, lets it run on, sets it. All of it is in the log."""

import msgspec

from tento.championship.core.step import Step
from tento.championship.poker.floor import LevelClock
from tento.championship.poker.floor_decisions import AddTime, PauseClock, ResumeClock
from tento.championship.poker.floor_events import ClockPaused, ClockResumed, TimeAdded
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import State, with_floor
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal

ClockDecision = PauseClock | ResumeClock | AddTime


def set_clock(state: State, asked: ClockDecision) -> PokerStep | Refusal:
    """The tournament after the floor touched its clock, which takes a reason; only to let it run on needs none."""
    clock = state.floor.clock
    if clock is None or state.floor.night or state.champion is not None:
        return refuse(state.rulebook, "no_level_runs", "level_applies")
    if not asked.why and not isinstance(asked, ResumeClock):
        return refuse(state.rulebook, "reason_missing", "level_applies")
    match asked:
        case PauseClock():
            return _pause(state, clock, asked)
        case ResumeClock():
            return _resume(state, clock, asked)
        case AddTime():
            return _add(state, clock, asked)


def _pause(state: State, clock: LevelClock, asked: PauseClock) -> PokerStep | Refusal:
    if state.floor.paused or clock.since is None:
        return refuse(state.rulebook, "already_done", "level_applies")
    stopped = clock.stopped(asked.at)
    return Step(with_floor(state, clock=stopped, paused=True), (ClockPaused(left=stopped.left_s),))


def _resume(state: State, clock: LevelClock, asked: ResumeClock) -> PokerStep | Refusal:
    """A pause ends; in hand for hand and for the last hands of a day the clock stands all the same."""
    if not state.floor.paused:
        return refuse(state.rulebook, "already_done", "level_applies")
    stands = state.floor.hand_for_hand or state.floor.last_hands is not None
    running = clock if stands else msgspec.structs.replace(clock, since=asked.at)
    return Step(with_floor(state, clock=running, paused=False), (ClockResumed(left=clock.left_s),))


def _add(state: State, clock: LevelClock, asked: AddTime) -> PokerStep | Refusal:
    """More time, or less: never less than none, and never no change."""
    left = clock.left_at(asked.at) + asked.seconds
    if not asked.seconds or (asked.seconds < 0 and left < 0):
        return refuse(state.rulebook, "no_such_time", "level_applies", seconds=asked.seconds)
    changed = msgspec.structs.replace(clock, left_s=clock.left_s + asked.seconds)
    return Step(with_floor(state, clock=changed), (TimeAdded(seconds=asked.seconds, left=left),))
