"""The application: routes, errors, headers, and what is opened and closed around them."""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders, State
from litestar.types import Message, Scope
from msgspec.structs import replace

from tento.club.ports import StoreUnavailable
from tento.web.api.cups import cups_router
from tento.web.api.events.board import event_board_router
from tento.web.api.events.custody import event_custody_router
from tento.web.api.events.draws import event_draws_router
from tento.web.api.events.entries import event_entries_router
from tento.web.api.events.moving import event_moving_router
from tento.web.api.events.pictures import event_pictures_router
from tento.web.api.events.plans import event_plans_router
from tento.web.api.events.poker.routes import event_poker_router
from tento.web.api.events.routes import events_router
from tento.web.api.friends import friends_router
from tento.web.api.games import games_router
from tento.web.api.games_shown import games_shown
from tento.web.api.ladder import ladder_router
from tento.web.api.link_pictures import link_pictures_router
from tento.web.api.matches import matches_router
from tento.web.api.memory import memory_routers
from tento.web.api.passkeys import passkeys_router
from tento.web.api.people import forgotten, people_router, shown_anew
from tento.web.api.practice import practice_router
from tento.web.api.progress import progress_router
from tento.web.api.pushes import pushes_router
from tento.web.api.qr import qr_router
from tento.web.api.quick_match import quick_router
from tento.web.api.replays import Replays
from tento.web.api.rulebooks import rulebooks_router
from tento.web.api.rulings import rulings_router
from tento.web.api.safety import safety_router
from tento.web.api.tables import tables_router
from tento.web.api.tournaments import tournaments_router
from tento.web.api.watching import watching_routers
from tento.web.aside import Aside
from tento.web.built_once import BuiltOnce
from tento.web.client_files import FOLDER, client_files, client_page
from tento.web.described import describe, description
from tento.web.errors import HANDLERS
from tento.web.guard import person_of, session_of
from tento.web.health import CountedText, Readiness, alive, metrics_text, ready
from tento.web.hosts import KnownHosts
from tento.web.log_facts import REQUEST_HEADER, facts
from tento.web.observing import Observed
from tento.web.pages import HEADERS, front_page
from tento.web.services import Services
from tento.web.sockets.events.handlers import event_socket_handlers
from tento.web.sockets.handlers import SocketSettings, socket_handlers
from tento.web.sockets.open_sessions import OpenSessions
from tento.web.sockets.people.handlers import people_socket_handlers
from tento.web.watching.stream import Streams

LARGEST_BODY: Final = 16_384
PRINTED_AT_ONCE: Final = 2
"""So many papers are laid out at a time: each takes a core for a moment."""
PRINTED_SECONDS: Final = 45.0
"""Who has waited so long for a paper is told so, before a proxy gives up after a minute and tells nothing."""
HTTPS_ONLY: Final = "max-age=31536000"
"""Who came over https comes over https for a year."""
QUIET: Final = ("/healthz", "/metrics", "/readyz")
_log = logging.getLogger("tento.web")


def create_app(services: Services, settings: SocketSettings, client: Path = FOLDER, sites: tuple[str, ...] | None = None) -> Litestar:
    """The application. It opens the store and the live tables when it starts and closes them when it stops.

    The built client is taken from the folder `client`; where there is none, a plain page says that the server is open.
    `sites` are the names under which it may be asked (see `KnownHosts`).
    """
    files = client_files(client)
    sockets = replace(settings, session_of=session_of)
    app = Litestar(
        route_handlers=[
            client_page(files) if files else front_page,
            alive,
            ready,
            metrics_text,
            people_router(),
            safety_router(),
            passkeys_router(),
            friends_router(),
            forgotten,
            shown_anew,
            tables_router(),
            *watching_routers(),
            tournaments_router(),
            cups_router(),
            events_router(),
            event_board_router(),
            event_poker_router(),
            event_custody_router(),
            event_entries_router(),
            event_moving_router(),
            event_pictures_router(),
            event_plans_router(),
            event_draws_router(),
            matches_router(),
            *memory_routers(),
            ladder_router(),
            progress_router(),
            rulebooks_router(),
            rulings_router(),
            games_router(),
            practice_router(),
            quick_router(),
            qr_router(),
            link_pictures_router(),
            pushes_router(),
            *socket_handlers(services.live_tables, services.store.tables, person_of, services.passwords.fits, sockets),
            *event_socket_handlers(services, sockets),
            *people_socket_handlers(services, sockets),
        ],
        state=State(
            {
                "services": services,
                "games": BuiltOnce(games_shown),
                "replays": Replays(),
                "streams": Streams(),
                "printing": Aside(PRINTED_AT_ONCE, seconds=PRINTED_SECONDS),
                "drawing": Aside(),
                "boards": Aside(),
                "link_pictures": {},
                "codes": OrderedDict(),
                "readiness": Readiness(),
                "counted": CountedText(),
            }
        ),
        lifespan=[_lifespan(services, sockets.sessions)],
        exception_handlers=HANDLERS,
        before_send=[_finish],
        middleware=[KnownHosts(sites).middleware, Observed(services.metrics).middleware],
        request_max_body_size=LARGEST_BODY,
        openapi_config=description(),
        logging_config=None,
        debug=False,
    )
    describe(app)
    return app


def _lifespan(services: Services, sessions: OpenSessions) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.store.start()
        await services.live_tables.start()
        await services.tournaments.events.start()
        sessions.start(services.store.people.closed_within)
        services.news.start()
        if services.housekeeper is not None:
            services.housekeeper.start()
        app.state.games.begin()  # the games, rulebooks and sentences that the first visitor needs are read beside the loop
        _log.info("open", extra={"instance": services.live_tables.process})
        try:
            yield
        finally:
            sessions.stop()
            await services.news.stop()
            if services.housekeeper is not None:
                services.housekeeper.stop()
            await _close(services)

    return lifespan


async def _close(services: Services) -> None:
    """Tournaments, tables, and then the store, whatever happened before. Leases that could not be given back run out by themselves."""
    try:
        await services.push.stop()
        await services.tournaments.events.stop()
        await services.analyses.stop()
        await services.record_analyses.stop()
        await services.live_tables.stop()
    except StoreUnavailable:
        _log.warning("the database does not answer: the leases run out by themselves")
    finally:
        await services.store.stop()
    _log.info("closed", extra={"instance": services.live_tables.process})


async def _finish(message: Message, scope: Scope) -> None:
    """Every answer gets our headers, is counted, and leaves one line in the log: who asked, by the id, and never an address or a query."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault(REQUEST_HEADER, facts().get("request", ""))
    if scope["scheme"] == "https":
        headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
    if scope["path"].startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
    services: Services = scope["litestar_app"].state.services
    status = message["status"]
    services.metrics.requests.add(str(status))
    route = scope.get("path_template", "")
    if route not in QUIET:
        visitor = scope.get("state", {}).get("visitor")
        who = "" if visitor is None or visitor.person is None else visitor.person.id
        _log.info("request", extra={"method": scope.get("method"), "route": route, "status": status, "person": who})
