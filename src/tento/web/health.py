"""Whether the server is alive and ready, and what it counts."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from tento.web.guard import services_of


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str


@get("/healthz", tags=["health"])
async def alive() -> Health:
    """The process answers."""
    return Health("ok")


@get("/readyz", tags=["health"], responses={})
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """The database answers too, so that people may be sent here."""
    fine = await services_of(request).store.ready()
    return Response(Health("ok" if fine else "away"), status_code=200 if fine else 503)


@get("/metrics", media_type=CONTENT_TYPE_PLAIN_0_0_4, tags=["health"])
async def metrics_text(request: Request[Any, Any, Any]) -> bytes:
    """Counts, in Prometheus' text form. Processes that share an address answer as one: whichever is asked, all are counted together."""
    return services_of(request).metrics.text()
