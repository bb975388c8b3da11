"""A championship taken along and brought in: everything of it in one piece, for its organiser."""

import asyncio
from typing import Final

import msgspec
from litestar import Response, Router, get, put
from litestar.enums import MediaType
from litestar.params import FromPath

from tento.championship.core.bundle import Bundle
from tento.club.events.venue.moving import bundle_of
from tento.club.refusing import refuse as refusal
from tento.web.api.events.access import Req, guard_events, standing_in
from tento.web.errors import REFUSALS, granted, refuse
from tento.web.guard import may_open_event, services_of, signed_in, visitor_of

LARGEST: Final = 32 * 1024 * 1024
"""So many bytes a whole event may have."""


class Brought(msgspec.Struct, frozen=True, kw_only=True):
    """How far the event is here now: the number of its last decision."""

    number: int


@get("/{event:str}/bundle", responses=REFUSALS)
async def bundle(request: Req, event: FromPath[str]) -> Response[bytes]:
    """Log, people and secrets of the event in one file, for its organiser: for a stick, or for another house."""
    found, theirs = await standing_in(request, event)
    if not theirs.has("organiser"):
        granted(refusal("not_your_office", role=theirs.actors[0].role, may="organiser"))
    content = msgspec.json.encode(await bundle_of(found))
    headers = {"Content-Disposition": f'attachment; filename="{event}.event.json"', "Cache-Control": "no-store"}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@put("/{event:str}/bundle", responses=REFUSALS, request_max_body_size=LARGEST)
async def bring(request: Req, event: FromPath[str]) -> Brought:
    """An event from another house, whole: a new one, or more of one that is here. Twice is once; another chain is refused (409)."""
    services, person = services_of(request), signed_in(visitor_of(request))
    await may_open_event(services, visitor_of(request))
    try:
        given = await asyncio.to_thread(_decode, await request.body())
    except msgspec.DecodeError as error:
        raise refuse("bad_request", field="body") from error
    return Brought(number=granted(await services.moving.bring(event, person, given)))


_decode: Final = msgspec.json.Decoder(Bundle).decode


def event_moving_router() -> Router:
    """The routes of events on their way."""
    return Router("/api/events", route_handlers=[bundle, bring], before_request=guard_events, tags=["events"])
