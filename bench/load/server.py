"""The server under load: Tento's own live tables, store and sockets, and a route that opens many tables at once.

`server.py FOLDER PORT PROCESSES [GAME SEATS]`; everything is committed to SQLite in that folder. SIGTERM ends it.
"""

import asyncio
import os
import socket
import sys
import time
from functools import partial
from typing import Any

from litestar import Litestar, get
from litestar import post as post_route
from litestar.connection import ASGIConnection
from msgspec.structs import replace

from tento.club.limits import Rate
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import sit
from tento.club.ports import Person
from tento.games.registry import kit_of
from tento.server.app_server import AppServer, configured, run
from tento.server.peers import HttpPeers
from tento.server.serving import run_workers
from tento.server.worker import Listening, WorkerSlot
from tento.store.open import open_store
from tento.table.seats import Seat
from tento.web.peers import NoPeers
from tento.web.sockets.handlers import SocketSettings, socket_handlers
from tento.web.sockets.limits import ConnectionLimits
from tento.web.sockets.places import Places

QUICK = TableConfig(pause_seconds=0, number_seconds=0, bot_seconds=0, turn_seconds=600)
AT_ONCE = 50
# Matches as long as a table may agree on, so that none ends while it is measured.
LONG: dict[str, dict[str, Any]] = {"truco": {"partida_target": 120, "onze_at": 119}, "tranca": {"partida_target": {"default": 20_000}}}


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    token = connection.headers["authorization"].removeprefix("Bearer ")
    return Person(id=token, name=token, guest=True, roles=("player",), created=0)


async def no_password(_kept: str, _given: str) -> bool:
    return False


def agreed(game: str, seats: int) -> TableConfig:
    """A table of this game by its usual rulebook, where nobody waits, and a long match."""
    return replace(QUICK, game=game, rulebook=kit_of(game).usual_rulebook, seats=seats, options=LONG.get(game, {}))


async def open_table(live_tables: LiveTables, config: TableConfig) -> str:
    live = await live_tables.open("bench", config)
    assert isinstance(live, LiveTable)
    for seat in range(config.seats):
        await live.decide(partial(sit, person=f"{live.state.id}:{seat}", name=f"p{seat}", seat=Seat(seat)))
    return live.state.id


def app_of(folder: str, config: TableConfig, post: WorkerSlot | None = None) -> tuple[Litestar, LiveTables]:
    """The server as one process, or as one of several."""
    store = open_store(folder, worker=post is not None)
    live_tables = LiveTables(store, post.name if post else "bench", post.address if post else "")

    @post_route("/tables/{count:int}")
    async def opens(count: int) -> list[str]:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> str:
            async with gate:
                return await open_table(live_tables, config)

        return list(await asyncio.gather(*(one() for _ in range(count))))

    @get("/usage")
    async def usage() -> dict[str, Any]:
        with open("/proc/self/statm") as pages:  # a file of the kernel's, ready at once
            resident = int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        used = {"megabytes": resident / 1e6, "cpu": time.process_time(), "main": time.thread_time(), "tables": live_tables.running}
        addresses = post.folder.glob("*.address") if post else ()
        return {"used": used, "others": [file.read_text() for file in addresses if post and file.stem != post.name]}

    async def up() -> None:
        if post:
            (post.folder / f"{post.name}.address").write_text(post.address)
        await store.start()
        await live_tables.start()

    async def down() -> None:
        await live_tables.stop()
        await store.stop()

    settings = SocketSettings(
        rate=Rate(1_000_000, 1e-6),
        peers=HttpPeers("bench") if post else NoPeers(),
        places=Places(ConnectionLimits().for_load_tests()),
    )
    sockets = socket_handlers(live_tables, store.tables, person_of, no_password, settings)
    return Litestar([opens, usage, *sockets], on_startup=[up], on_shutdown=[down], openapi_config=None), live_tables


def main(folder: str, port: str, processes: str, game: str = "truco", seats: str = "4") -> None:
    config = agreed(game, int(seats))
    listener = socket.create_server(("127.0.0.1", int(port)), backlog=8192)
    if int(processes) > 1:
        asyncio.run(run_workers(folder, partial(app_of, folder, config), int(processes), Listening(listener)))
    else:
        app, _live_tables = app_of(folder, config)
        run(AppServer(app, configured(app), lambda: None), [listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
