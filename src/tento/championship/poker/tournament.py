"""A poker tournament as a kind of championship: a log of decisions from the sheet until one player is left. All else is derived."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from tento.championship.core.codes import because
from tento.championship.core.draw import FalseDraw
from tento.championship.core.step import then
from tento.championship.poker import (
    conduct,
    correcting,
    entering,
    leaving,
    prizes,
    racing,
    running,
    seating,
    starting_day,
    time_bank,
    told_tables,
)
from tento.championship.poker import decisions as do
from tento.championship.poker import events as ev
from tento.championship.poker import floor_decisions as on_floor
from tento.championship.poker.opening import open_tournament
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seat_draw import SeatDraw
from tento.championship.poker.seat_verify import verify_all, verify_seats
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.championship.poker.telling import tell
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.table.refusal import Refusal

__all__ = ["AnyEvent", "Decision", "Transcript", "decide", "draws", "false_draw", "kind", "open", "tell", "verify_draw"]

kind = PokerTournamentRules.kind
Decision = do.Decision
AnyEvent = ev.Event
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
    on_floor.CancelEvent: running.cancel,
    on_floor.ChipRace: racing.run_race,
    on_floor.TellBlinds: told_tables.tell_blinds,
    on_floor.TakeRightSeat: told_tables.take_right_seat,
    on_floor.MarkAbsent: conduct.conduct,
    on_floor.MarkPresent: conduct.conduct,
    on_floor.Penalise: conduct.conduct,
    on_floor.ServeHands: conduct.conduct,
    on_floor.SpendTimeCards: time_bank.spend,
    on_floor.Eliminate: leaving.take_out,
    on_floor.Disqualify: leaving.take_out,
}


def decide(state: State, decision: do.Decision) -> PokerStep | Refusal:
    """The tournament after a decision with what it brought about, or why it may not be made. Nothing else changes it."""
    if isinstance(decision, do.Open):
        return because("already_done")
    if state.cancelled:
        return refuse(state.rulebook, "event_cancelled", "min_field_refund")
    if state.floor.night and isinstance(decision, do.GoOut | do.Balance | do.FormFinal | do.Deal):
        return refuse(state.rulebook, "nobody_plays", "level_applies")
    found = _DO[type(decision)](state, decision)
    return found if isinstance(found, Refusal) else _followed(state, found)


def _followed(before: State, step: PokerStep) -> PokerStep:
    """What follows from a decision of any kind: alternates who have a seat now, those who wait, and the champion."""
    events = [*seating.waiting_events(before, step.state)]
    champion = step.state.champion
    crowned = [ev.Crowned(player=champion)] if champion is not None and champion != before.champion else []
    return then(step, step.state, *events, *crowned)


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
