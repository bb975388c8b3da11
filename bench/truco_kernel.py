"""How many random mãos the compiled truco plays on one core, beside the readable engine over the very same mãos. Rates are of CPU time.

A rulebook in which cards are stolen is measured as it is, and once more with nobody stealing: random thieves make half of its actions.
"""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np

from tento.games.truco.kernels import fast, plain
from tento.games.truco.kernels.fast import Tables
from tento.games.truco.kernels.played import Played
from tento.rulebooks.loader import load, names, overlay
from tento.rulebooks.rulebook import Rulebook

RUNS = 7
MAOS = 200_000
READABLE_MAOS = 300
GOAL = 3_000_000

Play = Callable[[Rulebook, int, int, int], Played]


class Rate(NamedTuple):
    """Mãos and actions in a second."""

    maos: float
    actions: float


def compiled_rates(rulebook: Rulebook, seats: int) -> list[Rate]:
    return [_timed(fast.play, rulebook, seats, MAOS, seed) for seed in range(RUNS)]


def _timed(play: Play, rulebook: Rulebook, seats: int, maos: int, seed: int) -> Rate:
    start = process_time()
    found = play(rulebook, seats, maos, seed)
    spent = process_time() - start
    return Rate(maos / spent, found.actions / spent)


def played_at() -> list[tuple[str, Rulebook]]:
    """Every rulebook that is installed, and the thieves' ones once more without theft."""
    found = []
    for name in names("truco"):
        rulebook = load(name)
        found.append((name, rulebook))
        if rulebook.values.stealing != "forbidden":
            found.append((f"{name}, no theft", overlay(rulebook, {"stealing": "forbidden"})))
    return found


def show_steps() -> None:
    """Tables that step together: the seat, its legal actions, and the lowest of them taken."""
    tables = Tables(load("truco-masters-2025"), 4, many=4096)
    steps, start = 200, process_time()
    for _ in range(steps):
        _, moves = tables.legal()
        tables.step(np.log2(moves & -moves))
    rate = steps * 4096 / (process_time() - start)
    print(f"{rate:,.0f} steps a second of 4,096 tables at once, legal actions asked before each")


def main() -> None:
    start = perf_counter()
    fast.play(load("truco-masters-2025"), 4, 1, seed=1)
    print(f"compiled, or found on disk, in {perf_counter() - start:.1f} s")
    print(
        f"random mãos in a second, median and best of {RUNS} runs of {MAOS:,}; beside it the readable engine over {READABLE_MAOS} of them"
    )
    print(f"{'':38} {'seats':>5} {'median':>10} {'best':>10} {'actions':>12} {'readable':>9} {'x':>7}")
    slow = []
    for name, rulebook in played_at():
        for seats in rulebook.values.players:
            rates = compiled_rates(rulebook, seats)
            readable = _timed(plain.play, rulebook, seats, READABLE_MAOS, 1).maos
            middle, best = median(rate.maos for rate in rates), max(rate.maos for rate in rates)
            actions = median(rate.actions for rate in rates)
            print(f"{name:38} {seats:5} {middle:10,.0f} {best:10,.0f} {actions:12,.0f} {readable:9,.0f} {middle / readable:7,.0f}")
            if seats == 4 and rulebook.values.stealing == "forbidden" and middle < GOAL:
                slow.append(name)
    print(f"goal: {GOAL:,} mãos a second by pairs where nobody steals: " + ("met" if not slow else f"missed by {', '.join(slow)}"))
    show_steps()


if __name__ == "__main__":
    main()
