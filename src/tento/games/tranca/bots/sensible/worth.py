"""What cards are worth in hand, and what they would be worth to the opponents."""

from collections.abc import Iterable, Sequence
from typing import Final

from tento.cards.card import Card
from tento.games.tranca.bots.sensible.spot import Spot, wild
from tento.games.tranca.rules.melds import CHAIN, PLACE, is_black_three
from tento.games.tranca.rules.views import MeldView

WILD_WORTH: Final = 60
_NEAR: Final = {1: 9, 2: 5}
_ALIKE: Final = 8


def keeping(card: Card, hand: Sequence[Card]) -> int:
    """How much a card of the hand promises: neighbours of its suit and cards of its rank."""
    if wild(card):
        return WILD_WORTH
    if is_black_three(card):
        return 0
    place = PLACE[card[0]]
    promise = 0
    others = list(hand)
    others.remove(card)
    for other in others:
        if other[0] == card[0]:
            promise += _ALIKE
        elif other[1] == card[1] and other[0] in PLACE:
            promise += _NEAR.get(abs(PLACE[other[0]] - place), 0)
    return promise


def fits(card: Card, meld: MeldView) -> bool:
    """Whether a natural card would go on this jogo as it lies."""
    if card[0] not in PLACE:
        return False
    if not meld.sequence:
        return any(other[0] == card[0] for other in meld.cards)
    natural = next((at, other) for at, other in enumerate(meld.cards) if not wild(other))
    low = PLACE[natural[1][0]] - natural[0]
    high = low + len(meld.cards) - 1
    freed = low <= PLACE[card[0]] <= high and wild(meld.cards[PLACE[card[0]] - low])
    ends = {CHAIN[at] for at in (low - 1, high + 1) if 0 <= at < len(CHAIN)}
    return card[1] == natural[1][1] and (card[0] in ends or freed)


def feeding(card: Card, spot: Spot) -> int:
    """What the next opponent would gain by this card on top of the lixo: certain on a laid jogo, a guess otherwise."""
    if is_black_three(card):
        return 0
    heap = spot.rodada.lixo_size + 1
    if wild(card):
        return 20 + 4 * heap
    if any(fits(card, meld) for meld in spot.theirs):
        return 12 + 5 * heap
    return min(heap, 12) * guess(card, _seen(spot)) // 4


def guess(card: Card, seen: Iterable[Card]) -> int:
    """From 0 to 4: how likely it is that somebody holds two cards that go with it; those in sight cannot be held."""
    known = list(seen)
    place = PLACE.get(card[0])
    if place is None:
        return 0
    alike = sum(other[0] == card[0] for other in known)
    near = sum(other[1] == card[1] and other[0] in PLACE and abs(PLACE[other[0]] - place) == 1 for other in known)
    edge = 1 if place in (0, len(CHAIN) - 1) else 0
    return max(0, 4 - (alike + near) // 2 - edge)


def _seen(spot: Spot) -> list[Card]:
    laid = [card for melds in spot.rodada.melds for meld in melds for card in meld.cards]
    return [*laid, *spot.hand]
