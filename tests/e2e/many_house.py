"""The test's small house as several processes behind one door, minded as `tento serve --processes` minds them.

`python -m tests.e2e.many_house DATABASE PORT PROCESSES` runs it, to be killed.
"""

import asyncio
import os
import socket
import sys
from functools import partial

from litestar import Litestar, get

from tento.club.live.live_tables import LiveTables
from tento.server.supervisor import Doors, WorkerSlot, open_parts
from tento.store.open import open_store
from tento.web.sockets.handlers import SocketSettings
from tento.web.sockets.limits import Rate
from tests.e2e.live_house import house_app


@get("/test/who")
async def who() -> int:
    """The process that answers."""
    return os.getpid()


@get("/test/supervisor")
async def supervisor() -> int:
    """The process that minds the one that answers."""
    return os.getppid()


def made(database: str, post: WorkerSlot) -> tuple[Litestar, LiveTables]:
    """One process of the house. It has no secret, so it cannot relay: who is answered was handed over to the table's own process."""
    store = open_store(database, part=True)
    live_tables = LiveTables(store, post.name, post.address)
    app = house_app(store, live_tables, SocketSettings(rate=Rate(5000, 10000)))
    app.register(who)
    app.register(supervisor)
    return app, live_tables


def main(database: str, port: str, count: str) -> None:
    """Runs until it is stopped."""
    front = socket.create_server(("127.0.0.1", int(port)))
    asyncio.run(open_parts(database, partial(made, database), int(count), Doors(front)))


if __name__ == "__main__":
    main(*sys.argv[1:])
