"""A championship of pairs as a kind: a log of decisions from the publication to the champion. Everything but the log is derived."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from tento.championship.core.draw import FalseDraw
from tento.championship.core.step import Step
from tento.championship.core.telling import Note, notes
from tento.championship.core.tournament import Made, Transition
from tento.championship.pairs import correcting, discipline, entering, playing, preparing, staging
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.opening import publish
from tento.championship.pairs.placing import Transcript, verify_draw
from tento.championship.pairs.state import State, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.championship.pairs import PairsRules
from tento.table.refusal import Refusal

__all__ = ["AnyEvent", "Decision", "Transcript", "decide", "draws", "false_draw", "kind", "open", "tell", "verify_draw"]

kind = PairsRules.kind
Decision = do.Decision
AnyEvent = ev.Event
open = publish

_DO: Final[dict[type, Callable[[State, Any], PairsStep | Refusal]]] = {
    do.Amend: preparing.amend,
    do.MoveDate: preparing.move_date,
    do.Register: entering.register,
    do.Confirm: entering.confirm,
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
    do.Report: playing.report,
    do.SignSheet: playing.sign_sheet,
    do.Absent: playing.absent,
    do.Correct: correcting.correct,
    do.Award: discipline.award,
    do.Sanction: discipline.sanction,
    do.Appeal: discipline.appeal,
    do.DrawLots: staging.draw_lots,
    do.CloseStage: staging.close_stage,
}


def decide(state: State, decision: do.Decision) -> PairsStep | Refusal:
    """The state after a decision with what it brought about, or why it may not be made. Nothing else changes a championship."""
    if isinstance(decision, do.Publish):
        return refuse(state, "already_done")
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


def _suspend(state: State, asked: do.Suspend) -> PairsStep | Refusal:
    """The event is suspended or cancelled, with the reason, or goes on where it was."""
    if not asked.why:
        return refuse(state, "reason_missing")
    if asked.to == "resumed":
        if state.phase != "suspended":
            return refuse(state, "already_done")
        phase = state.before_suspension
        return Step(replace(state, phase=phase), (ev.PhaseChanged(phase=phase),))
    if state.phase == asked.to:
        return refuse(state, "already_done")
    before = state.before_suspension if state.phase == "suspended" else state.phase
    return Step(replace(state, phase=asked.to, before_suspension=before), (ev.PhaseChanged(phase=asked.to),))
