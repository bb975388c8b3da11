"""The monte or the lixo; the second card of the opening turn."""

from tento.games.tranca.bots.sensible.spot import FEW, Spot, wild
from tento.games.tranca.bots.sensible.worth import fits, keeping
from tento.games.tranca.rules.actions import Draw, Reject, SeatAction, Take

Advice = tuple[SeatAction, str]


def draw_or_take(spot: Spot) -> Advice:
    """The lixo is cards to build with: take it, unless it costs a wild card for little or comes when the hand should be empty."""
    takes = [action for action in spot.options if isinstance(action, Take)]
    if takes:
        best = max(takes, key=lambda take: gain(spot, take))
        if gain(spot, best) > 0:
            return best, "take_lixo"
    return next(action for action in spot.options if isinstance(action, Draw)), "draw_monte"


def gain(spot: Spot, take: Take) -> int:
    """What the lixo brings less what its use costs; cards that come late or before a batida are a burden."""
    heap = spot.rodada.lixo_size
    burden = spot.danger or (len(spot.hand) <= FEW and spot.has_canastra and not spot.morto_due)
    gained = -6 * (heap - 1) if burden else 5 * heap
    gained += 15 if take.meld is not None else 6
    gained -= 25 * sum(wild(card) for card in take.cards)
    top = spot.rodada.lixo_top
    if take.meld is not None and top is not None and wild(top):
        gained -= 10
    return gained


def rejects(spot: Spot) -> Advice | None:
    """The opening player gives the first card back when it goes with nothing."""
    card = spot.rodada.may_reject
    reject = next((action for action in spot.options if isinstance(action, Reject)), None)
    if reject is None or card is None or wild(card):
        return None
    useless = keeping(card, spot.hand) < 8 and not any(fits(card, meld) for meld in spot.ours)
    return (reject, "reject_first") if useless else None
