"""A bot that knows nothing: any option is as good as any other. It is the floor that every other bot must beat."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.truco.rules.actions import Action, Cut, Deal, HandBack, Peek, Steal
from tento.games.truco.rules.views import View
from tento.rulebooks.rulebook import Rulebook


class RandomBot:
    """Chooses uniformly, but honestly and without fuss: it never cheats, and hands the pack back or deals as soon as it may."""

    name = "random"
    quick = True

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:  # noqa: ARG002 - the contract names it
        """One of the options by chance alone."""
        for action in options:
            if isinstance(action, HandBack | Deal):
                return action
        honest = [action for action in options if not isinstance(action, Steal | Peek)]
        cuts = [action for action in honest if isinstance(action, Cut)]
        return chance.choice(cuts or honest or options)
