"""The director of a simulated event of any kind: keeps its log and its state, and makes no decision that the rules refuse."""

from typing import Any, Generic, TypeVar

from tento.cards.chance import Chance
from tento.championship.core.decisions import DecisionBase, Opening
from tento.championship.core.opening import Refused
from tento.championship.core.telling import Note
from tento.championship.core.tournament import AnyStep, Held, Made, Tournament
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

S = TypeVar("S")


class SimulatedDirector(Generic[S]):
    """Directs one event: `made` holds its decisions with their events from the opening on, `state` where they lead, `now` the hour."""

    def __init__(self, kind: Tournament, rulebook: Rulebook, chance: Chance, opening: Opening) -> None:
        self.kind, self.rulebook, self.chance, self.now = kind, rulebook, chance, opening.at
        self.made: list[Made] = []
        self.state: S = self._kept(opening, kind.open(rulebook, opening))

    @property
    def held(self) -> Held:
        """The event as far as it has come."""
        return Held(self.rulebook, tuple(self.made), self.state)

    @property
    def log(self) -> list[Any]:
        """The decisions, in their order."""
        return self.held.log

    @property
    def diary(self) -> list[Note]:
        """What the log tells."""
        return list(self.kind.tell(self.made))

    def make(self, decision: Any) -> None:
        """Makes a decision; it must be allowed."""
        self.state = self._kept(decision, self.kind.decide(self.state, decision))

    def _kept(self, decision: DecisionBase, found: AnyStep | Refusal) -> Any:
        if isinstance(found, Refusal):
            raise Refused(len(self.made) + 1, found)
        self.made.append(Made(decision, found.events))
        return found.state
