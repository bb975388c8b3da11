"""The QR code of an address of this server, so that a phone can follow an invitation that stands on another screen."""

from collections import OrderedDict
from io import BytesIO
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, Router, get
from litestar.params import QueryParameter

from tento.web.aside import Aside
from tento.web.errors import REFUSALS, refuse
from tento.web.guard import guard, limit, services_of, visitor_of

Req = Request[Any, Any, Any]

LONGEST_PATH: Final = 200
LONGEST_HOST: Final = 100
PATH: Final = r"^/([A-Za-z0-9._~!$&'()*+,;=:@?-]|%[0-9A-Fa-f]{2})([A-Za-z0-9/._~!$&'()*+,;=:@?-]|%[0-9A-Fa-f]{2})*$|^/$"
"""A path of ours with its query. Two strokes at the beginning would name another host."""
REMEMBERED: Final = 256
"""So many codes are kept: each takes the processor some milliseconds."""
CACHE: Final = "private, max-age=86400"
"""The code of an address never changes; the address of a private table is nobody else's business."""


@get("/qr", media_type="image/svg+xml", responses=REFUSALS)
async def qr(request: Req, path: Annotated[str, QueryParameter(max_length=LONGEST_PATH, pattern=PATH)]) -> Response[bytes]:
    """The QR code of a page of this server as an SVG: black on white with its quiet margin, so that it is read in the dark too.

    It leads to the host that was asked and nowhere else.
    """
    address = address_here(request, path)
    kept: OrderedDict[str, bytes] = request.app.state.codes
    if address not in kept:
        kept[address] = await code_of(request, address)
    kept.move_to_end(address)
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)
    return Response(kept[address], media_type="image/svg+xml", headers={"Cache-Control": CACHE})


def address_here(request: Req, path: str) -> str:
    """The address of a page of the host that was asked; refused where the host has no end."""
    here = request.url
    if len(here.netloc) > LONGEST_HOST:
        raise refuse("bad_request", field="host")
    return f"{here.scheme}://{here.netloc}{path}"


async def code_of(request: Req, address: str) -> bytes:
    """A code that was not drawn yet: not too many for one address."""
    limit(services_of(request), "drawing", visitor_of(request).address)
    return await drawn_aside(request, address)


async def drawn_aside(request: Req, address: str) -> bytes:
    """A code, drawn beside the loop."""
    drawing: Aside = request.app.state.drawing
    return await drawing.do(drawn, address)


def drawn(address: str) -> bytes:
    """The code of an address as an SVG that fills its place."""
    out = BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, omitsize=True, border=4, light="#fff", svgclass=None, lineclass=None)
    return out.getvalue()


def qr_router() -> Router:
    """The route of the codes."""
    return Router("/api", route_handlers=[qr], before_request=guard, tags=["tables"])
