"""Whether the house is alive and ready, and what it counts."""

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

from tento.web.errors import refuse
from tento.web.forwarding import hear
from tento.web.guard import is_relayed, services_of
from tento.web.metrics import together


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
    fine = await services_of(request).store.ready()
    return Response(Health("ok" if fine else "away"), status_code=200 if fine else 503)


@get("/metrics", media_type=MediaType.TEXT, tags=["health"])
async def metrics_text(request: Request[Any, Any, Any]) -> str:
    """Counts, in Prometheus' text form. Processes that share a door answer as one: whichever is asked, all are counted together."""
    services = services_of(request)
    others = await asyncio.gather(*(hear(address, "/internal/metrics", services.secret) for address in services.siblings))
    return together([services.metrics.text(), *(other.decode() for other in others if other is not None)])


@get("/internal/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def own_metrics_text(request: Request[Any, Any, Any]) -> str:
    """What this process alone counted, for the one that was asked."""
    if not is_relayed(request):
        raise refuse("not_found")
    return services_of(request).metrics.text()
