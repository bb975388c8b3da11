"""Small players of one habit each: whoever wants to be strong must beat every way of playing, not one opponent.

They know how good their two cards are and what they have made of the board, and nothing of the others. Where a game is not hold'em they
call or check by the same habit with any hand.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.classes import class_of
from tento.games.poker.bots.sensible.tables import better_share
from tento.games.poker.bots.sensible.worth import high as worth_of
from tento.games.poker.bots.sensible.worth import sum_of, worths
from tento.games.poker.rules import actions as do
from tento.games.poker.rules.table_actions import SeatAction, TimeCard
from tento.games.poker.rules.variants import VARIANTS
from tento.games.poker.rules.views import View
from tento.rulebooks.rulebook import Rulebook

CATEGORY: Final = 26
"""Above this bit of a worth stands what the hand is: one for a pair, two for two pairs."""


class Style(NamedTuple):
    """With which part of all hands it comes in, raises and stays in against a raise; from which made hand it bets and calls.

    A made hand is counted as what the own cards add to the board: one for a pair of the own, two for two pairs. `bluffs` is how
    often in a hundred it bets with nothing.
    """

    name: str
    enters: float
    raises: float
    stays: float
    bets: int
    calls: int
    bluffs: int = 0


ALL: Final = (
    Style("caller", enters=1.0, raises=0.0, stays=1.0, bets=9, calls=0),
    Style("tight", enters=0.12, raises=0.08, stays=0.04, bets=1, calls=2),
    Style("loose", enters=0.6, raises=0.1, stays=0.3, bets=2, calls=1),
    Style("bully", enters=0.5, raises=0.4, stays=0.2, bets=1, calls=1, bluffs=40),
)


class StyleBot:
    """Plays in one style."""

    quick = True

    def __init__(self, style: Style, rulebook: Rulebook) -> None:
        self.name = style.name
        self.style, self.rulebook = style, rulebook

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """By its style; every hand is shown."""
        kinds = {type(action): action for action in options if not isinstance(action, TimeCard)}
        if do.Show in kinds:
            return kinds[do.Show]
        passive = kinds.get(do.Check) or kinds.get(do.BringIn) or kinds[do.Fold]
        raises = [action for action in options if isinstance(action, do.Raise | do.Complete | do.AllIn)]
        raised, called = self._wants(view, chance)
        if raised and raises:
            return raises[len(raises) // 2]
        return kinds.get(do.Call, passive) if called else passive

    def _wants(self, view: View, chance: Chance) -> tuple[bool, bool]:
        """Whether to raise, and whether to call."""
        style, rules = self.style, VARIANTS[view.variant]
        if not rules.stud and rules.hole == 2 and not view.board:
            better, raised = better_share(class_of(view.hand or ())), view.current > view.level.big
            return better < style.raises and not raised, better < (style.stays if raised else style.enters)
        made = self._made(view)
        return made >= style.bets or (style.bluffs > 0 and chance.happens(style.bluffs, 100)), made >= style.calls

    def _made(self, view: View) -> int:
        """What the own cards have made, beyond what lies on the board for all."""
        rules = VARIANTS[view.variant]
        if len(view.hand or ()) + len(view.board) < 5 or (rules.omaha and len(view.board) < 3):
            return 1
        own = worths(rules, view.hand or (), view.board)[0]
        return (max(own, 0) >> CATEGORY) - (worth_of(sum_of(view.board)) >> CATEGORY if view.board else 0)


STYLES: Final[dict[str, Callable[[Rulebook], StyleBot]]] = {style.name: partial(StyleBot, style) for style in ALL}
