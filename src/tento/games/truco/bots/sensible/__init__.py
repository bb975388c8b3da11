"""A bot that plays as a sensible person does, from its own view alone."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.truco.bots.sensible.advice import advise
from tento.games.truco.rules.actions import Action
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook

__all__ = ["Sensible", "advise"]


class Sensible:
    """The good player: it takes the advice that it gives."""

    name = "sensible"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """What it would advise anybody in its place."""
        return advise(view, options, self.rulebook, chance)[0]

    def choose_with_signs(self, view: View, options: Sequence[Action], chance: Chance, signs: Sequence[str]) -> Action:
        """The same, believing the partner's signs as far as nothing contradicts them."""
        return advise(view, options, self.rulebook, chance, signs)[0]
