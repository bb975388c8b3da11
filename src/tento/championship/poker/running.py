"""The clock and the day by the log: levels in order, breaks of the sheet, hand for hand until the money, the last hands, the night."""

from collections.abc import Sequence

import msgspec

from tento.championship.poker.days import Bag
from tento.championship.poker.field import Count, verify_field
from tento.championship.poker.floor import Clock, Floor
from tento.championship.poker.floor_decisions import CancelEvent, DealHand, DrawLastHands, EndDay, HandForHand, StartLevel, TakeBreak
from tento.championship.poker.hand_for_hand import still_on
from tento.championship.poker.levels import last_hands
from tento.championship.poker.payouts import column_for, in_seats, places_paid
from tento.championship.poker.pool import pool_of
from tento.championship.poker.refusing import refuse
from tento.championship.poker.state import Event
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

RunningDecision = StartLevel | TakeBreak | HandForHand | DealHand | DrawLastHands | EndDay


def run(event: Event, asked: RunningDecision) -> Event | Refusal:
    """The tournament after a decision about its clock. Nothing runs before seats are drawn, at night, or after the end."""
    if not event.room:
        return refuse(event.rulebook, "no_seats_yet", "seat_draw")
    if event.floor.night or event.champion is not None:
        return refuse(event.rulebook, "nobody_plays", "level_applies")
    match asked:
        case StartLevel():
            found = _start_level(event, asked)
        case TakeBreak():
            found = _take_break(event, asked)
        case HandForHand():
            found = _hand_for_hand(event, asked)
        case DealHand():
            found = _deal_hand(event, asked)
        case DrawLastHands():
            found = _draw_last_hands(event, asked)
        case EndDay():
            found = _end_day(event, asked)
    return found if isinstance(found, Refusal) else msgspec.structs.replace(event, floor=found)


@enforces("penalty_balance")
def verify_night(event: Event, bags: Sequence[Bag]) -> Refusal | None:
    """A new day follows a night, where the clock is in the log, and every bag holds the hands of a penalty that its player still owes."""
    if event.floor.clock is not None and not event.floor.night:
        return refuse(event.rulebook, "day_still_on", "eod_window_min")
    for bag in bags:
        owed = event.floor.owed.get(bag.player, 0)
        if bag.penalty_hands != owed:
            return refuse(event.rulebook, "penalty_travels", "penalty_balance", player=bag.player, hands=owed)
    return None


def paid_places(event: Event) -> int:
    """How many places the field pays, a satellite in seats; one where its table leaves that to the Director."""
    if event.seat_price is not None:
        pool = pool_of(event.rules, event.lines, event.entries, event.guarantee)
        return max(1, len(in_seats(pool.pool, event.seat_price, event.field).prizes))
    column = column_for(event.rulebook, event.field)
    return 1 if isinstance(column, Refusal) else places_paid(event.rules.payout_table, column)


@enforces("level_applies")
def _start_level(event: Event, asked: StartLevel) -> Floor | Refusal:
    """The next level of the sheet, once the clock and the break read zero and the field is large enough; else there is a reason.

    What hand for hand took off beyond zero is gone from the new level too.
    """
    if not 1 <= asked.level <= len(event.levels):
        return refuse(event.rulebook, "no_such_level", "level_applies", level=asked.level, levels=len(event.levels))
    clock = event.floor.clock
    if not asked.why:
        refusal = _level_not_due(event, clock, asked)
        if refusal is not None:
            return refusal
    over = min(0, clock.left_s) if clock is not None and event.floor.one_by_one and not clock.on_break else 0
    new = Clock(
        level=asked.level,
        left_s=event.levels[asked.level - 1].minutes * 60 + over,
        since=None if event.floor.one_by_one else asked.at,
    )
    return msgspec.structs.replace(event.floor, clock=new)


def _level_not_due(event: Event, clock: Clock | None, asked: StartLevel) -> Refusal | None:
    due = clock.level + 1 if clock is not None else 1
    if asked.level != due:
        return refuse(event.rulebook, "level_skipped", "level_applies", level=asked.level, due=due)
    if clock is not None:
        if clock.left_at(asked.at) > 0:
            return refuse(event.rulebook, "clock_not_at_zero", "level_applies", left=clock.left_at(asked.at))
        if event.levels[clock.level - 1].break_min and not clock.on_break:
            return refuse(event.rulebook, "break_skipped", "level_applies", minutes=event.levels[clock.level - 1].break_min)
    return too_few(event)


@enforces("min_field", "min_field_at")
def too_few(event: Event) -> Refusal | None:
    """Why the next level cannot begin for want of players: counted as it starts, or by option as the one before it ends."""
    there = Count(people=len(event.entered), entries=event.entries, alive=event.alive)
    level = 0 if event.floor.clock is None else event.floor.clock.level
    return verify_field(event.rulebook, level + 1, there) or verify_field(event.rulebook, level, there, "end")


@enforces("min_field_refund")
def cancel(event: Event, asked: CancelEvent) -> Event | Refusal:
    """Cancels a tournament that has no champion: between two levels if players are missing, and for a cause from outside at any time."""
    if event.champion is not None:
        return refuse(event.rulebook, "nobody_plays", "min_field")
    if asked.cause == "outside" and not asked.why:
        return refuse(event.rulebook, "reason_missing", "min_field_refund")
    clock = event.floor.clock
    if asked.cause == "field" and ((clock is not None and clock.left_at(asked.at) > 0) or too_few(event) is None):
        return refuse(event.rulebook, "field_large_enough", "min_field", people=len(event.entered))
    return msgspec.structs.replace(event, cancelled=True)


def _take_break(event: Event, asked: TakeBreak) -> Floor | Refusal:
    clock = event.floor.clock
    if clock is None or clock.on_break:
        return refuse(event.rulebook, "no_level_runs", "level_applies")
    if not asked.why:
        if clock.left_at(asked.at) > 0:
            return refuse(event.rulebook, "clock_not_at_zero", "level_applies", left=clock.left_at(asked.at))
        if asked.minutes != event.levels[clock.level - 1].break_min:
            return refuse(event.rulebook, "not_the_break_of_the_sheet", "level_applies", minutes=event.levels[clock.level - 1].break_min)
    paused = Clock(level=clock.level, left_s=asked.minutes * 60, since=asked.at, on_break=True)
    return msgspec.structs.replace(event.floor, clock=paused)


@enforces("h4h_until")
def _hand_for_hand(event: Event, asked: HandForHand) -> Floor | Refusal:
    """It begins before the money and ends with it; the clock stands, for every hand takes its own minutes off."""
    floor, paid = event.floor, paid_places(event)
    if asked.on == floor.one_by_one:
        return refuse(event.rulebook, "already_done", "h4h_until")
    if asked.on and not still_on(event.alive, paid):
        return refuse(event.rulebook, "in_the_money", "h4h_until", left=event.alive, paid=paid)
    if not asked.on and still_on(event.alive, paid) and not asked.why:
        return refuse(event.rulebook, "not_in_the_money", "h4h_until", left=event.alive, paid=paid)
    clock = floor.clock
    if clock is not None and not clock.on_break:
        clock = clock.stopped(asked.at) if asked.on else msgspec.structs.replace(clock, since=asked.at)
    return msgspec.structs.replace(floor, one_by_one=asked.on, hand_open=False, clock=clock)


@enforces("h4h_minutes")
def _deal_hand(event: Event, asked: DealHand) -> Floor | Refusal:
    """One hand at every table, two minutes off the clock; a hand that would start below zero waits for its level."""
    floor = event.floor
    if not floor.one_by_one:
        return refuse(event.rulebook, "not_hand_for_hand", "h4h_until")
    if not still_on(event.alive, paid_places(event)):
        return refuse(event.rulebook, "in_the_money", "h4h_until", left=event.alive, paid=paid_places(event))
    clock = floor.clock
    if clock is None or clock.on_break:
        return msgspec.structs.replace(floor, hand_open=True)
    left = clock.left_at(asked.at)
    if left <= 0 and clock.level < len(event.levels):
        return refuse(event.rulebook, "level_due", "h4h_minutes", level=clock.level + 1)
    taken = msgspec.structs.replace(clock, left_s=left - event.rules.h4h_minutes * 60)
    return msgspec.structs.replace(floor, hand_open=True, clock=taken)


def _draw_last_hands(event: Event, asked: DrawLastHands) -> Floor | Refusal:
    """So many hands more at every table, with the clock stopped between fifteen and five minutes before the end of the day."""
    clock = event.floor.clock
    if clock is None or clock.on_break:
        return refuse(event.rulebook, "no_level_runs", "eod_window_min")
    if event.floor.last_hands is not None:
        return refuse(event.rulebook, "already_done", "eod_cards")
    hands = last_hands(event.rulebook, clock.left_at(asked.at), asked.card)
    if isinstance(hands, Refusal):
        return hands
    return msgspec.structs.replace(event.floor, last_hands=hands, clock=clock.stopped(asked.at))


def _end_day(event: Event, asked: EndDay) -> Floor | Refusal:
    """The day ends after its last hands, or when the clock reads zero; else there is a reason. The night is the break of its level."""
    clock = event.floor.clock
    if clock is not None and event.floor.last_hands is None and clock.left_at(asked.at) > 0 and not asked.why:
        return refuse(event.rulebook, "clock_not_at_zero", "eod_window_min", left=clock.left_at(asked.at))
    slept = None if clock is None else Clock(level=clock.level, left_s=0, on_break=True)
    return msgspec.structs.replace(event.floor, night=True, last_hands=None, hand_open=False, clock=slept)
