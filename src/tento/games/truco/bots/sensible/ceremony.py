"""The pack in hand: no ceremony beyond what the rulebook asks for."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.games.truco.rules.actions import Action, Cut, Deal, Draw, HandBack


def handle(options: Sequence[Action], chance: Chance) -> tuple[Action, str] | None:
    """Hands the pack back or deals; cuts somewhere only if that must come first; draws any card. None outside the ceremony."""
    cuts: list[Action] = []
    for action in options:
        match action:
            case HandBack():
                return action, "hand_back"
            case Deal():
                return action, "deal"
            case Draw():
                return chance.choice(options), "draw"
            case Cut():
                cuts.append(action)
    return (chance.choice(cuts), "cut") if cuts else None
