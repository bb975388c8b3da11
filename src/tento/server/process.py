"""The server of one process: how it listens, when it is open, and how it ends."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from multiprocessing import parent_process
from typing import Final

import typer
import uvicorn
from litestar import Litestar

from tento.server.frame_writer import DirectProtocol
from tento.server.memory import calm_collector
from tento.server.request_timeout import RequestTimeout
from tento.server.socket_handoff import HandoffProtocol, SocketHandoff, handoff_protocol
from tento.web.sockets.client_messages import LARGEST

STOP_SECONDS: Final = 5
WAITING: Final = 2048
"""So many may stand before a door at once."""


def allow_many_sockets() -> None:
    """Every socket is an open file, and systems begin with room for few: takes as many as the system allows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=WAITING)


def with_port(host: str, port: int) -> str:
    """Host and port as an address has them."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def configured(app: Litestar, trust_proxy: str | None = None, handoff: SocketHandoff | None = None) -> uvicorn.Config:
    """How the server listens: small frames, no compression, no banner, and the headers of a proxy only if it is trusted."""
    return uvicorn.Config(
        app,
        backlog=WAITING,
        lifespan="off",  # the house opens before the door, and closes after it
        http=RequestTimeout if handoff is None else handoff_protocol(handoff),
        ws=DirectProtocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=trust_proxy is not None,
        forwarded_allow_ips=trust_proxy,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=20_000,
        h11_max_incomplete_event_size=32_768,
    )


class House(uvicorn.Server):
    """A server that says when it is open, and not before. What keeps it closed is raised, so that it ends in a sentence, not in a trace."""

    def __init__(self, app: Litestar, config: uvicorn.Config, announce: Callable[[], None], handoff: SocketHandoff | None = None) -> None:
        super().__init__(config)
        self._app = app
        self._announce = announce
        self._neighbours = handoff
        self._life = AsyncExitStack()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the house and then the door."""
        try:
            await self._life.enter_async_context(self._app.lifespan())
        except BaseExceptionGroup as group:
            raise group.exceptions[0]  # noqa: B904 - the error has its own cause; the group around it is the library's
        await super().startup(sockets)
        if self.started:
            self._meet_the_others()
            calm_collector()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Closes the door and then the house, unless somebody is in a hurry."""
        if self._neighbours is not None:
            self._neighbours.close()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._life.aclose()

    def _meet_the_others(self) -> None:
        """Takes the sockets that the other processes hand over; ends with the process that minds them all, however that one ended."""
        if self._neighbours is not None:
            self._neighbours.open(self._arrived)
        supervisor = parent_process()
        if supervisor is not None:
            asyncio.get_running_loop().add_reader(supervisor.sentinel, self._left_alone, supervisor.sentinel)

    def _left_alone(self, supervisor: int) -> None:
        asyncio.get_running_loop().remove_reader(supervisor)
        self.should_exit = True

    async def _arrived(self, came: socket.socket, read: bytes) -> None:
        """A neighbour handed a socket over, with what it read of it: served as if it had come here."""
        came.setblocking(False)
        kind = self.config.http
        assert isinstance(kind, type), "only a house with handoff is handed sockets"
        assert issubclass(kind, HandoffProtocol)
        made = partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state, read=read)
        await asyncio.get_running_loop().connect_accepted_socket(made, came)


def run(server: House, listeners: Sequence[socket.socket]) -> None:
    """Serves until somebody stops it, and comes back when everything is kept."""
    # The server raises the signal again after it has closed the house; by then there is nothing left to end.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    try:
        server.run(sockets=list(listeners))
    except KeyboardInterrupt:
        return
    if not server.started:
        raise typer.Exit(1)
