"""A poker bot that knows nothing. It is the floor that every other bot must beat."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.poker.rules.table_actions import SeatAction, TimeCard
from tento.games.poker.rules.views import View
from tento.rulebooks.rulebook import Rulebook


class RandomPoker:
    """Chooses the kind of action by chance, then one of that kind: three sizes of a raise are no more likely than one call."""

    name = "random"
    quick = True

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:  # noqa: ARG002 - the contract names it
        """One of the options by chance alone; it never asks for more time."""
        acts = [action for action in options if not isinstance(action, TimeCard)]
        kinds = sorted({type(action) for action in acts}, key=lambda kind: kind.__name__)
        kind = chance.choice(kinds)
        return chance.choice([action for action in acts if type(action) is kind])
