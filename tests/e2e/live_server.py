"""A small server for the socket's tests: real uvicorn, a real store, people known by the name in their bearer token.

`python -m tests.e2e.live_server DATABASE PORT PROCESS` runs it as a process of its own, to be killed.
"""

import asyncio
import logging
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, get, post
from litestar.connection import ASGIConnection
from litestar.params import JSONBody
from msgspec.structs import replace

from tento.club.limits import Rate
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.live_tables import LiveTables
from tento.club.live.seating import may_start, sit
from tento.club.ports import Person, Store
from tento.server.frame_writer import FastWebSocketProtocol
from tento.server.peers import HttpPeers
from tento.store.open import open_store
from tento.table.refusal import Refusal
from tento.table.seats import Seat
from tento.web.sockets.client_messages import LARGEST
from tento.web.sockets.handlers import SocketSettings, socket_handlers
from tests.e2e.live_client import Client, sitting

FAST = TableConfig(pause_seconds=0, bot_seconds=0, number_seconds=0, fill_bot="random")
CALM = replace(FAST, bot_seconds=30)
SECRET = "between the processes"


class Opening(msgspec.Struct):
    """What the test's own route needs to open a table and seat people at it, first seat first."""

    config: TableConfig
    people: tuple[str, ...]


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The token is the person's id."""
    token = connection.headers.get("authorization", "").removeprefix("Bearer ")
    return Person(id=token, name=token.title(), guest=True, roles=("player",), created=0) if token else None


async def check_password(kept: str, given: str) -> bool:
    """The test's hash is the password backwards."""
    return kept == given[::-1]


async def open_table(live_tables: LiveTables, config: TableConfig, people: tuple[str, ...], password: str | None = None) -> LiveTable:
    """A table with these people on the first seats; the others get bots, and the match begins."""
    live = await live_tables.open(people[0], config, password)
    assert isinstance(live, LiveTable), live
    for seat, person in enumerate(people):
        assert not isinstance(await live.decide(partial(sit, person=person, name=person.title(), seat=Seat(seat))), Refusal)
    if live.state.match is None:
        assert not isinstance(await live.start(lambda state: may_start(state, people[0])), Refusal)
    return live


def socket_app(store: Store, live_tables: LiveTables, settings: SocketSettings) -> Litestar:
    """The sockets, and routes for the tests."""

    @post("/test/tables")
    async def opens(data: JSONBody[Opening]) -> str:
        return (await open_table(live_tables, data.config, data.people)).state.id

    @get("/test/ready")
    async def ready() -> str:
        return str(live_tables.running)

    async def up() -> None:
        await store.start()
        await live_tables.start()

    async def down() -> None:
        await live_tables.stop()
        await store.stop()

    sockets = socket_handlers(live_tables, store.tables, person_of, check_password, settings)
    return Litestar([opens, ready, *sockets], on_startup=[up], on_shutdown=[down], openapi_config=None)


def server_of(app: Litestar) -> uvicorn.Server:
    """uvicorn as Tento runs it."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws=FastWebSocketProtocol,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            log_level="error",
            access_log=False,
            timeout_graceful_shutdown=2,
        )
    )


class LiveServer(msgspec.Struct):
    """A running server."""

    live_tables: LiveTables
    store: Store
    port: int


@asynccontextmanager
async def running(database: str | Store, settings: SocketSettings | None = None) -> AsyncIterator[LiveServer]:
    """A server in this process, on a free port of the loopback."""
    store: Store = open_store(database) if isinstance(database, str) else database
    live_tables = LiveTables(store, "test", "")
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        server = server_of(socket_app(store, live_tables, settings or SocketSettings(rate=Rate(4000, 1 / 2000))))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            if serving.done():
                serving.result()
        try:
            yield LiveServer(live_tables, store, listener.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


class four:  # noqa: N801  # reads as a word of the sentence: async with four(server, live)
    """Four people at their table, each with a client, when the table waits for the first of them."""

    def __init__(self, server: LiveServer, live: LiveTable) -> None:
        names = [occupant.person for occupant in live.state.occupants if occupant is not None]
        self._sockets = [sitting(server.port, name, live.state.id, luck=luck) for luck, name in enumerate(names)]

    async def __aenter__(self) -> list[Client]:
        clients = [await client.__aenter__() for client in self._sockets]
        for client in clients:
            await client.asked_somebody()
        return clients

    async def __aexit__(self, *error: object) -> None:
        for client in self._sockets:
            await client.__aexit__(None, None, None)


def main(database: str, port: str, process: str) -> None:
    """Runs until it is killed."""
    logging.basicConfig(level=logging.WARNING)
    store = open_store(database)
    live_tables = LiveTables(store, process, f"127.0.0.1:{port}")
    server = server_of(socket_app(store, live_tables, SocketSettings(peers=HttpPeers(SECRET), rate=Rate(10_000, 1 / 5000))))
    server.config.host, server.config.port = "127.0.0.1", int(port)
    server.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
