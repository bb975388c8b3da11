"""Entries and re-entries of a poker tournament: who is let in, and the places of those who are out already."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeVar

import msgspec
from rpds import HashTrieMap

from tento.championship.core.step import Step
from tento.championship.poker.admitting import admit, admitted_events
from tento.championship.poker.decisions import Enter
from tento.championship.poker.events import PlayersEntered
from tento.championship.poker.refusing import refuse
from tento.championship.poker.registration import verify_entry
from tento.championship.poker.seating import asked_of, seat
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.table.refusal import Refusal

T = TypeVar("T")


def enter(state: State, decision: Enter) -> PokerStep | Refusal:
    """New entries and re-entries; whoever the Director took out has left the area for good, and who was barred does not enter it.

    From the announcement of the first seats until they are drawn the list stays as it is. After the last level of late registration
    it takes the Director's reason.
    """
    if state.chain is not None and not state.seating and not state.between_starting_days:
        return refuse(state.rulebook, "list_announced", "seat_draw")
    entered = _entered(state, decision)
    if isinstance(entered, Refusal):
        return entered
    desk = admit(state, decision)
    if isinstance(desk, Refusal):
        return desk
    barred = [who for who in decision.players if who in desk.people and desk.people[who].key in state.suspended]
    if barred:
        return refuse(state.rulebook, "suspended", "dq_prize", who=", ".join(barred))
    listed = state.listed + tuple(who for who in decision.players if who not in state.entered)
    changed = msgspec.structs.replace(
        state,
        listed=listed,
        entered=entered,
        places=_pushed_down(state.places, decision.players),
        left=_without(state.left, decision.players),
        entries=state.entries + len(decision.players),
        desk=desk,
        floor=msgspec.structs.replace(
            state.floor, absent=state.floor.absent - set(decision.players), cards=_without(state.floor.cards, decision.players)
        ),
    )
    asked = asked_of(state, decision)
    if asked is None and state.seating:
        changed = msgspec.structs.replace(changed, waiting=(*state.waiting, *decision.players))
    found = seat(changed, asked, decision.draw)
    if isinstance(found, Refusal):
        return found
    entered_now = PlayersEntered(players=decision.players, entries=found.entries)
    return Step(found, (entered_now, *admitted_events(state.desk, found.desk, decision)))


def _entered(state: State, decision: Enter) -> "HashTrieMap[str, int] | Refusal":
    """How many entries each player has then, or why one of them may not enter, or not again."""
    too_late = state.late_over and not decision.why
    if too_late and any(who not in state.entered for who in decision.players):
        return refuse(state.rulebook, "registration_closed", "late_entry")
    entered, out = state.entered, state.places
    for who in decision.players:
        if who in state.removed or who in state.suspended:
            return refuse(state.rulebook, "suspended", "dq_prize", who=who)
        used = entered.get(who, 0)
        refusal = verify_entry(state.rulebook, int(used > 0 and who not in out), used, state.reentries, not (state.final or too_late))
        if refusal is not None:
            return refusal
        entered, out = entered.insert(who, used + 1), out.discard(who)
    return entered


def _pushed_down(places: "HashTrieMap[str, int]", arriving: Sequence[str]) -> "HashTrieMap[str, int]":
    """The places of those who are out, each behind everybody who came since; whoever comes again has none any more."""
    if not places:
        return places
    again = sorted(places[who] for who in arriving if who in places)
    new = len(arriving) - len(again)
    kept = _without(places, arriving)
    return HashTrieMap({who: place + new + len(again) - bisect_left(again, place) for who, place in kept.items()})


def _without(found: "HashTrieMap[str, T]", players: Sequence[str]) -> "HashTrieMap[str, T]":
    for who in players:
        found = found.discard(who)
    return found
