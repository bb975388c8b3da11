"""The director of a simulated championship of pairs keeps its log and its state, and makes no decision that the rules refuse."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tento.cards.chance import Chance
from tento.championship.core.opening import Refused
from tento.championship.pairs import decisions as do
from tento.championship.pairs.scores import Format, Pair
from tento.championship.pairs.state import Match, State
from tento.championship.pairs.step import PairsStep
from tento.championship.pairs.tournament import decide, publish
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

HOUSE: Final = "organiser"
ENTRIES_AT: Final = datetime(2025, 9, 20, 12, tzinfo=UTC)
MINUTE: Final = timedelta(minutes=1)

Played = Callable[[Match, Format, Chance], Sequence[Pair]]
"""What the two sides of a match make in each partida: a championship sees results, never cards."""


class PairsDirector:
    """Keeps one championship; `log` holds its decisions, `state` where they lead."""

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: do.Publish) -> None:
        self.chance = chance
        self.now = opening.at
        self.log: list[do.Decision] = []
        self.state: State = self._kept(opening, publish(rulebook, opening))

    def _kept(self, decision: do.Decision, found: PairsStep | Refusal) -> State:
        if isinstance(found, Refusal):
            raise Refused(len(self.log) + 1, found)
        self.log.append(decision)
        return found.state

    def do(self, kind: type[Any], by: str = HOUSE, **keys: Any) -> None:
        """Makes one decision; it must be allowed."""
        decision = kind(by=by, at=self.now, **keys)
        self.state = self._kept(decision, decide(self.state, decision))


def random_partidas(_match: Match, form: Format, chance: Chance) -> Sequence[Pair]:
    """Partidas at random until somebody has won the match."""
    target, won, made = form.target or 1, [0, 0], []
    while max(won) < form.wins:
        winner, low = chance.below(2), chance.below(target)
        won[winner] += 1
        made.append((target, low) if winner == 0 else (low, target))
    return made
