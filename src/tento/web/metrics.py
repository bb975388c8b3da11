"""What the server counts, for Prometheus. Several processes of one server count into files of one folder, and answer as one."""

import os
import time
from collections.abc import Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tento.club.ports import Lease, Leases, Log, Store
from tento.web.tracing import span

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
        self.written = Counter("tento_written_bytes", "Bytes that tables wrote into their logs", registry=own)
        self.matches = Counter("tento_matches", "Matches that ended here", registry=own)
        self.commits = Histogram("tento_commit_seconds", "How long keeping took", buckets=SECONDS, registry=own)
        self.waiting = Gauge("tento_appends_waiting", "Appends that wait for their commit", registry=own, multiprocess_mode="livesum")
        self.not_kept = LabelledCounter(Counter("tento_appends_failed", "Appends that were not kept, by error", ["error"], registry=own))
        self.answers = Histogram("tento_request_seconds", "How long an HTTP answer took", buckets=SECONDS, registry=own)
        self.loop = Histogram("tento_loop_late_seconds", "How late the event loop came round", buckets=SECONDS, registry=own)
        self.questions = Gauge("tento_bot_questions", "Bots that wait or think", registry=own, multiprocess_mode="livesum")
        self.claims = LabelledCounter(Counter("tento_lease_claims", "Claims of tables and events, by outcome", ["outcome"], registry=own))
        self.renewals_failed = Counter("tento_lease_renewals_failed", "Renewals of the leases that failed", registry=own)
        self.renewed = Gauge(
            "tento_leases_renewed_timestamp_seconds",
            "When the leases were renewed; of several processes the one that waits longest",
            registry=own,
            multiprocess_mode="livemin",
        )
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
        self.read, self.secrets, self.beside = log.read, log.secrets, log.beside

    async def append(  # noqa: PLR0913, PLR0917 - as the port has it
        self,
        table: str,
        epoch: int,
        first: int,
        lines: Sequence[bytes],
        secrets: Sequence[tuple[int, bytes]] = (),
        beside: Sequence[tuple[int, bytes]] = (),
    ) -> None:
        """Keeps the lines, and notes the time, or why they are not kept."""
        begin = time.perf_counter()
        self._metrics.waiting.inc()
        try:
            with span("commit", table):
                await self._log.append(table, epoch, first, lines, secrets, beside)
        except Exception as error:
            self._metrics.not_kept.add(type(error).__name__)
            raise
        finally:
            self._metrics.waiting.dec()
        self._metrics.commits.observe(time.perf_counter() - begin)
        for line in lines:
            self._metrics.actions.add(_kind(line))


def _kind(line: bytes) -> str:
    """The kind of an entry, from the beginning of its line; nothing else of it is looked at."""
    start, _, rest = line[:32].partition(b'{"entry":"')
    return rest.partition(b'"')[0].decode("ascii", "replace") if not start else "other"


class CountedLeases:
    """Leases that tell how claims end, and when they were last renewed."""

    def __init__(self, leases: Leases, metrics: Metrics) -> None:
        self._leases, self._metrics = leases, metrics
        self.begin, self.holder, self.orphans = leases.begin, leases.holder, leases.orphans
        self.give_back, self.release = leases.give_back, leases.release

    async def claim(self, table: str, process: str, address: str, seconds: float) -> Lease | None:
        """Claims, and counts whether the claim held."""
        lease = await self._leases.claim(table, process, address, seconds)
        self._metrics.claims.add("held_by_another" if lease is None else "granted")
        return lease

    async def renew(self, process: str, seconds: float) -> None:
        """Renews, and notes when; a renewal that failed is counted."""
        try:
            await self._leases.renew(process, seconds)
        except Exception:
            self._metrics.renewals_failed.inc()
            raise
        self._metrics.renewed.set_to_current_time()


class TimedStore:
    """The store with a timed log and counted leases; everything else is the store's own."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.log = TimedLog(store.log, metrics)
        self.leases = CountedLeases(store.leases, metrics)
        self.tables, self.events, self.rulebooks = store.tables, store.events, store.rulebooks
        self.people, self.matches, self.event_people = store.people, store.matches, store.event_people
        self.pushes, self.upkeep = store.pushes, store.upkeep
        self.protection, self.progress, self.event_pictures = store.protection, store.progress, store.event_pictures
        self.passkeys, self.memories, self.ladder = store.passkeys, store.memories, store.ladder
        self.friends, self.reports = store.friends, store.reports
        self.start, self.ready, self.stop = store.start, store.ready, store.stop
