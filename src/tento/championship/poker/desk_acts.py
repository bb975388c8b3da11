"""What the desk does with an entry after it was made: cancels it, passes it on, looks at documents, and at logos."""

from collections.abc import Iterable
from datetime import datetime

import msgspec

from tento.championship.core.step import Step
from tento.championship.poker.admitting import registered, starts, with_person
from tento.championship.poker.desk import Entrant
from tento.championship.poker.desk_decisions import CancelEntry, CheckDocuments, DeskDecision, TransferEntry, WearLogos
from tento.championship.poker.desk_events import DocumentsChecked, EntryCancelled, EntryReturned, EntryTransferred, LogosWorn
from tento.championship.poker.knockouts import verify_seat_won
from tento.championship.poker.refusing import refuse
from tento.championship.poker.registration import verify_cancel, verify_document, verify_logos, verify_sponsor, verify_transfer
from tento.championship.poker.seats import renamed
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal


def at_desk(state: State, asked: DeskDecision) -> PokerStep | Refusal:
    """The tournament after a decision of the desk. Where no forms are asked for there is no desk."""
    if not state.desk.asked:
        return refuse(state.rulebook, "no_desk", "sheet_lines")
    match asked:
        case CancelEntry():
            return _cancel(state, asked)
        case TransferEntry():
            return _transfer(state, asked)
        case CheckDocuments():
            return _check(state, asked)
        case WearLogos():
            return _wear(state, asked)


def _known(state: State, player: str) -> Entrant | Refusal:
    """Somebody who has entered."""
    found = state.desk.people.get(player)
    return refuse(state.rulebook, "not_registered", "live_entries_per_person", players=player) if found is None else found


def _cancel(state: State, asked: CancelEntry) -> PokerStep | Refusal:
    """An early registration goes back with what was paid for it; nobody has a seat yet."""
    known = _known(state, asked.player)
    if isinstance(known, Refusal):
        return known
    origin = "alternate" if asked.player in state.waiting else known.origin
    refusal = verify_cancel(state.rulebook, origin, asked.at, starts(state))
    if refusal is None and state.chain is not None:
        refusal = refuse(state.rulebook, "list_announced", "seat_draw")
    if refusal is not None:
        return refusal
    paid, desk = sum(known.paid), state.desk
    found = msgspec.structs.replace(
        state,
        listed=tuple(who for who in state.listed if who != asked.player),
        entered=state.entered.remove(asked.player),
        entries=state.entries - state.entered[asked.player],
        desk=msgspec.structs.replace(
            desk,
            people=desk.people.remove(asked.player),
            keys=desk.keys.remove(known.key),
            returned=desk.returned.insert(asked.player, desk.returned.get(asked.player, 0) + paid),
        ),
    )
    returned = (EntryReturned(player=asked.player, centavos=paid),) if paid else ()
    return Step(found, (EntryCancelled(player=asked.player, entries=found.entries), *returned))


def _transfer(state: State, asked: TransferEntry) -> PokerStep | Refusal:
    """The entry, the seat and what was paid are another person's; a seat that was won stays its winner's."""
    known = _known(state, asked.player)
    if isinstance(known, Refusal):
        return known
    refusal = _verify_transfer(state, asked, known)
    if refusal is not None:
        return refusal
    new = registered(state, asked.to, asked.at)
    if isinstance(new, Refusal):
        return new
    old, to, desk = asked.player, asked.to.player, state.desk
    left = msgspec.structs.replace(desk, people=desk.people.remove(old), keys=desk.keys.remove(known.key))
    entrant = msgspec.structs.replace(new, origin=known.origin, paid=known.paid)
    found = msgspec.structs.replace(
        state,
        listed=tuple(to if who == old else who for who in state.listed),
        entered=state.entered.remove(old).insert(to, state.entered[old]),
        seating=renamed(state.seating, old, to),
        waiting=tuple(to if who == old else who for who in state.waiting),
        desk=with_person(left, to, entrant),
    )
    return Step(found, (EntryTransferred(player=old, to=to),))


def _verify_transfer(state: State, asked: TransferEntry, known: Entrant) -> Refusal | None:
    if known.seat_won:
        refusal = verify_seat_won(state.rulebook, asked.player, asked.to.player, asked.at.date())
        if refusal is not None:
            return refusal
    refusal = verify_transfer(state.rulebook, bool(asked.why), asked.at, starts(state))
    if refusal is None and asked.to.player in state.entered:
        refusal = refuse(state.rulebook, "already_entered", "live_entries_per_person", person=asked.to.player)
    if refusal is None and state.chain is not None and not state.seating:
        refusal = refuse(state.rulebook, "list_announced", "seat_draw")
    return refusal


def _check(state: State, asked: CheckDocuments) -> PokerStep | Refusal:
    """The day is that of now, or the next one."""
    today = len(state.reached) + 1
    if asked.day not in (today, today + 1) or not asked.players:
        return refuse(state.rulebook, "not_that_day", "document_check", day=asked.day, today=today)
    people = state.desk.people
    for who in asked.players:
        known = _known(state, who)
        if isinstance(known, Refusal):
            return known
        people = people.insert(who, msgspec.structs.replace(known, documents=known.documents | {asked.day}))
    found = msgspec.structs.replace(state, desk=msgspec.structs.replace(state.desk, people=people))
    return Step(found, (DocumentsChecked(players=asked.players, day=asked.day),))


def verify_documents(state: State, players: Iterable[str], day: int) -> Refusal | None:
    """Everybody who sits down on a day has shown the document for it; whoever has not is absent until then."""
    for who in players if state.desk.asked else ():
        known = state.desk.people.get(who)
        refusal = verify_document(state.rulebook, known.documents if known is not None else (), day)
        if refusal is not None:
            return msgspec.structs.replace(refusal, facts={**refusal.facts, "player": who})
    return None


def _wear(state: State, asked: WearLogos) -> PokerStep | Refusal:
    """Logos of sponsors that were declared in time, or of the event's own; at the final table not too many of one company."""
    known = _known(state, asked.player)
    if isinstance(known, Refusal):
        return known
    for sponsor in asked.sponsors:
        declared = _declared_at(state, known, sponsor, asked.at)
        refusal = verify_sponsor(state.rulebook, declared, starts(state), sponsor in state.desk.sponsors)
        if refusal is not None:
            return refusal
    worn = msgspec.structs.replace(known, wears=asked.sponsors, declared=tuple(dict.fromkeys((*known.declared, *asked.sponsors))))
    desk = with_person(state.desk, asked.player, worn)
    found = msgspec.structs.replace(state, desk=desk)
    refusal = verify_worn(found, found.sitting) if state.final else None
    return refusal or Step(found, (LogosWorn(player=asked.player, sponsors=asked.sponsors),))


def _declared_at(state: State, known: Entrant, sponsor: str, at: datetime) -> datetime | None:
    """When a sponsor was declared: with the form before the start, or now."""
    return datetime.min.replace(tzinfo=starts(state).tzinfo) if sponsor in known.declared else at


def verify_worn(state: State, players: Iterable[str]) -> Refusal | None:
    """The logos of those who sit at the final table."""
    people = state.desk.people
    logos = [sponsor for who in players if who in people for sponsor in people[who].wears]
    return verify_logos(state.rulebook, logos, state.desk.sponsors)
