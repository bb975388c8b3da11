"""What is counted in a simulation, for each side of bots wherever it sits; shares, and how sure we may be of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from tento.table.game import Step
from tento.table.kit import GameKit
from tento.table.seats import Actor, Seat

Share = tuple[float, tuple[float, float]]
"""A share, and the interval that holds the true one with 95% confidence."""

Z_95 = 1.959964
"""So many standard deviations to each side hold 95% of a normal distribution."""


class SideResult(msgspec.Struct, frozen=True):
    """What the bots of one side did: partidas won, their share of those that somebody won, and its interval.

    `hands` is the same share of the hands, where a game has hands that are won one by one; `counts` are those that the game tells,
    `shares` those of them that it shows as shares.
    """

    bots: tuple[str, ...]
    won: int
    share: float
    ci95: tuple[float, float]
    hands: Share | None
    counts: dict[str, int]
    shares: dict[str, float] = {}


def wilson(won: int, total: int) -> tuple[float, float]:
    """The interval that holds the true share with 95% confidence (Wilson's, which stays honest near 0 and 1)."""
    if total == 0:
        return 0.0, 1.0
    share, spread = won / total, Z_95 * Z_95 / total
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(share * (1 - share) / total + spread / (4 * total)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class Tallied(NamedTuple):
    """What one partida adds: the tallies of each side as it sat, and the sides that won."""

    made: list[dict[str, int]]
    winners: list[int]


class Counts:
    """The sums of a simulation. A side is that of the first run: in run `turn` it sits on the seats of the side so many places on."""

    def __init__(self, kit: GameKit, seats: int) -> None:
        self._told = kit.simulation
        self._tally, self._shares = kit.statistics.tally, kit.statistics.shares
        self._sides = kit.sides(seats)
        self._outcome = kit.game.outcome
        self._seats = seats
        self._sums: list[Counter[str]] = [Counter() for _ in self._sides]
        self._won: Counter[int] = Counter()
        self.partidas = 0
        self.hands = 0

    def add(self, steps: Sequence[tuple[Actor, Step]], turn: int) -> None:
        """The steps of one partida, or of a part of one."""
        self.include(self.tallied(steps), turn)

    def tallied(self, steps: Sequence[tuple[Actor, Step]]) -> Tallied:
        """What these steps would add; nothing is added yet."""
        tallies = self._tally(self._seats, steps)
        made = [self._made(tallies, seats) for seats in self._sides]
        return Tallied(made, self._winners(steps[-1][1], made))

    def include(self, found: Tallied, turn: int) -> None:
        """Adds what was counted elsewhere."""
        for side, tally in enumerate(found.made):
            self._sums[self._sitting(side, turn)].update(tally)
        if self._told.hands is not None:
            self.hands += found.made[0][self._told.hands.tally]
        for side in found.winners:
            self._won[self._sitting(side, turn)] += 1
            self.partidas += 1

    def won(self, side: int) -> int:
        """How many partidas this side won."""
        return self._won[side]

    def result(self, side: int, bots: tuple[str, ...]) -> SideResult:
        """What this side did in all."""
        hands = self._told.hands
        won = None if hands is None or hands.won is None else [sums[hands.won] for sums in self._sums]
        counts = {name: self._sums[side][tally] for line in self._told.lines for name, tally in line.tallies.items()}
        share, interval = _share([self._won[one] for one in range(len(self._sides))], side)
        return SideResult(bots, self._won[side], share, interval, None if won is None else _share(won, side), counts, self._shown(side))

    def _shown(self, side: int) -> dict[str, float]:
        """The shares of the lines that show them; none of nothing."""
        shown = {name: self._shares[tally] for line in self._told.lines if line.shares for name, tally in line.tallies.items()}
        sums = self._sums[side]
        return {name: round(sums[part] / sums[whole], 6) if sums[whole] else 0.0 for name, (part, whole) in shown.items()}

    def _sitting(self, side: int, turn: int) -> int:
        """Whose bots sit on this side of the table."""
        return (side - turn) % len(self._sides)

    def _made(self, tallies: Sequence[Mapping[str, int]], seats: Sequence[Seat]) -> dict[str, int]:
        """The tallies of a side: those of its seats together, or what is alike for all of them."""
        added = self._told.added
        return {key: sum(tallies[seat][key] for seat in seats) if key in added else many for key, many in tallies[seats[0]].items()}

    def _winners(self, last: Step, made: Sequence[Mapping[str, int]]) -> list[int]:
        """The side that won the partida; nobody while it goes on or if it was won by none."""
        if self._told.partidas_won is not None:
            return [side for side, tally in enumerate(made) if tally[self._told.partidas_won]]
        outcome = self._outcome(last.state)
        return [] if outcome is None or outcome.winner is None else [outcome.winner]


def _share(won: Sequence[int], side: int) -> Share:
    decided = sum(won)
    low, high = wilson(won[side], decided)
    return round(won[side] / decided if decided else 0.0, 6), (round(low, 6), round(high, 6))
