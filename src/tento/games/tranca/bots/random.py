"""A tranca bot that knows nothing. It is the floor that every other bot must beat."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.tranca.rules.actions import SeatAction
from tento.games.tranca.rules.views import View
from tento.rulebooks.rulebook import Rulebook


class RandomTranca:
    """Chooses the kind of action by chance, then one of that kind: thirty discards are no more likely than one jogo."""

    name = "random"
    quick = True

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:  # noqa: ARG002 - the contract names it
        """One of the options by chance alone."""
        kinds = sorted({type(action) for action in options}, key=lambda kind: kind.__name__)
        kind = chance.choice(kinds)
        return chance.choice([action for action in options if type(action) is kind])
