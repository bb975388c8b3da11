"""The form of an entry at the desk: the window, who the person is, documents, seats that were won, what is paid, and what is signed."""

from collections.abc import Iterator
from datetime import datetime

import msgspec

from tento.championship.core.decisions import Application
from tento.championship.core.eligibility import not_eligible
from tento.championship.core.local_time import local
from tento.championship.core.people import Person
from tento.championship.poker.decisions import Enter
from tento.championship.poker.desk import DeskState, Entrant
from tento.championship.poker.desk_decisions import EntryForm
from tento.championship.poker.desk_events import DeskEvent, EntryPaid, NotRanked
from tento.championship.poker.knockouts import verify_seat_won
from tento.championship.poker.pool import price, verify_means
from tento.championship.poker.refusing import refuse
from tento.championship.poker.registration import Origin, origin_of, verify_document, verify_sponsor, verify_window
from tento.championship.poker.season import verify_site_record
from tento.championship.poker.state import State
from tento.rulebooks.enforced import enforces
from tento.table.refusal import MoneyFact, Refusal


def admit(state: State, asked: Enter) -> DeskState | Refusal:
    """The desk with the forms of these entries, or the first thing that one of them lacks. Where no form is asked for, none is read."""
    desk = state.desk
    if not desk.asked:
        return desk
    forms = {form.player: form for form in asked.forms}
    if len(forms) < len(asked.forms) or forms.keys() != set(asked.players):
        missing = sorted(forms.keys() ^ set(asked.players)) or list(asked.players)
        return refuse(state.rulebook, "form_missing", "entries.accept_regulation", players=", ".join(missing))
    for form in asked.forms:
        found = _admitted(msgspec.structs.replace(state, desk=desk), form, asked)
        if isinstance(found, Refusal):
            return found
        desk = with_person(desk, form.player, found)
    return desk


def with_person(desk: DeskState, player: str, entrant: Entrant) -> DeskState:
    """The desk with this person under this name of the log."""
    return msgspec.structs.replace(desk, people=desk.people.insert(player, entrant), keys=desk.keys.insert(entrant.key))


def admitted_events(before: DeskState, after: DeskState, asked: Enter) -> Iterator[DeskEvent]:
    """What each new entry paid, and who is not in the ranking."""
    for form in asked.forms if after.asked else ():
        entrant = after.people[form.player]
        yield EntryPaid(player=form.player, name=entrant.person.name, centavos=form.paid, means=form.means or "seat")
        if not entrant.ranked and form.player not in before.people:
            yield NotRanked(player=form.player)


def _admitted(state: State, form: EntryForm, asked: Enter) -> Entrant | Refusal:
    """The person with one entry more."""
    known = state.desk.people.get(form.player)
    entrant = _known(state, known, form, asked) if known is not None else registered(state, form, asked.at)
    if isinstance(entrant, Refusal):
        return entrant
    origin = _origin(state, form)
    refusal = _verify_window(state, origin, asked.at) or _verify_payment(state, form, origin, entrant, asked.at)
    return refusal or msgspec.structs.replace(entrant, origin=origin, paid=(*entrant.paid, form.paid))


def _known(state: State, known: Entrant, form: EntryForm, asked: Enter) -> Entrant | Refusal:
    """Somebody who enters again, and is the same person."""
    if form.person is not None and identity(form.person, form.document) != known.key:
        return refuse(state.rulebook, "not_the_person", "live_entries_per_person", player=form.player)
    return _declared(state, known, form, asked.at)


def registered(state: State, form: EntryForm, at: datetime) -> Entrant | Refusal:
    """A new person: of age, with a document, nobody who has entered under another name, and the regulation and the image are signed for."""
    person = form.person
    if person is None:
        return refuse(state.rulebook, "form_missing", "entries.accept_regulation", players=form.player)
    application = Application(by=form.player, at=local(at), entry=form.player, people=(person,))
    refusal = not_eligible(state.rulebook, application) or verify_document(state.rulebook, {1} if form.document else (), 1)
    refusal = refusal or _verify_signed(state, form, person)
    if refusal is not None:
        return refusal
    key = identity(person, form.document)
    if key in state.desk.keys:
        return refuse(state.rulebook, "already_entered", "live_entries_per_person", person=person.name)
    ranked = verify_site_record(state.rulebook, "ranking", form.site_record) is None
    new = Entrant(person=person, key=key, documents=frozenset({1}), ranked=ranked, seat_won=form.seat is not None)
    return _declared(state, new, form, at)


def identity(person: Person, document: str) -> str:
    """What makes somebody the same person: the CPF or the foreign document; else the name with the document that was shown."""
    named = person.cpf is None and person.foreign_document is None
    return f"{person.key} {document.casefold()}" if named else person.key


@enforces("entries.accept_regulation")
def _verify_signed(state: State, form: EntryForm, person: Person) -> Refusal | None:
    """The receipt carries the image release, and is signed."""
    if state.rules.entries.accept_regulation and not form.image_release:
        return refuse(state.rulebook, "release_missing", "entries.accept_regulation", person=person.name)
    return None


def _declared(state: State, entrant: Entrant, form: EntryForm, at: datetime) -> Entrant | Refusal:
    """The sponsors of a form are declared when it is filled in, which is before the start or too late."""
    for sponsor in form.sponsors:
        refusal = verify_sponsor(state.rulebook, at, starts(state), sponsor in state.desk.sponsors)
        if refusal is not None and sponsor not in entrant.declared:
            return refusal
    declared = tuple(dict.fromkeys((*entrant.declared, *form.sponsors)))
    return msgspec.structs.replace(entrant, declared=declared, wears=declared)


def starts(state: State) -> datetime:
    """The hour of the sheet; where forms are asked for there is one."""
    assert state.desk.start is not None, "a sheet without a start opens no registration"
    return state.desk.start


def _origin(state: State, form: EntryForm) -> Origin:
    """Early, if the deposit was credited by the hour of the eve and its proof was sent."""
    return origin_of(state.rules, local(starts(state)).date(), form.credited, form.proof)


def _verify_window(state: State, origin: Origin, at: datetime) -> Refusal | None:
    """An early registration comes before the desk opens; until when entries are late the log's own clock tells."""
    return None if origin == "early" else verify_window(state.rulebook, at, starts(state), max(at, starts(state)))


def _verify_payment(state: State, form: EntryForm, origin: Origin, entrant: Entrant, at: datetime) -> Refusal | None:
    """A seat that was won by this player is an entry; else the whole price was paid, by a means of the day or by a deposit before it."""
    if form.seat is not None:
        winner = form.player if form.seat.winner == entrant.person.name else form.seat.winner
        refusal = verify_seat_won(state.rulebook, winner, form.player, local(at).date())
        if refusal is None and form.seat.online:
            refusal = verify_site_record(state.rulebook, "online_seat", form.site_record)
        return refusal or (_wrong_amount(state, form, 0) if form.paid else None)
    if form.means is None:
        return refuse(state.rulebook, "payment_missing", "payment_means", player=form.player)
    refusal = None if origin == "early" else verify_means(state.rulebook, form.means)
    due = price(state.rules, sum(state.lines.values()), form.means)
    return refusal or (_wrong_amount(state, form, due) if form.paid != due else None)


def _wrong_amount(state: State, form: EntryForm, due: int) -> Refusal:
    return refuse(state.rulebook, "price_not_paid", "surcharge", player=form.player, due=MoneyFact(due), paid=MoneyFact(form.paid))
