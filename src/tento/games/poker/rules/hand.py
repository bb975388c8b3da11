"""One hand of poker: how it begins, what may be done, and what comes of it. Asking and doing share one verification."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tento.cards.card import Card
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.betting import bet_to_beat, matched, most_allowed, raised, refuse, to_call, verify_total
from tento.games.poker.rules.rounds import asked_next, begun, brought_in
from tento.games.poker.rules.showdown import given_back, mucked, shown, shown_by_all
from tento.games.poker.rules.state import Chair, Hand, Place, put_place
from tento.games.poker.rules.variants import STUD_STREETS
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

BETTING = (do.Fold, do.Check, do.Call, do.Raise, do.AllIn, do.BringIn, do.Complete, do.Timeout)
SHOWING = (do.Show, do.Muck)
OF_STUD = (do.BringIn, do.Complete)


def start(hand: Hand, pack: Sequence[Card]) -> Hand:
    """The hand dealt from this pack, top card first; the first player is asked."""
    return begun(replace(hand, stub=tuple(pack)))


def verify(hand: Hand, chair: Chair, action: Any) -> Refusal | None:
    """Why a player's action is refused; None if it is not."""
    if hand.stage == "over":
        return refuse(hand, "hand_over")
    if chair not in [place.chair for place in hand.places if place.live]:
        return refuse(hand, "not_your_turn", "turn_order")
    if isinstance(action, SHOWING) != (hand.stage == "showdown"):
        return refuse(hand, "unknown_action" if _foreign(hand, action) else "wrong_moment")
    if _foreign(hand, action):
        return refuse(hand, "unknown_action")
    if hand.turn != chair:
        return refuse(hand, "not_your_turn", "turn_order", turn=hand.turn or 0)
    return None if isinstance(action, SHOWING) else _verify_bet(hand, hand.at(chair), action)


def _foreign(hand: Hand, action: Any) -> bool:
    """True for what this game does not know: a bring-in outside stud, the word pot outside pot-limit."""
    if isinstance(action, OF_STUD):
        return not hand.stakes.rules.stud
    return isinstance(action, do.Raise) and action.to == "pot" and hand.stakes.betting != "pot-limit"


@enforces("check_facing_bet")
def _verify_bet(hand: Hand, place: Place, action: Any) -> Refusal | None:
    owed = to_call(hand, place)
    match action:
        case do.BringIn():
            return None if hand.bring_in_due else refuse(hand, "wrong_moment", "bring_in")
        case do.Check() if hand.bring_in_due:
            return refuse(hand, "bet_to_face", "bring_in")
        case do.Call() if hand.bring_in_due:
            return refuse(hand, "nothing_to_call", "bring_in")
        case do.Fold() if hand.bring_in_due:
            return refuse(hand, "wrong_moment", "bring_in")
        case do.Check():
            return refuse(hand, "bet_to_face", "check_facing_bet") if owed else None
        case do.Call():
            return None if owed else refuse(hand, "nothing_to_call", "wrong_words")
        case do.Complete():
            due = hand.street == STUD_STREETS[0] and hand.current < hand.stakes.bet_of(hand.street)
            total = hand.stakes.bet_of(hand.street)
            return verify_total(hand, place, total) if due else refuse(hand, "wrong_moment", "bring_in")
        case do.AllIn():
            total = place.bet + place.stack
            return None if total <= bet_to_beat(hand) else verify_total(hand, place, total)
        case do.Raise():
            return verify_total(hand, place, _total(hand, place, action))
        case _:
            return None


def _total(hand: Hand, place: Place, action: do.Raise) -> int:
    return most_allowed(hand, place) if action.to == "pot" else action.to


def apply(hand: Hand, chair: Chair, action: Any) -> Hand | Refusal:
    """The hand after a player's action, or why not."""
    refusal = verify(hand, chair, action)
    if refusal is not None:
        return refusal
    if isinstance(action, do.Show):
        return shown(hand, chair)
    if isinstance(action, do.Muck):
        return mucked(hand, chair)
    return _bet(hand, hand.at(chair), action)


@enforces("action_time_up")
def _in_time(hand: Hand, place: Place, action: Any) -> Any:
    """When the time is over: fold facing a bet, else check; the forced bet is made all the same."""
    if not isinstance(action, do.Timeout):
        return action
    if hand.bring_in_due:
        return do.BringIn()
    return do.Fold() if to_call(hand, place) else do.Check()


@enforces("bring_in")
def brings_in(hand: Hand, place: Place, action: Any) -> bool:
    """Whether an all-in is the forced bet, made for less or to the last chip: the others still call the whole amount."""
    return hand.bring_in_due and isinstance(action, do.AllIn) and place.stack <= hand.stakes.bring_in


def _bet(hand: Hand, place: Place, action: Any) -> Hand:
    action = _in_time(hand, place, action)
    if isinstance(action, do.BringIn) or brings_in(hand, place, action):
        return brought_in(hand, place)
    if isinstance(action, do.Fold):
        return asked_next(put_place(hand, replace(place, live=False)), place.chair)
    total = _wanted(hand, place, action)
    if hand.bring_in_due:
        hand = replace(hand, bring_in_due=False)
    acted = raised(hand, place, total) if total > hand.current else matched(hand, place, total - place.bet)
    return asked_next(acted, place.chair)


def _wanted(hand: Hand, place: Place, action: Any) -> int:
    """The total in front after the action."""
    whole = place.bet + place.stack
    match action:
        case do.Raise():
            return _total(hand, place, action)
        case do.AllIn():
            return whole
        case do.Complete():
            return hand.stakes.bet_of(hand.street)
        case _:
            return place.bet + to_call(hand, place)


def rule(hand: Hand, action: do.RefereeAction) -> Hand | Refusal:
    """The hand after what the referee decides, or why not."""
    if hand.stage == "over":
        return refuse(hand, "hand_over")
    match action:
        case do.Misdeal() | do.Void():
            return given_back(hand)
        case do.Showdown():
            return shown_by_all(hand) if hand.stage == "showdown" else refuse(hand, "wrong_moment", "showdown_order")
        case do.Kill() | do.Sweep():
            if not any(place.chair == action.chair and place.live for place in hand.places):
                return refuse(hand, "wrong_moment", "dead_hands", chair=action.chair)
            swept = _swept(hand, hand.at(action.chair)) if isinstance(action, do.Sweep) else hand
            return _dead(swept, action.chair)


@enforces("swept_hands")
def _swept(hand: Hand, place: Place) -> Hand:
    """A raise that nobody has called goes back to the last valid bet before it; one that was called, be it all-in for less, stays in."""
    before = hand.before
    # At the showdown the bets lie in the pot: whoever is still there has called.
    if hand.stage != "betting" or before is None or hand.aggressor != place.chair:
        return hand
    if any(other.bet > before.current for other in hand.places if other.chair != place.chair):
        return hand
    back = place.bet - before.current
    hand = put_place(hand, replace(place, stack=place.stack + back, bet=before.current, put=place.put - back))
    places = tuple([replace(other, full_since=other.chair in before.may_raise) for other in hand.places])
    return replace(
        hand,
        places=places,
        current=before.current,
        last_raise=before.last_raise,
        aggressor=before.aggressor,
        before=before.before,
    )


@enforces("dead_hands")
def _dead(hand: Hand, chair: Chair) -> Hand:
    """The hand is dead and its chips stay; whoever was asked is asked still, unless it was this one."""
    hand = put_place(hand, replace(hand.at(chair), live=False))
    if hand.stage == "showdown":
        return _showdown_without(hand, chair)
    if hand.turn == chair or len(hand.live) < 2:
        return asked_next(replace(hand, bring_in_due=False), chair)
    turn = hand.turn
    found = asked_next(hand, (turn or 1) - 1)
    return found


def _showdown_without(hand: Hand, chair: Chair) -> Hand:
    return mucked(hand, chair) if hand.turn == chair or len(hand.live) < 2 else hand
