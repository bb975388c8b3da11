"""The application: routes, errors, headers, and what is opened and closed around them."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tento import __version__
from tento.club.ports import StoreUnavailable
from tento.web.api.games import games_router
from tento.web.api.matches import matches_router
from tento.web.api.people import forgotten, people_router
from tento.web.api.practice import practice_router
from tento.web.api.qr import qr_router
from tento.web.api.quick_match import quick_router
from tento.web.api.replays import Replays
from tento.web.api.rulebooks import rulebooks_router
from tento.web.api.rulings import rulings_router
from tento.web.api.tables import tables_router
from tento.web.client_files import FOLDER, client_files, client_page
from tento.web.errors import HANDLERS
from tento.web.guard import person_of
from tento.web.health import alive, metrics_text, ready
from tento.web.metrics import Metrics
from tento.web.pages import HEADERS, PlainPage, front_page
from tento.web.services import Services
from tento.web.sockets.handlers import SocketSettings, socket_handlers

LARGEST_BODY: Final = 16_384
QUIET: Final = ("/healthz", "/metrics", "/readyz")
_log = logging.getLogger("tento.web")


def create_app(services: Services, settings: SocketSettings, client: Path = FOLDER) -> Litestar:
    """The application. It opens the store and the live tables when it starts and closes them when it stops.

    The built client is taken from the folder `client`; where there is none, a plain page says that the server is open.
    """
    files = client_files(client)
    return Litestar(
        route_handlers=[
            client_page(files) if files else front_page,
            alive,
            ready,
            metrics_text,
            people_router(),
            forgotten,
            tables_router(),
            matches_router(),
            rulebooks_router(),
            rulings_router(),
            games_router(),
            practice_router(),
            quick_router(),
            qr_router(),
            *socket_handlers(services.live_tables, services.store.tables, person_of, services.passwords.fits, settings),
        ],
        state=State({"services": services, "replays": Replays()}),
        lifespan=[_lifespan(services)],
        exception_handlers=HANDLERS,
        before_send=[_finish],
        middleware=[SocketCount(services.metrics).middleware],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tento", version=__version__, path="/schema", render_plugins=[PlainPage()], use_handler_docstrings=True
        ),
        logging_config=None,
        debug=False,
    )


def _lifespan(services: Services) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.store.start()
        await services.live_tables.start()
        _log.info("open", extra={"instance": services.live_tables.process})
        try:
            yield
        finally:
            await _close(services)

    return lifespan


async def _close(services: Services) -> None:
    """The tables first, then the store, whatever happened before. Leases that could not be given back run out by themselves."""
    try:
        await services.live_tables.stop()
    except StoreUnavailable:
        _log.warning("the database does not answer: the leases run out by themselves")
    finally:
        await services.store.stop()
    _log.info("closed", extra={"instance": services.live_tables.process})


async def _finish(message: Message, scope: Scope) -> None:
    """Every answer gets our headers, is counted, and leaves one line in the log: never an address, an id or a query."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
    services: Services = scope["litestar_app"].state.services
    status = message["status"]
    services.metrics.requests.add(str(status))
    route = scope.get("path_template", "")
    if route not in QUIET:
        _log.info("request", extra={"method": scope.get("method"), "route": route, "status": status})


class SocketCount:
    """Counts the sockets that are open."""

    def __init__(self, metrics: Metrics) -> None:
        self._open = metrics.sockets

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Around every route; looks at sockets only."""

        async def counted(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.WEBSOCKET:
                await app(scope, receive, send)
                return
            with self._open.track_inprogress():
                await app(scope, receive, send)

        return counted
