"""A poker tournament whose hands are really played.

The director draws seats, moves players and starts levels by the log alone; whoever plays the tables is told so, and tells who has how many
chips, who went out, and where the button stood.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from tento.cards.chance import Chance
from tento.championship.poker.balancing import stopped
from tento.championship.poker.button import Blinds
from tento.championship.poker.decisions import Balance, Decision, FormFinal, GoOut, Open
from tento.championship.poker.floor_decisions import StartLevel, TableBlinds, TellBlinds
from tento.championship.poker.hand_for_hand import Out
from tento.championship.poker.levels import Level
from tento.championship.poker.seats import spots, tables_needed
from tento.championship.poker.state import State
from tento.championship.simulation.poker.director import HAND
from tento.championship.simulation.poker.event import PokerSimulation
from tento.rulebooks.rulebook import Rulebook


class Busted(NamedTuple):
    """A player who lost the last chips in a hand: the seat, the chips at its beginning, and the seats that took them."""

    seat: int
    stack: int
    taken_by: tuple[int, ...]


class HandPlayed(NamedTuple):
    """What came of a hand: the chips of each seat that still has some, and who has none left."""

    stacks: Mapping[int, int]
    busted: tuple[Busted, ...]


class PlayedTables(Protocol):
    """Whoever plays the hands, at tables that the director opens, fills and breaks. Tables and seats are counted from 1."""

    def open(self, table: int, size: int, stacks: Mapping[int, int], button: int) -> None:
        """A table with these players and this button."""
        ...

    def close(self, table: int) -> None:
        """The table is not needed any more; nobody sits there."""
        ...

    def seat(self, table: int, seat: int, stack: int) -> None:
        """A player with this stack comes to an empty seat."""
        ...

    def take_away(self, table: int, seat: int) -> None:
        """The player of this seat leaves with the stack."""
        ...

    def level(self, number: int, left: int) -> None:
        """The level of the next hands at every table, and how many are left in the tournament."""
        ...

    def play(self, table: int) -> HandPlayed:
        """One hand."""
        ...

    def blinds(self, table: int) -> Blinds | None:
        """The seats of the last hand that had blinds; None before the first."""
        ...


TablesOf = Callable[[Sequence[Level]], PlayedTables]
"""Tables for a tournament with these levels."""


class PlayedTournament(PokerSimulation):
    """One tournament with hands, late players, re-entries, days and a deal; nobody is absent, and nothing is written wrong."""

    def __init__(self, rulebook: Rulebook, chance: Chance, opening: Open, tables: PlayedTables) -> None:
        self.tables = tables
        super().__init__(rulebook, chance, opening, trouble=0)

    def make(self, decision: Decision) -> None:
        """Makes a decision, and tells the tables who comes, who goes and which level it is. Time passes with hands alone."""
        before, hour = self.state, self.now
        super().make(decision)
        self.now = hour
        if self.state.drawn != before.drawn:
            self._seat_all(before)
        elif self.state.seating != before.seating:
            self._move(before)
        if isinstance(decision, StartLevel) or (len(self.state.seating) == 1 and self.state.seating != before.seating):
            self._tell_level()

    def _seat_all(self, before: State) -> None:
        """Everybody has a new seat: the old tables go, and new ones begin with the button that was drawn."""
        for table in before.seating:
            self.tables.close(table.number)
        for table in self.state.seating:
            stacks = {seat: self.stacks[who] for seat, who in enumerate(table.seats, 1) if who is not None}
            button = table.blinds.button if table.blinds is not None else table.taken()[0]
            self.tables.open(table.number, len(table.seats), stacks, button)
        self._tell_level()

    def _tell_level(self) -> None:
        """The level, and how many are left: with the last two of a tournament a limit round has no cap."""
        clock = self.state.floor.clock
        if clock is not None:
            self.tables.level(clock.level, self.state.alive)

    def _move(self, before: State) -> None:
        """Who changes seats rises first, then sits down; a table that is left by all is closed. Who went out has nothing to take along."""
        old, new = spots(before.seating), spots(self.state.seating)
        for who, spot in old.items():
            if who in self.stacks and new.get(who) != spot:
                self.tables.take_away(spot.table, spot.seat)
        for number in {table.number for table in before.seating} - {table.number for table in self.state.seating}:
            self.tables.close(number)
        for who, spot in new.items():
            if old.get(who) != spot:
                self.tables.seat(spot.table, spot.seat, self.stacks[who])

    def _mix(self) -> None:
        """Chips change hands by play alone."""

    def _race(self) -> None:
        """Chips on a screen have no smallest one to race for."""

    def _hand(self) -> None:
        """One hand at every table that has two players; who went out is told, with who took the chips."""
        outs: list[Out] = []
        takers: list[tuple[str, ...]] = []
        for table in self.state.seating:
            if table.count > 1:
                hand = self.tables.play(table.number)
                who_sits = dict(enumerate(table.seats, 1))
                for seat, chips in hand.stacks.items():
                    self.stacks[_there(who_sits[seat])] = chips
                for one in hand.busted:
                    outs.append(Out(_there(who_sits[one.seat]), table.number, one.stack))
                    takers.append(tuple(_there(who_sits[seat]) for seat in one.taken_by))
        self.now += HAND
        for out in outs:
            self.stacks.pop(out.player)
        if outs:
            self.do(GoOut, outs=tuple(outs), taken_by=tuple(takers))

    def _between(self, second_day: int) -> None:
        """Tables that are not needed break and the others are made even, by the blinds of now; then the final table, or the second day."""
        state = self.state
        if not state.final and state.alive <= state.rules.ft_size:
            self.do(FormFinal)
        elif not state.final and self._uneven():
            self._tell_blinds()
            self.do(Balance)
        if not state.reached and state.alive <= second_day and not self.state.final:
            self._new_day()

    def _uneven(self) -> bool:
        state = self.state
        counts = [table.count for table in state.seating]
        needed = tables_needed(state.alive, state.size) < len(counts)
        called = bool(state.waiting) and min(counts) < state.size
        apart = max(counts) - min(counts) >= state.rules.balance_diff
        return needed or called or apart or bool(stopped(state.rules, counts))

    def _tell_blinds(self) -> None:
        told = [(table.number, self.tables.blinds(table.number)) for table in self.state.seating]
        seats = [
            TableBlinds(table=number, button=blinds.button, small=blinds.small, big=blinds.big)
            for number, blinds in told
            if blinds is not None
        ]
        if seats:
            self.do(TellBlinds, tables=tuple(seats))


def _there(who: str | None) -> str:
    assert who is not None, "only a seat with a player takes part in a hand"
    return who
