"""Two cards before the flop: by the hands that the others may hold, the players who are left, and the stacks."""

from collections.abc import Sequence
from typing import Final

from tento.games.poker.bots.sensible.classes import class_of
from tento.games.poker.bots.sensible.plan import Plan, call_or_not, price
from tento.games.poker.bots.sensible.short import effective, pushes
from tento.games.poker.bots.sensible.tables import better_share, known, many_of
from tento.games.poker.bots.sensible.widths import OPENED_BY, SHORT, big_of, me_of, opponents, width
from tento.games.poker.rules.views import AskedView, SeatView, View

PRIZES: Final = {seats: (1.0,) if seats < 7 else (0.5, 0.3, 0.2) for seats in range(2, 11)}
"""What the places of a match are worth, by its seats: up to six play for the first, seven and more for the first three."""
COMMITTED: Final = 0.4
"""A call of more than this part of the stack is one for all of it."""
AGAIN: Final = 5
"""One in so many of the hands that are opened is raised again with."""
OVER_LIMPERS: Final = 0.75
"""Where others came in cheaply, so much of the hands that are opened is raised with."""
CHEAP: Final = 1.6
"""And so many times as many come in cheaply too."""
TO_COME: Final = 0.06
"""A call before the flop must win so much more than its price, for the bets to come."""


def before_the_flop(view: View, asked: AskedView, prizes: Sequence[float]) -> Plan:
    """All-in or nothing with a short stack in a game without limit; otherwise open, raise again, call or fold."""
    hand = class_of(view.hand or ())
    if view.betting == "no-limit" and effective(view) <= SHORT:
        return Plan("all", "push") if pushes(view, asked, hand, prizes) else Plan("least", "too_weak_to_push")
    better, open_with = better_share(hand), OPENED_BY[min(len(opponents(view)), len(OPENED_BY) - 1)]
    if view.current <= big_of(view):
        return _unraised(view, asked, better, open_with)
    return _raised(view, asked, hand, better, open_with)


def prizes_of(view: View, starting_stack: int) -> Sequence[float]:
    """What the places are worth. Where the chips are not those that began here, at a table of a larger tournament, chips count alone."""
    chips = sum([one.stack + one.put for one in view.players])
    return PRIZES.get(view.seats, (1.0,)) if chips == view.seats * starting_stack else (1.0,)


def _unraised(view: View, asked: AskedView, better: float, open_with: float) -> Plan:
    """Open with a good hand for the position; over limpers with a better one, and a bit more with them where it is cheap."""
    limpers = [one for one in opponents(view) if one.bet == view.current and one.seat != view.big]
    if not limpers:
        return Plan("small", "open") if better <= open_with else Plan("least", "too_weak_to_open")
    if better <= open_with * OVER_LIMPERS:
        return Plan("big", "open")
    cheap = asked.to_call and better <= open_with * CHEAP
    return Plan("call", "good_price") if cheap else Plan("least", "too_weak_to_open")


def _raised(view: View, asked: AskedView, hand: int, better: float, open_with: float) -> Plan:
    """Against the hands that the raisers and callers may hold: again with the best, and a call where the price is right."""
    me, share = me_of(view), share_before(view, hand)
    if asked.to_call > COMMITTED * me.stack or not _anyone_bets_on(view):
        return Plan("all", "ahead") if share > price(view, asked) else Plan("least", "too_dear")
    if better <= open_with / AGAIN:
        return Plan("big", "raise_again")
    return call_or_not(view, asked, share, TO_COME)


def _anyone_bets_on(view: View) -> bool:
    return any(one.stack for one in opponents(view))


def share_before(view: View, hand: int) -> float:
    """What the hand wins before the flop against all who put more in than the blinds; who did not is likely to give up."""
    share, against = 1.0, known().against[hand]
    for one in _in_for_more(view):
        share *= against[many_of(width(view, one))]
    return share


def _in_for_more(view: View) -> list[SeatView]:
    big = big_of(view)
    return [one for one in opponents(view) if one.bet > big or one.standing == "all_in"]
