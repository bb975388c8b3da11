"""The rest of one mão after its first rodada: the walk of the solver, begun there, with what both may hold and what the ends are worth."""

from typing import Final

import numpy as np

from tento.games.truco.resolving.board import HELD, Board, Lying, Start
from tento.games.truco.solved.merging import visit
from tento.games.truco.solved.policy import SLOTS
from tento.games.truco.solver.codes import BEST, COUNT, LEARN
from tento.games.truco.solver.endings import won
from tento.games.truco.solver.layout import COMING, DEEPEST, HANDS, KEEP, LEFT, REACH, VALUES, WORTH, Arrays, Floats
from tento.games.truco.solver.solver import keeping
from tento.games.truco.solver.walk import walk
from tento.table.solving import Exploited

NOBODY: Final = -1
"""No card is to be answered."""
_LYING: Final = 2


class Rest:
    """A strategy for the rest of a mão; `reaches` says how often each hand of two comes to the end of the first rodada."""

    def __init__(self, board: Board, worths: Floats, lying: Lying, start: Start, reaches: tuple[Floats, Floats]) -> None:
        self._board, self._laid, self._row = board, lying.laid, board.row(lying.laid, start)
        self._arrays = Arrays(board.arrays.rows, board.arrays.ints.copy(), board.arrays.floats.copy())
        self._reaches = reaches
        _, ints, floats = self._arrays
        floats[LEFT : LEFT + len(lying.counts)] = lying.counts
        for card in lying.laid:
            ints[COMING + card] -= 1
            floats[LEFT + card] -= 1
        floats[WORTH : WORTH + len(worths)] = worths
        for player, reach in enumerate(reaches):
            floats[REACH + player * DEEPEST * HANDS :][:HANDS] = 0
            floats[REACH + player * DEEPEST * HANDS :][: len(reach)] = reach
        self.mass = self._mass()
        self._weight = np.float32(1 / self.mass) if self.mass > 0 else np.float32(0)
        self._strategy, self.numbers, self.rounds = np.zeros(1, np.float32), 0, 0
        self.numbers = self._go(COUNT, 0)
        self._strategy = np.zeros(2 * self.numbers, np.float32)

    @property
    def sums(self) -> Floats:
        """The average strategy, not yet divided, in the order of the walk."""
        return self._strategy[self.numbers :]

    @property
    def places(self) -> int:
        """How many places the small policy has for what follows the cards of a first rodada."""
        return int(self._board.dims[4])

    def improve(self) -> None:
        """One round: each player learns against what the other does now."""
        self.rounds += 1
        self._arrays.floats[KEEP : KEEP + 3] = keeping(self.rounds)
        for player in (0, 1):
            self._go(LEARN, player)

    def exploited(self) -> Exploited:
        """How far the average strategy can be exploited from here on, by an exact best answer to it; for what the ends are worth."""
        return Exploited(self._best(0), self._best(1))

    def gather(self, found: Floats, often: float) -> None:
        """Adds what is done in each place that a table shows to `found`, as often as each hand comes there, times `often`."""
        self._visit(found, np.float32(often) * self._weight, gather=True)

    def spread(self, found: Floats) -> None:
        """Takes what is done in each place for the average strategy; who has nothing there runs, or lays the weakest card."""
        self._visit(found, np.float32(0), gather=False)

    def _visit(self, found: Floats, weight: np.float32, *, gather: bool) -> None:
        board, path = self._board, np.array([*self._laid, 0, 0, 0, 0, 0, 0], np.int64)
        often = np.zeros(2 * len(found) // SLOTS if gather else 1, np.float32)
        visit(
            *self._arrays, self.sums, board.modes, board.places(self._laid), path, found, often, gather, self._row, 0,
            HELD, HELD, 0, 0, weight, NOBODY, 0, _LYING,
        )  # fmt: skip

    def _mass(self) -> float:
        """In how many ways both come here, each as often as it does."""
        _, ints, floats = self._arrays
        won(ints, floats, np.float32(1), HELD, HELD, REACH + DEEPEST * HANDS, NOBODY, VALUES)
        return self._told(0)

    def _best(self, player: int) -> float:
        self._go(BEST, player)
        return self._told(player)

    def _told(self, player: int) -> float:
        """The value of the last walk to a player, over all own hands."""
        reach = self._reaches[player]
        return float(np.dot(self._arrays.floats[VALUES : VALUES + len(reach)].astype(np.float64), reach))

    def _go(self, mode: int, player: int) -> int:
        """One walk; how many numbers the strategy has."""
        return int(walk(*self._arrays, self._strategy, self.numbers, mode, player, self._row, 0, HELD, HELD, 0, 0, self._weight, NOBODY, 0))
