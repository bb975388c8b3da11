"""What the rests of all mãos have in common in which the ladder ends at the same steps."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tento.games.truco.solved.packing import dims_of, modes_of
from tento.games.truco.solver.hands import Hands, hands_of
from tento.games.truco.solver.layout import Arrays, Floats, laid_out
from tento.games.truco.solver.situations import Situation, Turn, Worth, decisions_of, points, situations_of
from tento.games.truco.values import TrucoRules

HELD: Final = 2
"""So many cards each holds when the first rodada is over."""


class Start(NamedTuple):
    """How the rest of a mão begins: at which step of the ladder, and who may raise it (None: both)."""

    step: int
    right: int | None


class Lying(NamedTuple):
    """How many cards of each class a vira leaves, and the two cards of the first rodada."""

    counts: tuple[int, ...]
    laid: tuple[int, ...]


class Table(NamedTuple):
    """How many cards of each class may be met, and the steps of the ladder up to which each raises.

    With `more_after_yes` it is the table of who knows no more than a view shows: who has just said yes may raise before the next card.
    """

    most: tuple[int, ...]
    tops: tuple[int, int]
    more_after_yes: bool = False


class Board:
    """The situations, hands and arrays of a table; a rest of a mão works on a copy of the arrays."""

    def __init__(self, rules: TrucoRules, table: Table) -> None:
        self._rules, self._table, self.classes = rules, table, len(table.most)
        self._situations = self._with(points)
        self._decisions = decisions_of(rules, table.tops, more_after_yes=table.more_after_yes)
        self.hands: Hands = hands_of(table.most, HELD)
        self.arrays: Arrays = laid_out(self._situations, self.hands, table.most)
        self.modes = modes_of(self._decisions, len(self._situations), len(rules.raise_ladder))
        self.dims = dims_of(self.hands)

    def worths(self, worth: Worth) -> Floats:
        """What the ends of the mão are worth, situation by situation."""
        return np.array([one.worth for one in self._with(worth)], np.float32).ravel()

    def row(self, laid: Sequence[int], start: Start) -> int:
        """The situation with which the second rodada begins after these two cards; ValueError where none does."""
        winner = None if laid[0] == laid[1] else int(laid[1] > laid[0])
        for row, one in self._decisions.items():
            if (
                isinstance(one, Turn)
                and one.rodadas == (winner,)
                and not one.led
                and not one.said_yes
                and Start(one.step, one.right) == start
            ):
                return row
        raise ValueError("no second rodada begins so")

    def places(self, laid: Sequence[int]) -> npt.NDArray[np.int64]:
        """The sizes that a walk over the places of what follows these two cards needs: the first of them is place 0."""
        dims = self.dims.copy()
        dims[3] = -(laid[0] * self.classes + laid[1]) * dims[4]
        return dims

    def _with(self, worth: Worth) -> list[Situation]:
        return situations_of(self._rules, worth, self._table.tops, more_after_yes=self._table.more_after_yes)
