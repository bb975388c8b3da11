"""What is played here, by which rulebooks and against which bots; and the phrases of the table."""

from typing import Any

from litestar import Request, Router, get

from tento.web.api.games_shown import GameShown, Phrase, phrases_shown
from tento.web.api.table_messages import TableShown
from tento.web.api.table_shown import listed
from tento.web.built_once import BuiltOnce
from tento.web.errors import REFUSALS
from tento.web.guard import guard, services_of, signed_in, visitor_of

Req = Request[Any, Any, Any]


@get("/games", responses=REFUSALS)
async def games(request: Req) -> list[GameShown]:
    """The games that are played here."""
    built: BuiltOnce[list[GameShown]] = request.app.state.games
    return await built.get()


@get("/phrases", responses=REFUSALS)
async def phrases() -> dict[str, Phrase]:
    """What may be said at a table: the key goes over the socket, everybody reads the phrase in the own language."""
    return phrases_shown()


@get("/me/tables", responses=REFUSALS)
async def my_tables(request: Req) -> list[TableShown]:
    """The tables where I sit and which are not over, the newest first: to go back to one."""
    services, person = services_of(request), signed_in(visitor_of(request))
    return await listed(services, await services.store.tables.of(person.id))


def games_router() -> Router:
    """The routes of games, phrases and my tables."""
    return Router("/api", route_handlers=[games, phrases, my_tables], before_request=guard, tags=["games"])
