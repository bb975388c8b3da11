"""Plants small faults, one at a time, and tells which of them no test sees: `make mutants`, or `python -m tools.mutants --help`.

The sources are copied; nothing here is ever changed. Places are drawn by chance from a seed, a fault for each. Then one room after another:
the tests that are near to it run once without a fault, and which of them pass through which line is noted; each fault is tried against the
tests that pass through its line, the quick ones first, until one fails. What they do not see is told at once, and tried at the end against
all tests of the room. A fault that makes the tests hang, or eats the memory, is seen too. Faults that can change nothing are listed with
the reason in `equivalent.toml`, and are not counted; nor are numbers that were measured, which have a name there.

A folder (`--kept`) keeps the sample: when it was stopped, the same command goes on with it. `--again` tries what lived against the tests of
today, of which only those that changed are noted anew.
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

from tools import planted
from tools.mutated_copy import ROOT, Copy, Server
from tools.mutation import Mutant, Place, difference, mutants_of, mutated, statement
from tools.rooms import FAR, NEAR, VALUES, mirror, room, sources
from tools.sample import GONE, LIVES, NOTHING, SEEN, SEEN_AGAIN, SEEN_LATE, UNSEEN, Drawn, Sample, drawn
from tools.touched import Touched

EQUIVALENT = Path(__file__).with_name("equivalent.toml")

COMPILED = "\n@compiled\n"
"""Stands before the functions that numba compiles."""

LONG = 120.0
"""How many seconds a folder of tests may take without a fault, about."""

PARTS = (5.0, 30.0)
"""The tests that take little time together are tried first, then those that take longer; nearly every fault is seen by them."""


class Fault(NamedTuple):
    """A change at one place: the source before and after it."""

    path: Path
    line: int
    before: str
    after: str


def equivalent() -> set[tuple[str, str]]:
    """The faults that were judged by a person: they can change nothing. Each is a file and the difference."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    return {(one["path"], _plain(one["change"])) for one in listed}


def measured(path: Path) -> set[str]:
    """The names of the numbers in this file that were measured: a little more or less is as right."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["measured"]
    return {one["name"] for one in listed if one["path"] == path.as_posix()}


def _plain(change: str) -> str:
    return "\n".join(line[:1] + line[1:].strip() for line in change.strip().splitlines())


def by_chance(seed: int, only: str, but: str = "") -> Iterator[Drawn]:
    """Places by chance and a change at each."""
    luck = random.Random(seed)
    spared = equivalent()
    at: dict[Place, list[Mutant]] = {}
    for path in sources(only, but):
        for mutant in mutants_of(path, measured(path)):
            at.setdefault(mutant.place, []).append(mutant)
    places = list(at)
    luck.shuffle(places)
    for place in places:
        source, mutant = place.path.read_text(encoding="utf-8"), luck.choice(at[place])
        after = mutated(source, mutant)
        if after is not None and (place.path.as_posix(), _plain(difference(source, after))) not in spared:
            yield drawn(place.path.as_posix(), mutant.operator, source, after)


def nearest(touched: Touched, fault: Fault) -> list[list[str]]:
    """The tests that pass through the line of a fault, the quick ones first, in parts that take longer and longer.

    What stands outside every function runs when a file is read; every test that passes through the file may see it.
    """
    lines = statement(fault.before, fault.line)
    tests = (touched.through(fault.path, *lines) if lines else []) or touched.inside(fault.path)
    together = list(accumulate(touched.took([test]) for test in tests))
    cuts = [0, *(bisect_left(together, seconds) for seconds in PARTS), len(tests)]
    return [tests[first:last] for first, last in pairwise(cuts)]


class Planting:
    """One fault after another in one copy, while there is time; what became of each is told to the sample."""

    def __init__(self, copy: Copy, sample: Sample, kept: Path, minutes: float) -> None:
        self._copy, self._sample, self._kept = copy, sample, kept
        self._until = time.monotonic() + 60 * minutes

    def in_rooms(self, faults: Sequence[int], became: str) -> None:
        """Tries these faults against the tests that are near to them; `became` is what the seen ones are called."""
        for folder, tests in NEAR.items():
            inside = [number for number in faults if room(Path(self._sample.faults[number].path)) == folder]
            if inside and self._time():
                asked = (VALUES, *tests)
                print(f"{folder}: {len(inside)} faults", flush=True)
                touched, server = self._copy.touched(asked, self._kept), self._copy.asked(asked)
                self._near(inside, became, server, touched.only(server.tests))
                server.close()

    def _near(self, faults: Sequence[int], became: str, server: Server, touched: Touched) -> None:
        for number in faults:
            if not self._time():
                return
            if (fault := self._fault(number)) is None:
                continue
            runs = [tests for tests in nearest(touched, fault)[:-1] if tests]
            if self._seen(fault, runs, touched, server):
                self._sample.tell(number, became)
            else:
                self._sample.tell(number, UNSEEN)
                print(f"\nnot seen by {sum(map(len, runs))} tests: {self._sample.told(number)}", flush=True)

    def _fault(self, number: int) -> Fault | None:
        """The fault in the sources of the copy, if it can be made there and can change something."""
        one = self._sample.faults[number]
        before = self._copy.read(Path(one.path))
        after = one.planted(before)
        if after is None:
            self._sample.tell(number, GONE)
        elif (one.path, _plain(difference(before, after))) in equivalent() or one.assigned in measured(Path(one.path)):
            self._sample.tell(number, NOTHING)
        else:
            return Fault(Path(one.path), one.line, before, after)
        return None

    def _seen(self, fault: Fault, runs: Sequence[Sequence[str]], touched: Touched, server: Server) -> bool:
        """Whether tests that were read before see it; what runs when a file is read is seen by tests that are read anew.

        Of what numba compiles no line is noted, nor of what no test passes through: all tests of the folder of the same name are asked.
        """
        took, lines = list(map(touched.took, runs)), statement(fault.before, fault.line)
        if COMPILED in fault.before:
            return self._seen_anew(fault, [[mirror(fault.path)]], [LONG])
        if lines is None:
            return self._seen_anew(fault, [*runs, [VALUES]], [*took, 0])
        through = [test for test in touched.through(fault.path, *lines) if not test.startswith(VALUES)]  # that one reads every file
        if not through and (ROOT / mirror(fault.path)).exists():
            return self._seen_anew(fault, [*runs, [mirror(fault.path)]], [*took, LONG])
        asked = (server.tries(fault.path, fault.after, tests, seconds) for tests, seconds in zip(runs, took, strict=True))
        return any(answer == planted.SEEN for answer in asked)

    def _seen_anew(self, fault: Fault, runs: Sequence[Sequence[str]], took: Sequence[float]) -> bool:
        """Plants the fault, runs the tests until some fail, and takes it away. Tests that fail without it too have not seen it."""
        tried = zip(runs, took, strict=True)
        return any(not self._holds(fault, tests, seconds) and self._copy.run(tests, seconds) for tests, seconds in tried)

    def _holds(self, fault: Fault, tests: Sequence[str], seconds: float) -> bool:
        self._copy.write(fault.path, fault.after)
        try:
            return self._copy.run(tests, seconds)
        finally:
            self._copy.write(fault.path, fault.before)

    def everywhere(self, faults: Sequence[int]) -> None:
        """Tries these faults against the near tests read anew, the slow ones too, and then against all that look at the room."""
        for number in faults:
            if self._time() and (fault := self._fault(number)) is not None:
                folder = room(fault.path)
                touched = self._copy.touched((VALUES, *NEAR[folder]), self._kept)
                parts = [tests for tests in nearest(touched, fault) if tests]
                far = [[tests] for tests in (*FAR[folder], *NEAR[folder])]
                took = [*map(touched.took, parts), *(LONG for _ in far)]
                self._sample.tell(number, SEEN_LATE if self._seen_anew(fault, [*parts, *far], took) else LIVES)

    def _time(self) -> bool:
        return time.monotonic() < self._until


def main() -> None:
    """Reads the command line and plants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--only", default="", help="part of the paths: games/truco/rules, raises.py")
    parser.add_argument("--but", default="", help="a folder that is left out: games/poker")
    parser.add_argument("--kept", type=Path, help="a folder that keeps the sample and which tests pass through which line")
    parser.add_argument("--room", choices=NEAR, help="tries only the faults of the sample that are in this room")
    parser.add_argument("--again", action="store_true", help="tries what lived against the tests of today")
    asked = parser.parse_args()
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory(prefix="mutants-") as home:
        kept = asked.kept or Path(home)
        sample = Sample(kept, "-".join(map(str, filter(None, (asked.seed, asked.sample, asked.only, asked.but)))).replace("/", "-"))
        if not sample.faults:
            sample.take(islice(by_chance(asked.seed, asked.only, asked.but), asked.sample))
        print(f"{len(sample.faults)} faults in {len({fault.path for fault in sample.faults})} files", flush=True)
        planting = Planting(Copy(Path(home)), sample, kept / "touched", asked.minutes)
        inside = {number for number, fault in enumerate(sample.faults) if not asked.room or room(Path(fault.path)) == asked.room}
        if asked.again:
            planting.in_rooms(sorted(inside.intersection(sample.left(UNSEEN, LIVES))), SEEN_AGAIN)
        else:
            planting.in_rooms(sorted(inside.intersection(sample.left())), SEEN)
            planting.everywhere(sorted(inside.intersection(sample.left(UNSEEN))))
    print("\nwhat lives:", *(sample.told(number) for number in sample.left(UNSEEN, LIVES)), sep="\n\n")
    print(f"\n{sample}")


if __name__ == "__main__":
    main()
