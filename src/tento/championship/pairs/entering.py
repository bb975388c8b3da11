"""Entries from the form to a place in the field: registering, confirming, paying, selecting, withdrawing."""

from datetime import date

from msgspec.structs import replace

from tento.championship.core.eligibility import not_eligible
from tento.championship.core.people import Person, folded
from tento.championship.core.roles import DESK, name_of, role_of
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs import fees
from tento.championship.pairs.leaving import leave
from tento.championship.pairs.state import Entry, State, Status, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal


def _list_made(state: State) -> Refusal | None:
    """Once entries are closed, or a stage is drawn, the list grows no more: nobody enters, and no entry becomes complete."""
    if state.phase != "entries":
        return refuse(state, "entries_closed", "entries.closes")
    return refuse(state, "already_drawn", "draw.after_entries_close") if _drawn(state) else None


def _drawn(state: State) -> bool:
    return any(stage.drawn for stage in state.stages)


@enforces("entries.opens", "entries.closes")
def _outside_window(state: State, asked: do.Register) -> Refusal | None:
    """Applications come between opening and closing, both included to the minute; an invitation is not bound to them."""
    refusal = _list_made(state)
    if refusal is None and asked.origin == "invited" and role_of(asked.by) != "organiser":
        refusal = refuse(state, "not_your_role", "entries.origins", role=role_of(asked.by), may="organiser")
    if refusal is not None or asked.origin == "invited":
        return refusal
    if state.opens is not None and asked.at < state.opens:
        return refuse(state, "entries_not_open", "entries.opens")
    if state.closes is not None and asked.at.replace(second=0, microsecond=0) > state.closes:
        return refuse(state, "entries_closed", "entries.closes")
    return None


@enforces("entries.one_entry_a_person", "entries.per_delegation")
def _entered_before(state: State, asked: do.Register) -> Refusal | None:
    """Nobody enters twice, and a delegation no more often than it may."""
    keys = [key for person in asked.people for key in person.known_as]
    if asked.entry in state.entries:
        return refuse(state, "entry_exists", entry=asked.entry)
    if state.rules.entries.one_entry_a_person:
        for person in asked.people:
            if any(key in state.people or keys.count(key) > (key in person.known_as) for key in person.asked_as):
                return refuse(state, "already_entered", "entries.one_entry_a_person", person=person.name)
    most = state.rules.entries.per_delegation
    if most is not None and asked.delegation is not None and state.delegations.get(asked.delegation, 0) >= most:
        return refuse(state, "delegation_full", "entries.per_delegation", delegation=asked.delegation, most=most)
    return None


def _barred(state: State, asked: do.Register) -> Refusal | None:
    """Who was suspended from this edition by the last one does not enter it, however the name is spelled now.

    The list of the last edition names people by the keys under which it knew them; an organiser may also write plain names.
    """
    named = {folded(who) for who in state.suspended}
    for who in (asked.delegation, *(person.name for person in asked.people)):
        if who is not None and folded(who) in named:
            return refuse(state, "suspended", "matches.walkover_suspends", who=who)
    for person in asked.people:
        if any(key in state.suspended for key in person.asked_as):
            return refuse(state, "suspended", "matches.walkover_suspends", who=person.name)
    return None


def _own_word(asked: do.Register, place: int, person: Person) -> bool:
    """Whether somebody gave their own word with the form: by their name, or as the one who filled it in outside the office."""
    return person.name == name_of(asked.by) or (place == asked.registrant and role_of(asked.by) not in DESK)


def register(state: State, asked: do.Register) -> PairsStep | Refusal:
    """A new entry, if the window is open and everybody in it may play."""
    refusal = (
        _outside_window(state, asked)
        or not_eligible(state.rulebook, asked, state.version)
        or _barred(state, asked)
        or _entered_before(state, asked)
    )
    if refusal is not None:
        return refusal
    pending = state.rules.entries.partner_confirms and len(asked.people) > 1
    entry = Entry(
        id=asked.entry,
        number=state.numbered + 1,
        origin=asked.origin,
        delegation=asked.delegation,
        people=asked.people,
        status="pending",
        confirmed=frozenset(i for i, person in enumerate(asked.people) if not pending or _own_word(asked, i, person)),
    )
    count = state.delegations.get(asked.delegation, 0) + 1 if asked.delegation else 0
    entered = replace(
        state,
        numbered=entry.number,
        people=state.people.update({key: entry.id for person in asked.people for key in person.known_as}),
        delegations=state.delegations.insert(asked.delegation, count) if asked.delegation else state.delegations,
    )
    return _settled(entered, entry)


@enforces("entries.selection", "entries.field_max", "entries.waiting_list")
def _settled(state: State, entry: Entry) -> PairsStep | Refusal:
    """The status of an entry that has just become complete, or is not so yet.

    Where everybody plays an entry takes a free place; with none left it waits, or is refused. Where the organiser selects it stays applied.
    """
    entries = state.rules.entries
    status: Status = "pending"
    if len(entry.confirmed) == len(entry.people) and entry.paid >= fees.due(state.rules.fees):
        status = "applied"
    if status == "applied" and entries.selection == "all":
        status = "selected"
        if entries.field_max is not None and state.places_taken >= entries.field_max:
            if not entries.waiting_list:
                return refuse(state, "field_full", "entries.field_max", most=entries.field_max)
            status = "waiting"
    taken = state.places_taken + (status == "selected")
    return Step(replace(state.with_entry(replace(entry, status=status)), places_taken=taken), (ev.Entered(entry=entry.id, status=status),))


def known(state: State, name: str) -> Entry | Refusal:
    """The entry, if it is there and still in."""
    entry = state.entries.get(name)
    if entry is None:
        return refuse(state, "no_such_entry", entry=name)
    return refuse(state, "entry_is_out", entry=name, status=entry.status) if entry.out else entry


@enforces("entries.partner_confirms")
def confirm(state: State, asked: do.Confirm) -> PairsStep | Refusal:
    """Each person confirms for themselves; the entry is complete when all have."""
    entry = _unconfirmed(state, asked.entry, asked.person)
    if isinstance(entry, Refusal):
        return entry
    own = entry.people[asked.person].name
    if name_of(asked.by) != own:
        return refuse(state, "not_theirs_to_decide", "entries.partner_confirms", who=own)
    return _list_made(state) or _settled(state, replace(entry, confirmed=entry.confirmed | {asked.person}))


@enforces("entries.partner_confirms")
def note_confirmation(state: State, asked: do.NoteConfirmation) -> PairsStep | Refusal:
    """The desk writes down a word that somebody gave for themselves elsewhere, and how it came."""
    entry = _unconfirmed(state, asked.entry, asked.person)
    if isinstance(entry, Refusal):
        return entry
    if not asked.means.strip():
        return refuse(state, "reason_missing", "entries.partner_confirms")
    settled = _list_made(state) or _settled(state, replace(entry, confirmed=entry.confirmed | {asked.person}))
    if isinstance(settled, Refusal):
        return settled
    noted = ev.Noted(entry=entry.id, fact="confirmed", means=asked.means, articles=state.rulebook.cites("entries.partner_confirms"))
    return Step(settled.state, (noted, *settled.events))


def _unconfirmed(state: State, name: str, person: int) -> Entry | Refusal:
    """The entry, if this person of it has not confirmed yet."""
    entry = known(state, name)
    if isinstance(entry, Refusal):
        return entry
    if not 0 <= person < len(entry.people):
        return refuse(state, "no_such_person", entry=entry.id)
    return refuse(state, "already_done", entry=entry.id) if person in entry.confirmed else entry


def pay(state: State, asked: do.Pay) -> PairsStep | Refusal:
    """A payment of exactly what is due, once."""
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    owed = fees.due(state.rules.fees, asked.card)
    if entry.paid or asked.amount != owed or not owed:
        return refuse(state, "wrong_amount", "fees.entry", due=0 if entry.paid else owed)
    refusal = _list_made(state)
    if refusal is not None:
        return refusal
    came = replace(state, received=state.received + asked.amount)
    settled = _settled(came, replace(entry, paid=asked.amount))
    if isinstance(settled, Refusal):
        return settled
    return Step(settled.state, (ev.MoneyMoved(entry=entry.id, centavos=asked.amount), *settled.events))


def select(state: State, asked: do.Select) -> PairsStep | Refusal:
    """The organiser gives a place: to an application, or to the next in the waiting list."""
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    if entry.status not in ("applied", "waiting"):
        return refuse(state, "not_complete" if entry.status == "pending" else "already_done", entry=entry.id)
    most = state.rules.entries.field_max
    if most is not None and state.places_taken >= most:
        return refuse(state, "field_full", "entries.field_max", most=most)
    if _drawn(state):
        return refuse(state, "already_drawn", "draw.after_entries_close")
    first = _first_waiting(state)
    if entry.status == "waiting" and first is not None and first.id != entry.id:
        return refuse(state, "not_next_in_line", "entries.waiting_list", entry=first.id)
    chosen = replace(state.with_entry(replace(entry, status="selected")), places_taken=state.places_taken + 1)
    event = ev.Entered(entry=entry.id, status="selected", articles=state.rulebook.cites("entries.selection"))
    return Step(chosen, (event,))


@enforces("entries.withdrawal", "entries.withdrawal_written")
def withdraw(state: State, asked: do.Withdraw) -> PairsStep | Refusal:
    """An entry leaves of its own will, in writing where the regulation asks for it, and gets back what is due to it."""
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    if state.rules.entries.withdrawal_written and not asked.written:
        return refuse(state, "not_in_writing", "entries.withdrawal_written", entry=entry.id)
    return _withdrawn(state, entry, asked.at.date())


@enforces("entries.withdrawal", "entries.withdrawal_written")
def note_withdrawal(state: State, asked: do.NoteWithdrawal) -> PairsStep | Refusal:
    """The desk writes down a withdrawal that was given elsewhere, and how it came."""
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    if not asked.means.strip():
        return refuse(state, "not_in_writing", "entries.withdrawal_written", entry=entry.id)
    noted = ev.Noted(entry=entry.id, fact="withdrawn", means=asked.means, articles=state.rulebook.cites("entries.withdrawal"))
    left = _withdrawn(state, entry, asked.at.date())
    return Step(left.state, (noted, *left.events))


def _withdrawn(state: State, entry: Entry, on: date) -> PairsStep:
    rules = state.rules
    back = fees.refundable(rules.fees, entry.paid, on, state.event_on)
    status: Status = "disqualified" if rules.entries.withdrawal == "disqualified" else "withdrawn"
    paid_back = replace(state.with_entry(replace(entry, refunded=back)), refunded=state.refunded + back)
    events = (ev.MoneyMoved(entry=entry.id, centavos=-back),) if back else ()
    left = leave(paid_back, entry.id, status, "entries.withdrawal")
    moved = _next_waiting(left.state)
    return Step(moved.state, (*events, *left.events, *moved.events))


def _first_waiting(state: State) -> Entry | None:
    return min((entry for entry in state.entries.values() if entry.status == "waiting"), key=lambda entry: entry.number, default=None)


def _next_waiting(state: State) -> PairsStep:
    """The first of the waiting list takes a place that became free before the draw."""
    most = state.rules.entries.field_max
    if _drawn(state) or most is None or state.places_taken >= most:
        return Step(state)
    waiting = _first_waiting(state)
    if waiting is None:
        return Step(state)
    moved = replace(state.with_entry(replace(waiting, status="selected")), places_taken=state.places_taken + 1)
    return Step(moved, (ev.Entered(entry=waiting.id, status="selected"),))
