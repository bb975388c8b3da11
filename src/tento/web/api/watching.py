"""The public stream of a table, and the page of a championship, as numbered pieces for caches: `docs/api.md` says how to follow them."""

from typing import Final

import msgspec
from litestar import Response, Router, get
from litestar.enums import MediaType
from litestar.params import FromPath

from tento.texts.language import Lang
from tento.web.api.events.access import Req, found_event, guard_events
from tento.web.api.events.shown import written
from tento.web.api.tables import guard_tables, running_table
from tento.web.errors import REFUSALS, RefusalBody, refusal, refusal_response, refuse
from tento.web.guard import services_of
from tento.web.watching.stream import PIECE_SECONDS, Streams, TableStream

SOON: Final = {"Cache-Control": "public, max-age=1"}
"""What may be otherwise in a second. Everybody who asks in this second is one question to the house."""
NEVER_CHANGES: Final = {"Cache-Control": "public, max-age=600, immutable"}
"""Ten minutes, and not for ever: the name of somebody who was forgotten must leave the caches too."""


class StreamHead(msgspec.Struct, frozen=True):
    """The newest whole piece of a stream, if there is one yet, and how many seconds a piece is long."""

    piece: int | None
    seconds: int


class PageHead(msgspec.Struct, frozen=True):
    """The number of the last decision, which is that of the page."""

    number: int


@get("/{table:str}/stream", responses=REFUSALS)
async def stream_head(request: Req, table: FromPath[str]) -> Response[StreamHead]:
    """Where a spectator begins: the number of the newest piece. Where there is none yet, ask again after the delay of the table."""
    return Response(StreamHead((await _stream(request, table)).newest, PIECE_SECONDS), headers=SOON)


@get("/{table:str}/stream/{piece:int}", media_type=MediaType.TEXT, responses=REFUSALS)
async def stream_piece(request: Req, table: FromPath[str], piece: FromPath[int]) -> Response[bytes] | Response[RefusalBody]:
    """A piece: what a spectator's socket is told in that span, one message a line, after the table as it stood at its beginning."""
    text = (await _stream(request, table)).piece(piece)
    if text is None:
        return refusal_response(request, refusal("not_found"), SOON)
    return Response(text, media_type=MediaType.TEXT, headers=NEVER_CHANGES)


async def _stream(request: Req, table: str) -> TableStream:
    """The stream of a table that everybody may watch without a word."""
    services = services_of(request)
    streams: Streams = request.app.state.streams
    known = streams.known(table)
    if known is not None and not known.ended:
        return known
    row = await services.store.tables.get(table)
    if row is not None and row.status == "over":
        if known is None:
            raise refuse("not_found")
        return known
    live = await running_table(services, table)
    if not live.state.config.spectators or live.state.config.visibility == "password":
        raise refuse("no_spectators")
    stream = streams.of(live, services.live_tables.now)
    if stream is None:
        raise refuse("busy")
    return stream


@get("/{event:str}/pages", responses=REFUSALS)
async def page_head(request: Req, event: FromPath[str]) -> Response[PageHead]:
    """The number of the page as it is now."""
    return Response(PageHead((await found_event(services_of(request), event)).number), headers=SOON)


@get("/{event:str}/pages/{lang:str}/{number:int}", responses=REFUSALS)
async def page(request: Req, event: FromPath[str], lang: FromPath[Lang], number: FromPath[int]) -> Response[bytes] | Response[RefusalBody]:
    """The championship as everybody may see it after this decision: `EventShown`. Only the newest is made; older ones are in the caches."""
    services = services_of(request)
    found = await found_event(services, event)
    text = await written(services, found, lang) if found.number == number else b""
    if found.number != number:
        return refusal_response(request, refusal("not_found"), SOON)
    return Response(text, media_type=MediaType.JSON, headers=NEVER_CHANGES)


def watching_routers() -> tuple[Router, Router]:
    """The routes for those who watch."""
    tables = Router("/api/tables", route_handlers=[stream_head, stream_piece], before_request=guard_tables, tags=["tables"])
    return tables, Router("/api/events", route_handlers=[page_head, page], before_request=guard_events, tags=["events"])
