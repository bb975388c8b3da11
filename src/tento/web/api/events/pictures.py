"""The photographs of an event's score sheets over HTTP: for its organiser, its directors and the referees of the match."""

from hashlib import sha256
from typing import Final

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from tento.championship.pairs.state import State
from tento.club.events.venue.actors import Standing
from tento.club.events.venue.championship import Championship
from tento.club.events.venue.pictures import LARGEST, SEES, TAKES_AWAY, kind_of, may_see
from tento.club.ports import PictureRow
from tento.club.refusing import refuse as refusal
from tento.web.api.events.access import Req, decider, guard_events, standing_in
from tento.web.api.events.board_messages import MovedPicture, NewPicture, PictureShown
from tento.web.errors import REFUSALS, granted, refuse
from tento.web.guard import limit, services_of, visitor_of

LARGEST_REQUEST: Final = LARGEST * 4 // 3 + 1_000
NEVER_RUN: Final = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
}


def _shown(row: PictureRow) -> PictureShown:
    return PictureShown(match=row.match, hash=row.hash, by=row.by, at=row.at, size=row.size)


async def _read(request: Req, event: str) -> tuple[Championship, Standing]:
    found, theirs = await standing_in(request, event)
    if not theirs.has(*SEES):
        granted(refusal("not_your_office", role=theirs.actors[0].role, may=", ".join(SEES)))
    return found, theirs


async def _of_pairs(request: Req, event: str) -> tuple[Championship, State, Standing]:
    found, theirs = await _read(request, event)
    state = found.event.state
    if not isinstance(state, State):
        raise refuse("unknown_event")
    return found, state, theirs


@post("/{event:str}/pictures", responses=REFUSALS, request_max_body_size=LARGEST_REQUEST)
async def add_picture(request: Req, event: FromPath[str], data: JSONBody[NewPicture]) -> PictureShown:
    """Keeps a photograph of a match's sheet. The same one sent twice is there once."""
    decider(request)
    found, state, theirs = await _of_pairs(request, event)
    if data.match not in state.matches:
        raise refuse("bad_request", field="match")
    if not may_see(state, theirs, data.match):
        granted(refusal("not_your_office", role=theirs.actors[0].role, may="organiser, director"))
    async with found.desk:
        return _shown(granted(await found.pictures.add(data.match, data.content, theirs.actors[0].name, found.now())))


@put("/{event:str}/pictures/{hash:str}", responses=REFUSALS, request_max_body_size=LARGEST_REQUEST)
async def bring_picture(request: Req, event: FromPath[str], hash: FromPath[str], data: JSONBody[MovedPicture]) -> PictureShown:
    """A photograph that comes along with its event from another house, for the organiser: whose it is and when it was taken stays.

    Who was erased meanwhile is not brought back by it: it is gone again at once.
    """
    decider(request)
    found, state, theirs = await _of_pairs(request, event)
    if not theirs.has("organiser"):
        granted(refusal("not_your_office", role=theirs.actors[0].role, may="organiser"))
    if data.match not in state.matches:
        raise refuse("bad_request", field="match")
    if sha256(data.content).hexdigest() != hash:
        raise refuse("bad_request", field="hash")
    async with found.desk:
        kept = granted(await found.pictures.add(data.match, data.content, data.by, data.at))
        await found.forget_pictures()
    return _shown(kept)


@get("/{event:str}/pictures", responses=REFUSALS)
async def pictures(request: Req, event: FromPath[str], match: FromQuery[str | None] = None) -> list[PictureShown]:
    """The photographs of a match, or all that the reader may see, the oldest first. A tournament of poker has none."""
    found, theirs = await _read(request, event)
    state = found.event.state
    if not isinstance(state, State):
        return []
    return [_shown(row) for row in await found.pictures.of(match) if may_see(state, theirs, row.match)]


@get("/{event:str}/pictures/{hash:str}", responses=REFUSALS)
async def picture(request: Req, event: FromPath[str], hash: FromPath[str]) -> Response[bytes]:
    """A photograph itself."""
    found, state, theirs = await _of_pairs(request, event)
    limit(services_of(request), "replays", visitor_of(request).address)
    one = await found.pictures.one(hash[:64])
    if one is None or not may_see(state, theirs, one[0].match):
        raise refuse("not_found")
    return Response(one[1], media_type=kind_of(one[1]) or "application/octet-stream", headers=NEVER_RUN)


@delete("/{event:str}/pictures/{hash:str}", responses=REFUSALS)
async def remove_picture(request: Req, event: FromPath[str], hash: FromPath[str]) -> None:
    """Takes a photograph away for good; the log keeps its fingerprint. For the organiser and the directors."""
    decider(request)
    found, _, theirs = await _of_pairs(request, event)
    if not theirs.has(*TAKES_AWAY):
        granted(refusal("not_your_office", role=theirs.actors[0].role, may=", ".join(TAKES_AWAY)))
    async with found.desk:
        await found.pictures.remove(hash[:64])


def event_pictures_router() -> Router:
    """The routes of photographs."""
    handlers = [add_picture, bring_picture, pictures, picture, remove_picture]
    return Router("/api/events", route_handlers=handlers, before_request=guard_events, tags=["events"])
