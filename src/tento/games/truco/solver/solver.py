"""One game of two, solved step by step: discounted counterfactual regrets, and how much the best answer to the average strategy wins."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from tento.games.truco.solved.packing import Game, packed, spread, unpack
from tento.games.truco.solver.codes import BEST, COUNT, LEARN
from tento.games.truco.solver.habits import habits
from tento.games.truco.solver.hands import deals_of, hands_of
from tento.games.truco.solver.layout import COMING, KEEP, REACH, ROOM, VALUES, WORTH, Floats, laid_out
from tento.games.truco.solver.reading import Decision, Place, Reader
from tento.games.truco.solver.situations import Asked, Situation, Turn
from tento.games.truco.solver.walk import walk
from tento.table.solving import Exploited, Habit

POSITIVE: Final = 1.5
AVERAGE: Final = 2.0
"""How fast old regrets and old strategies fade; negative regrets are forgotten at once."""
NOTHING: Final = (0.0, 0.0, 0.0)


def keeping(rounds: int, before: int = 0) -> tuple[float, float, float]:
    """How much of the old positive regrets, the negative ones and the average strategy is kept in this round, after so many older ones."""
    faded = (before + rounds - 1) ** POSITIVE
    return faded / (faded + 1), 0.0, ((rounds - 1) / rounds) ** AVERAGE


class Solver:
    """A strategy of a game that gets better with each round; the first situation is the beginning, both are dealt so many cards.

    `most` says how many cards of each class may be met, where that is more than there are: strategies of games that differ only in their
    cards have the same form then, and one can begin where another stands. Who wants to pack the strategy tells what the rows decide.
    """

    def __init__(
        self,
        situations: Sequence[Situation],
        counts: Sequence[int],
        dealt: int = 3,
        most: Sequence[int] | None = None,
        decisions: Mapping[int, Turn | Asked] | None = None,
    ) -> None:
        self._hands, self._dealt, self._decisions = hands_of(most or counts, dealt), dealt, decisions or {}
        self._situations, self._counts, self._deals = situations, counts, deals_of(counts, dealt)
        self._arrays = laid_out(situations, self._hands, counts)
        self._strategy = np.zeros(1, np.float32)
        self.numbers = 0
        self.numbers = self._go(COUNT, 0)
        self._strategy = np.zeros(2 * self.numbers, np.float32)
        self.rounds = 0
        self._before = 0

    @property
    def sums(self) -> Floats:
        """The average strategy, not yet divided: action by action and hand by hand, decision after decision in the order of the walk."""
        return self._strategy[self.numbers :]

    def improve(self) -> None:
        """One round: each player learns against what the other does now."""
        self.rounds += 1
        self._arrays.floats[KEEP : KEEP + 3] = keeping(self.rounds, self._before)
        for player in (0, 1):
            self._go(LEARN, player)

    def exploited(self) -> Exploited:
        """How far the average strategy can be exploited, by an exact best answer."""
        return Exploited(self.best(0), self.best(1))

    def best(self, player: int) -> float:
        """What the best answer of a player wins against the other's average strategy."""
        self._go(BEST, player)
        start = self._hands.start
        return float(np.dot(self._arrays.floats[VALUES : VALUES + len(start)].astype(np.float64), start))

    def habits(self) -> Sequence[Habit]:
        """What the average strategy does in the first rodada and when the second begins; of a mão of three cards."""
        return habits(self._hands, self._counts, self.decisions())

    def packed(self, like: bytes | None = None) -> bytes:
        """The average strategy made small, by what a table shows; as what differs from `like`, the small strategy of another part."""
        return packed(self._game(), like)

    def unpack(self, data: bytes, like: bytes | None = None) -> None:
        """Takes a small strategy for the average one."""
        unpack(self._game(), data, like)

    def spread(self, shares: Floats, top: int) -> None:
        """Takes what is done in each place of a small policy for the average strategy; its ladder ends with the step `top`."""
        spread(self._game(), shares, top)

    def _game(self) -> Game:
        return Game(self._arrays, self._hands, self.sums, self._decisions, self._deals)

    def decisions(self) -> Iterator[Decision]:
        """The decisions of the first rodada and those with which the second begins."""
        reach = self._arrays.floats[REACH : REACH + self._arrays.ints[ROOM + self._dealt]].copy()
        start = Place(0, (self._dealt, self._dealt), (reach, reach), 1 / self._deals)
        return Reader(self._situations, self._arrays, self.sums, self._end_of).decisions(start)

    def _end_of(self, place: Place) -> int:
        """Where the numbers of a place end."""
        for card in place.laid:
            self._arrays.ints[COMING + card] -= 1
        spaces, weight, at = place.spaces, np.float32(place.weight), place.at
        end = int(walk(*self._arrays, self._strategy, self.numbers, COUNT, 0, place.row, 0, *spaces, 0, 0, weight, -1, at))
        for card in place.laid:
            self._arrays.ints[COMING + card] += 1
        return end

    def _go(self, mode: int, player: int) -> int:
        """One walk; how many numbers the strategy has."""
        dealt, whole = self._dealt, np.float32(1 / self._deals)
        return int(walk(*self._arrays, self._strategy, self.numbers, mode, player, 0, 0, dealt, dealt, 0, 0, whole, -1, 0))

    def keep(self, path: Path) -> None:
        """Writes all that is needed to go on; a file that is being written never takes the place of the last whole one."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez(file, rounds=self.rounds, before=self._before, strategy=self._strategy)
        part.replace(path)

    def go_on(self, path: Path) -> None:
        """Goes on where a kept file of the same game stopped; ValueError if it is of another game."""
        with np.load(path) as kept:
            if kept["strategy"].shape != self._strategy.shape:
                raise ValueError(f"{path.name} was kept for another game")
            self.rounds, self._before = int(kept["rounds"]), int(kept["before"])
            self._strategy[:] = kept["strategy"]

    def begin_with(self, path: Path) -> None:
        """Begins with the regrets of a kept game that differs only in its cards; the average strategy begins anew."""
        self.go_on(path)
        self.count_as(0)
        self.sums[:] = 0

    def count_as(self, rounds: int) -> None:
        """Lets the average strategy count as if it had come from so many rounds only; regrets are as old as they are."""
        self._before, self.rounds = self._before + self.rounds - rounds, rounds

    def revalue(self, situations: Sequence[Situation]) -> None:
        """The same game where its ends are worth something else, as these rows say; what was learned stays."""
        if [one._replace(worth=NOTHING) for one in situations] != [one._replace(worth=NOTHING) for one in self._situations]:
            raise ValueError("another game cannot take the place of this one")
        self._situations = situations
        self._arrays.floats[WORTH : WORTH + 3 * len(situations)] = np.array([one.worth for one in situations], np.float32).ravel()
