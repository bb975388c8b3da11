"""Which tests pass through which line, and how long each takes, so that `make mutants` runs the tests that can see a fault and no others.

It is a plugin of pytest (`-p tools.touched`): what runs in a test is noted for this test, what runs while the tests are read for none.
The answer is written to the file that TOUCHED names.
"""

import json
import os
import signal
import time
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
from coverage import Coverage

MOST_SECONDS = 4
"""Noting is slow, and a long test seldom comes to new lines late: after so long it runs on without it."""


class Touched:
    """The tests, how long each took, and for each line of each file the tests that pass through it."""

    def __init__(self, times: dict[str, float], lines: dict[str, dict[int, list[str]]]) -> None:
        self._times, self._lines = times, lines

    def through(self, path: Path, first: int, last: int) -> list[str]:
        """The tests that pass through one of these lines, the quick ones first."""
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
        return Touched({test: seconds for test, seconds in self._times.items() if test in tests}, lines)

    def below(self, folder: str) -> list[str]:
        """The tests of a folder or a file."""
        return [test for test in self._times if test.startswith(folder)]


def read(*written: Path) -> Touched:
    """What the plugin wrote, in one file or several."""
    times: dict[str, float] = {}
    lines: dict[str, dict[int, list[str]]] = {}
    for part in written:
        found = json.loads(part.read_text(encoding="utf-8"))
        times |= found["times"]
        tests = list(found["times"])
        for path, inside in found["lines"].items():
            known = lines.setdefault(path, {})
            for line, numbers in inside.items():
                known.setdefault(int(line), []).extend(tests[number] for number in numbers)
    return Touched(times, lines)


class _Noting:
    def __init__(self, written: Path, root: Path) -> None:
        self._written, self._root = written, root
        self._coverage = Coverage(data_file=None, source=[str(root / "src")])
        self._seconds: dict[str, float] = {}
        self._noting = True

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
        data, numbers = self._coverage.get_data(), {test: number for number, test in enumerate(self._seconds)}
        lines = {
            Path(path).relative_to(self._root).as_posix(): {
                line: sorted(numbers[test] for test in tests if test in numbers) for line, tests in data.contexts_by_lineno(path).items()
            }
            for path in data.measured_files()
        }
        self._written.write_text(json.dumps({"times": self._seconds, "lines": lines}), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Notes what the tests pass through, if somebody asked for it."""
    if written := os.environ.get("TOUCHED"):
        config.pluginmanager.register(_Noting(Path(written), config.rootpath), "touched")
