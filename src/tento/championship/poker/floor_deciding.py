"""The decisions of the floor, each to the rule that knows it."""

from tento.championship.poker.conduct import conduct
from tento.championship.poker.floor_decisions import (
    CancelEvent,
    ChipRace,
    Disqualify,
    Eliminate,
    FloorDecision,
    MarkAbsent,
    MarkPresent,
    Penalise,
    ServeHands,
    SpendTimeCards,
)
from tento.championship.poker.leaving import take_out
from tento.championship.poker.racing import run_race
from tento.championship.poker.running import cancel, run
from tento.championship.poker.state import State
from tento.championship.poker.time_bank import spend
from tento.table.refusal import Refusal


def on_floor(state: State, decision: FloorDecision) -> State | Refusal:
    """The tournament after a decision of the floor, or why it is not allowed."""
    match decision:
        case Disqualify() | Eliminate():
            return take_out(state, decision)
        case MarkAbsent() | MarkPresent() | Penalise() | ServeHands():
            return conduct(state, decision)
        case ChipRace():
            return run_race(state, decision)
        case SpendTimeCards():
            return spend(state, decision)
        case CancelEvent():
            return cancel(state, decision)
        case _:
            return run(state, decision)
