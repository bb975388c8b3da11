"""The score of a rodada worked out anew from the cards on the table, by the formula of the inventory and by nothing of the engine."""

from collections.abc import Iterable
from typing import Any

RED = ("3h", "3d")
BLACK = ("3s", "3c")


def _in_hand(cards: Iterable[str], values: Any) -> int:
    return sum(values.black3_in_hand if card in BLACK else values.red3_in_hand if card in RED else values.card_points for card in cards)


def _canastra(cards: tuple[str, ...], values: Any) -> int:
    if len(cards) < 7:
        return 0
    twos = sum(card[0] == "2" for card in cards)
    clean = twos == 0 or (twos == len(cards) and values.trinca_of_twos == "as_limpa")
    return int(values.limpa_points if clean else values.suja_points)


def points(rodada: Any, pair: int, out: int | None, values: Any) -> int:
    """What a pair made, when the seat `out` went out (None: nobody did)."""
    melds = [meld.cards for meld in rodada.melds[pair]]
    threes = len(rodada.red_threes[pair])
    canastras = [_canastra(cards, values) for cards in melds]
    total = values.card_points * sum(map(len, melds)) + sum(canastras)
    total += threes * (values.red3_points if any(canastras) else -values.red3_points)
    total += values.card_points * threes if values.red3_adds_ten else 0
    beaten = out is not None and out % 2 != pair
    waiting = [seat for seat in rodada.pending if seat % 2 == pair]
    for seat in (pair, pair + 2):
        if not (beaten and seat in waiting and values.pending_morto == "penalty_only"):
            total -= _in_hand(rodada.hands[seat], values)
    if out is not None and not beaten:
        total += values.batida_points
    if beaten and waiting:
        total -= 0 if values.pending_morto == "cards_only" else values.morto_penalty
    elif beaten and not rodada.morto_taken[pair] and (values.converted_morto_penalty or any(rodada.mortos)):
        total -= values.morto_penalty
    return int(total)
