"""A poker bot that plays soundly: hands by position, the price of a call, all-in or nothing when short; for every game of the table."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.poker.bots.sensible.deciding import advise
from tento.games.poker.rules.table_actions import SeatAction
from tento.games.poker.rules.views import View
from tento.rulebooks.rulebook import Rulebook

__all__ = ["SensiblePoker", "advise"]


class SensiblePoker:
    """Looks at its cards, the board and the bets, and at nothing else."""

    name = "sensible"

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[SeatAction], chance: Chance) -> SeatAction:
        """What it would advise anybody in its place."""
        return advise(view, options, self.rulebook, chance)[0]
