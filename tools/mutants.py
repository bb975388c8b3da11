"""Plants small faults, one at a time, and tells which of them no test sees: `make mutants`, or `python -m tools.mutants --help`.

The sources are copied; nothing here is ever changed. Places are drawn by chance from a seed, a fault for each; each is tried against the
tests of its folder, the quick ones first, until one fails. A fault that makes the tests hang, or eats the memory, is seen too.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

from tools.mutation import Mutant, Place, difference, mutants_of, mutated

ROOT = Path(__file__).resolve().parent.parent
SOURCES = Path("src/tento")

RELEVANT: dict[str, tuple[str, ...]] = {
    "cards": ("tests/cards", "tests/records", "tests/club", "tests/contract/test_truco_laws.py"),
    "table": ("tests/table", "tests/club", "tests/rules", "tests/games", "tests/contract/test_game_laws.py", "tests/records"),
    "games/truco/rules": (
        "tests/rules/test_fenacef* tests/rules/test_ktruco* tests/rules/test_truco*",
        "tests/cases/test_cases.py -k truco",
        "tests/games/truco",
        "tests/contract/test_truco_laws.py tests/contract/test_secrets.py",
        "tests/contract/test_game_laws.py",
    ),
    "games/tranca/rules": (
        "tests/rules/test_afia*",
        "tests/cases/test_cases.py tests/cases/test_tranca_cases.py -k tranca",
        "tests/games/tranca",
        "tests/contract/test_tranca_laws.py",
        "tests/contract/test_game_laws.py -k afia",
    ),
    "records": ("tests/records", "tests/cases", "tests/cli/test_records.py"),
    "championship": (
        "tests/championship/core tests/championship/pairs tests/championship/poker",
        "tests/rules/test_cgp* tests/rules/test_*_championship.py",
        "tests/cases/test_cases.py tests/championship/cases -k 'not truco and not tranca'",
        "tests/papers",
        "tests/cli/championship",
    ),
    "club/live": (
        "tests/club",
        "tests/contract/test_told.py tests/contract/test_tiny_game.py",
        "tests/e2e/test_live_*.py",
        "tests/e2e/test_rest_*.py",
    ),
}
"""The folders in which faults are planted, and the tests that look at each, the quick ones first."""

LEAST_SECONDS = 60
TIMES = 5
"""A test folder may take so many times as long as it takes without a fault."""
MOST_KILOBYTES = 8 * 1024**2


class Tried(NamedTuple):
    """What became of a fault: which tests saw it, or None."""

    mutant: Mutant
    change: str
    seen_by: str | None


class Copy:
    """A copy of the project, in which one fault at a time is planted."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._clock = folder, time.time()
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
        for name in filter(None, listed):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)

    def write(self, path: Path, source: str) -> None:
        """Puts a source in its place. Each has a time of its own: what Python compiled before is never taken for it."""
        self._clock += 10
        (self._folder / path).write_text(source, encoding="utf-8")
        os.utime(self._folder / path, (self._clock, self._clock))

    def run(self, tests: str, seconds: float) -> bool:
        """True if the tests hold."""
        pytest = f"{sys.executable} -m pytest -x -q -n 0 -p no:cacheprovider {tests}"
        command = ["sh", "-c", f"ulimit -v {MOST_KILOBYTES}; exec {pytest} >/dev/null 2>&1"]
        known = {**os.environ, "PYTHONPATH": str(self._folder / "src"), "PYTHONHASHSEED": "0"}
        with subprocess.Popen(command, cwd=self._folder, env=known, start_new_session=True) as process:
            try:
                return process.wait(seconds) == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                _end(process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends the tests and whatever they started."""
    try:
        os.killpg(process.pid, 9)
    except ProcessLookupError:
        return


def relevant(path: Path) -> tuple[str, ...]:
    """The tests that look at this file."""
    inside = path.relative_to(SOURCES).as_posix()
    return next(tests for folder, tests in RELEVANT.items() if inside.startswith(f"{folder}/"))


def sources(only: str) -> list[Path]:
    """The files in which faults are planted."""
    folders = [ROOT / SOURCES / folder for folder in RELEVANT]
    found = [path.relative_to(ROOT) for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [path for path in found if only in path.as_posix()]


def drawn(sample: int, seed: int, only: str) -> Iterator[tuple[Mutant, str, str]]:
    """So many places by chance and a change at each, with the source before and after it."""
    luck = random.Random(seed)
    at: dict[Place, list[Mutant]] = {}
    for path in sources(only):
        for mutant in mutants_of(path):
            at.setdefault(mutant.place, []).append(mutant)
    places = list(at)
    luck.shuffle(places)
    found = 0
    for place in places:
        source, mutant = place.path.read_text(encoding="utf-8"), luck.choice(at[place])
        after = mutated(source, mutant)
        if after is not None and found < sample:
            found += 1
            yield mutant, source, after


def measured(copy: Copy, tests: Sequence[str]) -> dict[str, float]:
    """How long each of these takes without a fault; they must hold."""
    took = {}
    for folder in dict.fromkeys(tests):
        began = time.monotonic()
        if not copy.run(folder, 3600):
            sys.exit(f"{folder} does not hold without a fault")
        took[folder] = time.monotonic() - began
        print(f"  {folder}: {took[folder]:.0f} s", flush=True)
    return took


def tried(copy: Copy, mutant: Mutant, before: str, after: str, took: dict[str, float]) -> Tried:
    """Plants the fault, runs the tests that look at it until one fails, and takes it away."""
    copy.write(mutant.place.path, after)
    try:
        seen = next((tests for tests in relevant(mutant.place.path) if not copy.run(tests, max(LEAST_SECONDS, TIMES * took[tests]))), None)
    finally:
        copy.write(mutant.place.path, before)
    return Tried(mutant, difference(before, after), seen)


def report(results: Sequence[Tried], drawn_in_all: int) -> None:
    """How many died, and each that lives."""
    lives = [one for one in results if one.seen_by is None]
    for one in lives:
        print(f"\n{one.mutant.place.path}:{one.mutant.place.line} {one.mutant.operator}\n{one.change}")
    dead = len(results) - len(lives)
    share = f"{100 * dead / len(results):.1f} %" if results else "none"
    print(f"\n{dead} of {len(results)} died ({share}); {drawn_in_all - len(results)} of {drawn_in_all} were left when the time was up")
    for folder, count in Counter(one.seen_by for one in results if one.seen_by).most_common():
        print(f"  {count:4} by {folder}")


def main() -> None:
    """Reads the command line and plants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", help="part of the paths: games/truco/rules, raises.py")
    asked = parser.parse_args()
    os.chdir(ROOT)
    chosen = list(drawn(asked.sample, asked.seed, asked.only))
    print(f"{len(chosen)} faults in {len({mutant.place.path for mutant, _, _ in chosen})} files; the tests without a fault:", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as home:
        copies: Queue[Copy] = Queue()
        for number in range(asked.workers):
            copies.put(Copy(Path(home) / str(number)))
        first = copies.get()
        took = measured(first, [tests for mutant, _, _ in chosen for tests in relevant(mutant.place.path)])
        copies.put(first)
        until = time.monotonic() + 60 * asked.minutes

        def one(fault: tuple[Mutant, str, str]) -> Tried | None:
            if time.monotonic() > until:
                return None
            copy = copies.get()
            try:
                result = tried(copy, *fault, took)
            finally:
                copies.put(copy)
            print("." if result.seen_by else f"\nlives: {result.mutant.place.path}:{result.mutant.place.line}\n", end="", flush=True)
            return result

        with ThreadPoolExecutor(asked.workers) as pool:
            results = [result for result in pool.map(one, chosen) if result is not None]
    report(results, len(chosen))


if __name__ == "__main__":
    main()
