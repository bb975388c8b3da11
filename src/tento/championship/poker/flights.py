"""Several first days (1A, 1B …): each plays by itself from its own entries to its own bags, and the second day brings them together."""

import msgspec
from rpds import HashTrieMap

from tento.championship.core.step import Step
from tento.championship.poker.days import Bag, verify_bags
from tento.championship.poker.floor_decisions import EndStartingDay
from tento.championship.poker.floor_events import StartingDayEnded
from tento.championship.poker.refusing import refuse
from tento.championship.poker.running import verify_penalties
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.championship.poker.time_bank import verify_cards
from tento.table.refusal import Refusal


def starting_day(number: int) -> str:
    """What a first day is called: 1A, then 1B."""
    return f"1{chr(ord('A') + number - 1)}"


def end_starting_day(state: State, asked: EndStartingDay) -> PokerStep | Refusal:
    """Who is left of a first day goes home with the bags; the clock begins anew for the next, whose players enter and draw seats.

    The last of them ends as every day does, and alternates who never had a seat come back on the next.
    """
    refusal = _verify(state, asked)
    if refusal is not None:
        return refusal
    clock = msgspec.structs.replace(
        state.floor,
        clock=None,
        began=None,
        last_hands=None,
        night=False,
        paused=False,
        hand_for_hand=False,
        hand_open=False,
        tables=HashTrieMap(),
    )
    chain = None if state.chain is None else msgspec.structs.replace(state.chain, listed=(), fixed={})
    found = msgspec.structs.replace(
        state, seating=(), waiting=(), drawn=None, chain=chain, flights=(*state.flights, asked.bags), floor=clock
    )
    event = StartingDayEnded(day=starting_day(len(found.flights)), left=len(asked.bags), chips=sum(bag.chips for bag in asked.bags))
    return Step(found, (event,))


def _verify(state: State, asked: EndStartingDay) -> Refusal | None:
    if not state.seating:
        return refuse(state.rulebook, "no_seats_yet", "seat_draw")
    if not state.first_days_left or state.final:
        return refuse(state.rulebook, "last_starting_day", "eod_window_min", days=state.starting_days)
    if state.floor.clock is not None and not state.floor.night:
        return refuse(state.rulebook, "day_still_on", "eod_window_min")
    if {bag.player for bag in asked.bags} != set(state.sitting):
        return refuse(state.rulebook, "player_not_seated", "live_entries_per_person")
    refusal = verify_bags(state.rulebook, [asked.bags], state.on_tables)
    return refusal or verify_penalties(state, asked.bags) or verify_cards(state, asked.bags)


def all_bags(state: State, bags: tuple[Bag, ...]) -> tuple[tuple[Bag, ...], ...]:
    """The bags of every first day, those of the last one told now."""
    return (*state.flights, bags)
