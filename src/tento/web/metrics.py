"""What the server counts, for Prometheus. Several processes of one server count into files of one folder, and answer as one."""

import os
import time
from collections.abc import Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tento.club.ports import Log, Store

FOLDER_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The library's own variable for the folder in which several processes count. It is read once, when the library is imported."""
SECONDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
MOST_LABELS: Final = 200

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library leaves these two without types


class LabelledCounter:
    """A counter with one label. Values of the label beyond the limit are counted together, so that they cannot fill the memory."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._known: dict[str, Counter] = {}

    def add(self, value: str) -> None:
        """Counts one more of this label."""
        known = self._known.get(value)
        (self._new(value) if known is None else known).inc()

    def _new(self, value: str) -> Counter:
        label = value if len(self._known) < MOST_LABELS else "other"
        made = self._counter.labels(label)
        self._known.setdefault(label, made)
        return made


class Metrics:
    """Everything that the server counts. A gauge is that of the living processes; what a dead one counted stays counted."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self.actions = LabelledCounter(Counter("tento_actions", "Entries kept, by their kind", ["kind"], registry=own))
        self.refusals = LabelledCounter(Counter("tento_refusals", "Refusals, by code", ["code"], registry=own))
        self.requests = LabelledCounter(Counter("tento_requests", "HTTP answers, by status", ["status"], registry=own))
        self.matches = Counter("tento_matches", "Matches that ended here", registry=own)
        self.commits = Histogram("tento_commit_seconds", "How long keeping took", buckets=SECONDS, registry=own)
        self.tables = Gauge("tento_tables", "Tables that run", registry=own, multiprocess_mode="livesum")
        self.sockets = Gauge("tento_sockets", "Sockets that are open", registry=own, multiprocess_mode="livesum")
        self._shown = own
        if FOLDER_VARIABLE in os.environ:
            self._shown = CollectorRegistry()
            MultiProcessCollector(self._shown)  # type: ignore[no-untyped-call]

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._shown)


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
        self._metrics.commits.observe(time.perf_counter() - begin)
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
        self.leases, self.tables, self.rulebooks = store.leases, store.tables, store.rulebooks
        self.people, self.matches = store.people, store.matches
        self.start, self.ready, self.stop = store.start, store.ready, store.stop
