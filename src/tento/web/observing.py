"""Around every route: the request gets its name for the log, its time is measured, and sockets are counted while they are open."""

import time
from typing import Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from tento.web.log_facts import REQUEST_HEADER, log_name, note, request_name
from tento.web.metrics import Metrics
from tento.web.tracing import span

NAMED: Final = ("table", "event")
"""Parts of a path that the log may tell, by their log names."""


class Observed:
    """The middleware."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Around every route."""

        async def observed(scope: Scope, receive: Receive, send: Send) -> None:
            parts = scope.get("path_params", {})
            named = {name: log_name(str(parts[name])) for name in NAMED if name in parts}
            name = request_name(Headers.from_scope(scope).get(REQUEST_HEADER))
            note(request=name, **named)
            if scope["type"] == ScopeType.WEBSOCKET:
                with self._metrics.sockets.track_inprogress():
                    await app(scope, receive, send)
                return
            begin = time.perf_counter()
            with span("request", None, method=scope["method"], route=scope["path_template"], request=name):
                await app(scope, receive, send)
            self._metrics.answers.observe(time.perf_counter() - begin)

        return observed
