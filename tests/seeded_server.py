"""The `tento` command with secrets from a seed: `python -m tests.seeded_server serve …`.

TENTO_TEST_SEED names the seed, and a request with the header `X-Test-Seed` opens tables and events with its own. Names already
given are remembered in the folder TENTO_TEST_NAMES, so that several processes, and one that starts again, never give one twice.
"""

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.types import ASGIApp, Receive, Scope, Send

from tento.bootstrap import Settings, build
from tento.server import serving
from tento.web.peers import Peers
from tests.seeded import SeededRandomness, seed_of_request

HEADER = b"x-test-seed"


def with_seed_of_request(app: ASGIApp) -> ASGIApp:
    """The application, which takes names from the seed that a request brings."""

    async def seeded(scope: Scope, receive: Receive, send: Send) -> None:
        given = dict(scope.get("headers") or ()).get(HEADER, b"").decode()
        before = seed_of_request.set(given)
        try:
            await app(scope, receive, send)
        finally:
            seed_of_request.reset(before)

    return seeded


def seeded_build(build: Callable[..., Litestar]) -> Callable[..., Litestar]:
    """`build` with secrets from the seed of this program."""

    @wraps(build)
    def built(settings: Settings, peers: Peers | None = None, **more: Any) -> Litestar:
        names = os.environ.get("TENTO_TEST_NAMES")
        randomness = SeededRandomness(os.environ.get("TENTO_TEST_SEED", "tests"), Path(names) if names else None)
        app = build(settings, peers, randomness=randomness, **more)
        app.asgi_handler = with_seed_of_request(app.asgi_handler)
        return app

    return built


serving.build = seeded_build(build)  # type: ignore[attr-defined]  # also where a worker process of the server reads this file anew

if __name__ == "__main__":
    from tento.cli.main import run

    run()
