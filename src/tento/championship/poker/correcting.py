"""What was written down wrong: who went out, by whom, in which place, with how many chips. Undone, a correction changed nothing."""

from collections.abc import Iterator, Mapping
from datetime import datetime

import msgspec

from tento.championship.core.corrections import Effect, effect_of, undo
from tento.championship.core.discipline import verify_reason
from tento.championship.core.roles import By
from tento.championship.core.step import Step
from tento.championship.poker.correction_events import ChipsCorrected, KnockoutCorrected, OutCorrected, PlaceCorrected
from tento.championship.poker.decisions import CorrectChips, Correction, CorrectKnockout, CorrectOut, CorrectPlaces
from tento.championship.poker.knockouts import Knockout, exchanged, given_to, of_player
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import Seating, Spot, spots
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal


def correct(state: State, asked: Correction) -> PokerStep | Refusal:
    """The tournament with the right record; a reason is given, and once there is a champion only a committee corrects."""
    refusal = verify_reason(state.rulebook, asked.why, "elimination_place")
    if refusal is not None:
        return refusal
    choices: tuple[Effect, ...] = () if state.champion is None else ("recompute",)
    if effect_of("recompute" if asked.committee else None, choices) is None:
        return refuse(state.rulebook, "tournament_over", "elimination_place")
    match asked:
        case CorrectOut():
            return _correct_out(state, asked)
        case CorrectKnockout():
            return _correct_knockout(state, asked)
        case CorrectPlaces():
            return _correct_places(state, asked)
        case CorrectChips():
            return _correct_chips(state, asked)


def undo_of(before: State, made: Correction, *, by: By, at: datetime, why: str) -> Correction:
    """The decision that takes a correction back; `before` is the tournament that it was made in."""
    match made:
        case CorrectOut():
            took = _makers(before, made.player, 0) if made.taken_by else ()
            return undo(made, by=by, at=at, why=why, player=made.instead, instead=made.player, taken_by=took)
        case CorrectKnockout():
            took = _makers(before, made.player, made.number)
            return undo(made, by=by, at=at, why=why, taken_by=took)
        case CorrectPlaces():
            places = {who: before.places[who] for who in made.places}
            return undo(made, by=by, at=at, why=why, places=places)
        case CorrectChips():
            chips = {who: before.chips[who] for who in made.chips}
            return undo(made, by=by, at=at, why=why, chips=chips)


def _correct_out(state: State, asked: CorrectOut) -> PokerStep | Refusal:
    """The one is in again and the other out in that place. What a new day or a deal was built on stays: there only places change."""
    back, out = asked.player, asked.instead
    if back not in state.places or back in state.removed:
        return refuse(state.rulebook, "not_out", "elimination_place", player=back)
    where = spots(state.seating)
    if out not in where:
        return refuse(state.rulebook, "player_not_seated", "live_entries_per_person", players=out)
    together = [*state.reached, *([state.deal.amounts] if state.deal else [])]
    if any((back in field) != (out in field) for field in together):
        return refuse(state.rulebook, "already_built_on", "elimination_place", player=back)
    taken = _taken(state, asked)
    if isinstance(taken, Refusal):
        return taken
    seating, rose = _exchanged(state.seating, state.left[back], where[out], back)
    place = state.places[back]
    found = msgspec.structs.replace(
        state,
        seating=seating,
        places=state.places.remove(back).insert(out, place),
        left=state.left.remove(back).insert(out, rose),
        knockouts=taken,
    )
    changed = _changed_knockouts(state, taken) if "knockout" in state.lines else ()
    return Step(found, (OutCorrected(player=back, instead=out, place=place), *changed))


def _changed_knockouts(state: State, taken: tuple[Knockout, ...]) -> Iterator[KnockoutCorrected]:
    """Each knockout that is not what it was."""
    for was, now in zip(state.knockouts, taken, strict=True):
        if was != now:
            yield KnockoutCorrected(player=now.player, makers=now.makers, other=was.player, were=was.makers)


def _taken(state: State, asked: CorrectOut) -> tuple[Knockout, ...] | Refusal:
    """The knockouts that follow; whoever went out since and came again cannot have been out before that."""
    place = of_player(state.knockouts, asked.player)
    assert place is not None, "whoever went out in a hand has a knockout"
    if any(one.player == asked.instead for one in state.knockouts[place:]):
        return refuse(state.rulebook, "came_again", "elimination_place", player=asked.instead)
    taken = exchanged(state.knockouts, asked.player, asked.instead)
    if not asked.taken_by:
        return taken
    if not taken[place].makers:
        return refuse(state.rulebook, "no_knockout", "knockout_split", player=asked.player)
    return _verify_makers(state, asked.instead, asked.taken_by) or given_to(taken, place, asked.taken_by)


def _verify_makers(state: State, player: str, makers: tuple[str, ...]) -> Refusal | None:
    """People of this tournament, each once, and nobody who knocked himself out."""
    wrong = [who for who in makers if who not in state.entered or who == player]
    if wrong or not makers or len(set(makers)) < len(makers):
        return refuse(state.rulebook, "not_their_knockout", "knockout_split", player=player, players=", ".join(wrong))
    return None


def _makers(state: State, player: str, number: int) -> tuple[str, ...]:
    """Who took a knockout, in a tournament that has it."""
    place = of_player(state.knockouts, player, number)
    return () if place is None else state.knockouts[place].makers


def _correct_knockout(state: State, asked: CorrectKnockout) -> PokerStep | Refusal:
    """The knockout goes to whoever made it. One that nobody had been asked about cannot be corrected, nor one that stays as it was."""
    place = of_player(state.knockouts, asked.player, asked.number)
    if place is None or not state.knockouts[place].makers:
        return refuse(state.rulebook, "no_knockout", "knockout_split", player=asked.player)
    refusal = _verify_makers(state, asked.player, asked.taken_by)
    if refusal is not None:
        return refusal
    taken = given_to(state.knockouts, place, asked.taken_by)
    if taken == state.knockouts:
        return refuse(state.rulebook, "nothing_corrected", "knockout_split", player=asked.player, players=", ".join(asked.taken_by))
    return Step(msgspec.structs.replace(state, knockouts=taken), tuple(_changed_knockouts(state, taken)))


def _exchanged(seating: Seating, old: Spot, taken: Spot, back: str) -> tuple[Seating, Spot]:
    """The seating with the one back in the old seat, if it is empty at the same table, else in the other's; and the seat that is lost."""
    table = next(table for table in seating if table.number == taken.table)
    still_there = old.table == taken.table and old.seat <= len(table.seats) and table.seats[old.seat - 1] is None
    row = list(table.seats)
    row[taken.seat - 1] = None
    row[(old if still_there else taken).seat - 1] = back
    opened = tuple(taken.seat if still_there and seat == old.seat else seat for seat in table.opened)
    changed = msgspec.structs.replace(table, seats=tuple(row), opened=opened)
    return tuple(changed if one is table else one for one in seating), taken if still_there else old


def _correct_places(state: State, asked: CorrectPlaces) -> PokerStep | Refusal:
    for who in asked.places:
        if who not in state.places:
            return refuse(state.rulebook, "not_out", "elimination_place", player=who)
    agreed = state.deal.amounts if state.deal else {}
    for who, place in asked.places.items():
        if (place <= len(agreed)) != (who in agreed):
            return refuse(state.rulebook, "already_built_on", "elimination_place", player=who)
    gap = _first_gap({**state.places, **asked.places}, state.alive)
    if gap is not None:
        return refuse(state.rulebook, "places_do_not_add_up", "elimination_place", place=gap)
    places = state.places
    for who, place in asked.places.items():
        places = places.insert(who, place)
    events = (PlaceCorrected(player=who, place=place, was=state.places[who]) for who, place in asked.places.items())
    return Step(msgspec.structs.replace(state, places=places), tuple(event for event in events if event.place != event.was))


def _first_gap(places: Mapping[str, int], alive: int) -> int | None:
    """The first place that is not one more than the number of players before it; equal places are ties."""
    before, at = alive, 0
    for count, place in enumerate(sorted(places.values()), alive):
        if place != at:
            before, at = count, place
        if place != before + 1:
            return place
    return None


def _correct_chips(state: State, asked: CorrectChips) -> PokerStep | Refusal:
    """Counts of the last bags; no chip comes from nowhere, and nobody is left without one."""
    strangers = [who for who in asked.chips if who not in state.chips]
    if strangers:
        return refuse(state.rulebook, "nothing_counted", "late_stack", players=", ".join(strangers))
    counted, expected = sum(asked.chips.values()), sum(state.chips[who] for who in asked.chips)
    if counted != expected or any(chips <= 0 for chips in asked.chips.values()):
        return refuse(state.rulebook, "chips_do_not_add_up", "late_stack", counted=counted, expected=expected)
    chips = state.chips
    for who, right in asked.chips.items():
        chips = chips.insert(who, right)
    events = (ChipsCorrected(player=who, chips=right, was=state.chips[who]) for who, right in asked.chips.items())
    return Step(msgspec.structs.replace(state, chips=chips), tuple(event for event in events if event.chips != event.was))
