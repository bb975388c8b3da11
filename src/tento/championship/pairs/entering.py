"""Entries from the form to a place in the field: registering, confirming, paying, selecting, withdrawing."""

from msgspec.structs import replace

from tento.championship.core.eligibility import not_eligible
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
    keys = [person.key for person in asked.people]
    if asked.entry in state.entries:
        return refuse(state, "entry_exists", entry=asked.entry)
    if state.rules.entries.one_entry_a_person:
        for person, key in zip(asked.people, keys, strict=True):
            if key in state.people or keys.count(key) > 1:
                return refuse(state, "already_entered", "entries.one_entry_a_person", person=person.name)
    most = state.rules.entries.per_delegation
    if most is not None and asked.delegation is not None and state.delegations.get(asked.delegation, 0) >= most:
        return refuse(state, "delegation_full", "entries.per_delegation", delegation=asked.delegation, most=most)
    return None


def _barred(state: State, asked: do.Register) -> Refusal | None:
    """Who was suspended from this edition by the last one does not enter it."""
    for who in (asked.delegation, *(person.key for person in asked.people)):
        if who is not None and who in state.suspended:
            return refuse(state, "suspended", "matches.walkover_suspends", who=asked.delegation or asked.entry)
    return None


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
        confirmed=frozenset(i for i, person in enumerate(asked.people) if person.name == asked.by or not pending),
    )
    count = state.delegations.get(asked.delegation, 0) + 1 if asked.delegation else 0
    entered = replace(
        state,
        numbered=entry.number,
        people=state.people.update({person.key: entry.id for person in asked.people}),
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
    entry = known(state, asked.entry)
    if isinstance(entry, Refusal):
        return entry
    if not 0 <= asked.person < len(entry.people):
        return refuse(state, "no_such_person", entry=entry.id)
    if asked.person in entry.confirmed:
        return refuse(state, "already_done", entry=entry.id)
    own = entry.people[asked.person].name
    if asked.by != own:
        return refuse(state, "not_theirs_to_decide", "entries.partner_confirms", who=own)
    return _list_made(state) or _settled(state, replace(entry, confirmed=entry.confirmed | {asked.person}))


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
    rules = state.rules
    if rules.entries.withdrawal_written and not asked.written:
        return refuse(state, "not_in_writing", "entries.withdrawal_written", entry=entry.id)
    back = fees.refundable(rules.fees, entry.paid, asked.at.date(), state.event_on)
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
