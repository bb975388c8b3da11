"""A poker tournament as a kind of championship: a log of decisions from the sheet until one player is left. All else is derived."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import msgspec

from tento.championship.core.codes import because
from tento.championship.core.custody import CustodyDecision, held
from tento.championship.core.draw import FalseDraw
from tento.championship.core.order import not_then, out_of_order
from tento.championship.core.step import Step, then
from tento.championship.core.taking_over import TakenOver, TakeOver
from tento.championship.poker import (
    cancelling,
    clock_acts,
    conduct,
    correcting,
    desk_acts,
    entering,
    flights,
    hand_acts,
    leaving,
    organising,
    paying,
    prizes,
    racing,
    running,
    seating,
    starting_day,
    time_bank,
    told_tables,
)
from tento.championship.poker import decisions as do
from tento.championship.poker import desk_decisions as at_desk
from tento.championship.poker import events as ev
from tento.championship.poker import floor_decisions as on_floor
from tento.championship.poker import organiser_decisions as organiser
from tento.championship.poker.acts import ACTS, OTHERWISE, about, forbidden
from tento.championship.poker.opening import open_tournament
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seat_draw import SeatDraw
from tento.championship.poker.seat_verify import verify_all, verify_seats
from tento.championship.poker.secret import FILLED, complete
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.championship.poker.telling import tell
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.table.refusal import Refusal

__all__ = [
    "AnyEvent",
    "Decision",
    "Transcript",
    "about",
    "acts",
    "complete",
    "decide",
    "draws",
    "false_draw",
    "filled",
    "kind",
    "open",
    "otherwise",
    "tell",
    "verify_draw",
]

kind = PokerTournamentRules.kind
Decision = do.Decision
AnyEvent = ev.Event
acts = ACTS
otherwise: tuple[str, ...] = (OTHERWISE,)
filled = FILLED
Transcript = SeatDraw
open = open_tournament
verify_draw = verify_seats

_DO: Final[dict[type, Callable[[State, Any], PokerStep | Refusal]]] = {
    do.Enter: entering.enter,
    do.AnnounceSeats: seating.arrange,
    do.DrawSeats: seating.arrange,
    do.Balance: seating.arrange,
    do.FormFinal: seating.arrange,
    do.GoOut: leaving.go_out,
    do.StartDay: starting_day.start_day,
    do.Deal: prizes.make_deal,
    do.CorrectOut: correcting.correct,
    do.CorrectKnockout: correcting.correct,
    do.CorrectPlaces: correcting.correct,
    do.CorrectChips: correcting.correct,
    on_floor.StartLevel: running.run,
    on_floor.TakeBreak: running.run,
    on_floor.HandForHand: running.run,
    on_floor.DealHand: running.run,
    on_floor.DrawLastHands: running.run,
    on_floor.EndDay: running.run,
    on_floor.CancelEvent: cancelling.cancel,
    on_floor.PauseClock: clock_acts.set_clock,
    on_floor.ResumeClock: clock_acts.set_clock,
    on_floor.AddTime: clock_acts.set_clock,
    on_floor.EndStartingDay: flights.end_starting_day,
    on_floor.TellHand: hand_acts.of_hand,
    on_floor.RunAllIn: hand_acts.of_hand,
    on_floor.RuleLevel: hand_acts.of_hand,
    on_floor.ExchangeChips: racing.exchange,
    on_floor.MovePlayer: told_tables.move_player,
    on_floor.ChipRace: racing.run_race,
    on_floor.TellBlinds: told_tables.tell_blinds,
    on_floor.TakeRightSeat: told_tables.take_right_seat,
    on_floor.MarkAbsent: conduct.conduct,
    on_floor.MarkPresent: conduct.conduct,
    on_floor.Penalise: conduct.conduct,
    on_floor.ServeHands: conduct.conduct,
    on_floor.SpendTimeCards: time_bank.spend,
    on_floor.CallTime: time_bank.call_time,
    on_floor.Eliminate: leaving.take_out,
    on_floor.Disqualify: leaving.take_out,
    at_desk.CancelEntry: desk_acts.at_desk,
    at_desk.TransferEntry: desk_acts.at_desk,
    at_desk.CheckDocuments: desk_acts.at_desk,
    at_desk.WearLogos: desk_acts.at_desk,
    organiser.Reschedule: organising.reschedule,
    organiser.Amend: organising.amend,
    organiser.PayPrize: paying.pay_prize,
    organiser.PayRanking: paying.pay_ranking,
}


def decide(state: State, decision: do.Decision) -> PokerStep | Refusal:
    """The tournament after a decision with what it brought about, or why it may not be made. Nothing else changes it."""
    if isinstance(decision, do.Open):
        return because("already_done")
    refusal = forbidden(state, decision) or out_of_order(state.now, decision.at) or not_then(decision.happened, decision.at)
    if refusal is not None:
        return refusal
    found = _decided(state, decision)
    return found if isinstance(found, Refusal) else Step(msgspec.structs.replace(found.state, now=decision.at), found.events)


def _decided(state: State, decision: do.Decision) -> PokerStep | Refusal:
    if isinstance(decision, TakeOver):
        return Step(state, (TakenOver(where=decision.where),))
    if isinstance(decision, CustodyDecision):
        kept = held(state.custody, decision)
        return kept if isinstance(kept, Refusal) else Step(msgspec.structs.replace(state, custody=kept.state), kept.events)
    if state.cancelled:
        return refuse(state.rulebook, "event_cancelled", "min_field_refund")
    if state.floor.night and isinstance(decision, do.GoOut | do.Balance | do.FormFinal | do.Deal):
        return refuse(state.rulebook, "nobody_plays", "level_applies")
    found = _DO[type(decision)](state, decision)
    return found if isinstance(found, Refusal) else _followed(state, found, decision.at)


def _followed(before: State, step: PokerStep, at: datetime) -> PokerStep:
    """What follows from a decision of any kind: alternates who have a seat now, those who wait, and the champion."""
    events = [*seating.waiting_events(before, step.state)]
    champion, state = step.state.champion, step.state
    crowned = [ev.Crowned(player=champion)] if champion is not None and champion != before.champion else []
    if crowned and state.ended is None:
        state = msgspec.structs.replace(state, ended=at)
    return then(step, state, *events, *crowned)


def draws(_state: State, log: Sequence[do.Decision]) -> dict[str, SeatDraw]:
    """Every draw of seats that the log tells, numbered in its order."""
    return {str(number): draw for number, draw in enumerate(_drawn(log), 1)}


def _drawn(log: Sequence[do.Decision]) -> Iterator[SeatDraw]:
    for decision in log:
        if isinstance(decision, seating.SeatDecision) and decision.draw is not None:
            yield decision.draw


def false_draw(found: Mapping[str, SeatDraw]) -> tuple[str, FalseDraw] | None:
    """The first false draw, where they are all the draws of a tournament: no link left out, none used twice."""
    wrong = verify_all(list(found.values()))
    return None if wrong is None else next((name, wrong[1]) for name, draw in found.items() if draw is wrong[0])
