"""One poker tournament as a log of decisions: who entered, who sat where, who went out, until one is left. All else is derived."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeVar

import msgspec
from rpds import HashTrieMap

from tento.championship.poker.correcting import correct
from tento.championship.poker.days import Bag, verify_bags
from tento.championship.poker.deals import verify_deal
from tento.championship.poker.decisions import (
    AnnounceSeats,
    Balance,
    CorrectChips,
    CorrectKnockout,
    CorrectOut,
    CorrectPlaces,
    Deal,
    Decision,
    DrawSeats,
    Enter,
    FormFinal,
    GoOut,
    StartDay,
)
from tento.championship.poker.floor_deciding import on_floor
from tento.championship.poker.knockouts import kept_for_the_prizes
from tento.championship.poker.leaving import go_out
from tento.championship.poker.payouts import Payout, in_seats, pay
from tento.championship.poker.pool import pool_of
from tento.championship.poker.refusing import refuse
from tento.championship.poker.registration import verify_entry
from tento.championship.poker.running import verify_night
from tento.championship.poker.seating import arrange, asked_of, called_for_day, seat
from tento.championship.poker.seats import starting_stack
from tento.championship.poker.state import State
from tento.championship.poker.time_bank import granted_for_day, granted_for_final, verify_cards
from tento.table.refusal import Refusal

T = TypeVar("T")


def payout_of(state: State) -> Payout | Refusal:
    """The prizes of the tournament as it stands."""
    pool = pool_of(state.rules, state.lines, state.entries, state.guarantee)
    whole = pool.pool + kept_for_the_prizes(state.rules, pool, state.entries)
    return pay(state.rulebook, whole, state.field) if state.seat_price is None else in_seats(whole, state.seat_price, state.field)


def open_prizes(state: State) -> tuple[int, ...] | Refusal:
    """The prizes of the places that nobody has yet, one for each player still in."""
    payout = payout_of(state)
    if isinstance(payout, Refusal):
        return payout
    return tuple(payout.prizes[place] if place < len(payout.prizes) else 0 for place in range(state.alive))


def decide(state: State, decision: Decision) -> State | Refusal:
    """The tournament after a decision, or why it is not allowed."""
    if state.cancelled:
        return refuse(state.rulebook, "event_cancelled", "min_field_refund")
    if state.floor.night and isinstance(decision, GoOut | Balance | FormFinal | Deal):
        return refuse(state.rulebook, "nobody_plays", "level_applies")
    match decision:
        case Enter():
            return _enter(state, decision)
        case AnnounceSeats() | DrawSeats() | Balance() | FormFinal():
            found = arrange(state, decision)
            return found if isinstance(found, Refusal) or found.final == state.final else granted_for_final(found)
        case GoOut():
            return go_out(state, decision)
        case StartDay():
            return _start_day(state, decision)
        case Deal():
            return _deal(state, decision)
        case CorrectOut() | CorrectKnockout() | CorrectPlaces() | CorrectChips():
            return correct(state, decision)
        case _:
            return on_floor(state, decision)


def _enter(state: State, decision: Enter) -> State | Refusal:
    """New entries and re-entries; whoever the Director took out has left the area for good, and who was barred does not enter it.

    From the announcement of the first seats until they are drawn the list stays as it is. After the last level of late registration
    it takes the Director's reason.
    """
    if state.chain is not None and not state.seating:
        return refuse(state.rulebook, "list_announced", "seat_draw")
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
    listed = state.listed + tuple(who for who in decision.players if who not in state.entered)
    changed = msgspec.structs.replace(
        state,
        listed=listed,
        entered=entered,
        places=_pushed_down(state.places, decision.players),
        left=_without(state.left, decision.players),
        entries=state.entries + len(decision.players),
        floor=msgspec.structs.replace(
            state.floor, absent=state.floor.absent - set(decision.players), cards=_without(state.floor.cards, decision.players)
        ),
    )
    asked = asked_of(state, decision)
    if asked is None and state.seating:
        changed = msgspec.structs.replace(changed, waiting=(*state.waiting, *decision.players))
    return seat(changed, asked, decision.draw)


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


def _start_day(state: State, decision: StartDay) -> State | Refusal:
    """New seats for all who bagged chips, and in their order for as many alternates as the tables of the day before hold besides.

    An alternate has no chips yet: those in play are of the entries that were seated. A day that was drawn is drawn again only with a
    reason, before somebody goes out.
    """
    again = state.fresh == "day" and not state.floor.night
    if again and not decision.why:
        return refuse(state.rulebook, "already_drawn", "seat_draw")
    refusal = None if again else verify_night(state, decision.bags)
    refusal = refusal or verify_bags(state.rulebook, [decision.bags], state.in_play)
    if refusal is None and not again:
        refusal = verify_cards(state, decision.bags)
    if refusal is None and {bag.player for bag in decision.bags} != set(state.sitting):
        refusal = refuse(state.rulebook, "player_not_seated", "live_entries_per_person")
    if refusal is not None:
        return refusal
    called = called_for_day(state, decision.bags)
    bags = (*decision.bags, *(Bag(player=who, chips=starting_stack(state.stack)) for who in called))
    changed = msgspec.structs.replace(
        state,
        waiting=state.waiting[len(called) :],
        reached=(*state.reached[: -1 if again else None], frozenset(bag.player for bag in bags)),
        chips=HashTrieMap({bag.player: bag.chips for bag in bags}),
        floor=msgspec.structs.replace(state.floor, night=False),
    )
    return seat(changed if again else granted_for_day(changed, decision.bags), asked_of(state, decision), decision.draw)


def _deal(state: State, decision: Deal) -> State | Refusal:
    players = set(state.sitting)
    if not state.final or players != set(decision.amounts):
        return refuse(state.rulebook, "deal_leaves_someone_out", "deal_consent", active=len(players), named=len(decision.amounts))
    prizes = open_prizes(state)
    if isinstance(prizes, Refusal):
        return prizes
    refusal = verify_deal(state.rulebook, prizes, decision.amounts, decision.consent)
    return refusal or msgspec.structs.replace(state, deal=decision)
