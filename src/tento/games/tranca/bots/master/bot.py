"""The master as a player at the table."""

from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from tento.cards.chance import Chance
from tento.games.tranca.bots.sensible import SensibleTranca
from tento.games.tranca.bots.sensible.judging import worth
from tento.games.tranca.rules.actions import Consent, SeatAction
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from tento.games.tranca.bots.master.thinking import Mind

MOST: Final = 12
"""So many choices are thought about."""
EFFORT: Final = 480
"""So many rodadas are imagined for a choice."""


class Master:
    """Weighs its choices over imagined deals; what is no choice of cards is the sensible player's, as is everything without numba."""

    name = "master"
    deputy = "sensible"

    def __init__(self, rulebook: Rulebook, effort: int = EFFORT) -> None:
        self.rulebook, self.effort = rulebook, effort
        self._sensible = SensibleTranca(rulebook)

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """The option after which the partida is most likely won."""
        usual = self._sensible.choose(view, options, chance)
        if len(options) == 1 or isinstance(usual, Consent) or not can_think():
            return usual
        thought = self._candidates(view, options, usual, chance)
        return thought[self._mind.best(view, thought, thought.index(usual), self.effort, chance)]

    def prepare(self) -> None:
        """Compiles what it thinks with, which takes a while the first time on a machine."""
        if can_think():
            self._mind.warm()

    def _candidates(self, view: View, options: Sequence[SeatAction], usual: SeatAction, chance: Chance) -> list[SeatAction]:
        """What the sensible player thinks most of."""
        worths = worth(view, options, self.rulebook, chance)
        order = sorted(range(len(options)), key=lambda place: -(worths[place] or 0.0))
        best = [options[place] for place in order[:MOST]]
        return best if usual in best else [usual, *best[:-1]]

    @cached_property
    def _mind(self) -> "Mind":
        from tento.games.tranca.bots.master.thinking import Mind  # noqa: PLC0415  # numba is an extra

        return Mind(self.rulebook)


def can_think() -> bool:
    """Whether what it thinks with is installed."""
    return find_spec("numba") is not None and find_spec("numpy") is not None
