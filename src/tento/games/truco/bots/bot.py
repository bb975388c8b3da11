"""What a bot is: somebody who sees a view and chooses one of the actions offered."""

from collections.abc import Sequence
from typing import Protocol

from tento.cards.chance import Chance
from tento.games.truco.rules.actions import Action
from tento.games.truco.rules.views import View


class Bot(Protocol):
    """A player made of code. It never gets a state, only what its seat may know; its luck comes in as an argument."""

    name: str

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """One of the options, which are never empty."""
        ...
