"""The floor of a simulated poker tournament: what it decides, who gets chips by it, and the diary that its log tells."""

from collections.abc import Sequence

from tento.cards.chance import Chance
from tento.championship.core.opening import Refused
from tento.championship.poker import decisions as poker
from tento.championship.poker.log import Decision, Open, opened
from tento.championship.poker.seats import starting_stack
from tento.championship.poker.state import Event
from tento.championship.poker.telling import Note, Transition, diary
from tento.championship.simulation.tournament import Tournament
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Floor(Tournament):
    """A tournament whose floor keeps what it decided; `opening` is the first line of its log."""

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: Open) -> None:
        super().__init__(rulebook, chance, opening.stack)
        found = opened(rulebook, opening)
        if isinstance(found, Refusal):
            raise Refused(1, found)
        self.event, self.opening = found, opening
        self.now = opening.at
        self.taken: list[Transition] = []

    @property
    def whole_log(self) -> tuple[Decision, ...]:
        """The log with its opening."""
        return (self.opening, *self.log)

    @property
    def diary(self) -> list[Note]:
        """What the log tells."""
        return list(diary(self.taken))

    def make(self, decision: poker.Decision) -> None:
        """Makes one decision, and gives a stack to whoever sits down by it."""
        before = self.event
        super().make(decision)
        self.taken.append(Transition(before=before, decision=self.log[-1], after=self.event))
        self._called(before, decision.players if isinstance(decision, poker.Enter) else ())

    def _called(self, before: Event, arriving: Sequence[str]) -> None:
        """Whoever sits down has a full stack; of those who come, some find no seat."""
        still = set(self.event.waiting)
        seated = [who for who in (*before.waiting, *arriving) if who not in still]
        self.stacks |= dict.fromkeys(seated, starting_stack(self.event.stack))
