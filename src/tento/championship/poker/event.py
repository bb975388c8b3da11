"""One poker tournament as a log of decisions: who entered, who sat where, who went out, until one is left. All else is derived."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import TypeVar

import msgspec
from rpds import HashTrieMap

from tento.cards.chance import Chance
from tento.championship.poker.balancing import balance, break_tables
from tento.championship.poker.button import draw_button, first_blinds
from tento.championship.poker.correcting import correct
from tento.championship.poker.days import Bag, final_table, next_day, verify_bags
from tento.championship.poker.deals import verify_deal
from tento.championship.poker.decisions import (
    Balance,
    CorrectChips,
    CorrectOut,
    CorrectPlaces,
    Deal,
    Decision,
    Disqualify,
    DrawSeats,
    Enter,
    FormFinal,
    GoOut,
    StartDay,
)
from tento.championship.poker.hand_for_hand import place_same_hand
from tento.championship.poker.payouts import Payout, pay
from tento.championship.poker.penalties import remove
from tento.championship.poker.pool import pool_of
from tento.championship.poker.refusing import refuse
from tento.championship.poker.registration import verify_entry
from tento.championship.poker.room import Room, Table, draw_seats, fill, leave, spots, starting_stack, tables_needed
from tento.championship.poker.state import Event
from tento.table.refusal import Refusal

T = TypeVar("T")
KEY_OF_NOUGHTS = "0" * 64


def payout_of(event: Event) -> Payout | Refusal:
    """The prizes of the tournament as it stands."""
    return pay(event.rulebook, pool_of(event.rules, event.lines, event.entries, event.guarantee).pool, event.entries)


def open_prizes(event: Event) -> tuple[int, ...] | Refusal:
    """The prizes of the places that nobody has yet, one for each player still in."""
    payout = payout_of(event)
    if isinstance(payout, Refusal):
        return payout
    return tuple(payout.prizes[place] if place < len(payout.prizes) else 0 for place in range(event.alive))


def decide(event: Event, decision: Decision) -> Event | Refusal:
    """The tournament after a decision, or why it is not allowed."""
    if not re.fullmatch("[0-9a-f]{64}", getattr(decision, "key", KEY_OF_NOUGHTS)):
        return refuse(event.rulebook, "bad_key", "seat_draw")
    match decision:
        case Enter():
            return _enter(event, decision)
        case DrawSeats():
            return _draw(event, decision)
        case GoOut():
            return _go_out(event, decision)
        case Balance():
            return _balance(event, decision)
        case StartDay():
            return _start_day(event, decision)
        case FormFinal():
            return _form_final(event, decision)
        case Deal():
            return _deal(event, decision)
        case Disqualify():
            return _disqualify(event, decision)
        case CorrectOut() | CorrectPlaces() | CorrectChips():
            return correct(event, decision)


def _enter(event: Event, decision: Enter) -> Event | Refusal:
    """New entries and re-entries; whoever was disqualified has left the area for good."""
    entered, out = event.entered, event.places
    for who in decision.players:
        if who in event.disqualified:
            return refuse(event.rulebook, "suspended", "dq_prize", who=who)
        used = entered.get(who, 0)
        refusal = verify_entry(event.rulebook, int(used > 0 and who not in out), used, event.reentries, not event.final)
        if refusal is not None:
            return refusal
        entered, out = entered.insert(who, used + 1), out.discard(who)
    listed = event.listed + tuple(who for who in decision.players if who not in event.entered)
    changed = msgspec.structs.replace(
        event,
        listed=listed,
        entered=entered,
        places=_pushed_down(event.places, decision.players),
        left=_without(event.left, decision.players),
        entries=event.entries + len(decision.players),
    )
    if not event.room:
        return changed
    found = fill(event.room, (*event.waiting, *decision.players), Chance(decision.seed, "enter"))
    return msgspec.structs.replace(changed, room=found.room, waiting=found.alternates)


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


def _draw(event: Event, decision: DrawSeats) -> Event | Refusal:
    """The first seats, drawn over the list in the order of entry; never drawn again in silence."""
    if event.room:
        return refuse(event.rulebook, "already_drawn", "seat_draw")
    return _seated(event, draw_seats(event.listed, event.size, bytes.fromhex(decision.key)), decision.key)


def _seated(event: Event, room: Room, key: str) -> Event:
    """The event in this room, with one button drawn for every table."""
    button = draw_button(len(room[0].seats), Chance(bytes.fromhex(key), "button")) if room else 1
    ready = tuple(
        Table(table.number, table.seats, first_blinds(button, table.taken(), len(table.seats)) if table.count > 1 else None)
        for table in room
    )
    return msgspec.structs.replace(event, room=ready)


def _go_out(event: Event, decision: GoOut) -> Event | Refusal:
    where = spots(event.room)
    missing = [out.player for out in decision.outs if out.player not in where]
    if missing or len(decision.outs) >= event.alive:
        return refuse(event.rulebook, "not_seated", "live_entries_per_person", players=", ".join(missing))
    places, left = event.places, event.left
    for who, place in place_same_hand(event.alive, decision.outs).items():
        places, left = places.insert(who, place), left.insert(who, where[who])
    room = leave(event.room, [out.player for out in decision.outs])
    return msgspec.structs.replace(event, places=places, left=left, room=room, knockouts=event.knockouts + decision.taken_by)


def _balance(event: Event, decision: Balance) -> Event | Refusal:
    """As few tables as seat everybody, those who wait for a seat too; they sit down before the tables are made even."""
    if not event.room:
        return refuse(event.rulebook, "no_seats_yet", "seat_draw")
    chance = Chance(decision.seed, "balance")
    wanted = tables_needed(event.alive, len(event.room[0].seats))
    broken = break_tables(event.room, chance, down_to=wanted)
    called = fill(broken.room, event.waiting, chance)
    return msgspec.structs.replace(event, room=balance(event.rules, called.room).room, waiting=called.alternates)


def _start_day(event: Event, decision: StartDay) -> Event | Refusal:
    """New seats for all who bagged chips, and in their order for as many alternates as the tables of the day before hold besides.

    An alternate has no chips yet: those in play are of the entries that were seated.
    """
    refusal = verify_bags(event.rulebook, [decision.bags], (event.entries - len(event.waiting)) * event.stack)
    if refusal is None and {bag.player for bag in decision.bags} != set(event.sitting):
        refusal = refuse(event.rulebook, "not_seated", "live_entries_per_person")
    if refusal is not None:
        return refusal
    free = len(event.room) * event.size - len(decision.bags)
    called, waiting = event.waiting[:free], event.waiting[free:]
    bags = (*decision.bags, *(Bag(player=who, chips=starting_stack(event.stack)) for who in called))
    changed = msgspec.structs.replace(
        event,
        waiting=waiting,
        reached=(*event.reached, frozenset(bag.player for bag in bags)),
        chips=HashTrieMap({bag.player: bag.chips for bag in bags}),
    )
    return _seated(changed, next_day([bags], event.size, bytes.fromhex(decision.key)), decision.key)


def _form_final(event: Event, decision: FormFinal) -> Event | Refusal:
    """Everybody still in is drawn into the final table, alternates too."""
    room = final_table(event.rules, sorted((*event.sitting, *event.waiting)), bytes.fromhex(decision.key))
    if room is None:
        return refuse(event.rulebook, "too_many_left", "ft_size", left=event.alive, seats=event.rules.ft_size)
    return _seated(msgspec.structs.replace(event, final=True, waiting=()), room, decision.key)


def _deal(event: Event, decision: Deal) -> Event | Refusal:
    players = set(event.sitting)
    if not event.final or players != set(decision.amounts):
        return refuse(event.rulebook, "deal_leaves_someone_out", "deal_consent", active=len(players), named=len(decision.amounts))
    prizes = open_prizes(event)
    if isinstance(prizes, Refusal):
        return prizes
    refusal = verify_deal(event.rulebook, prizes, decision.amounts, decision.consent)
    return refusal or msgspec.structs.replace(event, deal=decision)


def _disqualify(event: Event, decision: Disqualify) -> Event | Refusal:
    spot = spots(event.room).get(decision.player)
    if event.alive < 2 or spot is None:
        return refuse(event.rulebook, "not_seated", "live_entries_per_person", players=decision.player)
    return msgspec.structs.replace(
        event,
        room=leave(event.room, [decision.player]),
        places=event.places.insert(decision.player, remove(event.alive, "disqualification").place),
        left=event.left.insert(decision.player, spot),
        disqualified=event.disqualified | {decision.player},
    )
