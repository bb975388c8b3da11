"""The clock and the day by the log: levels in order, breaks of the sheet, hand for hand until the money, the last hands, the night."""

from collections.abc import Sequence

import msgspec
from rpds import HashTrieMap

from tento.championship.core.step import Step
from tento.championship.poker.days import Bag
from tento.championship.poker.field import Count, verify_field
from tento.championship.poker.floor import LevelClock
from tento.championship.poker.floor_decisions import DealHand, DrawLastHands, EndDay, HandForHand, StartLevel, TakeBreak
from tento.championship.poker.floor_events import (
    BreakStarted,
    DayEnded,
    HandDealt,
    HandForHandEnded,
    HandForHandStarted,
    LastHandsDrawn,
    LevelStarted,
    MoneyReached,
)
from tento.championship.poker.hand_for_hand import still_on, verify_next_hand
from tento.championship.poker.levels import last_hands
from tento.championship.poker.payouts import column_for, in_seats, places_paid
from tento.championship.poker.pool import pool_of
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import State, with_floor
from tento.championship.poker.step import PokerStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

RunningDecision = StartLevel | TakeBreak | HandForHand | DealHand | DrawLastHands | EndDay


def run(state: State, asked: RunningDecision) -> PokerStep | Refusal:
    """The tournament after a decision about its clock. Nothing runs before seats are drawn, at night, or after the end."""
    if not state.seating:
        return refuse(state.rulebook, "no_seats_yet", "seat_draw")
    if state.floor.night or state.champion is not None:
        return refuse(state.rulebook, "nobody_plays", "level_applies")
    match asked:
        case StartLevel():
            return _start_level(state, asked)
        case TakeBreak():
            return _take_break(state, asked)
        case HandForHand():
            return _hand_for_hand(state, asked)
        case DealHand():
            return _deal_hand(state, asked)
        case DrawLastHands():
            return _draw_last_hands(state, asked)
        case EndDay():
            return _end_day(state, asked)


def verify_night(state: State, bags: Sequence[Bag]) -> Refusal | None:
    """A new day follows a night, where the clock is in the log, and every bag holds the hands of a penalty that its player still owes."""
    if state.floor.clock is not None and not state.floor.night:
        return refuse(state.rulebook, "day_still_on", "eod_window_min")
    return verify_penalties(state, bags)


@enforces("penalty_balance")
def verify_penalties(state: State, bags: Sequence[Bag]) -> Refusal | None:
    """Every bag holds the hands of a penalty that its player still owes."""
    for bag in bags:
        owed = state.floor.owed.get(bag.player, 0)
        if bag.penalty_hands != owed:
            return refuse(state.rulebook, "penalty_travels", "penalty_balance", player=bag.player, hands=owed)
    return None


def paid_places(state: State) -> int:
    """How many places the field pays, a satellite in seats; one where its table leaves that to the Director."""
    if state.seat_price is not None:
        pool = pool_of(state.rules, state.lines, state.entries, state.guarantee)
        return max(1, len(in_seats(pool.pool, state.seat_price, state.field).prizes))
    column = column_for(state.rulebook, state.field)
    return 1 if isinstance(column, Refusal) else places_paid(state.rules.payout_table, column)


@enforces("level_applies")
def _start_level(state: State, asked: StartLevel) -> PokerStep | Refusal:
    """The next level of the sheet, once the clock and the break read zero and the field is large enough; else there is a reason.

    What hand for hand took off beyond zero is gone from the new level too.
    """
    if not 1 <= asked.level <= len(state.levels):
        return refuse(state.rulebook, "no_such_level", "level_applies", level=asked.level, levels=len(state.levels))
    clock = state.floor.clock
    if not asked.why:
        refusal = _level_not_due(state, clock, asked)
        if refusal is not None:
            return refusal
    over = min(0, clock.left_s) if clock is not None and state.floor.hand_for_hand else 0
    level = state.levels[asked.level - 1]
    new = LevelClock(level=asked.level, left_s=level.minutes * 60 + over, since=None if state.floor.hand_for_hand else asked.at)
    event = LevelStarted(level=asked.level, small=level.small, big=level.big, ante=level.ante)
    return Step(with_floor(state, clock=new, began=asked.at, paused=False), (event,))


def _level_not_due(state: State, clock: LevelClock | None, asked: StartLevel) -> Refusal | None:
    due = clock.level + 1 if clock is not None else 1
    if asked.level != due:
        return refuse(state.rulebook, "level_skipped", "level_applies", level=asked.level, due=due)
    if clock is not None:
        if clock.left_at(asked.at) > 0:
            return refuse(state.rulebook, "clock_not_at_zero", "level_applies", left=clock.left_at(asked.at))
        if state.levels[clock.level - 1].break_min and not clock.on_break:
            return refuse(state.rulebook, "break_skipped", "level_applies", minutes=state.levels[clock.level - 1].break_min)
    return too_few(state)


@enforces("min_field", "min_field_at")
def too_few(state: State) -> Refusal | None:
    """Why the next level cannot begin for want of players: counted as it starts, or by option as the one before it ends."""
    there = Count(people=len(state.entered), entries=state.entries, alive=state.alive)
    level = 0 if state.floor.clock is None else state.floor.clock.level
    return verify_field(state.rulebook, level + 1, there) or verify_field(state.rulebook, level, there, "end")


def _take_break(state: State, asked: TakeBreak) -> PokerStep | Refusal:
    clock = state.floor.clock
    if clock is None or clock.on_break:
        return refuse(state.rulebook, "no_level_runs", "level_applies")
    if not asked.why:
        if clock.left_at(asked.at) > 0:
            return refuse(state.rulebook, "clock_not_at_zero", "level_applies", left=clock.left_at(asked.at))
        if asked.minutes != state.levels[clock.level - 1].break_min:
            return refuse(state.rulebook, "not_the_break_of_the_sheet", "level_applies", minutes=state.levels[clock.level - 1].break_min)
    paused = LevelClock(level=clock.level, left_s=asked.minutes * 60, since=asked.at, on_break=True)
    return Step(with_floor(state, clock=paused, paused=False), (BreakStarted(minutes=asked.minutes),))


@enforces("h4h_until")
def _hand_for_hand(state: State, asked: HandForHand) -> PokerStep | Refusal:
    """It begins before the money and ends with it; the clock stands, for every hand takes its own minutes off."""
    floor, paid = state.floor, paid_places(state)
    if asked.on == floor.hand_for_hand:
        return refuse(state.rulebook, "already_done", "h4h_until")
    if asked.on and not still_on(state.alive, paid):
        return refuse(state.rulebook, "in_the_money", "h4h_until", left=state.alive, paid=paid)
    if not asked.on and still_on(state.alive, paid) and not asked.why:
        return refuse(state.rulebook, "not_in_the_money", "h4h_until", left=state.alive, paid=paid)
    clock = floor.clock
    if clock is not None and not clock.on_break:
        clock = clock.stopped(asked.at) if asked.on or floor.paused else msgspec.structs.replace(clock, since=asked.at)
    changed = with_floor(state, hand_for_hand=asked.on, hand_open=False, tables=HashTrieMap(), clock=clock)
    if asked.on:
        return Step(changed, (HandForHandStarted(left=state.alive, paid=paid),))
    return Step(changed, (HandForHandEnded() if still_on(state.alive, paid) else MoneyReached(left=state.alive),))


@enforces("h4h_minutes")
def _deal_hand(state: State, asked: DealHand) -> PokerStep | Refusal:
    """One hand at every table, two minutes off the clock; a hand that would start below zero waits for its level."""
    floor = state.floor
    if not floor.hand_for_hand:
        return refuse(state.rulebook, "not_hand_for_hand", "h4h_until")
    if not still_on(state.alive, paid_places(state)):
        return refuse(state.rulebook, "in_the_money", "h4h_until", left=state.alive, paid=paid_places(state))
    refusal = verify_next_hand(state.rulebook, floor.tables)
    if refusal is not None:
        return refusal
    clock = floor.clock
    if clock is None or clock.on_break:
        return Step(with_floor(state, hand_open=True, tables=HashTrieMap()), (HandDealt(),))
    left = clock.left_at(asked.at)
    if left <= 0 and clock.level < len(state.levels):
        return refuse(state.rulebook, "level_due", "h4h_minutes", level=clock.level + 1)
    taken = msgspec.structs.replace(clock, left_s=left - state.rules.h4h_minutes * 60)
    return Step(with_floor(state, hand_open=True, tables=HashTrieMap(), clock=taken), (HandDealt(),))


def _draw_last_hands(state: State, asked: DrawLastHands) -> PokerStep | Refusal:
    """So many hands more at every table, with the clock stopped between fifteen and five minutes before the end of the day."""
    clock = state.floor.clock
    if clock is None or clock.on_break:
        return refuse(state.rulebook, "no_level_runs", "eod_window_min")
    if state.floor.last_hands is not None:
        return refuse(state.rulebook, "already_done", "eod_cards")
    hands = last_hands(state.rulebook, clock.left_at(asked.at), asked.card)
    if isinstance(hands, Refusal):
        return hands
    return Step(with_floor(state, last_hands=hands, clock=clock.stopped(asked.at)), (LastHandsDrawn(hands=hands),))


def _end_day(state: State, asked: EndDay) -> PokerStep | Refusal:
    """The day ends after its last hands, or when the clock reads zero; else there is a reason. The night is the break of its level."""
    clock = state.floor.clock
    if clock is not None and state.floor.last_hands is None and clock.left_at(asked.at) > 0 and not asked.why:
        return refuse(state.rulebook, "clock_not_at_zero", "eod_window_min", left=clock.left_at(asked.at))
    slept = None if clock is None else LevelClock(level=clock.level, left_s=0, on_break=True)
    ended = with_floor(state, night=True, last_hands=None, hand_open=False, paused=False, clock=slept)
    return Step(ended, (DayEnded(day=len(state.reached) + 1, left=state.here, chips=state.on_tables),))
