"""How a tournament drives a poker table, and what it asks of the hand that is over."""

from collections.abc import Mapping, Sequence
from typing import Final

from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.pots import pots_of
from tento.games.poker.rules.state import Hand
from tento.games.poker.rules.table_state import TOURNAMENT, State, seat_of, the_hand
from tento.rulebooks.loader import overlay
from tento.rulebooks.rulebook import Rulebook
from tento.table.kit import Directing, LastHand, WentOut
from tento.table.seats import Seat


def under(rulebook: Rulebook, levels: Sequence[tuple[int, int, int]]) -> Rulebook:
    """The rulebook with these levels; the director tells which one is played, so that a table counts neither hands nor minutes."""
    written = [list(level) for level in levels]
    return overlay(rulebook, {"levels": written, "level_minutes": 0}) if written else rulebook


def last_hand(state: State) -> LastHand:
    """What came of the hand that is over."""
    hand = the_hand(state)
    return LastHand(state.stacks, _outs(state, hand), _blinds(hand))


def _outs(state: State, hand: Hand) -> Mapping[Seat, WentOut]:
    """Who has nothing left, with the winners of the last pot that the player had a part in."""
    pots = list(zip(pots_of(hand), hand.paid, strict=True))
    found = {}
    for place in hand.places:
        if state.stacks[seat_of(place.chair)] == 0:
            contested = [paid for pot, paid in pots if place.chair in pot.contestants]
            winners = (contested or [paid for _, paid in pots])[-1].winners
            ante = hand.dead_money if place.chair == hand.big else 0
            found[seat_of(place.chair)] = WentOut(place.put + ante, tuple([seat_of(chair) for chair in winners]))
    return found


def _blinds(hand: Hand) -> tuple[Seat, Seat, Seat] | None:
    if hand.button is None or hand.small is None or hand.big is None:
        return None
    return seat_of(hand.button), seat_of(hand.small), seat_of(hand.big)


DIRECTING: Final = Directing(
    phase=TOURNAMENT,
    under=under,
    seat=at.SeatPlayer,
    take_away=at.TakeAway,
    button=at.SetButton,
    level=at.SetLevel,
    last_hand=last_hand,
)
