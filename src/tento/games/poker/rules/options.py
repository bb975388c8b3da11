"""What a seat is offered: of all totals that may be bet a few that people mean, every other act once."""

from fractions import Fraction
from typing import Final

from tento.games.poker.rules import actions as do
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.betting import raise_range, to_call
from tento.games.poker.rules.hands import best
from tento.games.poker.rules.state import Chair, Hand, Place
from tento.games.poker.rules.table_state import State, chair_of, the_hand
from tento.games.poker.rules.variants import STUD_STREETS
from tento.rulebooks.enforced import enforces
from tento.table.seats import Seat

PARTS_OF_POT: Final = (Fraction(1, 2), Fraction(1))
"""The bets that are offered beside the least one and all-in, as parts of the pot after the call."""


def offered(state: State, seat: Seat) -> tuple[at.SeatAction, ...]:
    """Every act of this seat now; totals between those that are offered are taken too."""
    if state.stage != "hand" or the_hand(state).turn != chair_of(seat):
        return ()
    hand = the_hand(state)
    acts = (do.Show(), do.Muck()) if hand.stage == "showdown" else tuple(_bets(hand, hand.at(chair_of(seat))))
    return (*acts, at.TimeCard()) if state.time_cards[seat] and not state.called else acts


def _bets(hand: Hand, place: Place) -> list[at.SeatAction]:
    return [*_passive(hand, place), *_raises(hand, place)]


def _passive(hand: Hand, place: Place) -> list[at.SeatAction]:
    if hand.bring_in_due:
        return [do.BringIn()]
    return [do.Fold(), do.Call()] if to_call(hand, place) else [do.Check()]


def _raises(hand: Hand, place: Place) -> list[at.SeatAction]:
    amounts = raise_range(hand, place)
    if amounts is None:
        return []
    least, most = amounts
    whole = place.bet + place.stack
    if may_complete(hand) and least < whole:
        return [do.Complete()]
    totals = [do.Raise(total) for total in _totals(hand, place, least, most) if total < whole]
    return [*totals, do.AllIn()] if most == whole else list(totals)


def may_complete(hand: Hand) -> bool:
    """Whether a bet of the small bet would complete the bring-in."""
    return hand.street == STUD_STREETS[0] and hand.current < hand.stakes.bet_of(hand.street)


def _totals(hand: Hand, place: Place, least: int, most: int) -> list[int]:
    """The least total, and those of parts of the pot, in whole chips."""
    chip = hand.stakes.smallest_chip
    pot = hand.pot + to_call(hand, place)
    wanted = [hand.current + int(pot * part) // chip * chip for part in PARTS_OF_POT]
    top = most if most == place.bet + place.stack else most // chip * chip
    return sorted({least, *[total for total in wanted if least < total <= top]})


@enforces("action_time_up")
def without_answer(state: State, seat: Seat) -> at.SeatAction:
    """What happens for a seat whose time ran out: a time card; then a check, facing a bet a fold, the bring-in where it is owed.

    At the showdown a hand is shown if it takes something from those that lie open, and else given up.
    """
    hand, chair = the_hand(state), chair_of(seat)
    if state.time_cards[seat] and not state.called:
        return at.TimeCard()
    if hand.stage == "showdown":
        return do.Show() if _beats_what_is_shown(hand, chair) else do.Muck()
    if hand.bring_in_due:
        return do.BringIn()
    return do.Fold() if to_call(hand, hand.at(chair)) else do.Check()


def _beats_what_is_shown(hand: Hand, chair: Chair) -> bool:
    """Whether the hand is at least as good as every open one, for the high or for the low."""
    variant, own = hand.stakes.rules, hand.at(chair)
    others = [place for place in hand.live if place.shown]
    if variant.high:
        mine = best(variant, "high", own.cards, hand.board)
        theirs = [best(variant, "high", place.cards, hand.board) for place in others]
        if mine is not None and all(other is None or mine >= other for other in theirs):
            return True
    if variant.low is None:
        return False
    low = best(variant, "low", own.cards, hand.board)
    lows = [best(variant, "low", place.cards, hand.board) for place in others]
    return low is not None and all(other is None or low <= other for other in lows)
