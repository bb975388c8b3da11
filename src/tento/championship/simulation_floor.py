"""The floor of a simulated poker tournament: what it decides, whom that moves, and the diary that tells it."""

from collections.abc import Sequence
from datetime import datetime

import msgspec

from tento.cards.chance import Chance
from tento.championship.poker import decisions as poker
from tento.championship.poker.room import Room, spots, starting_stack
from tento.championship.poker.simulated import Tournament
from tento.championship.poker.state import Event
from tento.championship.poker_log import Decision, Open, opened
from tento.championship.room import Refused
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Note(msgspec.Struct, frozen=True):
    """A line of the floor's diary: when, what, and the facts of it."""

    at: datetime
    what: str
    facts: dict[str, str | int]


class Floor(Tournament):
    """A tournament whose floor keeps a diary; `opening` is the first line of its log."""

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: Open) -> None:
        super().__init__(rulebook, chance, opening.stack)
        found = opened(rulebook, opening)
        if isinstance(found, Refusal):
            raise Refused(1, found)
        self.event, self.opening = found, opening
        self.now = opening.at
        self.diary: list[Note] = []

    @property
    def whole_log(self) -> tuple[Decision, ...]:
        """The log with its opening."""
        return (self.opening, *self.log)

    def note(self, what: str, **facts: str | int) -> None:
        """Writes a line of the diary."""
        self.diary.append(Note(self.now, what, facts))

    def make(self, decision: poker.Decision) -> None:
        """Makes one decision, and writes down whom it moved, who waits for a seat and who has found one."""
        before = self.event
        super().make(decision)
        if isinstance(decision, poker.Balance):
            self._moved(before.room)
        self._called(before, decision.players if isinstance(decision, poker.Enter) else ())

    def _called(self, before: Event, arriving: Sequence[str]) -> None:
        """Whoever sits down has a full stack; of those who come, some find no seat."""
        still = set(self.event.waiting)
        seated = [who for who in (*before.waiting, *arriving) if who not in still]
        self.stacks |= dict.fromkeys(seated, starting_stack(self.event.stack))
        where = spots(self.event.room) if before.waiting else {}
        for who in before.waiting:
            if who in where:
                self.note("alternate_seated", player=who, table=where[who].table, seat=where[who].seat)
        if len(still) > len(before.waiting):
            self.note("alternates", waiting=len(still))

    def _moved(self, before: Room) -> None:
        """Tables that broke, and who was moved to make the others even."""
        gone = sorted({table.number for table in before} - {table.number for table in self.event.room})
        old, new = spots(before), spots(self.event.room)
        for number in gone:
            self.note("table_broken", table=number)
        for who, spot in old.items():
            if spot.table not in gone and new[who] != spot:
                self.note("moved", player=who, table=spot.table, seat=spot.seat, to_table=new[who].table, to_seat=new[who].seat)
