"""From the selection to the final list: summons, documents, reserves, dates and versions, and the closing of entries."""

from msgspec.structs import replace

from tento.championship.core.step import Step, for_each
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.entering import known
from tento.championship.pairs.leaving import leave
from tento.championship.pairs.order import plausible
from tento.championship.pairs.plan import impossible_field
from tento.championship.pairs.readiness import unsigned
from tento.championship.pairs.state import State, refuse, selected
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal


@enforces("entries.summons")
def summon(state: State, asked: do.Summon) -> PairsStep | Refusal:
    """Whoever was selected is told so, one by one, and how is kept as the proof that it was sent; a log without roles may not say it."""
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    if entry.status != "selected":
        return refuse(state, "not_selected", "entries.summons", entry=entry.id)
    if entry.summoned:
        return refuse(state, "already_done", "entries.summons", entry=entry.id)
    if not isinstance(asked.by, str) and not asked.means.strip():
        return refuse(state, "reason_missing", "entries.summons", entry=entry.id)
    event = ev.Noted(entry=entry.id, fact="summoned", means=asked.means, articles=state.rulebook.cites("entries.summons"))
    sent = replace(entry, summoned=True, summoned_at=asked.when, summoned_by=asked.means.strip())
    return Step(state.with_entry(sent), (event,))


@enforces("entries.documents")
def sign_document(state: State, asked: do.SignDocument) -> PairsStep | Refusal:
    """A document of the regulation's list, signed by one person of a selected entry."""
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    if entry.status != "selected":
        return refuse(state, "not_selected", "entries.documents", entry=entry.id)
    if asked.document not in state.rules.entries.documents or not 0 <= asked.person < len(entry.people):
        return refuse(state, "no_such_document", "entries.documents", document=asked.document)
    own = entry.people[asked.person].name
    if not isinstance(asked.by, str) and asked.by.role == "player" and asked.by.name != own:
        return refuse(state, "not_theirs_to_decide", "entries.documents", who=own)
    signed = entry.signed | {(asked.person, asked.document)}
    return Step(state.with_entry(replace(entry, signed=signed)), (ev.Noted(entry=entry.id, fact="signed", document=asked.document),))


@enforces("entries.substitution", "substitutions")
def substitute(state: State, asked: do.Substitute) -> PairsStep | Refusal:
    """A reserve comes in for a starter, if at all, before the entry's first match begins; later only where the game itself allows it."""
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    starters = state.rules.entries.starters
    too_late = entry.sat_down and not getattr(state.rulebook.values, "substitutions", False)
    if state.rules.entries.substitution == "never" or too_late:
        return refuse(state, "no_substitution", "entries.substitution", entry=entry.id)
    if not (0 <= asked.out < starters <= asked.in_ < len(entry.people)):
        return refuse(state, "no_such_person", entry=entry.id)
    people = list(entry.people)
    people[asked.out], people[asked.in_] = people[asked.in_], people[asked.out]
    places = {asked.out: asked.in_, asked.in_: asked.out}
    signed = frozenset((places.get(place, place), document) for place, document in entry.signed)
    confirmed = frozenset(places.get(place, place) for place in entry.confirmed)
    changed = replace(entry, people=tuple(people), signed=signed, confirmed=confirmed)
    return Step(state.with_entry(changed), (ev.Noted(entry=entry.id, fact="substituted"),))


@enforces("entries.field_min")
def close_entries(state: State, _asked: do.CloseEntries) -> PairsStep | Refusal:
    """The list is final once there are enough of them; who has no place by then, or left a document unsigned, plays no more."""
    if state.phase != "entries":
        return refuse(state, "already_done")
    owing = [entry.id for entry in selected(state) if unsigned(state, entry) is not None]
    step = for_each(Step(state), lambda now, name: leave(now, name, "disqualified", "entries.documents"), owing)
    field = len(selected(step.state))
    least = state.rules.entries.field_min
    if least is not None and field < least:
        return refuse(state, "too_few_entries", "entries.field_min", field=field, least=least)
    wrong = impossible_field(state.rulebook, field)
    if wrong is not None:
        return wrong
    return Step(replace(step.state, phase="closed"), (*step.events, ev.EntriesClosed(field=field)))


@enforces("event.may_move_dates", "event.on")
def move_date(state: State, asked: do.MoveDate) -> PairsStep | Refusal:
    """The organiser moves a date, and says why."""
    if not state.rules.event.may_move_dates:
        return refuse(state, "dates_are_fixed", "event.may_move_dates")
    if not plausible(state, asked.to, asked.at):
        return refuse(state, "strange_time", "event.may_move_dates", when=asked.to.isoformat())
    changed = replace(state, event_on=asked.to.date()) if asked.what == "event" else replace(state, **{asked.what: asked.to})
    if changed.opens is not None and changed.closes is not None and changed.opens >= changed.closes:
        return refuse(state, "strange_time", "event.may_move_dates", when=asked.to.isoformat())
    return Step(changed, (ev.DateMoved(date=asked.what, articles=state.rulebook.cites("event.may_move_dates")),))


@enforces("event.rules_frozen_days")
def amend(state: State, asked: do.Amend) -> PairsStep | Refusal:
    """A new version of the rules, no later than so many days before the event."""
    frozen = state.rules.event.rules_frozen_days
    if frozen is not None and state.event_on is not None and (state.event_on - asked.at.date()).days < frozen:
        return refuse(state, "rules_are_frozen", "event.rules_frozen_days", days=frozen)
    return Step(replace(state, version=asked.version), (ev.Amended(version=asked.version),))
