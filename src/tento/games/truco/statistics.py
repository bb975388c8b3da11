"""What a truco player's matches say of the player, counted from the steps of a match by the rules of truco."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tento.games.truco.rules import events as ev
from tento.table.game import Step
from tento.table.kit import Statistics
from tento.table.seats import Actor, Pair, Seat, pair_of

KEYS = (
    "matches", "matches_won", "partidas", "partidas_won", "maos", "maos_won", "points", "truco_called", "truco_refused_by_others",
    "raises_accepted", "raises_run_from", "bluffs", "onze_played", "onze_won", "onze_run", "ferro_won", "ferro_lost", "claims",
)  # fmt: skip
"""Every tally there is. A bluff is a raise of the seat that made the others run, or was accepted and lost."""


class _Counting:
    """The tallies of one match while its steps go by."""

    def __init__(self, seats: int) -> None:
        self.tallies = [Counter[str]() for _ in range(seats)]
        self._raisers: set[Seat] = set()
        self._kind = "normal"
        self._onze: Pair | None = None

    def note(self, step: Step) -> None:
        for event in step.events:
            self._note(event)

    def _note(self, event: ev.TrucoEvent) -> None:
        match event:
            case ev.PackShuffled():
                self._kind, self._onze = event.kind, None
                self._raisers.clear()
            case ev.RaiseCalled():
                self.tallies[event.seat]["truco_called"] += 1
                self._raisers.add(event.seat)
            case ev.RaiseAccepted():
                self.tallies[event.seat]["raises_accepted"] += 1
            case ev.RaiseRefused():
                self.tallies[event.seat]["raises_run_from"] += event.final
            case ev.HandClaimed():
                self.tallies[event.seat]["claims"] += 1
            case ev.OnzeDecided():
                self._pair(pair_of(event.seat), "onze_played" if event.play else "onze_run")
                self._onze = pair_of(event.seat) if event.play else None
            case ev.MaoEnded():
                self._end_mao(event)
            case ev.PartidaEnded():
                self._everybody("partidas")
                self._pair(event.winner, "partidas_won")
            case ev.MatchEnded():
                self._everybody("matches")
                self._pair(event.winner, "matches_won")

    def _end_mao(self, event: ev.MaoEnded) -> None:
        self._everybody("maos")
        if event.winner is None:
            return
        self._pair(event.winner, "maos_won")
        self._pair(event.winner, "points", event.points)
        if self._onze == event.winner:
            self._pair(event.winner, "onze_won")
        if self._kind == "ferro":
            self._pair(event.winner, "ferro_won")
            self._pair(Pair(1 - event.winner), "ferro_lost")
        for seat in self._raisers:
            ran = event.why == "refused" and pair_of(seat) == event.winner
            self.tallies[seat]["truco_refused_by_others"] += ran
            self.tallies[seat]["bluffs"] += event.why != "refused" and pair_of(seat) != event.winner

    def _pair(self, pair: Pair, key: str, many: int = 1) -> None:
        for seat in range(pair, len(self.tallies), 2):
            self.tallies[seat][key] += many

    def _everybody(self, key: str) -> None:
        for tally in self.tallies:
            tally[key] += 1


def tally(seats: int, steps: Sequence[tuple[Actor, Step]]) -> tuple[dict[str, int], ...]:
    """What each seat did in a match: how often each thing of KEYS happened."""
    counting = _Counting(seats)
    for _actor, step in steps:
        counting.note(step)
    return tuple({key: counts[key] for key in KEYS} for counts in counting.tallies)


STATISTICS: Final = Statistics(
    tally,
    shares={
        "matches_won": ("matches_won", "matches"),
        "partidas_won": ("partidas_won", "partidas"),
        "maos_won": ("maos_won", "maos"),
        "truco_made_others_run": ("truco_refused_by_others", "truco_called"),
        "bluffed": ("bluffs", "truco_called"),
        "onze_won": ("onze_won", "onze_played"),
    },
)
