"""The test's small server as several processes at one address, supervised as `tento serve --processes` does it.

`python -m tests.e2e.live_workers DATABASE PORT PROCESSES` runs it, to be killed. `TEST_BEAT_SECONDS` is the time between two heartbeats.
"""

import asyncio
import os
import socket
import sys
from functools import partial

from litestar import Litestar, get

from tento.club.limits import Rate
from tento.club.live.live_tables import LiveTables
from tento.server import heartbeat
from tento.server.serving import run_workers
from tento.server.worker import Listening, WorkerSlot
from tento.store.open import open_store
from tento.web.sockets.handlers import SocketSettings
from tests.e2e.live_server import socket_app

heartbeat.BEAT_SECONDS = float(os.environ.get("TEST_BEAT_SECONDS", heartbeat.BEAT_SECONDS))  # type: ignore[misc]  # for this test server
heartbeat.MISSED_CHECKS = int(os.environ.get("TEST_MISSED_CHECKS", heartbeat.MISSED_CHECKS))  # type: ignore[misc]


@get("/test/who")
async def who() -> int:
    """The process that answers."""
    return os.getpid()


@get("/test/supervisor")
async def supervisor() -> int:
    """The supervisor of the one that answers."""
    return os.getppid()


def made(database: str, slot: WorkerSlot) -> tuple[Litestar, LiveTables]:
    """One process. It has no peers, so it cannot relay: who is answered was handed over to the table's own process."""
    store = open_store(database, worker=True)
    live_tables = LiveTables(store, slot.name, slot.address)
    app = socket_app(store, live_tables, SocketSettings(rate=Rate(10_000, 1 / 5000)))
    app.register(who)
    app.register(supervisor)
    return app, live_tables


def main(database: str, port: str, count: str) -> None:
    """Runs until it is stopped."""
    front = socket.create_server(("127.0.0.1", int(port)))
    asyncio.run(run_workers(database, partial(made, database), int(count), Listening(front)))


if __name__ == "__main__":
    main(*sys.argv[1:])
