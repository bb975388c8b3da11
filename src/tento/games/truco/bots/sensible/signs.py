"""What the partner's signs say of the partner's cards. A partner may lie: signs that what lies open contradicts are worth nothing."""

from collections.abc import Collection, Sequence

from tento.cards.card import Card
from tento.games.truco.rules.ranking import manilhas
from tento.games.truco.rules.views import MaoView
from tento.games.truco.talk import COMMON, MANILHAS
from tento.games.truco.values import TrucoRules


def signed_cards(rules: TrucoRules, mao: MaoView, partner: int, signs: Sequence[str], unseen: Collection[Card]) -> list[Card]:
    """The cards that the partner still holds by these signs; none if one of them cannot be true.

    Of a common rank any card that is not seen stands for the one that is meant: they are worth the same.
    """
    best = manilhas(rules, mao.vira)
    laid = [one.card for row in (mao.laid, *(rodada.laid for rodada in mao.rodadas)) for one in row if one.seat == partner]
    hidden = laid.count(None)
    found: list[Card] = []
    for sign in signs:
        meant = [card for card in best if MANILHAS[card[1]] == sign] or _of_rank(sign, best)
        if any(card in laid for card in meant):
            continue
        free = next((card for card in meant if card in unseen), None)
        if free is None and not hidden:
            return []
        found += [] if free is None else [free]
    return found if len(found) <= mao.hand_sizes[partner] + hidden else []


def _of_rank(sign: str, best: Sequence[Card]) -> list[Card]:
    rank = next((rank for rank, name in COMMON.items() if name == sign), "")
    return [card for suit in MANILHAS if rank and (card := Card(rank + suit)) not in best]
