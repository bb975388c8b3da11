"""What a step of a hand looks like to those at the table: the events between the hand before and after it."""

from typing import Any

from msgspec.structs import replace

from tento.games.poker.rules import actions as do
from tento.games.poker.rules import events as ev
from tento.games.poker.rules.betting import added, most_allowed, to_call
from tento.games.poker.rules.pots import divided, pots_of
from tento.games.poker.rules.rounds import posted
from tento.games.poker.rules.state import Chair, Hand, Place
from tento.games.poker.rules.table_state import seat_of
from tento.games.poker.rules.variants import STUD_STREETS, streets_of
from tento.table.seats import Seat

FIRST_UP, LAST_UP = 2, 5
"""The places of the up-cards in a stud hand."""
FLOP = 3


def tell_posts(events: ev.Events, hand: Hand) -> None:
    """Antes, blinds and the ante of the big blind, of a hand that is about to be dealt."""
    stakes, after = hand.stakes, posted(hand)
    for place in hand.places:
        if stakes.ante:
            events.append(ev.Posted(seat=seat_of(place.chair), what="ante", chips=min(stakes.ante, place.stack)))
    there = {place.chair: place for place in after.places}
    if hand.small is not None and hand.small in there and there[hand.small].posted:
        events.append(ev.Posted(seat=seat_of(hand.small), what="small", chips=there[hand.small].posted))
    if hand.big is not None and there[hand.big].posted:
        events.append(ev.Posted(seat=seat_of(hand.big), what="big", chips=there[hand.big].posted))
    if hand.big is not None and after.dead_money:
        events.append(ev.Posted(seat=seat_of(hand.big), what="big_blind_ante", chips=after.dead_money))


def as_dealt(ready: Hand, hand: Hand) -> Hand:
    """The hand as it was when the first cards lay there: what came after is told after it."""
    first = 3 if ready.stakes.rules.stud else ready.stakes.rules.hole
    cards = {place.chair: place.cards[:first] for place in hand.places}
    places = tuple([replace(place, cards=cards[place.chair]) for place in ready.places])
    return replace(ready, places=places, street=streets_of(ready.stakes.rules)[0])


def tell_deal(events: ev.Events, hand: Hand) -> None:
    """The first cards: to each its own, the up-cards to all."""
    stud = hand.stakes.rules.stud
    down = FIRST_UP if stud else hand.stakes.rules.hole
    for place in hand.places:
        seat = seat_of(place.chair)
        events.append(ev.HoleCardsDealt(only=seat, seat=seat, cards=place.cards[:down]))
    if stud:
        ups = tuple([ev.SeatCard(seat_of(place.chair), place.cards[FIRST_UP]) for place in hand.places])
        events.append(ev.UpCardsDealt(street=STUD_STREETS[0], cards=ups))
    for chair in hand.absent:
        events.append(ev.HandKilled(seat=seat_of(chair), why="absent", articles=hand.rulebook.cites("presence")))


def tell_absent_bring_in(events: ev.Events, ready: Hand, hand: Hand) -> Hand:
    """A player who owes the bring-in and is away has it put in; the hand with it, before anything else happened."""
    if not hand.stakes.rules.stud or hand.opener not in hand.absent:
        return ready
    place = ready.at(hand.opener)
    chips = min(hand.stakes.bring_in, place.stack)
    if chips:
        events.append(ev.Posted(seat=seat_of(place.chair), what="bring_in", chips=chips))
    return added(ready, place, chips)


def total_of(hand: Hand, place: Place, action: Any) -> int:
    """The total in front after a bet that was verified."""
    whole = place.bet + place.stack
    match action:
        case do.Call():
            return place.bet + to_call(hand, place)
        case do.AllIn():
            return whole
        case do.Raise():
            return most_allowed(hand, place) if action.to == "pot" else action.to
        case do.Complete():
            return hand.stakes.bet_of(hand.street)
        case do.BringIn():
            return place.bet + min(hand.stakes.bring_in, place.stack)
        case _:
            return place.bet


def tell_bet(events: ev.Events, hand: Hand, chair: Chair, action: Any) -> None:
    """A fold, check, call, bet or raise that was verified, in the hand before it."""
    place = hand.at(chair)
    total = total_of(hand, place, action)
    added = total - place.bet
    all_in = added == place.stack and added > 0
    events.append(ev.Acted(seat=seat_of(chair), act=_word(hand, action, total, added), to=total, added=added, all_in=all_in))


def _word(hand: Hand, action: Any, total: int, added: int) -> Any:
    if isinstance(action, do.Fold):
        return "fold"
    if isinstance(action, do.BringIn) or (hand.bring_in_due and total <= hand.stakes.bring_in):
        return "bring-in"
    if total > hand.current:
        completes = hand.street == STUD_STREETS[0] and hand.current < hand.stakes.bet_of(hand.street)
        return "complete" if completes else "raise" if hand.current else "bet"
    return "call" if added else "check"


def tell_course(events: ev.Events, before: Hand, after: Hand, put: dict[Chair, int]) -> None:
    """What followed by itself: chips that go back, hands turned up, streets, pots. `put` is what each had in after the act itself."""
    _tell_returned(events, after, put)
    _tell_shown(events, before, after)
    _tell_streets(events, before, after)
    if after.stage == "over" and not after.void:
        _tell_paid(events, after)


def _tell_returned(events: ev.Events, after: Hand, put: dict[Chair, int]) -> None:
    if after.void:
        return
    for place in after.places:
        back = put[place.chair] - place.put
        if back > 0:
            cites = after.rulebook.cites("uncalled_bets")
            events.append(ev.Returned(seat=seat_of(place.chair), chips=back, articles=cites))


def _tell_shown(events: ev.Events, before: Hand, after: Hand) -> None:
    """The hands that lie open now, with the cards that were there when they were turned up: the others come street by street."""
    was = {place.chair: place for place in before.places}
    for place in after.places:
        if place.shown and not was[place.chair].shown:
            held = place.cards[: len(was[place.chair].cards)]
            rule = "showdown_order" if before.stage == "showdown" else "all_in_face_up"
            events.append(ev.HandShown(seat=seat_of(place.chair), cards=held, articles=after.rulebook.cites(rule)))


def _tell_streets(events: ev.Events, before: Hand, after: Hand) -> None:
    streets = streets_of(after.stakes.rules)
    first, last = streets.index(before.street), streets.index(after.street)
    board = len(before.board)
    for number in range(first + 1, last + 1):
        if after.stakes.rules.stud:
            board = _tell_stud_street(events, before, after, number, board)
        else:
            wanted = FLOP if number == 1 else 1
            events.append(ev.BoardDealt(street=streets[number], cards=after.board[board : board + wanted]))
            board += wanted


def _tell_stud_street(events: ev.Events, before: Hand, after: Hand, number: int, board: int) -> int:
    """One card to each live hand, the last one face down where the hand is not open; or one card for all."""
    at, street = number + FIRST_UP, STUD_STREETS[number]
    was = {place.chair: len(place.cards) for place in before.places}
    dealt = [place for place in after.places if was[place.chair] <= at < len(place.cards)]
    if not dealt:
        events.append(ev.BoardDealt(street=street, cards=after.board[board : board + 1]))
        return board + 1
    seen = tuple([ev.SeatCard(seat_of(place.chair), place.cards[at]) for place in dealt if at <= LAST_UP or place.shown])
    events.append(ev.UpCardsDealt(street=street, cards=seen))
    if at > LAST_UP:
        for place in dealt:
            if not place.shown:
                seat = seat_of(place.chair)
                events.append(ev.HoleCardsDealt(only=seat, seat=seat, cards=place.cards[at : at + 1]))
    return board


def _tell_paid(events: ev.Events, after: Hand) -> None:
    cites = after.rulebook.cites("side_pots", "odd_chips")
    for pot in pots_of(after):
        paid, shares = divided(after, pot)
        events.append(
            ev.PotPaid(
                chips=paid.chips,
                shares=tuple([ev.SeatChips(seat_of(chair), chips) for chair, chips in sorted(shares.items())]),
                high=_seats(paid.high),
                low=_seats(paid.low),
                articles=cites,
            )
        )


def _seats(chairs: tuple[Chair, ...]) -> tuple[Seat, ...]:
    return tuple([seat_of(chair) for chair in chairs])
