"""The server of one process: how it listens, when it is open, and how it ends."""

import asyncio
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, AsyncExitStack
from functools import partial
from multiprocessing import parent_process
from types import FrameType
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tento.server.frame_writer import FastWebSocketProtocol
from tento.server.gc_tuning import collect_seldom
from tento.server.listening import BACKLOG
from tento.server.open_connections import OpenConnections
from tento.server.request_timeout import RequestTimeout
from tento.server.socket_handoff import HandoffProtocol, SocketHandoff, handoff_protocol
from tento.server.terminal_signals import handled
from tento.server.thread_tuning import give_way_soon
from tento.server.watchdog import Watchdog
from tento.web.services import Services
from tento.web.sockets.client_messages import LARGEST
from tento.web.sockets.limits import ConnectionLimits

STOP_SECONDS: Final = 5


def allow_many_sockets() -> None:
    """Every socket is an open file, and systems begin with a low limit: takes as many as the system allows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Windows has none

    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def configured(app: Litestar, trust_proxy: str | None = None, handoff: SocketHandoff | None = None) -> uvicorn.Config:
    """How the server listens: small frames, no compression, no banner, and the headers of a proxy only if it is trusted."""
    speaks = RequestTimeout if handoff is None else handoff_protocol(handoff)
    limits: ConnectionLimits = app.state.get("connections", ConnectionLimits())
    services: Services | None = app.state.get("services")
    proxies = ProxyHeadersMiddleware(cast(Any, app), trust_proxy or []).trusted_hosts
    counted = OpenConnections(
        limits, (lambda _code: None) if services is None else services.metrics.refusals.add, lambda host: host in proxies
    )
    return uvicorn.Config(
        app,
        backlog=BACKLOG,
        lifespan="off",  # AppServer opens the application before it listens, and closes it afterwards
        http=type(speaks.__name__, (speaks,), {"open_connections": counted}),
        ws=FastWebSocketProtocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=trust_proxy is not None,
        forwarded_allow_ips=trust_proxy,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=STOP_SECONDS,
        limit_concurrency=limits.connections + limits.sockets,  # each of the two is bounded where it is opened
        h11_max_incomplete_event_size=32_768,
    )


class AppServer(uvicorn.Server):
    """A server that says when it is open, and not before. What keeps it closed is raised, so that it ends in a sentence, not in a trace."""

    def __init__(self, app: Litestar, config: uvicorn.Config, announce: Callable[[], None], handoff: SocketHandoff | None = None) -> None:
        super().__init__(config)
        self._told_to_end = threading.Event()
        self._app = app
        self._announce = announce
        self._handoff = handoff
        self._lifespan = AsyncExitStack()
        services: Services | None = app.state.get("services")
        self._watchdog = Watchdog() if services is None else Watchdog(came_round=services.metrics.loop.observe)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Opens the application, and then listens."""
        try:
            await self._lifespan.enter_async_context(self._app.lifespan())
        except BaseExceptionGroup as group:
            raise group.exceptions[0]  # noqa: B904 - the error has its own cause; the group around it is the library's
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._watchdog.start()
            self._join_the_others()
            collect_seldom()
            give_way_soon()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops listening, and then closes the application, unless it was told twice to end."""
        self._watchdog.stop()
        if self._handoff is not None:
            self._handoff.close()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._lifespan.aclose()

    def wait_for_end(self) -> None:
        """Comes back when somebody stops the server; for another thread."""
        self._told_to_end.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody stops it, perhaps while it opens."""
        super().handle_exit(sig, frame)
        self._told_to_end.set()

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override] # uvicorn's is a generator's
        """Signals end the server, also the end of its terminal; uvicorn's own raises each again when the server has ended."""
        return handled(self.handle_exit)

    def _join_the_others(self) -> None:
        """Takes the sockets that the other processes hand over; ends with the supervisor, however that one ended."""
        if self._handoff is not None:
            self._handoff.open(self._serve_socket)
        supervisor = parent_process()
        if supervisor is not None:
            asyncio.get_running_loop().add_reader(supervisor.sentinel, self._supervisor_ended, supervisor.sentinel)

    def _supervisor_ended(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        self.should_exit = True

    async def _serve_socket(self, came: socket.socket, read: bytes) -> None:
        """Serves a socket that another process handed over with what it read of it, as if it had come here.

        Of one that the supervisor accepted nothing was read.
        """
        came.setblocking(False)
        kind = self.config.http
        assert isinstance(kind, type), "only a server with a hand-off is handed sockets"
        assert issubclass(kind, HandoffProtocol)
        made = partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state, read=read or None)
        await asyncio.get_running_loop().connect_accepted_socket(made, came)


def run(server: AppServer, listeners: Sequence[socket.socket]) -> None:
    """Serves until somebody stops it, and comes back when everything is kept. Exits with 1 if it could not begin."""
    server.run(sockets=list(listeners))
    if not server.started:
        sys.exit(1)
