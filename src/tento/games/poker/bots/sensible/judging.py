"""What each choice is worth to the sensible player, in big blinds: what it wins on average from the pot as it lies.

A bet is answered as a pot of its size makes it right: the others give up as often as leaves a bluff with nothing at no gain,
and go on with the better part of their hands.
"""

from collections.abc import Sequence
from typing import Final

from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.equity import share_of_pot
from tento.games.poker.bots.sensible.widths import opponents
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.table_actions import SeatAction
from tento.games.poker.rules.views import AskedView, SeatView, View
from tento.rulebooks.rulebook import Rulebook

TIMES: Final = 6
"""The unknown cards are dealt so many times as often as at the table."""

MOST_GONE: Final = 0.85
"""However much is bet, so often at most everybody gives up."""
DEAREST: Final = 3.0
"""Against the hands that go on one loses more often than against all: at most so many times."""

Worths = Sequence[float | None]


def worth(view: View, options: Sequence[SeatAction], rulebook: Rulebook, chance: Chance) -> Worths:  # noqa: ARG001 - the view says which game it is
    """The worth of each option; None for what puts no chips at risk, as a hand shown or a time card."""
    asked = view.asked
    if asked is None or asked.seat != view.viewer or asked.showdown or not view.hand or not opponents(view):
        return [None] * len(options)
    share = sum(share_of_pot(view, chance) for _ in range(TIMES)) / TIMES
    return [_in_blinds(view, _worth(view, asked, one, share)) for one in options]


def standing(view: View, rulebook: Rulebook) -> tuple[float, ...]:  # noqa: ARG001 - the chips say it
    """The chips of each seat; those in a pot that is not paid yet are still whose they were."""
    return tuple(float(one.stack + (0 if view.paid or view.stage != "hand" else one.put)) for one in view.players)


def _in_blinds(view: View, chips: float | None) -> float | None:
    return None if chips is None else chips / max(1, view.level.big or view.level.bring_in)


def _worth(view: View, asked: AskedView, one: SeatAction, share: float) -> float | None:
    me = next(seat for seat in view.players if seat.seat == view.viewer)
    match one:
        case do.Fold():
            return 0.0
        case do.Check():
            return share * view.pot
        case do.Call():
            paid = min(asked.to_call, me.stack)
            return share * (view.pot + paid) - paid
        case do.Raise() | do.AllIn():
            return _bet(view, asked, me, _put(one, asked, me), share)
    return None


def _put(one: do.Raise | do.AllIn, asked: AskedView, me: SeatView) -> int:
    """The chips that go in now; never more than the stack."""
    if isinstance(one, do.AllIn):
        return me.stack
    to = asked.max_raise or 0 if one.to == "pot" else one.to
    return min(me.stack, max(0, int(to) - me.bet))


def _bet(view: View, asked: AskedView, me: SeatView, put: int, share: float) -> float:
    """A bet of no more than the call is a call. What nobody can match comes back."""
    more = min(put - asked.to_call, max(one.stack + one.bet for one in opponents(view)) - me.bet - asked.to_call)
    if more <= 0:
        paid = min(put, asked.to_call)
        return share * (view.pot + paid) - paid
    paid = asked.to_call + more
    gone = min(MOST_GONE, paid / (view.pot + paid))
    better = max(0.0, 1 - (1 - share) * min(DEAREST, 1 / (1 - gone)))
    return gone * view.pot + (1 - gone) * (better * (view.pot + paid + more) - paid)
