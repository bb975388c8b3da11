"""A bot that plays tranca as a sensible person does, from its own view alone."""

from collections.abc import Sequence

from tento.bots.tranca_sensible.advice import advise
from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.tranca.actions import SeatAction
from tento.tranca.views import View

__all__ = ["SensibleTranca", "advise"]


class SensibleTranca:
    """The house's own tranca player: it takes the advice that it gives."""

    name = "sensible"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """What it would advise anybody in its place."""
        return advise(view, options, self.rulebook, chance)[0]
