"""What tables tell of a hand: how far they are in hand for hand, which all-in is run next, and at which level a hand is played."""

from tento.championship.core.step import Step
from tento.championship.poker.floor_decisions import RuleLevel, RunAllIn, TellHand
from tento.championship.poker.floor_events import AllInRun, HandLevelRuled, HandTold
from tento.championship.poker.hand_for_hand import TableState, next_showdown
from tento.championship.poker.levels import level_at, level_by_mistake
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import State, with_floor
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal

HandDecision = TellHand | RunAllIn | RuleLevel


def of_hand(state: State, asked: HandDecision) -> PokerStep | Refusal:
    """The tournament after what was told of a hand."""
    match asked:
        case TellHand():
            return _tell(state, asked)
        case RunAllIn():
            return _run(state, asked)
        case RuleLevel():
            return _rule(state, asked)


def _tell(state: State, asked: TellHand) -> PokerStep | Refusal:
    """Tables that play, or wait with a called all-in; the next hand is dealt when all that told it have finished."""
    if not state.floor.hand_open:
        return refuse(state.rulebook, "hand_not_dealt", "h4h_all_in")
    numbers = {table.number for table in state.seating if table.count}
    strange = next((table for table in asked.tables if table not in numbers), None)
    if strange is not None or not asked.tables:
        return refuse(state.rulebook, "no_such_table", "h4h_all_in", table=strange or 0)
    told = state.floor.tables
    for table, how_far in asked.tables.items():
        told = told.insert(table, how_far)
    events = tuple(HandTold(table=table, state=how_far) for table, how_far in sorted(asked.tables.items()))
    return Step(with_floor(state, tables=told), events)


def _run(state: State, asked: RunAllIn) -> PokerStep | Refusal:
    """No all-in is run while a table plays, or has not told; then one by one, the lowest number first."""
    everywhere: dict[int, TableState] = {table.number: "playing" for table in state.seating if table.count > 1}
    due = next_showdown({**everywhere, **dict(state.floor.tables.items())})
    if due != asked.table:
        return refuse(state.rulebook, "not_the_next_showdown", "h4h_all_in", table=asked.table, due=due or "–")
    return Step(with_floor(state, tables=state.floor.tables.insert(asked.table, "finished")), (AllInRun(table=asked.table),))


def _rule(state: State, asked: RuleLevel) -> PokerStep | Refusal:
    """The level on the clock when the hand started; one begun with the old blinds by mistake is corrected, until substantial action."""
    clock, began = state.floor.clock, state.floor.began
    if clock is None or began is None:
        return refuse(state.rulebook, "no_level_runs", "level_applies")
    if asked.table not in {table.number for table in state.seating}:
        return refuse(state.rulebook, "no_such_table", "level_applies", table=asked.table)
    level = level_at(state.rulebook, clock.level, asked.started >= began, asked.started_by)
    if isinstance(level, Refusal):
        return level
    if asked.old_by_mistake:
        level = level_by_mistake(max(1, level - 1), level, asked.substantial_action)
    return Step(state, (HandLevelRuled(table=asked.table, level=level),))
