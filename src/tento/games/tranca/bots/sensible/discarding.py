"""What to throw away: what promises least and helps the next player least; a black three when it locks something."""

from tento.games.tranca.bots.sensible.spot import Spot
from tento.games.tranca.bots.sensible.worth import feeding, keeping
from tento.games.tranca.rules.actions import Discard, SeatAction
from tento.games.tranca.rules.melds import is_black_three

Advice = tuple[SeatAction, str]
WORTH_LOCKING = 5
"""A lixo of so many cards is worth a black three."""


def throw(spot: Spot) -> Advice:
    """The discard that costs least."""
    cards = [action for action in spot.options if isinstance(action, Discard)]
    black = next((action for action in cards if is_black_three(action.card)), None)
    rest = [action for action in cards if not is_black_three(action.card)]
    if black is not None and (not rest or _lock_now(spot, rest)):
        return black, "lock_lixo"
    return min(rest, key=lambda action: cost(spot, action)), "discard_least"


def cost(spot: Spot, action: Discard) -> int:
    """What the card promised in the hand, and what it gives to the next player."""
    return keeping(action.card, spot.hand) + feeding(action.card, spot)


def _lock_now(spot: Spot, rest: list[Discard]) -> bool:
    """A big lixo, nothing safe to throw, or the risk of being left with a card that costs a hundred."""
    heavy = spot.rodada.lixo_size >= WORTH_LOCKING
    unsafe = min(feeding(action.card, spot) for action in rest) > 14
    risk = spot.danger or spot.late or len(spot.hand) <= 3 or _threatened(spot)
    return heavy or unsafe or risk


def _threatened(spot: Spot) -> bool:
    """The opponents have had their morto: the end may come within a few turns."""
    return spot.rodada.morto_taken[1 - spot.pair] and min(spot.they_hold) <= 6
