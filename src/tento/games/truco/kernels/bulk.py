"""Many tables at once, compiled: `reset`, `legal_moves`, `step` over arrays of tables, and whole mãos at random."""

from typing import Any

import numpy as np

from tento.games.truco.kernels.acting import act
from tento.games.truco.kernels.compiled import compiled
from tento.games.truco.kernels.dealing import shuffle_and_deal, start
from tento.games.truco.kernels.moves import MOVES
from tento.games.truco.kernels.options import awaited, legal
from tento.games.truco.kernels.table import MATCH_OVER, NOBODY, ONZE, PLAYING
from tento.table.bulk.chance import below, drawn

REFUSED, GOES_ON, MAO, PARTIDA, MATCH = -1, 0, 1, 2, 3
"""What a step brought: an action that is not legal changes nothing; a mão, a partida or the match may have ended with it."""


@compiled
def reset(book: Any, tables: Any, luck: Any) -> None:
    """New matches, each with chance of its own that comes from `luck`, and their first deals."""
    for number in range(tables.size):
        table = tables[number]
        table.luck[0] = drawn(luck)
        start(table)
        shuffle_and_deal(book, table)


@compiled
def legal_moves(book: Any, tables: Any, seats: Any, moves: Any) -> None:
    """For each table the seat that must act, and its legal actions as a set of bits."""
    for number in range(tables.size):
        seats[number] = awaited(book, tables[number])
        moves[number] = legal(book, tables[number], seats[number])


@compiled
def step(book: Any, tables: Any, chosen: Any, brought: Any, points: Any) -> None:
    """The action that each awaited seat chose: what it brought, and the points that pair A made with it (pair B's below nothing).

    Where a mão ends, the next one is dealt at once, of a new match if need be.
    """
    for number in range(tables.size):
        table, move = tables[number], chosen[number]
        seat = awaited(book, table)
        points[number] = 0
        if not 0 <= move < MOVES or not legal(book, table, seat) >> move & 1:
            brought[number] = REFUSED
            continue
        act(book, table, seat, move)
        brought[number] = GOES_ON
        if table.stage not in (PLAYING, ONZE):
            brought[number] = MATCH if table.stage == MATCH_OVER else MAO if table.partida == NOBODY else PARTIDA
            points[number] = table.points if table.winner == 0 else -table.points
            shuffle_and_deal(book, table)


@compiled
def ones(bits: int) -> int:
    """How many bits are set. The compiler knows this loop: it becomes one instruction."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled
def chosen_of(moves: int, luck: Any) -> int:
    """One of these actions, each as likely as another."""
    count = ones(moves)
    skipped = below(luck, count)
    for nth in range(count - 1):
        moves = moves & (moves - 1) if nth < skipped else moves
    return ones((moves & -moves) - 1)


@compiled
def play_maos(book: Any, tables: Any, maos: int) -> Any:
    """So many random mãos at the first table: actions, matches, partidas, mãos and points of both pairs, and mãos that nobody won."""
    table = tables[0]
    found = np.zeros(9, dtype=np.int64)
    for _ in range(maos):
        shuffle_and_deal(book, table)
        while table.stage <= ONZE:
            seat = awaited(book, table)
            act(book, table, seat, chosen_of(legal(book, table, seat), table.luck))
            found[0] += 1
        found[1] += table.stage == MATCH_OVER
        if table.partida != NOBODY:
            found[2 + table.partida] += 1
        if table.winner == NOBODY:
            found[8] += 1
        else:
            found[4 + table.winner] += 1
            found[6 + table.winner] += table.points
    return found
