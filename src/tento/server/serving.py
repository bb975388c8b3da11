"""A whole server from its settings: one process, or several that share the tables."""

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from secrets import token_urlsafe
from typing import Final

from litestar import Litestar
from msgspec.structs import replace

from tento.bootstrap import Settings, build, database
from tento.club.live.live_tables import LiveTables
from tento.server.app_server import STOP_SECONDS, AppServer, allow_many_sockets, configured, run
from tento.server.forced_end import end_within
from tento.server.peers import HttpPeers
from tento.server.supervisor import Supervisor
from tento.server.worker import Listening, MakeApp, WorkerSlot, worker_slots
from tento.web import tracing
from tento_command import ignore

CLOSING_SECONDS: Final = 6 * STOP_SECONDS
"""A server of one process that was told to end has so long to keep what is under way, on whatever disk."""


class OneProcessOnly(ValueError):
    """The system cannot run a server of several processes."""


def serve(settings: Settings, secret: str | None, listening: Listening, processes: int, announce: Callable[[], None]) -> None:
    """Serves until somebody stops it; `announce` is called once everything is open. Exits with 1 if it could not begin.

    `secret` is shared with other servers on the same database; without one they cannot be reached.
    """
    try:
        if processes == 1:
            _serve_alone(settings, secret, listening, announce)
        else:
            _serve_together(settings, secret, listening, processes, announce)
    finally:
        ignore()  # the process ends now, and not by a signal


def _serve_together(settings: Settings, secret: str | None, listening: Listening, processes: int, announce: Callable[[], None]) -> None:
    if sys.platform == "win32":
        raise OneProcessOnly("several processes need a system that hands sockets over, which this one does not: use one")
    make = partial(_worker_app, replace(settings, worker=True), secret or token_urlsafe(32))
    if not asyncio.run(run_workers(settings.database, make, processes, listening, announce)):
        sys.exit(1)


def _serve_alone(settings: Settings, secret: str | None, listening: Listening, announce: Callable[[], None]) -> None:
    allow_many_sockets()
    tracing.begin()
    app = build(settings, None if secret is None else HttpPeers(secret))
    server = AppServer(app, configured(app, listening.trust_proxy), announce)
    end_within(CLOSING_SECONDS, server.wait_for_end, "the server could not close in time, and ends as it stands")
    run(server, [listening.public])


async def run_workers(address: str, make: MakeApp, count: int, listening: Listening, announce: Callable[[], None] = lambda: None) -> bool:
    """So many processes with this application on one database; False if one could not begin.

    This process holds the right to the database, and brings its schema up to date.
    """
    store = database(address)
    await store.start()
    try:
        await store.leases.begin()
        supervisor = Supervisor(make, store.leases, announce)
        with supervisor.stopped_by_signals(), worker_slots(count, listening) as slots:
            return await supervisor.supervise(slots)
    finally:
        await store.stop()


def _worker_app(settings: Settings, secret: str, slot: WorkerSlot) -> tuple[Litestar, LiveTables]:
    tracing.begin()
    app = build(replace(settings, process=slot.name, address=slot.address), HttpPeers(secret))
    return app, app.state.services.live_tables
