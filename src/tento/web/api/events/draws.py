"""The draws of a championship, each with all that somebody needs to redo it."""

from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from tento.club.events.venue.championship import Championship
from tento.web.api.events.access import Req, found_event, guard_events
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import services_of


def _draws(found: Championship) -> dict[str, Any]:
    event = found.event
    return dict(event.kind.draws(event.state, [made.decision for made in event.made]))


@get("/{event:str}/draws", responses=REFUSALS)
async def draws(request: Req, event: FromPath[str]) -> list[str]:
    """The draws that were made, by the names under which their transcripts are found."""
    return list(_draws(await found_event(services_of(request), event)))


@get("/{event:str}/draws/{name:str}", responses=REFUSALS)
async def transcript(request: Req, event: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The transcript of a draw, as `tento verify-draw` reads it."""
    found = _draws(await found_event(services_of(request), event)).get(name)
    if found is None:
        raise refuse("not_found")
    headers = {"Content-Disposition": f'attachment; filename="sorteio-{event}-{name}.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(found)), media_type="application/json", headers=headers)


def event_draws_router() -> Router:
    """The routes of the draws."""
    return Router("/api/events", route_handlers=[draws, transcript], before_request=guard_events, tags=["events"])
