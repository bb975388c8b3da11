"""What a score is worth, compiled: the chance to win the partida from it, by rodadas that were played out by habit."""

from typing import Any, Final

import numpy as np

from tento.games.tranca.bots.master.imagination.compiled import compiled, compiled_apart
from tento.games.tranca.bots.master.imagination.habits import play_out
from tento.games.tranca.kernels.dealing import shuffle_and_deal
from tento.games.tranca.kernels.table import MATCH_OVER, NOBODY, PACK

CELLS: Final = 49
"""Scores are looked at in so many steps, from one target below nothing to just below the target."""
ROUNDS: Final = 12
"""So many rodadas ahead is far enough."""


@compiled_apart
def made_by_habit(book: Any, tables: Any, options: Any, made: Any) -> int:
    """What both pairs make in rodadas that are played by habit, each seat dealing in turn; how many actions they had."""
    table, pack, actions = tables[0], np.zeros(PACK, np.int64), 0
    for nth in range(made.shape[0]):
        table.score[0] = table.score[1] = 0
        table.partida, table.next_dealer = NOBODY, nth & 3
        shuffle_and_deal(book, table, pack)
        actions += play_out(book, table, options)
        made[nth, 0], made[nth, 1] = table.made[0], table.made[1]
    return actions


@compiled
def cell_of(target: int, points: float) -> float:
    """Where a score lies on the grid."""
    return min(max(0.0, (points + target) * (CELLS - 1) / (2.0 * target)), CELLS - 1.0)


@compiled
def looked_up(target: int, wins: Any, ours: float, theirs: float) -> float:
    """The chance between the cells around a score that ends nothing."""
    row, column = cell_of(target, ours), cell_of(target, theirs)
    up, left = min(int(row), CELLS - 2), min(int(column), CELLS - 2)
    down, right = row - up, column - left
    above = wins[up, left] * (1 - right) + wins[up, left + 1] * right
    below = wins[up + 1, left] * (1 - right) + wins[up + 1, left + 1] * right
    return above * (1 - down) + below * down


@compiled
def after(target: int, wins: Any, ours: float, theirs: float) -> float:
    """The chance at a score, which may end the partida."""
    if ours >= target or theirs >= target:
        return 0.5 if ours == theirs else 1.0 if ours > theirs else 0.0
    return looked_up(target, wins, ours, theirs)


@compiled_apart
def fill(target: int, made: Any, wins: Any) -> None:
    """The chances from each score, by the rodadas that were made, both ways round: neither pair is better than the other."""
    step = 2.0 * target / (CELLS - 1)
    for _ in range(ROUNDS):
        for row in range(CELLS):
            for column in range(CELLS):
                ours, theirs, total = row * step - target, column * step - target, 0.0
                for nth in range(made.shape[0]):
                    total += after(target, wins, ours + made[nth, 0], theirs + made[nth, 1])
                    total += after(target, wins, ours + made[nth, 1], theirs + made[nth, 0])
                wins[row, column] = total / (2 * made.shape[0])


@compiled
def chance_at(book: Any, wins: Any, table: Any, pair: int) -> float:
    """The chance of this pair to win the partida, at a table whose rodada is over."""
    if table.stage == MATCH_OVER:
        return 1.0 if table.partida == pair else 0.0
    return after(book.target, wins, float(table.score[pair]), float(table.score[1 - pair]))
