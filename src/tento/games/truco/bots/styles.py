"""Small players of one habit each: whoever wants to be strong must beat every way of playing, not one opponent.

They lay cards by habit and never look ahead. What makes the difference is when they call, and what they say yes to.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tento.cards.chance import Chance
from tento.games.truco.bots.hope import hope
from tento.games.truco.bots.sensible.ceremony import handle
from tento.games.truco.bots.sensible.habits import habit
from tento.games.truco.bots.sensible.knowledge import Known, know
from tento.games.truco.rules.actions import Accept, Action, DecideOnze, Keep, Peek, Play, Raise, Refuse, Steal
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook

_WAITED_FOR: Final = 2
"""A slow one waits until it has so many cards left."""


class Style(NamedTuple):
    """From which share of cards below the own ones it says yes, and calls; how often in a hundred it calls with nothing.

    A `slow` one calls only with its last two cards. One that `counts` thinks of the cards still unseen, others of the whole pack.
    """

    name: str
    accepts: float
    calls: float
    bluffs: int = 0
    slow: bool = False
    counts: bool = False


ALL: Final = (
    Style("tight", accepts=0.86, calls=0.92),
    Style("loose", accepts=0.35, calls=0.70, bluffs=12),
    Style("slow", accepts=0.62, calls=0.80, slow=True),
    Style("counter", accepts=0.70, calls=0.80, bluffs=3, counts=True),
    Style("bluffer", accepts=0.60, calls=0.65, bluffs=35),
    Style("stubborn", accepts=0.0, calls=0.85),
    Style("quiet", accepts=0.70, calls=1.1),
)


class StyleBot:
    """Plays in one style."""

    quick = True

    def __init__(self, style: Style, rulebook: Rulebook) -> None:
        self.name = style.name
        self.style, self.rulebook = style, rulebook

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """Honest, without fuss with the pack, and by its style where something is asked."""
        honest: Sequence[Action] = [action for action in options if not isinstance(action, Steal | Peek)] or options
        handled = handle(honest, chance)
        if handled is not None:
            return handled[0]
        if len(honest) == 1 or view.mao is None or view.mao.hand is None:
            return chance.choice(honest)
        return self._with_cards(know(view, self.rulebook), honest, chance)

    def _with_cards(self, known: Known, options: Sequence[Action], chance: Chance) -> Action:
        kinds = {type(action): action for action in options}
        good = hope(known, known.unseen if self.style.counts else tuple(known.strength.values()))
        raises = [action for action in options if isinstance(action, Raise)]
        if DecideOnze in kinds:
            return DecideOnze(good >= self.style.accepts)
        if Keep in kinds:
            return min((action for action in options if isinstance(action, Keep)), key=lambda keep: known.strength[keep.card])
        if Accept in kinds:
            if raises and good >= (1 + self.style.calls) / 2:
                return raises[0]
            return kinds[Accept] if good >= self.style.accepts or Refuse not in kinds else kinds[Refuse]
        if raises and self._calls(known, good, chance):
            return raises[0]
        return _lay(known, options) or chance.choice(options)

    def _calls(self, known: Known, good: float, chance: Chance) -> bool:
        if self.style.slow and len(known.hand) > _WAITED_FOR:
            return False
        return good >= self.style.calls or (self.style.bluffs > 0 and chance.happens(self.style.bluffs, 100))


def _lay(known: Known, options: Sequence[Action]) -> Action | None:
    """The card that habit lays, face up."""
    if not known.hand:
        return None
    wanted = habit(list(known.hand), known.ours, known.theirs, known.pair, known.course)
    return next((action for action in options if isinstance(action, Play) and known.strength[action.card] == wanted), None)


STYLES: Final[dict[str, Callable[[Rulebook], StyleBot]]] = {style.name: partial(StyleBot, style) for style in ALL}
