"""The medals of tranca: pure rules over what everybody may know of a match."""

from collections.abc import Sequence
from typing import Final

from tento.games.tranca.rules import events as ev
from tento.table.medals import Medals, Seen
from tento.table.seats import Seat

CANASTRA: Final = 7
ALL_REDS: Final = 4
LIMPAS: Final = 3
KEYS: Final = ("aces", "direct_batida", "all_reds", "three_limpas")
"""A clean canastra of aces; a direct batida; all four red threes in a rodada; three clean canastras in a rodada."""


class _Watching:
    """One match while its steps go by. Jogos and red threes are the pair's; who goes out does it alone."""

    def __init__(self, seats: int) -> None:
        self.won = [set[str]() for _ in range(seats)]

    def note(self, event: ev.TrancaEvent) -> None:
        match event:
            case ev.MeldLaid():
                self._meld(event.seat, event.cards, event.kind)
            case ev.CardsAdded():
                self._meld(event.seat, event.whole, event.kind)
            case ev.RodadaEnded():
                self._end_rodada(event)

    def _meld(self, seat: Seat, cards: Sequence[str], kind: str) -> None:
        if kind == "limpa" and len(cards) >= CANASTRA and all(card[0] == "A" for card in cards):
            self._pair(seat, "aces")

    def _end_rodada(self, event: ev.RodadaEnded) -> None:
        if event.seat is not None and event.direct:
            self.won[event.seat].add("direct_batida")
        for pair, made in enumerate(event.pairs):
            counts = {line.what: line.count for line in made.lines if line.points > 0}
            if counts.get("red_threes", 0) >= ALL_REDS:
                self._pair(pair, "all_reds")
            if counts.get("limpas", 0) >= LIMPAS:
                self._pair(pair, "three_limpas")

    def _pair(self, seat: int, medal: str) -> None:
        for theirs in self.won[seat % 2 :: 2]:
            theirs.add(medal)


def won(seats: int, steps: Sequence[Seen]) -> tuple[frozenset[str], ...]:
    """The medals of each seat."""
    watching = _Watching(seats)
    for step in steps:
        for event in step.events:
            watching.note(event)
    return tuple(map(frozenset, watching.won))


MEDALS: Final = Medals(KEYS, won)
