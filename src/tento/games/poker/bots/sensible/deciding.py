"""What to do with a share of the pot, and why: price of a call, size of a bet, all-in or nothing with a short stack.

The bot and the advice to people are the same.
"""

from collections.abc import Sequence
from typing import Final

from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.before_flop import before_the_flop, prizes_of
from tento.games.poker.bots.sensible.equity import share_of_pot
from tento.games.poker.bots.sensible.plan import Plan, call_or_not
from tento.games.poker.bots.sensible.widths import me_of, opponents
from tento.games.poker.bots.sensible.worth import worths
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.table_actions import SeatAction, TimeCard
from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.rules.views import AskedView, View
from tento.rulebooks.rulebook import Rulebook

BLUFFS: Final = (1, 6)
"""With little against one opponent it bets so often."""
LITTLE: Final = 0.35
DOUBTS: Final = ("too_weak_to_open", "too_weak_to_push", "too_dear")
"""Reasons to fold; where there is nothing to pay they are reasons to check."""
MOST_OF_IT: Final = 0.6
"""A bet of more than this part of the stack is all of it."""


def advise(view: View, options: Sequence[SeatAction], rulebook: Rulebook, chance: Chance) -> tuple[SeatAction, str]:
    """One of the options, and the key of the reason."""
    acts = [action for action in options if not isinstance(action, TimeCard)]
    if len(acts) == 1:
        return acts[0], "only_choice"
    asked = view.asked
    assert asked is not None, "somebody is asked"
    if asked.showdown:
        return (do.Show(), "not_beaten") if _worth_showing(view) else (do.Muck(), "beaten")
    return carried_out(plan(view, asked, rulebook, chance), acts, view)


def plan(view: View, asked: AskedView, rulebook: Rulebook, chance: Chance) -> Plan:
    """How much to put in, and why."""
    variant = VARIANTS[view.variant]
    if not variant.stud and variant.hole == 2 and not view.board:
        return before_the_flop(view, asked, prizes_of(view, rulebook.values.starting_stack))
    return by_share(view, asked, share_of_pot(view, chance), chance)


def carried_out(wanted: Plan, acts: Sequence[SeatAction], view: View) -> tuple[SeatAction, str]:
    """The option that comes nearest to the plan."""
    action = _nearest(acts, wanted.much, view)
    return action, "for_nothing" if isinstance(action, do.Check) and wanted.why in DOUBTS else wanted.why


def _worth_showing(view: View) -> bool:
    """Whether the hand is at least as good as every one that lies open, on one side of the pot."""
    rules = VARIANTS[view.variant]
    own = worths(rules, view.hand or (), view.board)
    open_hands = [worths(rules, one.shown, view.board) for one in opponents(view) if one.shown is not None]
    return any(own[side] >= 0 and all(own[side] >= other[side] for other in open_hands) for side in (0, 1))


def by_share(view: View, asked: AskedView, share: float, chance: Chance) -> Plan:
    """Bet when ahead of the others' hands, more when far ahead; a call must be worth its price."""
    others = max(1, len(opponents(view)))
    fair = 1 / (others + 1)
    if not asked.to_call:
        if share > max(0.55, 1.35 * fair):
            return Plan("big" if share > 0.75 else "small", "ahead")
        bluffs = others == 1 and share < LITTLE and chance.happens(*BLUFFS)
        return Plan("small", "bluff") if bluffs else Plan("least", "for_nothing")
    return Plan("big", "ahead") if share > max(0.75, 1.8 * fair) else call_or_not(view, asked, share)


def _nearest(acts: Sequence[SeatAction], wanted: str, view: View) -> SeatAction:
    raises = [action for action in acts if isinstance(action, do.Raise | do.Complete)]
    everything = [action for action in acts if isinstance(action, do.AllIn)]
    passive = next((action for action in acts if isinstance(action, do.Check | do.BringIn)), None)
    if wanted == "least":
        return passive or next(action for action in acts if isinstance(action, do.Fold))
    if wanted != "call" and (raises or everything):
        return _bet(raises, everything, wanted, view)
    return next((action for action in acts if isinstance(action, do.Call)), passive or acts[0])


def _bet(raises: Sequence[SeatAction], everything: Sequence[SeatAction], wanted: str, view: View) -> SeatAction:
    """The middle or the largest of the bets that are offered; of most of the stack, all of it."""
    if not raises or (wanted == "all" and everything):
        return everything[0] if everything else raises[-1]
    bet = raises[-1] if wanted in ("big", "all") else raises[len(raises) // 2]
    me = me_of(view)
    most = isinstance(bet, do.Raise) and isinstance(bet.to, int) and bet.to - me.bet > MOST_OF_IT * me.stack
    return everything[0] if most and everything else bet
