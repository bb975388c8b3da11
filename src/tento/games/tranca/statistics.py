"""What a tranca player's matches say of the player, counted from the steps of a match by the rules of tranca."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tento.games.tranca.rules import events as ev
from tento.table.game import Step
from tento.table.kit import Statistics
from tento.table.seats import Actor, Pair, pair_of
from tento.table.tallying import counted

KEYS = (
    "matches", "matches_won", "partidas", "partidas_won", "rodadas", "rodadas_won", "points", "batidas", "batidas_diretas",
    "canastras_limpas", "canastras_sujas", "mortos_taken", "lixos_taken", "red_threes", "black_threes_discarded", "melds_laid",
)  # fmt: skip
"""Every tally there is. A rodada is won by the pair that made more points in it; canastras, points and batidas are the pair's."""


class _Counting:
    """The tallies of one match while its steps go by."""

    def __init__(self, seats: int) -> None:
        self.tallies = [Counter[str]() for _ in range(seats)]

    def note(self, event: ev.TrancaEvent) -> None:
        match event:
            case ev.MeldLaid():
                self.tallies[event.seat]["melds_laid"] += 1
            case ev.LayingUndone():
                self.tallies[event.seat]["melds_laid"] -= not event.whole
            case ev.LixoTaken():
                self.tallies[event.seat]["lixos_taken"] += 1
            case ev.RedThreeLaid():
                self.tallies[event.seat]["red_threes"] += 1
            case ev.MortoTaken():
                self.tallies[event.seat]["mortos_taken"] += 1
            case ev.CardDiscarded():
                self.tallies[event.seat]["black_threes_discarded"] += event.locks
            case ev.RodadaEnded():
                self._end_rodada(event)
            case ev.PartidaEnded():
                self._pair(event.winner, "partidas_won")
                self._everybody("partidas")
            case ev.MatchEnded():
                self._pair(event.winner, "matches_won")
                self._everybody("matches")

    def _end_rodada(self, event: ev.RodadaEnded) -> None:
        self._everybody("rodadas")
        for pair, made in enumerate(event.pairs):
            self._pair(Pair(pair), "points", made.total)
            self._pair(Pair(pair), "rodadas_won", made.total > event.pairs[1 - pair].total)
            for line in made.lines:
                key = {"limpas": "canastras_limpas", "sujas": "canastras_sujas"}.get(line.what)
                if key is not None:
                    self._pair(Pair(pair), key, line.count)
        if event.seat is not None:
            self._pair(pair_of(event.seat), "batidas")
            self._pair(pair_of(event.seat), "batidas_diretas", event.direct)

    def _pair(self, pair: Pair, key: str, many: int = 1) -> None:
        for seat in range(pair, len(self.tallies), 2):
            self.tallies[seat][key] += many

    def _everybody(self, key: str) -> None:
        for tally in self.tallies:
            tally[key] += 1


def tally(seats: int, steps: Sequence[tuple[Actor, Step]]) -> tuple[dict[str, int], ...]:
    """For each seat what it did in these steps: every key of KEYS, zero where nothing happened."""
    return counted(_Counting(seats), KEYS, steps)


STATISTICS: Final = Statistics(
    tally,
    shares={
        "matches_won": ("matches_won", "matches"),
        "partidas_won": ("partidas_won", "partidas"),
        "rodadas_won": ("rodadas_won", "rodadas"),
        "went_out": ("batidas", "rodadas"),
    },
)
