"""Counts for Prometheus, in its text form. A registry of our own: a few numbers need no library."""

import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Sequence
from typing import Any, Final

from tento.club.ports import Log, Store

SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
MOST_LABELS: Final = 200


class Count:
    """A number that only grows, for each value of one label."""

    def __init__(self, label: str = "") -> None:
        self._label = label
        self._values: Tally[str] = Tally() if label else Tally({"": 0})

    def add(self, value: str = "", many: int = 1) -> None:
        """Counts. Labels beyond the limit are counted together."""
        known = value in self._values or len(self._values) < MOST_LABELS
        self._values[value if known else "other"] += many

    def lines(self, name: str) -> list[str]:
        """The lines of this count."""
        return [f'{name}{{{self._label}="{value}"}} {many}' if self._label else f"{name} {many}" for value, many in self._values.items()]

    kind = "counter"


class Gauge:
    """A number that is asked for when it is read."""

    kind = "gauge"

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read

    def lines(self, name: str) -> list[str]:
        """The line of this number."""
        return [f"{name} {self._read():.15g}"]


class Histogram:
    """How long something took, in seconds."""

    kind = "histogram"

    def __init__(self) -> None:
        self._buckets = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self._buckets[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> list[str]:
        """The lines of this histogram, each bucket with all below it."""
        total, lines = 0, list[str]()
        for bound, many in zip((*SECONDS, "+Inf"), self._buckets, strict=True):
            total += many
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.15g}", f"{name}_count {total}"]


class Metrics:
    """Everything that the house counts."""

    def __init__(self) -> None:
        self.actions = Count("kind")
        self.refusals = Count("code")
        self.requests = Count("status")
        self.matches = Count()
        self.commits = Histogram()
        self._all: dict[str, tuple[str, Any]] = {
            "tento_actions_total": ("Entries kept, by their kind", self.actions),
            "tento_refusals_total": ("Refusals, by code", self.refusals),
            "tento_requests_total": ("HTTP answers, by status", self.requests),
            "tento_matches_total": ("Matches that ended here", self.matches),
            "tento_commit_seconds": ("How long keeping took", self.commits),
        }

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Adds a number that is read when it is asked for."""
        self._all[name] = (about, Gauge(read))

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines = list[str]()
        for name, (about, metric) in self._all.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {metric.kind}", *metric.lines(name)]
        return "\n".join(lines) + "\n"


def together(texts: Sequence[str]) -> str:
    """The counts of several processes as those of one house: numbers of the same name are added up under the same heading."""
    headings: dict[str, dict[str, float]] = {}
    for text in texts:
        numbers: dict[str, float] = {}
        for line in text.splitlines():
            name, _, number = line.rpartition(" ")
            if line.startswith("#"):
                numbers = headings.setdefault(line, {})
            else:
                numbers[name] = numbers.get(name, 0) + float(number)
    return "".join(
        f"{heading}\n" + "".join(f"{name} {number:.15g}\n" for name, number in numbers.items()) for heading, numbers in headings.items()
    )


class TimedLog:
    """A log that tells how long it took to keep, and what."""

    def __init__(self, log: Log, metrics: Metrics) -> None:
        self._log = log
        self._metrics = metrics
        self.read, self.secrets = log.read, log.secrets

    async def append(self, table: str, epoch: int, first: int, lines: Sequence[bytes], secrets: Sequence[tuple[int, bytes]] = ()) -> None:
        """Keeps the lines, and notes the time."""
        begin = time.perf_counter()
        await self._log.append(table, epoch, first, lines, secrets)
        self._metrics.commits.note(time.perf_counter() - begin)
        for line in lines:
            self._metrics.actions.add(_kind(line))


def _kind(line: bytes) -> str:
    """The kind of an entry, from the beginning of its line; nothing else of it is looked at."""
    start, _, rest = line[:32].partition(b'{"entry":"')
    return rest.partition(b'"')[0].decode("ascii", "replace") if not start else "other"


class TimedStore:
    """The store with a timed log; everything else is the store's own."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.log = TimedLog(store.log, metrics)
        self.leases, self.tables, self.people, self.matches = store.leases, store.tables, store.people, store.matches
        self.start, self.ready, self.stop = store.start, store.ready, store.stop
