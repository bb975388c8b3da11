"""The director of a simulated championship of pairs, and results at random."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tento.cards.chance import Chance
from tento.championship.pairs import tournament
from tento.championship.pairs.decisions import Publish
from tento.championship.pairs.scores import Format, Pair
from tento.championship.pairs.state import Match, State
from tento.championship.simulation.director import SimulatedDirector
from tento.rulebooks.rulebook import Rulebook

HOUSE: Final = "organiser"
ENTRIES_AT: Final = datetime(2025, 9, 20, 12, tzinfo=UTC)
MINUTE: Final = timedelta(minutes=1)

Played = Callable[[Match, Format, Chance], Sequence[Pair]]
"""What the two sides of a match make in each partida: a championship sees results, never cards."""


class PairsDirector(SimulatedDirector[State]):
    """Directs one championship of pairs."""

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: Publish) -> None:
        super().__init__(tournament, rulebook, chance, opening)

    def do(self, kind: type[Any], by: str = HOUSE, **keys: Any) -> None:
        """Makes one decision of this kind, now; it must be allowed."""
        self.make(kind(by=by, at=self.now, **keys))


def random_partidas(_match: Match, form: Format, chance: Chance) -> Sequence[Pair]:
    """Partidas at random until somebody has won the match."""
    target, won, made = form.target or 1, [0, 0], []
    while max(won) < form.wins:
        winner, low = chance.below(2), chance.below(target)
        won[winner] += 1
        made.append((target, low) if winner == 0 else (low, target))
    return made
