"""Whether the house is alive and ready, and what it counts."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

from tento.web.guard import house_of


class Health(msgspec.Struct, frozen=True):
    """How the house is."""

    status: str


@get("/healthz", tags=["health"])
async def alive() -> Health:
    """The process answers."""
    return Health("ok")


@get("/readyz", tags=["health"], responses={})
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """The database answers too, so that people may be sent here."""
    fine = await house_of(request).store.ready()
    return Response(Health("ok" if fine else "away"), status_code=200 if fine else 503)


@get("/metrics", media_type=MediaType.TEXT, tags=["health"])
async def metrics_text(request: Request[Any, Any, Any]) -> str:
    """Counts, in Prometheus' text form."""
    return house_of(request).metrics.text()
