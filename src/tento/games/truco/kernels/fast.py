"""The compiled engine as Python calls it: random mãos, and tables that take a step each."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tento.games.truco.kernels import bulk
from tento.games.truco.kernels.book import numbers
from tento.games.truco.kernels.played import Played
from tento.games.truco.kernels.table import tables_of
from tento.rulebooks.rulebook import Rulebook
from tento.table.bulk.chance import luck_of

MOST_TABLES: Final = 1_000_000


def play(rulebook: Rulebook, seats: int, maos: int, seed: int) -> Played:
    """So many random mãos, match after match."""
    tables = tables_of(1)
    tables["luck"][0] = luck_of(seed)
    actions, matches, *found, nobody = bulk.play_maos(numbers(rulebook, seats), tables, maos).tolist()
    partidas, won, points = found[:2], found[2:4], found[4:]
    return Played(maos, actions, matches, (partidas[0], partidas[1]), (won[0], won[1]), (points[0], points[1]), nobody)


class Stepped(NamedTuple):
    """What a step brought at each table (`bulk.REFUSED` … `bulk.MATCH`), and the points of pair A, pair B's below nothing."""

    brought: NDArray[np.int8]
    points: NDArray[np.int16]


class Tables:
    """Many tables of one rulebook, each in the middle of its own match. They deal by themselves, by chance of the seed."""

    def __init__(self, rulebook: Rulebook, seats: int = 4, many: int = 1024, seed: int = 1) -> None:
        if not 0 < many <= MOST_TABLES:
            raise ValueError(f"from 1 to {MOST_TABLES:,} tables, not {many}")
        self.book, self.tables = numbers(rulebook, seats), tables_of(many)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New matches everywhere."""
        bulk.reset(self.book, self.tables, luck_of(seed))

    def legal(self) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
        """At each table the seat that must act, and its legal actions as a set of bits, one for each number of `moves`."""
        seats, moves = np.empty(self.tables.size, np.int8), np.empty(self.tables.size, np.int64)
        bulk.legal_moves(self.book, self.tables, seats, moves)
        return seats, moves

    def step(self, chosen: Any) -> Stepped:
        """One action at each table, by its number; one that is not legal changes nothing and is told as refused."""
        moves = np.ascontiguousarray(chosen, dtype=np.int64)
        if moves.shape != self.tables.shape:
            raise ValueError(f"one action for each of {self.tables.size} tables, not {moves.shape}")
        found = Stepped(np.empty(moves.size, np.int8), np.empty(moves.size, np.int16))
        bulk.step(self.book, self.tables, moves, found.brought, found.points)
        return found
