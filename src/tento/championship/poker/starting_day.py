"""A new day of a poker tournament: the bags are counted, alternates are called, and everybody draws a new seat."""

import msgspec
from rpds import HashTrieMap

from tento.championship.core.step import Step
from tento.championship.poker.days import Bag, verify_bags
from tento.championship.poker.decisions import StartDay
from tento.championship.poker.desk_acts import verify_documents
from tento.championship.poker.events import DayStarted
from tento.championship.poker.flights import all_bags
from tento.championship.poker.refusing import refuse
from tento.championship.poker.running import verify_night
from tento.championship.poker.seating import asked_of, called_for_day, seat
from tento.championship.poker.seats import starting_stack
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.championship.poker.time_bank import granted_for_day, verify_cards
from tento.table.refusal import Refusal


def start_day(state: State, decision: StartDay) -> PokerStep | Refusal:
    """New seats for all who bagged chips, and in their order for as many alternates as the tables of the day before hold besides.

    An alternate has no chips yet: those in play are of the entries that were seated. A day that was drawn is drawn again only with a
    reason, before somebody goes out.
    """
    again = state.fresh == "day" and not state.floor.night
    if again and not decision.why:
        return refuse(state.rulebook, "already_drawn", "seat_draw")
    refusal = _verify(state, decision, again)
    if refusal is not None:
        return refusal
    called = called_for_day(state, decision.bags)
    told = tuple(bag for flight in all_bags(state, decision.bags) for bag in flight)
    bags = (*told, *(Bag(player=who, chips=starting_stack(state.stack)) for who in called))
    changed = msgspec.structs.replace(
        state,
        waiting=state.waiting[len(called) :],
        reached=(*state.reached[: -1 if again else None], frozenset(bag.player for bag in bags)),
        chips=HashTrieMap({bag.player: bag.chips for bag in bags}),
        flights=(),
        floor=msgspec.structs.replace(state.floor, night=False),
    )
    found = seat(changed if again else granted_for_day(changed, told), asked_of(state, decision), decision.draw)
    if isinstance(found, Refusal):
        return found
    return Step(found, (DayStarted(day=len(found.reached) + 1, left=found.alive, tables=len(found.seating)),))


def _verify(state: State, decision: StartDay, again: bool) -> Refusal | None:
    """All first days are over, the night has passed, every chip is in a bag, and whoever is there has shown the document."""
    if state.first_days_left:
        return refuse(state.rulebook, "starting_days_left", "eod_window_min", played=len(state.flights), days=state.starting_days)
    refusal = None if again else verify_night(state, decision.bags)
    refusal = refusal or verify_bags(state.rulebook, all_bags(state, decision.bags), state.in_play)
    if refusal is None and not again:
        refusal = verify_cards(state, decision.bags)
    if refusal is None and {bag.player for bag in decision.bags} != set(state.sitting):
        refusal = refuse(state.rulebook, "player_not_seated", "live_entries_per_person")
    there = (bag.player for flight in all_bags(state, decision.bags) for bag in flight if bag.player not in state.floor.absent)
    return refusal or verify_documents(state, there, len(state.reached) + 2 - again)
