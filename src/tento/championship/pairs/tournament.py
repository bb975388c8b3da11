"""A championship of pairs as a kind: a log of decisions from the publication to the champion. Everything but the log is derived."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tento.championship.core.custody import CustodyDecision, held
from tento.championship.core.draw import FalseDraw
from tento.championship.core.order import out_of_order
from tento.championship.core.step import Step
from tento.championship.core.taking_over import TakenOver, TakeOver
from tento.championship.core.telling import Note, notes
from tento.championship.core.tournament import Made, Transition
from tento.championship.pairs import (
    correcting,
    discipline,
    entering,
    incidents,
    informing,
    online,
    playing,
    preparing,
    sheets,
    staging,
    taking_back,
)
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.acts import ACTS, AT_LAST, OTHERWISE, about, cited, forbidden
from tento.championship.pairs.opening import publish
from tento.championship.pairs.order import not_then
from tento.championship.pairs.placing import Transcript, verify_draw
from tento.championship.pairs.secret import FILLED, complete
from tento.championship.pairs.state import State, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.enforced import enforces
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

kind = PairsRules.kind
Decision = do.Decision
AnyEvent = ev.Event
acts = ACTS
otherwise: tuple[str, ...] = (OTHERWISE, AT_LAST)
filled = FILLED
open = publish

_DO: Final[dict[type, Callable[[State, Any], PairsStep | Refusal]]] = {
    do.Amend: preparing.amend,
    do.MoveDate: preparing.move_date,
    do.Inform: informing.inform,
    do.Register: entering.register,
    do.Confirm: entering.confirm,
    do.NoteConfirmation: entering.note_confirmation,
    do.NoteWithdrawal: entering.note_withdrawal,
    do.Pay: entering.pay,
    do.Select: entering.select,
    do.Summon: preparing.summon,
    do.SignDocument: preparing.sign_document,
    do.Withdraw: entering.withdraw,
    do.Substitute: preparing.substitute,
    do.CloseEntries: preparing.close_entries,
    do.AnnounceDraw: staging.announce_draw,
    do.RunDraw: staging.run_draw,
    do.Call: playing.call,
    do.CheckIn: playing.check_in,
    do.Start: playing.start,
    do.Uncall: taking_back.uncall,
    do.TakeBack: taking_back.take_back,
    do.Interrupt: online.interrupt,
    do.Report: sheets.report,
    do.SettleDispute: sheets.settle_dispute,
    do.SignSheet: sheets.sign_sheet,
    do.Absent: playing.absent,
    do.Correct: correcting.correct,
    do.Award: discipline.award,
    do.Sanction: discipline.sanction,
    do.Appeal: incidents.appeal,
    do.NoteIncident: incidents.note,
    do.RuleIncident: incidents.rule,
    do.DrawLots: staging.draw_lots,
    do.CloseStage: staging.close_stage,
}


def decide(state: State, decision: do.Decision) -> PairsStep | Refusal:
    """The state after a decision with what it brought about, or why it may not be made. Nothing else changes a championship."""
    found = forbidden(state, decision) or out_of_order(state.now, decision.at) or not_then(state, decision) or _decided(state, decision)
    return cited(state, decision, found) if isinstance(found, Refusal) else Step(replace(found.state, now=decision.at), found.events)


def _decided(state: State, decision: do.Decision) -> PairsStep | Refusal:
    if isinstance(decision, do.Publish):
        return refuse(state, "already_done")
    if isinstance(decision, TakeOver):
        return Step(state, (TakenOver(where=decision.where),))
    if isinstance(decision, CustodyDecision):
        kept = held(state.custody, decision)
        return kept if isinstance(kept, Refusal) else Step(replace(state, custody=kept.state), kept.events)
    if state.phase == "cancelled":
        return refuse(state, "event_cancelled")
    if isinstance(decision, do.Suspend):
        return _suspend(state, decision)
    return _DO[type(decision)](state, decision)


def tell(made: Iterable[Made | Transition]) -> Iterator[Note]:
    """The diary: a line for each event."""
    for one in made:
        yield from notes(one.decision, one.events)


def draws(state: State, _log: Sequence[do.Decision]) -> dict[str, Transcript]:
    """The draw of every stage that was drawn."""
    made = ((stage.name, staging.transcript_of(state, stage.name)) for stage in state.stages)
    return {name: transcript for name, transcript in made if transcript is not None}


def false_draw(found: Mapping[str, Transcript]) -> tuple[str, FalseDraw] | None:
    """The first draw that is not the one that its transcript tells."""
    checked = ((name, verify_draw(transcript)) for name, transcript in found.items())
    return next(((name, false) for name, false in checked if false is not None), None)


@enforces("event.may_cancel")
def _suspend(state: State, asked: do.Suspend) -> PairsStep | Refusal:
    """The event is suspended or cancelled, with the reason, or goes on where it was."""
    if not state.rules.event.may_cancel:
        return refuse(state, "event_goes_on", "event.may_cancel")
    if not asked.why:
        return refuse(state, "reason_missing", "event.may_cancel")
    cites = state.rulebook.cites("event.may_cancel")
    if asked.to == "resumed":
        if state.phase != "suspended":
            return refuse(state, "already_done")
        phase = state.before_suspension
        return Step(replace(state, phase=phase), (ev.PhaseChanged(phase=phase, articles=cites),))
    if state.phase == asked.to:
        return refuse(state, "already_done")
    before = state.before_suspension if state.phase == "suspended" else state.phase
    return Step(replace(state, phase=asked.to, before_suspension=before), (ev.PhaseChanged(phase=asked.to, articles=cites),))
