"""Who makes each decision of a poker tournament, and which tables it is about."""

from collections.abc import Iterator
from typing import Final

from tento.championship.core.custody import AnswerData, AskData, Erase, Hold, LiftHold
from tento.championship.core.roles import ARRANGE, AT_TABLE, DESK, DIRECT, OWN, Act, Actor, Acts, Scope, not_theirs
from tento.championship.core.taking_over import TakeOver
from tento.championship.poker import decisions as do
from tento.championship.poker import desk_decisions as at_desk
from tento.championship.poker import floor_decisions as on_floor
from tento.championship.poker import organiser_decisions as organiser
from tento.championship.poker.seats import spots
from tento.championship.poker.state import State
from tento.table.refusal import Refusal

OTHERWISE: Final = "penalties"
"""Where no article speaks of a decision, those on the Director's own."""
CORRECT: Final = Act((*DIRECT, "committee"), "elimination_place")

ACTS: Final[Acts] = {
    do.Open: Act(ARRANGE, "min_field"),
    on_floor.CancelEvent: Act(ARRANGE, "min_field_refund"),
    do.Enter: Act(DESK, "live_entries_per_person"),
    do.AnnounceSeats: Act(DIRECT, "seat_draw"),
    do.DrawSeats: Act(DIRECT, "seat_draw"),
    do.StartDay: Act(DIRECT, "seat_draw"),
    do.FormFinal: Act(DIRECT, "seat_draw"),
    do.Balance: Act(DIRECT, "balance_mover"),
    do.Deal: Act(DIRECT, "deal_reserve_percent"),
    do.CorrectOut: CORRECT,
    do.CorrectKnockout: CORRECT,
    do.CorrectPlaces: CORRECT,
    do.CorrectChips: CORRECT,
    on_floor.StartLevel: Act(DIRECT, "level_applies"),
    on_floor.TakeBreak: Act(DIRECT, "level_applies"),
    on_floor.HandForHand: Act(DIRECT, "h4h_until"),
    on_floor.DealHand: Act(DIRECT, "h4h_until"),
    on_floor.DrawLastHands: Act(DIRECT, "eod_window_min"),
    on_floor.EndDay: Act(DIRECT, "eod_window_min"),
    on_floor.ChipRace: Act(DIRECT, "race_first_seat"),
    on_floor.Eliminate: Act(DIRECT, "penalties"),
    on_floor.Disqualify: Act(DIRECT, "penalties"),
    do.GoOut: Act(AT_TABLE, "elimination_place"),
    on_floor.TellBlinds: Act(AT_TABLE, "dead_button"),
    on_floor.TakeRightSeat: Act((*DESK, "referee"), "wrong_seat"),
    on_floor.MarkAbsent: Act((*DESK, "referee"), "absent_blinded"),
    on_floor.MarkPresent: Act((*DESK, "referee"), "absent_blinded"),
    on_floor.Penalise: Act(AT_TABLE, "penalties"),
    on_floor.ServeHands: Act(AT_TABLE, "penalties"),
    on_floor.SpendTimeCards: Act(AT_TABLE, "time_cards"),
    on_floor.CallTime: Act(AT_TABLE, "called_time_s"),
    at_desk.CancelEntry: Act((*DESK, "player"), "cancel_who"),
    at_desk.TransferEntry: Act(DIRECT, "transfer"),
    at_desk.CheckDocuments: Act(DESK, "document_check"),
    at_desk.WearLogos: Act(DESK, "sponsor_declared"),
    on_floor.PauseClock: Act(DIRECT, "level_applies"),
    on_floor.ResumeClock: Act(DIRECT, "level_applies"),
    on_floor.AddTime: Act(DIRECT, "level_applies"),
    on_floor.EndStartingDay: Act(DIRECT, "eod_window_min"),
    on_floor.MovePlayer: Act(DIRECT, "balance_source"),
    on_floor.ExchangeChips: Act(AT_TABLE, "race_leftover"),
    on_floor.TellHand: Act(AT_TABLE, "h4h_all_in"),
    on_floor.RunAllIn: Act(DIRECT, "h4h_all_in"),
    on_floor.RuleLevel: Act(AT_TABLE, "hand_starts"),
    organiser.Reschedule: Act(ARRANGE, "registration_opens_min"),
    organiser.Amend: Act(ARRANGE, "entries.accept_regulation"),
    organiser.PayPrize: Act(ARRANGE, "means_choice_from"),
    organiser.PayRanking: Act(ARRANGE, "annual_paid"),
    Hold: Act(ARRANGE, OTHERWISE),
    LiftHold: Act(ARRANGE, OTHERWISE),
    AskData: Act((*ARRANGE, *OWN), OTHERWISE),
    AnswerData: Act(ARRANGE, OTHERWISE),
    Erase: Act(ARRANGE, OTHERWISE),
    TakeOver: Act(DIRECT, OTHERWISE),
}


def about(_state: State, _decision: do.Decision) -> tuple[str, ...]:
    """Every player has a name of their own in the log: nobody needs to be told apart by an entry."""
    return ()


def forbidden(state: State, decision: do.Decision) -> Refusal | None:
    """Why this decision is not for whoever makes it."""
    at_table = isinstance(decision.by, Actor) and decision.by.role == "referee"
    own = (decision.player,) if isinstance(decision, at_desk.CancelEntry) else (decision.entry,) if isinstance(decision, AskData) else ()
    scope = Scope(entries=own, tables=[*_tables(state, decision)] if at_table else ())
    return not_theirs(state.rulebook, ACTS[type(decision)], decision.by, scope, OTHERWISE)


def _tables(state: State, decision: do.Decision) -> Iterator[int | None]:
    """The tables that a decision names, and those at which the players whom it names sit."""
    if isinstance(decision, on_floor.TellBlinds):
        yield from (table.table for table in decision.tables)
    if isinstance(decision, on_floor.TellHand):
        yield from decision.tables
    if isinstance(decision, on_floor.TakeRightSeat | on_floor.RuleLevel):
        yield decision.table
    seats = spots(state.seating)
    yield from (seats[name].table if name in seats else None for name in _players(decision))


def _players(decision: do.Decision) -> tuple[str, ...]:
    match decision:
        case do.GoOut():
            return tuple(out.player for out in decision.outs)
        case on_floor.MarkAbsent() | on_floor.MarkPresent():
            return decision.players
        case on_floor.TakeRightSeat() | on_floor.Penalise() | on_floor.ServeHands() | on_floor.SpendTimeCards():
            return (decision.player,)
        case on_floor.ExchangeChips() | on_floor.CallTime():
            return (decision.player,)
        case _:
            return ()
