"""What was written down wrong: who went out, in which place, with how many chips. A correction can be undone, and then nothing changed."""

from collections.abc import Mapping
from datetime import datetime

import msgspec

from tento.championship.poker.decisions import CorrectChips, Correction, CorrectOut, CorrectPlaces
from tento.championship.poker.refusing import refuse
from tento.championship.poker.room import Room, Spot, spots
from tento.championship.poker.state import Event
from tento.table.refusal import Refusal


def correct(event: Event, asked: Correction) -> Event | Refusal:
    """The tournament with the right record; a reason is given, and once there is a champion only a committee corrects."""
    if not asked.why:
        return refuse(event.rulebook, "reason_missing", "elimination_place")
    if event.champion is not None and not asked.committee:
        return refuse(event.rulebook, "tournament_over", "elimination_place")
    match asked:
        case CorrectOut():
            return _correct_out(event, asked)
        case CorrectPlaces():
            return _correct_places(event, asked)
        case CorrectChips():
            return _correct_chips(event, asked)


def undo_of(before: Event, made: Correction, *, by: str, at: datetime, why: str) -> Correction:
    """The decision that takes a correction back; `before` is the tournament that it was made in."""
    match made:
        case CorrectOut():
            return CorrectOut(by=by, at=at, why=why, player=made.instead, instead=made.player, committee=made.committee)
        case CorrectPlaces():
            places = {who: before.places[who] for who in made.places}
            return CorrectPlaces(by=by, at=at, why=why, places=places, committee=made.committee)
        case CorrectChips():
            chips = {who: before.chips[who] for who in made.chips}
            return CorrectChips(by=by, at=at, why=why, chips=chips, committee=made.committee)


def _correct_out(event: Event, asked: CorrectOut) -> Event | Refusal:
    """The one is in again and the other out in that place. What a new day or a deal was built on stays: there only places change."""
    back, out = asked.player, asked.instead
    if back not in event.places or back in event.disqualified:
        return refuse(event.rulebook, "not_out", "elimination_place", player=back)
    where = spots(event.room)
    if out not in where:
        return refuse(event.rulebook, "not_seated", "live_entries_per_person", players=out)
    together = [*event.reached, *([event.deal.amounts] if event.deal else [])]
    if any((back in field) != (out in field) for field in together):
        return refuse(event.rulebook, "already_built_on", "elimination_place", player=back)
    room, rose = _exchanged(event.room, event.left[back], where[out], back)
    return msgspec.structs.replace(
        event,
        room=room,
        places=event.places.remove(back).insert(out, event.places[back]),
        left=event.left.remove(back).insert(out, rose),
    )


def _exchanged(room: Room, old: Spot, taken: Spot, back: str) -> tuple[Room, Spot]:
    """The room with the one back in the old seat, if it is still empty at the other's table, else in the other's; and what seat is lost."""
    table = next(table for table in room if table.number == taken.table)
    still_there = old.table == taken.table and old.seat <= len(table.seats) and table.seats[old.seat - 1] is None
    row = list(table.seats)
    row[taken.seat - 1] = None
    row[(old if still_there else taken).seat - 1] = back
    opened = tuple(taken.seat if still_there and seat == old.seat else seat for seat in table.opened)
    changed = msgspec.structs.replace(table, seats=tuple(row), opened=opened)
    return tuple(changed if one is table else one for one in room), taken if still_there else old


def _correct_places(event: Event, asked: CorrectPlaces) -> Event | Refusal:
    for who in asked.places:
        if who not in event.places:
            return refuse(event.rulebook, "not_out", "elimination_place", player=who)
    agreed = event.deal.amounts if event.deal else {}
    for who, place in asked.places.items():
        if (place <= len(agreed)) != (who in agreed):
            return refuse(event.rulebook, "already_built_on", "elimination_place", player=who)
    gap = _first_gap({**event.places, **asked.places}, event.alive)
    if gap is not None:
        return refuse(event.rulebook, "places_do_not_add_up", "elimination_place", place=gap)
    places = event.places
    for who, place in asked.places.items():
        places = places.insert(who, place)
    return msgspec.structs.replace(event, places=places)


def _first_gap(places: Mapping[str, int], alive: int) -> int | None:
    """The first place that is not one more than the number of players before it; equal places are ties."""
    before, at = alive, 0
    for count, place in enumerate(sorted(places.values()), alive):
        if place != at:
            before, at = count, place
        if place != before + 1:
            return place
    return None


def _correct_chips(event: Event, asked: CorrectChips) -> Event | Refusal:
    """Counts of the last bags; no chip comes from nowhere, and nobody is left without one."""
    strangers = [who for who in asked.chips if who not in event.chips]
    if strangers:
        return refuse(event.rulebook, "nothing_counted", "late_stack", players=", ".join(strangers))
    counted, expected = sum(asked.chips.values()), sum(event.chips[who] for who in asked.chips)
    if counted != expected or any(chips <= 0 for chips in asked.chips.values()):
        return refuse(event.rulebook, "chips_do_not_add_up", "late_stack", counted=counted, expected=expected)
    chips = event.chips
    for who, right in asked.chips.items():
        chips = chips.insert(who, right)
    return msgspec.structs.replace(event, chips=chips)
