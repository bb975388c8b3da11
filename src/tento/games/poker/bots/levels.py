"""Players of levels that people feel: each knows what the sensible player knows, and makes the mistakes that people of its level make."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.classes import class_of
from tento.games.poker.bots.sensible.deciding import advise, carried_out, plan
from tento.games.poker.bots.sensible.plan import Plan
from tento.games.poker.bots.sensible.tables import better_share
from tento.games.poker.bots.sensible.widths import big_of, me_of
from tento.games.poker.rules.hands import RANKS
from tento.games.poker.rules.table_actions import SeatAction, TimeCard
from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.rules.views import AskedView, View
from tento.rulebooks.rulebook import Rulebook

_PERCENT: Final = 100
PRETTY: Final = 0.6
"""A hand that is better than four in ten looks pretty to somebody who likes to play."""
ANYWHERE: Final = 0.36
"""Who forgets the position opens as if it were the button."""
CHEAP: Final = 4
"""A call of up to so many big blinds before the flop seems cheap."""
BIG_BET: Final = 0.6
"""More than this part of the pot is a bet that frightens."""


SHORT_PLANS: Final = ("push", "too_weak_to_push")
"""The reasons of all-in or nothing."""


class Mistakes(NamedTuple):
    """How often in a hundred choices a player makes each mistake, where there is room for it."""

    loose: int
    """Comes in with a pretty hand that is not worth it."""
    unplaced: int
    """Forgets the position: opens in front of everybody what only the button opens."""
    curious: int
    """Calls a bet that is too dear, to see what comes."""
    afraid: int
    """Gives up a fair call against a big bet."""
    top_pair: int
    """Takes the highest pair for a hand to put everything in with."""
    shy: int
    """Checks or calls where a bet is good."""
    unready: int
    """Plays a short stack like a deep one: calls with a pretty hand where one goes all-in or folds."""


LEVELS: Final = {
    "iniciante": Mistakes(loose=90, unplaced=70, curious=75, afraid=40, top_pair=60, shy=60, unready=85),
    "jogador": Mistakes(loose=40, unplaced=35, curious=30, afraid=25, top_pair=25, shy=30, unready=40),
}


class LevelBot:
    """The sensible player with the mistakes of a level."""

    def __init__(self, name: str, rulebook: Rulebook) -> None:
        self.name, self.rulebook, self._mistakes = name, rulebook, LEVELS[name]

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """What the sensible player would do, as far as this one judges as well."""
        acts = [action for action in options if not isinstance(action, TimeCard)]
        asked = view.asked
        if len(acts) == 1 or asked is None or asked.showdown:
            return advise(view, options, self.rulebook, chance)[0]
        wanted = plan(view, asked, self.rulebook, chance)
        holdem = not VARIANTS[view.variant].stud and VARIANTS[view.variant].hole == 2
        mistaken = self._before(view, asked, wanted, chance) if holdem and not view.board else self._after(view, asked, wanted, chance)
        return carried_out(mistaken, acts, view)[0]

    def _makes(self, mistake: int, chance: Chance) -> bool:
        return chance.happens(mistake, _PERCENT)

    def _before(self, view: View, asked: AskedView, wanted: Plan, chance: Chance) -> Plan:
        """Before the flop of hold'em."""
        better, big = better_share(class_of(view.hand or ())), big_of(view)
        if wanted.why in SHORT_PLANS and self._makes(self._mistakes.unready, chance):
            return Plan("call", "good_price") if better < PRETTY else Plan("least", "too_weak_to_push")
        if wanted.much == "least" and view.current <= big and better < ANYWHERE and self._makes(self._mistakes.unplaced, chance):
            return Plan("small", "open")
        if wanted.much == "least" and 0 < asked.to_call <= CHEAP * big and better < PRETTY and self._makes(self._mistakes.loose, chance):
            return Plan("call", "good_price")
        if wanted.much in ("small", "big") and self._makes(self._mistakes.shy, chance):
            return Plan("call", wanted.why)
        return wanted

    def _after(self, view: View, asked: AskedView, wanted: Plan, chance: Chance) -> Plan:
        """With a board, or with cards that lie open."""
        if _top_pair(view) and self._makes(self._mistakes.top_pair, chance):
            return Plan("big", wanted.why)
        if wanted.much in ("small", "big") and self._makes(self._mistakes.shy, chance):
            return Plan("call", wanted.why)
        if not asked.to_call:
            return wanted
        frightens = asked.to_call > BIG_BET * (view.pot - asked.to_call) or asked.to_call >= me_of(view).stack
        if wanted.much == "call" and frightens and self._makes(self._mistakes.afraid, chance):
            return Plan("least", "too_dear")
        if wanted.much == "least" and not frightens and self._makes(self._mistakes.curious, chance):
            return Plan("call", "good_price")
        return wanted


def _top_pair(view: View) -> bool:
    """A pair of the highest card of the board with one of the two own ones."""
    if not view.board or not view.hand or len(view.hand) != 2:
        return False
    top = max((card[0] for card in view.board), key=RANKS.index)
    return sum(card[0] == top for card in view.hand) == 1


BOTS: Final[dict[str, Callable[[Rulebook], LevelBot]]] = {name: partial(LevelBot, name) for name in LEVELS}
