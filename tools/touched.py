"""Which tests pass through which line, and how long each takes, so that `make mutants` runs the tests that can see a fault and no others.

It is a plugin of pytest (`-p tools.touched`): what runs in a test is noted for this test, what runs while the tests are read for none.
The answer is written to the file that TOUCHED names. A test that fails is not noted: it could not tell a fault from its own.
"""

import hashlib
import os
import signal
import time
from collections.abc import Generator, Iterable
from pathlib import Path

import msgspec
import pytest
from coverage import Coverage

MOST_SECONDS = 4
"""Noting is slow, and a long test seldom comes to new lines late: after so long it runs on without it."""


class Touched:
    """The tests, how long each took, and for each line of each file the tests that pass through it.

    A file that is no more as it was then has other lines; of it only the tests that pass through it at all are known.
    """

    def __init__(self, times: dict[str, float], lines: dict[str, dict[int, list[str]]], changed: frozenset[str] = frozenset()) -> None:
        self._times, self._lines, self._changed = times, lines, changed

    def through(self, path: Path, first: int, last: int) -> list[str]:
        """The tests that pass through one of these lines, the quick ones first."""
        if path.as_posix() in self._changed:
            return self.inside(path)
        known = self._lines.get(path.as_posix(), {})
        return self._quick_first(test for line in range(first, last + 1) for test in known.get(line, ()))

    def inside(self, path: Path) -> list[str]:
        """The tests that pass through anything in this file, the quick ones first."""
        return self._quick_first(test for tests in self._lines.get(path.as_posix(), {}).values() for test in tests)

    def _quick_first(self, tests: Iterable[str]) -> list[str]:
        return sorted(set(tests), key=lambda test: (self._times[test], test))

    def took(self, tests: Iterable[str]) -> float:
        """How long these tests took together."""
        return sum(self._times[test] for test in tests)

    def only(self, tests: set[str]) -> "Touched":
        """What is known of these tests."""
        lines = {
            path: {line: [test for test in found if test in tests] for line, found in inside.items()}
            for path, inside in self._lines.items()
        }
        return Touched({test: seconds for test, seconds in self._times.items() if test in tests}, lines, self._changed)

    def below(self, folder: str) -> list[str]:
        """The tests of a folder or a file."""
        return [test for test in self._times if test.startswith(folder)]


class Notes(msgspec.Struct):
    """What the plugin writes: the time of each test, the numbers of the tests at each line, and what the files were then."""

    times: dict[str, float]
    lines: dict[str, dict[int, list[int]]]
    digests: dict[str, str]


def notes(written: Path) -> Notes:
    """What the plugin wrote into this file."""
    return msgspec.json.decode(written.read_bytes(), type=Notes)


def digest(path: Path) -> str:
    """What tells a file from what it was before."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def read(root: Path, *written: Path) -> Touched:
    """What the plugin wrote, in one file or several."""
    times: dict[str, float] = {}
    lines: dict[str, dict[int, list[str]]] = {}
    changed: set[str] = set()
    for part in written:
        found = notes(part)
        times |= found.times
        tests = list(found.times)
        changed |= {path for path in found.lines if found.digests[path] != digest(root / path)}
        for path, inside in found.lines.items():
            known = lines.setdefault(path, {})
            for line, numbers in inside.items():
                known.setdefault(line, []).extend(tests[number] for number in numbers)
    return Touched(times, lines, frozenset(changed))


def outdated(root: Path, tests: str, written: Path) -> list[str]:
    """The test files of a folder that came or changed after this was written."""
    files = sorted((root / tests).rglob("test_*.py")) if (root / tests).is_dir() else [root / tests]
    known = notes(written).digests if written.exists() else {}
    names = [path.relative_to(root).as_posix() for path in files]
    return [name for name in names if known.get(name) != digest(root / name)]


def joined(before: Notes, after: Notes) -> Notes:
    """Both, the later one for the tests of the files that it knows; a source that changed between them counts as changed."""
    kept = [test for test in before.times if _file(test) not in after.digests]
    times = {test: before.times[test] for test in kept} | after.times
    numbers = {test: number for number, test in enumerate(times)}
    lines: dict[str, dict[int, list[int]]] = {}
    for found, tests in ((before, set(kept)), (after, set(after.times))):
        named = list(found.times)
        for path, inside in found.lines.items():
            for line, touching in inside.items():
                known = [numbers[named[number]] for number in touching if named[number] in tests]
                lines.setdefault(path, {}).setdefault(line, []).extend(known)
    both = before.lines.keys() & after.lines.keys()
    changed = {path: "" for path in both if before.digests[path] != after.digests[path]}
    return Notes(times, lines, before.digests | after.digests | changed)


def _file(test: str) -> str:
    return test.split("::", maxsplit=1)[0]


class _Noting:
    def __init__(self, written: Path, root: Path) -> None:
        self._written, self._root = written, root
        self._coverage = Coverage(data_file=None, source=[str(root / "src")])
        self._seconds: dict[str, float] = {}
        self._failed: set[str] = set()
        self._files: set[str] = set()
        self._noting = True

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._files = {_file(item.nodeid) for item in session.items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.add(report.nodeid)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        began = time.monotonic()
        self._coverage.switch_context(item.nodeid)
        signal.setitimer(signal.ITIMER_REAL, MOST_SECONDS)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            self._go_on()
            self._coverage.switch_context("")
            self._seconds[item.nodeid] = time.monotonic() - began

    def pytest_sessionstart(self) -> None:
        signal.signal(signal.SIGALRM, self._enough)
        self._coverage.start()

    def _enough(self, _signal: int, _frame: object) -> None:
        self._coverage.stop()
        self._noting = False

    def _go_on(self) -> None:
        if not self._noting:
            self._coverage.start()
            self._noting = True

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        times = {test: seconds for test, seconds in self._seconds.items() if test not in self._failed}
        numbers = {test: number for number, test in enumerate(times)}
        lines = {
            Path(path).relative_to(self._root).as_posix(): {
                line: sorted(numbers[test] for test in tests if test in numbers) for line, tests in data.contexts_by_lineno(path).items()
            }
            for path in data.measured_files()
        }
        digests = {path: digest(self._root / path) for path in {*lines, *self._files}}
        self._written.write_bytes(msgspec.json.encode(Notes(times, lines, digests)))


def pytest_configure(config: pytest.Config) -> None:
    """Notes what the tests pass through, if somebody asked for it."""
    if written := os.environ.get("TOUCHED"):
        config.pluginmanager.register(_Noting(Path(written), config.rootpath), "touched")
