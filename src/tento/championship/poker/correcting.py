"""What was written down wrong: who went out, by whom, in which place, with how many chips. Undone, a correction changed nothing."""

from collections.abc import Mapping
from datetime import datetime

import msgspec

from tento.championship.poker.decisions import CorrectChips, Correction, CorrectKnockout, CorrectOut, CorrectPlaces
from tento.championship.poker.knockouts import Knockout, exchanged, given_to, of_player
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import Room, Spot, spots
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
        case CorrectKnockout():
            return _correct_knockout(event, asked)
        case CorrectPlaces():
            return _correct_places(event, asked)
        case CorrectChips():
            return _correct_chips(event, asked)


def undo_of(before: Event, made: Correction, *, by: str, at: datetime, why: str) -> Correction:
    """The decision that takes a correction back; `before` is the tournament that it was made in."""
    match made:
        case CorrectOut():
            took = _makers(before, made.player, 0) if made.taken_by else ()
            return CorrectOut(by=by, at=at, why=why, player=made.instead, instead=made.player, taken_by=took, committee=made.committee)
        case CorrectKnockout():
            took = _makers(before, made.player, made.number)
            return CorrectKnockout(by=by, at=at, why=why, player=made.player, taken_by=took, number=made.number, committee=made.committee)
        case CorrectPlaces():
            places = {who: before.places[who] for who in made.places}
            return CorrectPlaces(by=by, at=at, why=why, places=places, committee=made.committee)
        case CorrectChips():
            chips = {who: before.chips[who] for who in made.chips}
            return CorrectChips(by=by, at=at, why=why, chips=chips, committee=made.committee)


def _correct_out(event: Event, asked: CorrectOut) -> Event | Refusal:
    """The one is in again and the other out in that place. What a new day or a deal was built on stays: there only places change."""
    back, out = asked.player, asked.instead
    if back not in event.places or back in event.removed:
        return refuse(event.rulebook, "not_out", "elimination_place", player=back)
    where = spots(event.room)
    if out not in where:
        return refuse(event.rulebook, "player_not_seated", "live_entries_per_person", players=out)
    together = [*event.reached, *([event.deal.amounts] if event.deal else [])]
    if any((back in field) != (out in field) for field in together):
        return refuse(event.rulebook, "already_built_on", "elimination_place", player=back)
    taken = _taken(event, asked)
    if isinstance(taken, Refusal):
        return taken
    room, rose = _exchanged(event.room, event.left[back], where[out], back)
    return msgspec.structs.replace(
        event,
        room=room,
        places=event.places.remove(back).insert(out, event.places[back]),
        left=event.left.remove(back).insert(out, rose),
        knockouts=taken,
    )


def _taken(event: Event, asked: CorrectOut) -> tuple[Knockout, ...] | Refusal:
    """The knockouts that follow; whoever went out since and came again cannot have been out before that."""
    place = of_player(event.knockouts, asked.player)
    assert place is not None, "whoever went out in a hand has a knockout"
    if any(one.player == asked.instead for one in event.knockouts[place:]):
        return refuse(event.rulebook, "came_again", "elimination_place", player=asked.instead)
    taken = exchanged(event.knockouts, asked.player, asked.instead)
    if not asked.taken_by:
        return taken
    if not taken[place].makers:
        return refuse(event.rulebook, "no_knockout", "knockout_split", player=asked.player)
    return _verify_makers(event, asked.instead, asked.taken_by) or given_to(taken, place, asked.taken_by)


def _verify_makers(event: Event, player: str, makers: tuple[str, ...]) -> Refusal | None:
    """People of this tournament, each once, and nobody who knocked himself out."""
    wrong = [who for who in makers if who not in event.entered or who == player]
    if wrong or not makers or len(set(makers)) < len(makers):
        return refuse(event.rulebook, "not_their_knockout", "knockout_split", player=player, players=", ".join(wrong))
    return None


def _makers(event: Event, player: str, number: int) -> tuple[str, ...]:
    """Who took a knockout, in a tournament that has it."""
    place = of_player(event.knockouts, player, number)
    return () if place is None else event.knockouts[place].makers


def _correct_knockout(event: Event, asked: CorrectKnockout) -> Event | Refusal:
    """The knockout goes to whoever made it. One that nobody had been asked about cannot be corrected."""
    place = of_player(event.knockouts, asked.player, asked.number)
    if place is None or not event.knockouts[place].makers:
        return refuse(event.rulebook, "no_knockout", "knockout_split", player=asked.player)
    refusal = _verify_makers(event, asked.player, asked.taken_by)
    return refusal or msgspec.structs.replace(event, knockouts=given_to(event.knockouts, place, asked.taken_by))


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
