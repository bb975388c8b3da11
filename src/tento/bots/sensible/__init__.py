"""A bot that plays as a sensible person does, from its own view alone."""

from collections.abc import Sequence

from tento.bots.sensible.advice import advise
from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.truco.actions import Action
from tento.truco.views import View

__all__ = ["Sensible", "advise"]


class Sensible:
    """The house's own player: it takes the advice that it gives."""

    name = "sensible"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """What it would advise anybody in its place."""
        return advise(view, options, self.rulebook, chance)[0]
