"""Who makes each decision of a championship of pairs, and which entries and tables it is about."""

from typing import Final

from msgspec.structs import replace

from tento.championship.core.custody import AnswerData, AskData, Erase, Hold, LiftHold
from tento.championship.core.roles import ANYBODY, ARRANGE, AT_TABLE, DESK, DIRECT, JUDGE, OWN, Act, Acts, Scope, not_theirs
from tento.championship.core.taking_over import TakeOver
from tento.championship.pairs import decisions as do
from tento.championship.pairs.state import State
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

OTHERWISE: Final = "discipline.unforeseen"
"""Where no article speaks of a decision, the one on whoever decides what nobody foresaw."""
AT_LAST: Final = "entries.kind"
"""Where there is none on that either, the one that says whose event it is and that this regulation governs it (AFIA art. 1)."""

ACTS: Final[Acts] = {
    do.Publish: Act(ARRANGE, "entries.selection"),
    do.Amend: Act(ARRANGE, "event.rules_frozen_days"),
    do.MoveDate: Act(ARRANGE, "event.may_move_dates"),
    do.Inform: Act(ARRANGE, "event.may_move_dates"),
    do.Suspend: Act(ARRANGE, "event.may_cancel"),
    do.Select: Act(ARRANGE, "entries.selection"),
    do.Summon: Act(ARRANGE, "entries.summons"),
    do.CloseEntries: Act(ARRANGE, "entries.closes"),
    do.Register: Act(ANYBODY, "entries.channels", own=False),
    do.Confirm: Act(OWN, "entries.partner_confirms"),
    do.NoteConfirmation: Act(DESK, "entries.partner_confirms"),
    do.Withdraw: Act(OWN, "entries.withdrawal"),
    do.NoteWithdrawal: Act(DESK, "entries.withdrawal"),
    do.Appeal: Act(OWN, "discipline.appeal"),
    do.Pay: Act(DESK, "fees.entry"),
    do.SignDocument: Act((*DESK, *OWN), "entries.documents"),
    do.Substitute: Act((*DESK, "referee", *OWN), "entries.substitution"),
    do.CheckIn: Act(DESK, "matches.check_in_min"),
    do.AnnounceDraw: Act(DIRECT, "draw.method"),
    do.RunDraw: Act(DIRECT, "draw.method"),
    do.DrawLots: Act(DIRECT, "standings.tiebreaks"),
    do.Call: Act(DIRECT, "matches.tolerance_min"),
    do.Uncall: Act(DIRECT, "matches.tolerance_min"),
    do.TakeBack: Act(DIRECT, "matches.everybody_seated"),
    do.Interrupt: Act(DIRECT, OTHERWISE),
    do.CloseStage: Act(DIRECT, "stages.kind"),
    do.Correct: Act(DIRECT, "matches.sheet"),
    do.SettleDispute: Act(DIRECT, "matches.sheet"),
    do.Start: Act(AT_TABLE, "matches.everybody_seated"),
    do.Report: Act(AT_TABLE, "matches.sheet"),
    do.SignSheet: Act((*AT_TABLE, *OWN), "matches.sheet"),
    do.Absent: Act(AT_TABLE, "matches.late"),
    do.Sanction: Act(JUDGE, "discipline.imposed_by"),
    do.Award: Act(JUDGE, OTHERWISE),
    do.NoteIncident: Act(AT_TABLE, OTHERWISE),
    do.RuleIncident: Act((*DIRECT, "committee"), OTHERWISE),
    Hold: Act(ARRANGE, OTHERWISE),
    LiftHold: Act(ARRANGE, OTHERWISE),
    AskData: Act((*ARRANGE, *OWN), OTHERWISE),
    AnswerData: Act(ARRANGE, OTHERWISE),
    Erase: Act(ARRANGE, OTHERWISE),
    TakeOver: Act(DIRECT, OTHERWISE),
}


def forbidden(state: State, decision: do.Decision) -> Refusal | None:
    """Why this decision is not for whoever makes it."""
    if isinstance(decision.by, str):
        return None
    return not_theirs(state.rulebook, _act(state, decision), decision.by, _scope(state, decision), OTHERWISE, AT_LAST)


def cited(state: State, decision: do.Decision, refusal: Refusal) -> Refusal:
    """A refusal with the articles on what would be decided, where its own reason has none."""
    if refusal.articles:
        return refusal
    rules = (_act(state, decision).rule, OTHERWISE, AT_LAST)
    return replace(refusal, articles=next((cites for rule in rules if (cites := state.rulebook.cites(rule))), ()))


def about(state: State, decision: do.Decision) -> tuple[str, ...]:
    """The entries that a decision is about, those of whoever makes it before the others."""
    own = () if isinstance(decision.by, str) else decision.by.entries
    return (*own, *_scope(state, decision).entries)


@enforces("matches.players_report")
def _act(state: State, decision: do.Decision) -> Act:
    """A side may hand in its own score where the rules say so; what becomes of a match that followed from a wrong one is judged."""
    if isinstance(decision, do.Report) and state.rules.matches.players_report:
        return Act((*AT_TABLE, *OWN), "matches.players_report")
    if isinstance(decision, do.Correct) and decision.ruling is not None:
        return Act(JUDGE, OTHERWISE)
    return ACTS[type(decision)]


def _scope(state: State, decision: do.Decision) -> Scope:
    """The entry that a decision names, or the sides of its match, and the table of that match."""
    match = state.matches.get(getattr(decision, "match", None) or "")
    entry = getattr(decision, "entry", None)
    entries = [entry] if entry is not None else [side for side in match.sides if side] if match is not None else []
    return Scope(entries, [match.table] if match is not None else _table_of(state, entries))


def _table_of(state: State, entries: list[str]) -> list[int | None]:
    """The table at which an entry plays or is called to, where the decision names no match."""
    own = [state.matches[name] for entry in entries if entry in state.entries for name in state.entries[entry].matches]
    return [match.table for match in own if match.result is None and match.table is not None]
