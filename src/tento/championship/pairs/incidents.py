"""The book of an event: protests, calls for the director and what else happened, each with its ruling."""

from typing import Literal

from msgspec.structs import replace

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.roles import name_of, role_of
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.discipline import not_the_judge
from tento.championship.pairs.state import Incident, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

Kind = Literal["note", "call", "protest"]


@enforces("discipline.appeal")
def appeal(state: State, asked: do.Appeal) -> PairsStep | Refusal:
    """An appeal is heard only where the regulation knows one; it stays open in the book until it is decided."""
    if not state.rules.discipline.appeal:
        return refuse(state, "no_appeal", "discipline.appeal")
    refusal = _nowhere(state, asked.match, asked.entry)
    if refusal is not None:
        return refusal
    event = ev.Appealed(entry=asked.entry, against=asked.against)
    return _written(state, asked, "protest", asked.against, event)


def note(state: State, asked: do.NoteIncident) -> PairsStep | Refusal:
    """What happened, in words, about a match or an entry of this event."""
    refusal = _nowhere(state, asked.match, asked.entry)
    if refusal is not None:
        return refusal
    if not asked.text.strip() and not asked.director:
        return refuse(state, "reason_missing")
    kind: Kind = "call" if asked.director else "note"
    event = ev.IncidentNoted(number=len(state.incidents) + 1, kind=kind, text=asked.text, match=asked.match, entry=asked.entry)
    return _written(state, asked, kind, asked.text, event)


def rule(state: State, asked: do.RuleIncident) -> PairsStep | Refusal:
    """A line is decided once. A protest is decided by whom the regulation names for what it does not foresee."""
    found = next((one for one in state.incidents if one.number == asked.incident), None)
    if found is None:
        return refuse(state, "no_such_incident", number=asked.incident)
    if found.ruling:
        return refuse(state, "already_done")
    refusal = not_the_judge(state, asked.by) if found.kind == "protest" else None
    if refusal is not None:
        return refusal
    if not asked.ruling.strip():
        return refuse(state, "reason_missing")
    ruled = replace(found, ruling=asked.ruling, ruled_by=name_of(asked.by))
    incidents = tuple(ruled if one.number == ruled.number else one for one in state.incidents)
    return Step(replace(state, incidents=incidents), (ev.IncidentRuled(number=ruled.number, ruling=ruled.ruling),))


def _nowhere(state: State, match: str | None, entry: str | None) -> Refusal | None:
    if match is not None and match not in state.matches:
        return refuse(state, "no_such_match", match=match)
    if entry is not None and entry not in state.entries:
        return refuse(state, "no_such_entry", entry=entry)
    return None


def _written(state: State, asked: DecisionBase, kind: Kind, text: str, event: ev.Event) -> PairsStep:
    match, entry = getattr(asked, "match", None), getattr(asked, "entry", None)
    by, role = name_of(asked.by), role_of(asked.by)
    line = Incident(number=len(state.incidents) + 1, kind=kind, text=text, match=match, entry=entry, by=by, role=role, at=asked.when)
    return Step(replace(state, incidents=(*state.incidents, line)), (event,))
