"""Whole rodadas at random, compiled."""

from typing import Any

import numpy as np

from tento.games.tranca.kernels.acting import act
from tento.games.tranca.kernels.compiled import compiled_apart
from tento.games.tranca.kernels.dealing import shuffle_and_deal
from tento.games.tranca.kernels.moves import MOST_MOVES
from tento.games.tranca.kernels.options import legal
from tento.games.tranca.kernels.table import MATCH_OVER, NOBODY, PACK, PLAYING
from tento.table.bulk.chance import below


@compiled_apart
def chosen_of(moves: Any, count: int, luck: Any) -> int:
    """A kind of action by chance, then one of that kind: thirty discards are no more likely than one jogo."""
    kinds = 1
    for nth in range(1, count):
        kinds += moves[nth] >> 24 != moves[nth - 1] >> 24
    skipped = below(luck, kinds)
    first = 0
    while skipped:
        skipped -= moves[first] >> 24 != moves[first + 1] >> 24
        first += 1
    last = first
    while last + 1 < count and moves[last + 1] >> 24 == moves[first] >> 24:
        last += 1
    return moves[first + below(luck, last - first + 1)]


@compiled_apart
def play_rodadas(book: Any, tables: Any, rodadas: int) -> Any:
    """So many random rodadas at the first table: actions, partidas, batidas of each pair, and points of each pair."""
    table = tables[0]
    moves, pack = np.zeros(MOST_MOVES, np.int64), np.zeros(PACK, np.int64)
    found = np.zeros(6, np.int64)
    for _ in range(rodadas):
        shuffle_and_deal(book, table, pack)
        while table.stage == PLAYING:
            act(book, table, chosen_of(moves, legal(book, table, moves), table.luck))
            found[0] += 1
        found[1] += table.stage == MATCH_OVER
        if table.out != NOBODY:
            found[2 + (table.out & 1)] += 1
        for pair in range(2):
            found[4 + pair] += table.made[pair]
    return found
