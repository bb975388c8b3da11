"""The rulebooks, and the schema of the messages on the socket."""

import functools
from typing import Any

import msgspec
from litestar import Request, Router, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath

from tento.club.live.messages import ServerMessage
from tento.games.registry import kits
from tento.web.api.rulebooks_shown import RulebookLine, RulebookShown, rulebook_lines, rulebook_shown
from tento.web.errors import REFUSALS
from tento.web.guard import guard
from tento.web.sockets.client_messages import ClientMessage

Req = Request[Any, Any, Any]


@get("/rulebooks", responses=REFUSALS)
async def rulebooks() -> list[RulebookLine]:
    """What may be played by."""
    return rulebook_lines()


@get("/rulebooks/{name:str}", responses=REFUSALS)
async def one_rulebook(name: FromPath[str]) -> RulebookShown:
    """A rulebook's values, articles and options, in Portuguese and English."""
    return rulebook_shown(name)


@get("/schema/messages", responses=REFUSALS)
async def message_schema() -> dict[str, Any]:
    """JSON schema of what is said on the socket: by the server, by clients; and the actions, the view and the events of each game."""
    return _messages()


@functools.cache
def _messages() -> dict[str, Any]:
    unions: dict[str, Any] = {"server": ServerMessage, "client": ClientMessage}
    for kit in kits():
        unions |= {f"{kit.name}_action": kit.game.SeatAction, f"{kit.name}_view": kit.game.View, f"{kit.name}_event": kit.game.AnyEvent}
    tops, parts = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **dict(zip(unions, tops, strict=True)), "$defs": parts}


def rulebooks_router() -> Router:
    """The routes of rulebooks and schemas. They are long, the same for everybody and loaded with every table: they travel compressed."""
    smaller = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6))
    handlers = [rulebooks, one_rulebook, message_schema]
    return Router("/api", route_handlers=handlers, before_request=guard, middleware=[smaller], tags=["rulebooks"])
