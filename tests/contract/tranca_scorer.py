"""The score of a rodada worked out anew from where the cards lie, by the table of Art. 6 and the readings of our inventory."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.contract.tranca_ledger import Ledger

RED = ("3h", "3d")
BLACK = ("3s", "3c")


@dataclass(frozen=True)
class Tariff:
    """What a scorekeeper must know: Art. 6, and how its doubtful places are read."""

    card: int = 10
    black_three: int = 100
    """Left in a hand (TR-58)."""
    red_three: int = 10
    """Left in a hand (TA-13)."""
    red_three_laid: int = 100
    laid_also_counts: bool = False
    """A red three on the table counts ten as well (TA-14)."""
    limpa: int = 200
    suja: int = 100
    batida: int = 100
    no_morto: int = 100
    converted_too: bool = True
    """A pair whose morto became the monte pays for it all the same (TA-22)."""
    unseen: str = "morto"
    """Of a morto that was never played only this is charged: the `morto` as if never taken, or its `cards` (TA-26)."""
    target: int = 1500


AFIA = Tariff()
OTHER_READING = Tariff(black_three=10, red_three=100, laid_also_counts=True, converted_too=False, unseen="cards")


def _in_hand(cards: Iterable[str], tariff: Tariff) -> int:
    return sum(tariff.black_three if card in BLACK else tariff.red_three if card in RED else tariff.card for card in cards)


def _canastra(cards: tuple[str, ...], tariff: Tariff) -> int:
    if len(cards) < 7:
        return 0
    return tariff.suja if any(card[0] == "2" for card in cards) else tariff.limpa


def points(ledger: Ledger, pair: int, out: int | None, tariff: Tariff) -> int:
    """What a pair made, when the seat `out` went out (None: nobody did)."""
    jogos = [jogo.cards for jogo in ledger.melds[pair]]
    threes = len(ledger.red_threes[pair])
    canastras = [_canastra(cards, tariff) for cards in jogos]
    total = tariff.card * sum(map(len, jogos)) + sum(canastras)
    total += threes * (tariff.red_three_laid if any(canastras) else -tariff.red_three_laid)
    total += tariff.card * threes if tariff.laid_also_counts else 0
    beaten = out is not None and out % 2 != pair
    waiting = [seat for seat in ledger.pending if seat % 2 == pair]
    for seat in (pair, pair + 2):
        if not (beaten and seat in waiting and tariff.unseen == "morto"):
            total -= _in_hand(ledger.hands[seat], tariff)
    if out is not None and not beaten:
        total += tariff.batida
    if beaten and waiting:
        total -= 0 if tariff.unseen == "cards" else tariff.no_morto
    elif beaten and not ledger.morto_taken[pair] and (tariff.converted_too or any(ledger.mortos)):
        total -= tariff.no_morto
    return total


class Scorer:
    """Adds up the rodadas of a partida; `won` is the pair that has made the target, the higher total if both have."""

    def __init__(self, tariff: Tariff) -> None:
        self._tariff = tariff
        self.score = [0, 0]

    def hear(self, event: Any, ledger: Ledger) -> None:
        """A rodada has ended: that it has, and who went out, everybody at the table heard."""
        if type(event).__name__ == "RodadaEnded":
            self.score = [had + points(ledger, pair, event.seat, self._tariff) for pair, had in enumerate(self.score)]

    @property
    def over(self) -> bool:
        """True if a pair has made the target and no other stands level with it."""
        return max(self.score) >= self._tariff.target and self.score[0] != self.score[1]
