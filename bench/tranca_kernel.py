"""How many actions a second the compiled tranca plays on one core, beside the readable engine. Rates are of CPU time.

Random rodadas with every legal action listed before each choice, and rodadas by the sensible player's habits, as the master imagines
them.
"""

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from tranca_engine import tranca_match

from tento.games.tranca.bots.master.imagination.scores import made_by_habit
from tento.games.tranca.kernels.book import numbers
from tento.games.tranca.kernels.bulk import play_rodadas
from tento.games.tranca.kernels.moves import MOST_MOVES
from tento.games.tranca.kernels.table import tables_of
from tento.rulebooks.loader import load, regulations_of
from tento.table.bulk.chance import luck_of

RUNS = 7
RODADAS = 2_000
READABLE_PARTIDAS = 2
GOAL = 1_000_000


def table_of(seed: int) -> Any:
    tables = tables_of(1)
    tables["luck"][0] = luck_of(seed)
    return tables


def at_random(book: Any, seed: int) -> int:
    return int(play_rodadas(book, table_of(seed), RODADAS)[0])


def by_habit(book: Any, seed: int) -> int:
    return int(made_by_habit(book, table_of(seed), np.zeros(MOST_MOVES, np.int64), np.zeros((RODADAS, 2))))


def rate(play: Callable[[Any, int], int], book: Any) -> float:
    """Actions in a second, the median of the runs."""
    rates = []
    for seed in range(RUNS):
        start = process_time()
        actions = play(book, seed)
        rates.append(actions / (process_time() - start))
    return median(rates)


def readable(name: str) -> float:
    """Actions in a second of the readable engine, chosen in the same way."""
    start, luck = process_time(), random.Random(1)
    actions = sum(tranca_match(load(name), luck).decisions for _ in range(READABLE_PARTIDAS))
    return actions / (process_time() - start)


def main() -> None:
    start = perf_counter()
    book = numbers(load(regulations_of("tranca")[0]))
    at_random(book, 0)
    by_habit(book, 0)
    print(f"compiled, or found on disk, in {perf_counter() - start:.1f} s")
    print(f"actions in a second, median of {RUNS} runs of {RODADAS:,} rodadas; the readable engine over {READABLE_PARTIDAS} partidas")
    print(f"{'':14} {'at random':>10} {'by habit':>10} {'readable':>9} {'x':>6}")
    for name in regulations_of("tranca"):
        book = numbers(load(name))
        random_rate, beside = rate(at_random, book), readable(name)
        print(f"{name:14} {random_rate:10,.0f} {rate(by_habit, book):10,.0f} {beside:9,.0f} {random_rate / beside:6,.0f}")
        print(f"goal: {GOAL:,} actions a second: {'met' if random_rate >= GOAL else 'missed'}")


if __name__ == "__main__":
    main()
