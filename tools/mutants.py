"""Plants small faults, one at a time, and tells which of them no test sees: `make mutants`, or `python -m tools.mutants --help`.

The sources are copied; nothing here is ever changed. Places are drawn by chance from a seed, a fault for each. First all tests run once
without a fault, and which of them pass through which line is noted. Then each fault is tried against the tests that pass through its line,
the quick ones first, until one fails. What they do not see is tried against all tests of its folder. A fault that makes the tests hang, or
eats the memory, is seen too. Faults that can change nothing are listed with the reason in `equivalent.toml`, and are not counted.
"""

import argparse
import os
import random
import tempfile
import time
import tomllib
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice, pairwise
from pathlib import Path
from typing import NamedTuple

from tools.mutated_copy import ROOT, Copy, Server
from tools.mutation import Mutant, Place, difference, mutants_of, mutated, statement
from tools.planted import SEEN
from tools.touched import Touched

SOURCES = Path("src/tento")
LEFT_OUT = ("championship/simulation",)
"""What makes up events by chance, for rehearsals and proofs: another event that the rules allow is no fault."""
EQUIVALENT = Path(__file__).with_name("equivalent.toml")

_CONTRACT = "tests/contract/test_"
_E2E = "tests/e2e/test_"
RELEVANT: dict[str, tuple[str, ...]] = {
    "cards": ("tests/cards", "tests/records", "tests/club", f"{_CONTRACT}truco_laws.py"),
    "table": (
        "tests/table",
        "tests/club",
        "tests/rules",
        "tests/games/truco",
        "tests/games/tranca",
        "tests/terminal",
        f"{_CONTRACT}game_laws.py",
        "tests/records",
    ),
    "games/truco/rules": (
        "tests/rules",
        "tests/cases",
        "tests/games/truco",
        f"{_CONTRACT}truco_laws.py",
        f"{_CONTRACT}secrets.py",
        f"{_CONTRACT}game_laws.py",
    ),
    "games/tranca/rules": (
        "tests/rules",
        "tests/cases",
        "tests/games/tranca",
        f"{_CONTRACT}tranca_laws.py",
        f"{_CONTRACT}game_laws.py",
    ),
    "games/poker": ("tests/games/poker", "tests/cases"),
    "records": ("tests/records", "tests/cases", "tests/cli/test_records.py"),
    "championship": ("tests/championship", "tests/rules", "tests/cases", "tests/papers", "tests/cli/championship"),
    "club/live": (
        "tests/club",
        f"{_CONTRACT}told.py",
        f"{_CONTRACT}tiny_game.py",
        f"{_E2E}live_play.py",
        f"{_E2E}live_talk.py",
        f"{_E2E}live_after.py",
        f"{_E2E}rest_practice.py",
        f"{_E2E}rest_tables.py",
    ),
}
"""The folders in which faults are planted, and the tests that look at each."""

PARTS = (5.0, 30.0)
"""The tests that take little time together are tried first, then those that take longer; nearly every fault is seen by them."""


class Fault(NamedTuple):
    """A change at one place: the source before and after it."""

    mutant: Mutant
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.mutant.place.path}:{self.mutant.place.line} {self.mutant.operator}\n{difference(self.before, self.after)}"


def sources(only: str, but: str = "") -> list[Path]:
    """The files in which faults are planted."""
    folders = [ROOT / SOURCES / folder for folder in RELEVANT]
    found = [path.relative_to(ROOT) for folder in folders for path in sorted(folder.rglob("*.py"))]
    left_out = tuple((SOURCES / folder).as_posix() for folder in (*LEFT_OUT, *filter(None, [but])))
    return [path for path in found if only in path.as_posix() and not path.as_posix().startswith(left_out)]


def relevant(path: Path) -> tuple[str, ...]:
    """The tests that look at this file."""
    inside = path.relative_to(SOURCES).as_posix()
    return (f"{_CONTRACT}values.py", *next(tests for folder, tests in RELEVANT.items() if inside.startswith(f"{folder}/")))


def equivalent() -> set[tuple[str, str]]:
    """The faults that were judged by a person: they can change nothing. Each is a file and the difference."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    return {(one["path"], _plain(one["change"])) for one in listed}


def _plain(change: str) -> str:
    return "\n".join(line[:1] + line[1:].strip() for line in change.strip().splitlines())


def drawn(seed: int, only: str, but: str = "") -> Iterator[Fault]:
    """Places by chance and a change at each."""
    luck = random.Random(seed)
    spared = equivalent()
    at: dict[Place, list[Mutant]] = {}
    for path in sources(only, but):
        for mutant in mutants_of(path):
            at.setdefault(mutant.place, []).append(mutant)
    places = list(at)
    luck.shuffle(places)
    for place in places:
        source, mutant = place.path.read_text(encoding="utf-8"), luck.choice(at[place])
        after = mutated(source, mutant)
        if after is not None and (place.path.as_posix(), _plain(difference(source, after))) not in spared:
            yield Fault(mutant, source, after)


def nearest(touched: Touched, fault: Fault) -> list[list[str]]:
    """The tests that pass through the line of a fault, the quick ones first, in parts that take longer and longer.

    What stands outside every function runs when a file is read; every test that passes through the file may see it.
    """
    place = fault.mutant.place
    lines = statement(fault.before, place.line)
    tests = (touched.through(place.path, *lines) if lines else []) or touched.inside(place.path)
    together = list(accumulate(touched.took([test]) for test in tests))
    cuts = [0, *(bisect_left(together, seconds) for seconds in PARTS), len(tests)]
    return [tests[first:last] for first, last in pairwise(cuts)]


def seen(copy: Copy, fault: Fault, runs: Sequence[Sequence[str]], seconds: Sequence[float]) -> bool:
    """Plants the fault, runs the tests until some fail, and takes it away."""
    copy.write(fault.mutant.place.path, fault.after)
    try:
        return any(not copy.run(tests, took) for tests, took in zip(runs, seconds, strict=True))
    finally:
        copy.write(fault.mutant.place.path, fault.before)


class Planting:
    """One fault after another in one copy, while there is time."""

    def __init__(self, copy: Copy, server: Server, touched: Touched, minutes: float) -> None:
        self._copy, self._server, self._touched = copy, server, touched
        self._until = time.monotonic() + 60 * minutes

    def unseen(self, faults: Sequence[Fault]) -> tuple[list[Fault], int]:
        """What the tests that pass through the place, but the slow ones, do not see, and how many there was time to try."""
        unseen: list[Fault] = []
        for number, fault in enumerate(faults):
            if time.monotonic() > self._until:
                return unseen, number
            runs = [tests for tests in nearest(self._touched, fault)[:-1] if tests]
            took = list(map(self._touched.took, runs))
            if not self._seen_by_nearest(fault, runs, took):
                unseen.append(fault)
                print(f"\n{number + 1} of {len(faults)}, not seen by {sum(map(len, runs))} tests: {fault}", flush=True)
            elif number % 20 == 19:
                print(f"{number + 1} of {len(faults)}", flush=True)
        return unseen, len(faults)

    def _seen_by_nearest(self, fault: Fault, runs: Sequence[Sequence[str]], took: Sequence[float]) -> bool:
        """Whether tests that were read before see it; what stands outside the body of a function is seen by tests that are read anew."""
        if statement(fault.before, fault.mutant.place.line) is None:
            return seen(self._copy, fault, runs, took)
        return any(
            self._server.tries(fault.mutant.place.path, fault.after, tests, seconds) == SEEN
            for tests, seconds in zip(runs, took, strict=True)
        )

    def alive(self, faults: Sequence[Fault]) -> list[Fault]:
        """What the same tests read anew, the slow ones and all tests of the folder do not see either.

        What there is no time for is taken to live.
        """
        return [fault for fault in faults if not self._seen_by_folder(fault)]

    def _seen_by_folder(self, fault: Fault) -> bool:
        if time.monotonic() > self._until:
            return False
        parts, folders = [tests for tests in nearest(self._touched, fault) if tests], relevant(fault.mutant.place.path)
        took = [*map(self._touched.took, parts), *(self._touched.took(self._touched.below(tests)) for tests in folders)]
        return seen(self._copy, fault, [*parts, *([tests] for tests in folders)], took)


def main() -> None:
    """Reads the command line and plants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--only", default="", help="part of the paths: games/truco/rules, raises.py")
    parser.add_argument("--but", default="", help="a folder that is left out: games/poker")
    parser.add_argument("--touched", type=Path, help="a folder that keeps which tests pass through which line, for the next run")
    asked = parser.parse_args()
    os.chdir(ROOT)
    faults = list(islice(drawn(asked.seed, asked.only, asked.but), asked.sample))
    print(f"{len(faults)} faults in {len({fault.mutant.place.path for fault in faults})} files", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as home:
        copy = Copy(Path(home))
        tests = dict.fromkeys(tests for fault in faults for tests in relevant(fault.mutant.place.path))
        touched = copy.touched(tests, asked.touched or Path(home) / "touched")
        server = copy.asked(tests)
        planting = Planting(copy, server, touched.only(server.tests), asked.minutes)
        unseen, tried = planting.unseen(faults)
        server.close()
        alive = planting.alive(unseen)
    print("\nwhat lives:", *alive, sep="\n\n")
    share = f"{100 * (tried - len(alive)) / tried:.1f} %" if tried else "none"
    print(f"\n{tried - len(alive)} of {tried} died ({share}); {len(faults) - tried} of {len(faults)} were left when the time was up")


if __name__ == "__main__":
    main()
