"""The desk of a tournament of single players, for those who sit at it."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Any, Literal

from tento.championship.core.tournament import Made
from tento.championship.poker.desk import Entrant
from tento.championship.poker.desk_events import EntryCancelled, EntryPaid, EntryTransferred
from tento.championship.poker.flights import starting_day
from tento.championship.poker.pool import price
from tento.championship.poker.seats import spots
from tento.championship.poker.state import State
from tento.web.api.events.messages import PersonKept
from tento.web.api.events.pairs import person_kept
from tento.web.api.events.poker.messages import DeskKept, EntrantKept, PaidEntry, PriceOf, Returned


def desk_kept(state: State, made: Sequence[Made], personal: bool) -> DeskKept:
    """The desk as it stands; what the forms tell of people only for those who may read all."""
    desk, rules = state.desk, state.rules
    entry = sum(state.lines.values())
    opens = None if desk.start is None else desk.start - timedelta(minutes=rules.registration_opens_min)
    due_day = len(state.reached) + (2 if state.floor.night else 1)
    return DeskKept(
        number=len(made),
        asked=desk.asked,
        start=desk.start,
        opens=opens,
        day=len(state.reached) + 1,
        starting_day=day_name(state),
        entry=entry,
        prices=tuple(PriceOf(means=means, centavos=price(rules, entry, means)) for means in rules.payment_means),
        transfer_price=price(rules, entry, "transfer"),
        proof=rules.early_proof,
        sponsors=tuple(sorted(desk.sponsors)),
        reentries=state.reentries,
        closed=_closed(state),
        entrants=tuple(_entrants(state, made, personal)),
        due=tuple(_due(state, due_day)),
        due_day=due_day,
        returned=tuple(returned(state)),
    )


def day_name(state: State) -> str | None:
    """The name of the first day of now, where there are several: 1A, 1B."""
    return starting_day(len(state.flights) + 1) if state.starting_days > 1 and not state.reached else None


def returned(state: State) -> Iterator[Returned]:
    """What went back, by player."""
    for who, amount in sorted(state.desk.returned.items()):
        yield Returned(player=who, centavos=amount)


def _closed(state: State) -> Literal["announced", "late", "over", "cancelled"] | None:
    if state.cancelled:
        return "cancelled"
    if state.champion is not None:
        return "over"
    if state.chain is not None and not state.seating and not state.between_starting_days:
        return "announced"
    return "late" if state.late_over else None


def _due(state: State, day: int) -> Iterator[str]:
    """Whoever is still in and has not shown the document of the day that they would sit down on next."""
    for who in state.listed if state.desk.asked and state.champion is None else ():
        known = state.desk.people.get(who)
        needed = day if state.rules.document_check == "each_day" else 1
        if known is not None and who not in state.places and needed not in known.documents:
            yield who


def _entrants(state: State, made: Sequence[Made], personal: bool) -> Iterator[EntrantKept]:
    where, paid = spots(state.seating), payments(made)
    champion = state.champion
    for number, who in enumerate(state.listed, 1):
        spot, known = where.get(who), state.desk.people.get(who)
        yield EntrantKept(
            player=who,
            name=state.desk.name_of(who),
            number=number,
            entries=state.entered[who],
            paid=tuple(paid.get(who, ())),
            table=None if spot is None else spot.table,
            seat=None if spot is None else spot.seat,
            place=1 if who == champion else state.places.get(who),
            waiting=state.waiting.index(who) + 1 if who in state.waiting else None,
            **_known(known, personal),
        )


def _known(known: Entrant | None, personal: bool) -> dict[str, Any]:
    person: PersonKept | None = None if known is None or not personal else person_kept(known.person)
    return {
        "origin": None if known is None else known.origin,
        "documents": () if known is None else tuple(sorted(known.documents)),
        "ranked": known is not None and known.ranked,
        "seat_won": known is not None and known.seat_won,
        "declared": () if known is None else known.declared,
        "wears": () if known is None else known.wears,
        "person": person,
    }


def payments(made: Sequence[Made]) -> dict[str, list[PaidEntry]]:
    """What was paid for the entries of each player, in the order of the log; an entry that was passed on stays paid."""
    found: dict[str, list[PaidEntry]] = {}
    number = 0
    for one in made:
        for event in one.events:
            if isinstance(event, EntryPaid):
                number += 1
                found.setdefault(event.player, []).append(PaidEntry(number=number, centavos=event.centavos, means=event.means))
            elif isinstance(event, EntryCancelled):
                found.pop(event.player, None)
            elif isinstance(event, EntryTransferred):
                found[event.to] = found.pop(event.player, [])
    return found
