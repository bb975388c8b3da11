"""What to do with a share of the pot: price of a call, size of a bet, all-in or nothing with a short stack."""

from collections.abc import Sequence
from typing import Final

from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.equity import opponents, share_of_pot
from tento.games.poker.bots.sensible.preflop import better_share
from tento.games.poker.bots.sensible.worth import worths
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.table_actions import SeatAction, TimeCard
from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.rules.views import AskedView, View

SHORT: Final = 12
"""With so many big blinds or fewer there is no room for a small bet before the flop."""
OPENED_BY: Final = (1.0, 0.5, 0.36, 0.28, 0.22, 0.18, 0.15, 0.13, 0.12, 0.11)
"""The part of all hands with which to open, by the number of the others who are still in."""
BLUFFS: Final = (1, 9)


def choose(view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
    """One of the options."""
    acts = [action for action in options if not isinstance(action, TimeCard)]
    asked = view.asked
    assert asked is not None, "somebody is asked"
    if asked.showdown:
        return do.Show() if _worth_showing(view) else do.Muck()
    holdem = not VARIANTS[view.variant].stud and VARIANTS[view.variant].hole == 2
    wanted = _before_the_flop(view, asked, chance) if holdem and not view.board else _by_share(view, asked, chance)
    return _nearest(acts, wanted, view)


def _worth_showing(view: View) -> bool:
    """Whether the hand is at least as good as every one that lies open, on one side of the pot."""
    rules = VARIANTS[view.variant]
    own = worths(rules, view.hand or (), view.board)
    open_hands = [worths(rules, one.shown, view.board) for one in opponents(view) if one.shown is not None]
    return any(own[side] >= 0 and all(own[side] >= other[side] for other in open_hands) for side in (0, 1))


def _before_the_flop(view: View, asked: AskedView, chance: Chance) -> str:
    """By the rank of the two cards among all that there are, the players who are left, and the stack."""
    better, others = better_share(view.hand or ()), len(opponents(view))
    big = max(1, view.level.big)
    open_with = OPENED_BY[min(others, len(OPENED_BY) - 1)]
    me = next(one for one in view.players if one.seat == view.viewer)
    blinds = (me.stack + me.bet) / big
    raised = view.current > big
    if blinds <= SHORT and view.betting == "no-limit":
        limit = open_with * (2 - blinds / SHORT) * (0.6 if raised else 1)
        return "all" if better <= limit or blinds < 2 else "least"
    if not raised:
        return "big" if better <= open_with else "least"
    if better <= open_with / 5:
        return "big"
    return _call_or_not(view, asked, share_of_pot(view, chance)) if better <= open_with * 0.9 else "least"


def _price(view: View, asked: AskedView) -> float:
    return asked.to_call / (view.pot + asked.to_call) if asked.to_call else 0.0


def _call_or_not(view: View, asked: AskedView, share: float) -> str:
    """A call must be worth its price, and a little more for what may come."""
    return "call" if share > _price(view, asked) + 0.04 else "least"


def _by_share(view: View, asked: AskedView, chance: Chance) -> str:
    share, others = share_of_pot(view, chance), max(1, len(opponents(view)))
    fair = 1 / (others + 1)
    if not asked.to_call:
        if share > max(0.55, 1.35 * fair):
            return "big" if share > 0.75 else "small"
        return "small" if others == 1 and share < 0.3 and chance.happens(*BLUFFS) else "least"
    if share > max(0.75, 1.8 * fair):
        return "big"
    return _call_or_not(view, asked, share)


def _nearest(acts: Sequence[SeatAction], wanted: str, view: View) -> SeatAction:
    """The option that comes nearest to what is wanted; a bet of most of the stack is all of it."""
    raises = [action for action in acts if isinstance(action, do.Raise | do.Complete)]
    everything = [action for action in acts if isinstance(action, do.AllIn)]
    passive = next((action for action in acts if isinstance(action, do.Check | do.BringIn)), None)
    if wanted == "least":
        return passive or next(action for action in acts if isinstance(action, do.Fold))
    if wanted != "call" and (raises or everything):
        return _bet(raises, everything, wanted, view)
    return next((action for action in acts if isinstance(action, do.Call)), passive or acts[0])


def _bet(raises: Sequence[SeatAction], everything: Sequence[SeatAction], wanted: str, view: View) -> SeatAction:
    if not raises or (wanted == "all" and everything):
        return everything[0] if everything else raises[-1]
    bet = raises[-1] if wanted in ("big", "all") else raises[len(raises) // 2]
    me = next(one for one in view.players if one.seat == view.viewer)
    most = isinstance(bet, do.Raise) and isinstance(bet.to, int) and bet.to - me.bet > me.stack * 6 // 10
    return everything[0] if most and everything else bet
