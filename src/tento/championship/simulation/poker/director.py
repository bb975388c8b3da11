"""The director of a simulated poker tournament: the decisions that one would make, the same for the same chance."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from tento.cards.chance import Chance
from tento.championship.core.draw import FalseDraw
from tento.championship.poker import tournament
from tento.championship.poker.chain import links
from tento.championship.poker.days import Bag
from tento.championship.poker.decisions import AnnounceSeats, Balance, Decision, DrawSeats, Enter, FormFinal, GoOut, Open, StartDay
from tento.championship.poker.desk_decisions import CheckDocuments
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.running import paid_places
from tento.championship.poker.seating import SeatDecision, with_draw
from tento.championship.poker.seats import starting_stack
from tento.championship.poker.state import State
from tento.championship.poker.time_bank import held
from tento.championship.simulation.director import SimulatedDirector
from tento.championship.simulation.poker.forms import form_of
from tento.rulebooks.rulebook import Rulebook

HOUSE = "director"
USUALLY_AT = datetime(2024, 5, 11, 13, tzinfo=UTC)
HAND = timedelta(minutes=2)
DRAWS = 64
DRAWS_EACH = 4
"""The links of a chain: so many, and so many more for each player of the first list."""


class PokerDirector(SimulatedDirector[State]):
    """Directs one tournament; `stacks` are the chips of those still in.

    Without an opening it is the rulebook's own entry, with a sheet that leaves everything else as usual, and no desk.
    """

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: Open | None = None) -> None:
        usual = Open(by=HOUSE, at=USUALLY_AT, title="simulation", rulebook=rulebook.name, hash=rulebook.hash, online=True)
        self.opening = opening or usual
        super().__init__(tournament, rulebook, chance, self.opening)
        self.stacks: dict[str, int] = {}
        self.links: tuple[str, ...] = ()

    def do(self, kind: type[Any], /, **keys: Any) -> None:
        """Makes one decision of this kind, now; it must be allowed."""
        self.make(kind(by=HOUSE, at=self.now, **keys))

    def make(self, decision: Decision) -> None:
        """Makes a decision, with its draw from the next link of the chain, and gives a stack to whoever sits down; it must be allowed."""
        before = self.state
        if isinstance(decision, Enter) and before.desk.asked and not decision.forms:
            decision = msgspec.structs.replace(decision, forms=tuple(form_of(before, who) for who in decision.players))
        if isinstance(decision, SeatDecision) and before.chain is not None:
            decision = self._with_draw(decision, before.chain.made)
        super().make(decision)
        self.now += HAND
        self._called(before, decision.players if isinstance(decision, Enter) else ())

    def _called(self, before: State, arriving: Sequence[str]) -> None:
        """Whoever sits down has a full stack; of those who come, some find no seat."""
        still = set(self.state.waiting)
        seated = [who for who in (*before.waiting, *arriving) if who not in still]
        self.stacks |= dict.fromkeys(seated, starting_stack(self.state.stack))

    def play(self, players: Sequence[str]) -> State:
        """From the first entry to the champion: day 2 with a third of the field, hand for hand at the bubble, the final table."""
        self.do(Enter, players=tuple(players))
        self._draw_seats()
        second_day = max(2, len(players) // 3)
        while self.state.alive > 1:
            self._hand()
            if self.state.alive > 1:
                self._between(second_day)
        return self.state

    def _between(self, second_day: int) -> None:
        """What the floor does after a hand in which somebody went out."""
        state = self.state
        if not state.final and state.alive <= state.rules.ft_size:
            self.do(FormFinal)
        elif not state.final:
            self.do(Balance)
        if not state.reached and state.alive <= second_day and not self.state.final:
            self._new_day()

    def _new_day(self) -> None:
        """Everybody's chips go into bags, and into the new day; who is there shows the document again."""
        there = tuple(sorted(set(self.stacks) - self.state.floor.absent))
        if self.state.desk.asked and there:
            self.do(CheckDocuments, players=there, day=len(self.state.reached) + 2)
        owed = self.state.floor.owed
        bags = tuple(
            Bag(player=who, chips=chips, time_cards=held(self.state, who), penalty_hands=owed.get(who, 0))
            for who, chips in self.stacks.items()
        )
        self.do(StartDay, bags=bags)

    def _hand(self) -> None:
        """A hand in which players go out, fewer at a time as the field shrinks, and their chips stay at their tables."""
        outs, taken = [], []
        for table in self.chance.sample(self.state.seating, self._tables()):
            sitting = [who for who in table.seats if who is not None]
            if len(sitting) > 1:
                loser, winner = self.chance.sample(sitting, 2)
                outs.append(Out(loser, table.number, self.stacks[loser]))
                taken.append((winner,))
                self.stacks[winner] += self.stacks.pop(loser)
        if outs:
            self.do(GoOut, outs=tuple(outs), taken_by=tuple(taken))

    def _tables(self) -> int:
        """At how many tables somebody goes out: a third of them far from the money, one or two near it and after it."""
        state = self.state
        far = max(0, state.alive - paid_places(state)) // 3
        return min(len(state.seating), max(1 + self.chance.below(2), min(far, len(state.seating) // 3)))

    def _draw_seats(self) -> None:
        """Announces the list and the commitment, and draws the first seats; the chain is long enough for a draw after every hand."""
        self.links = links(self._bytes(32), DRAWS + DRAWS_EACH * len(self.state.listed))
        self.do(AnnounceSeats, listed=self.state.listed, commitment=self.links[0], source="two people's numbers")
        self.do(DrawSeats)

    def _with_draw(self, decision: SeatDecision, made: int) -> SeatDecision:
        """The first draw takes the numbers of two people, a late one that of a player who comes."""
        people = 0 if made and not isinstance(decision, Enter) else 1 if made else 2
        found = with_draw(self.state, decision, self.links[made + 1], [self._bytes(4).hex() for _ in range(people)])
        if isinstance(found, FalseDraw):
            raise ValueError(f"{type(decision).__name__}: {found.why}")
        return found

    def _bytes(self, size: int) -> bytes:
        return bytes(self.chance.below(256) for _ in range(size))
