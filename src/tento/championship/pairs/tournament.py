"""The championship room: opening one, deciding, asking, replaying. Everything but the log is derived."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tento.championship.core.log import decoded
from tento.championship.core.opening import Refused, in_force
from tento.championship.core.step import Step
from tento.championship.pairs import correcting, discipline, entering, playing, preparing, staging
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.codes import because
from tento.championship.pairs.plan import impossible_field
from tento.championship.pairs.rules import rules_of
from tento.championship.pairs.scores import format_of
from tento.championship.pairs.standings import without_worth
from tento.championship.pairs.state import StageState, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

_DECODER: Final[msgspec.json.Decoder[do.Decision]] = msgspec.json.Decoder(do.Decision)
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


def publish(rulebook: Rulebook, asked: do.Publish) -> PairsStep | Refusal:
    """Opens a championship under a rulebook; one that cannot work out is refused, with the numbers that would."""
    if not isinstance(rulebook.championship, PairsRules):
        return because("no_championship", rulebook=rulebook.name)
    chosen = in_force(rulebook, asked.hash, asked.options)
    if isinstance(chosen, Refusal):
        return chosen
    entries = rules_of(chosen).entries
    fixed = entries.field_max if entries.field_min == entries.field_max else None
    refusal = impossible_field(chosen, asked.expected or fixed) or _unscored(chosen, rules_of(chosen))
    if refusal is not None:
        return refusal
    state = replace(opened(chosen, asked.title, asked.version), suspended=frozenset(asked.suspended))
    return Step(state, (ev.Published(title=asked.title),))


def _unscored(rulebook: Rulebook, rules: PairsRules) -> Refusal | None:
    """Refuses groups and leagues in which a match may end with a result that nothing was written for."""
    for name, stage in rules.stages.items():
        missing = () if stage.kind == "knockout" else without_worth(rules.standings, format_of(rulebook, name).wins)
        if missing:
            facts: dict[str, str | int] = {"stage": name, "results": ", ".join(missing)}
            return because("results_without_points", "standings.points", rulebook.cites("standings.points"), **facts)
    return None


def opened(rulebook: Rulebook, title: str, version: str = "1") -> State:
    """A championship that nobody has entered yet."""
    rules = rules_of(rulebook)
    return State(
        rulebook=rulebook,
        title=title,
        version=version,
        opens=rules.entries.opens,
        closes=rules.entries.closes,
        event_on=rules.event.on,
        stages=tuple(StageState(name=name) for name in rules.stages),
    )


def decide(state: State, decision: do.Decision) -> PairsStep | Refusal:
    """The state after a decision with what it brought about, or why it may not be made. Nothing else changes a championship."""
    if isinstance(decision, do.Publish):
        return refuse(state, "already_done")
    if state.phase == "cancelled":
        return refuse(state, "event_cancelled")
    if isinstance(decision, do.Suspend):
        return _suspend(state, decision)
    return _DO[type(decision)](state, decision)


def verify(state: State, decision: do.Decision) -> Refusal | None:
    """Why a decision may not be made; None if it may."""
    found = decide(state, decision)
    return found if isinstance(found, Refusal) else None


def can(state: State, decision: do.Decision) -> bool:
    """Whether a decision may be made."""
    return verify(state, decision) is None


def read(text: str) -> tuple[do.Decision, ...]:
    """The decisions of a log, or the first line that is not as it was written."""
    return decoded(text, _DECODER)


def replay(rulebook: Rulebook, log: Iterable[do.Decision]) -> State:
    """The state that a log leads to; the first decision opens the championship."""
    state: State | None = None
    for place, decision in enumerate(log, 1):
        found: PairsStep | Refusal
        if state is None:
            found = publish(rulebook, decision) if isinstance(decision, do.Publish) else because("not_published")
        else:
            found = decide(state, decision)
        if isinstance(found, Refusal):
            raise Refused(place, found)
        state = found.state
    if state is None:
        raise Refused(0, because("not_published"))
    return state


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
