"""Whether the server is alive and ready, and what it counts."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from tento.web.guard import services_of

TRIED_EVERY: Final = 0.5
"""Seconds."""
COUNTED_EVERY: Final = 0.5
"""Seconds."""


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str


class Readiness:
    """Whether the database keeps what it is given: tried twice a second at most, however many ask. Each try is a write."""

    def __init__(self) -> None:
        self._trying = asyncio.Lock()
        self._told: tuple[float, bool] | None = None

    async def told(self, ready: Callable[[], Awaitable[bool]]) -> bool:
        """What the last try found, or a new one."""
        async with self._trying:
            if self._told is None or time.monotonic() - self._told[0] >= TRIED_EVERY:
                found = await ready()
                self._told = (time.monotonic(), found)
            return self._told[1]


class CountedText:
    """All counts as text, written twice a second at most, however many ask: writing it holds the loop for some milliseconds."""

    def __init__(self) -> None:
        self._told: tuple[float, bytes] | None = None

    def told(self, write: Callable[[], bytes]) -> bytes:
        """What was written last, or a new text."""
        if self._told is None or time.monotonic() - self._told[0] >= COUNTED_EVERY:
            self._told = (time.monotonic(), write())
        return self._told[1]


@get("/healthz", tags=["health"])
async def alive() -> Health:
    """The process answers."""
    return Health("ok")


@get("/readyz", tags=["health"], responses={})
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """The database answers too, so that people may be sent here."""
    readiness: Readiness = request.app.state.readiness
    fine = await readiness.told(services_of(request).store.ready)
    return Response(Health("ok" if fine else "away"), status_code=200 if fine else 503)


@get("/metrics", media_type=CONTENT_TYPE_PLAIN_0_0_4, tags=["health"])
async def metrics_text(request: Request[Any, Any, Any]) -> bytes:
    """Counts, in Prometheus' text form. Processes that share an address answer as one: whichever is asked, all are counted together."""
    counted: CountedText = request.app.state.counted
    return counted.told(services_of(request).metrics.text)
