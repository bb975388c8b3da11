"""The master as a player at the table."""

from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible import Sensible
from tento.games.truco.rules import actions as do
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from tento.games.truco.bots.master.thinking import Mind

WEIGHED: Final = (do.Play, do.Cover, do.Accept, do.Refuse, do.DecideOnze, do.Claim, do.Raise)
_ASKS: Final = (do.Play, do.Accept, do.DecideOnze)


class Master:
    """Weighs every choice of cards and calls over imagined deals; all else is the sensible player's, as is everything without numba."""

    name = "master"
    deputy = "sensible"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self._sensible = Sensible(rulebook)

    def choose(self, view: View, options: Sequence[do.Action], chance: Chance) -> do.Action:
        """The option after which the partida is most likely won."""
        return self.choose_with_signs(view, options, chance, ())

    def choose_with_signs(self, view: View, options: Sequence[do.Action], chance: Chance, signs: Sequence[str]) -> do.Action:
        """The same, believing the partner's signs as far as nothing contradicts them."""
        weighed = [one for one in options if isinstance(one, WEIGHED)]
        if not self._thinks(view, weighed):
            return self._sensible.choose_with_signs(view, options, chance, signs)
        worths = self._mind.worths(view, weighed, chance, signs)
        return weighed[worths.index(max(worths))]

    def prepare(self) -> None:
        """Compiles what it thinks with, which takes a while the first time on a machine."""
        if can_think():
            for seats in self.rulebook.values.players:
                self._mind.warm(seats)

    @cached_property
    def _mind(self) -> "Mind":
        from tento.games.truco.bots.master.thinking import Mind  # noqa: PLC0415  # numba is an extra

        return Mind(self.rulebook)

    def _thinks(self, view: View, weighed: Sequence[do.Action]) -> bool:
        """Cards and calls are thought about, with cards that are seen, once their order is known."""
        mao, rules = view.mao, self.rulebook.values
        if mao is None or mao.hand is None or len(weighed) < 2 or not any(isinstance(one, _ASKS) for one in weighed):
            return False
        return (mao.vira is not None or rules.vira_dealt == "none") and can_think()


def can_think() -> bool:
    """Whether what it thinks with is installed."""
    return find_spec("numba") is not None and find_spec("numpy") is not None
