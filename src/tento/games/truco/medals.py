"""The medals of truco: pure rules over what everybody may know of a match."""

from collections.abc import Sequence
from typing import Final

from tento.games.truco.rules import events as ev
from tento.table.medals import Medals, Seen
from tento.table.seats import Pair

BLUFFS: Final = 3
BEHIND: Final = 8
DEAR: Final = 9
PLAYED: Final = ("two_rodadas", "first_rodada", "second_rodada", "third_rodada", "claim")
"""Why a pair took a mão that was played to its end."""
KEYS: Final = ("bluffs", "comeback", "ferro", "shutout", "dear_mao")
"""Three raises with nothing that made the others run; a partida won from eight behind; a mão de ferro won; a partida in which the
others made no point; a mão of nine or more won with the cards on the table."""


class _Watching:
    """One match while its steps go by: what each pair has won, and how often each seat has bluffed."""

    def __init__(self, seats: int) -> None:
        self.won = [set[str]() for _ in range(seats)]
        self._bluffs = [0] * seats
        self._behind = [0, 0]
        self._ferro = False

    def note(self, step: Seen) -> None:
        if step.bluff is not None and step.bluff.weak:
            self._bluffs[step.bluff.seat] += 1
            if self._bluffs[step.bluff.seat] == BLUFFS:
                self.won[step.bluff.seat].add("bluffs")
        for event in step.events:
            self._note(event)

    def _note(self, event: ev.TrucoEvent) -> None:
        match event:
            case ev.PackShuffled():
                self._ferro = event.kind == "ferro"
            case ev.MaoEnded(winner=winner) if winner is not None:
                self._end_mao(event, winner)
            case ev.PartidaEnded():
                self._end_partida(event)

    def _end_mao(self, event: ev.MaoEnded, winner: Pair) -> None:
        for pair in (0, 1):
            self._behind[pair] = max(self._behind[pair], event.score[1 - pair] - event.score[pair])
        if event.why not in PLAYED:
            return
        if self._ferro:
            self._pair(winner, "ferro")
        if event.points >= DEAR:
            self._pair(winner, "dear_mao")

    def _end_partida(self, event: ev.PartidaEnded) -> None:
        if event.why == "points" and self._behind[event.winner] >= BEHIND:
            self._pair(event.winner, "comeback")
        if event.why == "points" and event.score[1 - event.winner] == 0:
            self._pair(event.winner, "shutout")
        self._behind = [0, 0]

    def _pair(self, pair: Pair, medal: str) -> None:
        for theirs in self.won[pair::2]:
            theirs.add(medal)


def won(seats: int, steps: Sequence[Seen]) -> tuple[frozenset[str], ...]:
    """The medals of each seat; what a pair did is both partners'."""
    watching = _Watching(seats)
    for step in steps:
        watching.note(step)
    return tuple(map(frozenset, watching.won))


MEDALS: Final = Medals(KEYS, won)
