"""Many mãos and rodadas by the compiled and by the readable engine at once: `python -m tools.lockstep`, and a part of `make soak`.

Every rulebook that comes with the program, for every number of seats, and as many rulebooks that chance has changed. Where the engines
differ, a mão of truco is shrunk to a case file, a rodada of tranca is told from its pack on, and the program fails.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tools.lockstep import tranca
from tools.lockstep.case import file_of
from tools.lockstep.overlays import by_chance
from tools.lockstep.truco import Difference, walk

from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Rulebook

AT_ONCE: Final = 500
RODADAS_AT_ONCE: Final = 10
FILE: Final = "lockstep-difference.toml"


class Task(NamedTuple):
    """So many mãos by one rulebook for so many seats."""

    rulebook: str
    seats: int
    maos: int
    seed: int
    changed: bool


def tasks(maos: int, seed: int) -> Iterator[Task]:
    """The tables in turn, until there are so many mãos; every second time the rulebook is changed by chance."""
    tables = [(name, seats) for name in names("truco") for seats in load(name).values.players]
    turns = -(-maos // AT_ONCE)
    for turn in range(turns):
        name, seats = tables[turn % len(tables)]
        yield Task(name, seats, min(AT_ONCE, maos - turn * AT_ONCE), seed * 1_000_000 + turn, turn // len(tables) % 2 == 1)


def played(task: Task) -> str | None:
    """The case file of a difference, if there is one."""
    luck = Random(task.seed)
    rulebook: Rulebook = load(task.rulebook)
    if task.changed:
        changed = by_chance(rulebook, luck)
        rulebook = changed if task.seats in changed.values.players else rulebook
    try:
        walk(rulebook, task.seats, task.maos, luck)
    except Difference as found:
        return file_of(found)
    return None


def run(maos: int, seed: int) -> None:
    """All tasks, on every core; ends the program at the first difference."""
    todo = list(tasks(maos, seed))
    played(todo[0]._replace(maos=1))  # compiles once, for all processes
    done = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for task, found in zip(todo, pool.map(played, todo), strict=True):
            if found is not None:
                pool.shutdown(cancel_futures=True)
                Path(FILE).write_text(found, encoding="utf-8")
                sys.exit(f"the compiled truco differs from the rules by {task.rulebook}: see {FILE}\n{found}")
            done += task.maos
            if done // 100_000 > (done - task.maos) // 100_000:
                print(f"{done:,} mãos of truco: the compiled engine and the rules agree", flush=True)
    print(f"all {done:,} mãos of truco agree")


def played_rodadas(seed: int) -> str | None:
    """Some rodadas of tranca, every second time by a rulebook that chance has changed; the difference, if there is one."""
    luck = Random(seed)
    rulebook: Rulebook = load(luck.choice(names("tranca")))
    try:
        tranca.walk(by_chance(rulebook, luck) if seed % 2 else rulebook, RODADAS_AT_ONCE, luck)
    except tranca.Difference as found:
        return str(found)
    return None


def run_rodadas(rodadas: int, seed: int) -> None:
    """So many rodadas of tranca, on every core; ends the program at the first difference."""
    seeds = range(seed * 1_000_000, seed * 1_000_000 + -(-rodadas // RODADAS_AT_ONCE))
    played_rodadas(seeds[0])  # compiles once, for all processes
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(played_rodadas, seeds):
            if found is not None:
                pool.shutdown(cancel_futures=True)
                sys.exit(f"the compiled tranca differs from the rules:\n{found}")
    print(f"all {len(seeds) * RODADAS_AT_ONCE:,} rodadas of tranca agree")


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--maos", type=int, default=1_000_000)
    parser.add_argument("--rodadas", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.maos:
        run(asked.maos, asked.seed)
    if asked.rodadas:
        run_rodadas(asked.rodadas, asked.seed)


if __name__ == "__main__":
    main()
