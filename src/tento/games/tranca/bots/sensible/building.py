"""What to lay: clean sequences and trincas first, every card that fits, and the wild cards where they make a canastra."""

from tento.games.tranca.bots.sensible.spot import Spot, wild
from tento.games.tranca.rules.actions import Add, Discard, Lay, SeatAction

Advice = tuple[SeatAction, str]
CANASTRA = 7


def build(spot: Spot) -> Advice | None:
    """The next jogo or card to lay; None when it is time to discard."""
    if _should_wait(spot):
        return None
    return _clean_add(spot) or _clean_lay(spot) or _wild_add(spot) or _wild_lay(spot)


def _should_wait(spot: Spot) -> bool:
    """With the batida in reach but not worth it yet, two cards are kept; unless the last one may only be laid."""
    closing = not spot.morto_due and spot.has_canastra and len(spot.hand) <= 2
    return closing and not pays(spot) and any(isinstance(action, Discard) for action in spot.options)


def pays(spot: Spot) -> bool:
    """Whether going out now gains: the bonus and what the others hold, less what the partner does."""
    unpaid = 100 if not spot.rodada.morto_taken[1 - spot.pair] else 0
    return spot.danger or spot.late or 100 + unpaid + 10 * sum(spot.they_hold) >= 10 * spot.partner_holds


def _clean_add(spot: Spot) -> Advice | None:
    """A natural card on the longest jogo that takes it."""
    adds = [action for action in spot.options if isinstance(action, Add) and not any(wild(card) for card in action.cards)]
    if not adds:
        return None
    return max(adds, key=lambda add: (_size(spot, add.meld), len(add.cards), add.low)), "add_card"


def _size(spot: Spot, name: str) -> int:
    """How long a jogo is; one that is six long comes first of all."""
    size = next(len(meld.cards) for meld in spot.ours if meld.name == name)
    return 100 if size == CANASTRA - 1 else size


def _clean_lay(spot: Spot) -> Advice | None:
    """The longest sequência without a wild card; then trincas, as many cards as there are."""
    lays = [action for action in spot.options if isinstance(action, Lay) and not any(wild(card) for card in action.cards)]
    if not lays:
        return None
    return max(lays, key=lambda lay: (len({card[0] for card in lay.cards}), len(lay.cards))), "lay_clean"


def _wild_add(spot: Spot) -> Advice | None:
    """A wild card where it makes the canastra that is missing, or anywhere when the end is near or the morto is one card away."""
    adds = [action for action in spot.options if isinstance(action, Add) and any(wild(card) for card in action.cards)]
    if not adds:
        return None
    best = max(adds, key=lambda add: (_size(spot, add.meld), not add.low))
    missing = CANASTRA - 1 - min(_size(spot, best.meld), CANASTRA - 1)
    makes = missing == 0 and _size(spot, best.meld) == 100
    needed = makes and (not spot.has_canastra or len(spot.hand) <= 4)
    finishing = spot.morto_due and len(spot.hand) <= 2
    hurry = spot.danger or spot.late
    if needed or finishing or hurry or (not spot.has_canastra and missing <= 1):
        return best, "wild_canastra" if makes else "wild_hurry"
    return None


def _wild_lay(spot: Spot) -> Advice | None:
    """A new jogo with a wild card, when it empties the hand or when cards in hand will cost soon."""
    lays = [action for action in spot.options if isinstance(action, Lay)]
    if not lays:
        return None
    best = max(lays, key=lambda lay: len(lay.cards))
    left = len(spot.hand) - len(best.cards)
    if spot.danger or spot.late or (left <= 1 and (spot.morto_due or pays(spot))):
        return best, "lay_wild"
    return None


def closes(spot: Spot) -> Advice | None:
    """The discard of the last card, where it ends the rodada and that pays, or brings the morto."""
    last = [action for action in spot.options if isinstance(action, Discard)]
    if len(spot.hand) != 1 or len(last) != 1:
        return None
    return last[0], "morto" if spot.morto_due else "go_out"
