"""A bot that plays tranca as a sensible person does, from its own view alone."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.tranca.bots.sensible.advice import advise
from tento.games.tranca.rules.actions import SeatAction
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook

__all__ = ["SensibleTranca", "advise"]


class SensibleTranca:
    """The good player: it takes the advice that it gives."""

    name = "sensible"
    quick = True

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """What it would advise anybody in its place."""
        return advise(view, options, self.rulebook, chance)[0]
