"""The picture of a link to a championship, a table or a person, for the chats that show one."""

from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.params import FromPath, FromQuery

from tento.texts.language import Lang
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import guard, limit, services_of, visitor_of
from tento.web.link_cards import LinkCard, Linked, linked_card

Req = Request[Any, Any, Any]
REMEMBERED: Final = 32
"""So many pictures are kept: a link that is sent to a group is asked for by every phone in it."""
HEADERS: Final = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}


@get("/{linked:str}/{id:str}/card.png", media_type="image/png", responses=REFUSALS)
async def picture(
    request: Req,
    linked: FromPath[Linked],
    id: FromPath[str],
    lang: FromQuery[Lang] = "pt",
    of: FromQuery[int] = 0,  # noqa: ARG001
) -> Response[bytes]:
    """The picture of the card: 1200 by 630."""
    services = services_of(request)
    card = await linked_card(services, linked, id, lang)
    if card is None:
        raise refuse("unknown_tournament")
    kept: dict[LinkCard, bytes] = request.app.state.link_pictures
    if card not in kept:
        limit(services, "replays", visitor_of(request).address)
        drawn = await request.app.state.drawing.do(services.link_picture, card.above, card.large, card.below or card.text, card.lang)
        while len(kept) >= REMEMBERED:
            kept.pop(next(iter(kept)))
        kept[card] = drawn
    return Response(kept[card], media_type="image/png", headers=HEADERS)


def link_pictures_router() -> Router:
    """The route of the pictures."""
    return Router("/api/links", route_handlers=[picture], before_request=guard, tags=["events"])
