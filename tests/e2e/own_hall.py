"""A hall whose server lives in the process of the test: the same story as at a server of its own, in a fraction of the time."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread
from typing import Any, cast

import httpx

from tento.bootstrap import Settings, build
from tests.e2e.rest_app import WEAK, living, services_of

PATIENCE = 60


class OwnHall:
    """What `tests.e2e.browser.championship.Hall` is to an account: an address, a clock that goes as the test says, a power cut."""

    address = "http://127.0.0.1"

    def __init__(self, folder: Path) -> None:
        self._folder, self._cuts = folder, 0
        noon = datetime.now(UTC).replace(hour=15, minute=0, second=0, microsecond=0)
        self._shift = noon - datetime.now(UTC)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._open()

    @property
    def _data(self) -> Path:
        return self._folder / f"data-{self._cuts}"

    def _open(self) -> None:
        self.app = build(Settings(database=str(self._data), hasher=WEAK, limits=False))
        services = services_of(self.app)
        services.live_tables.now = services.championships.events.now = lambda: int(self.now().timestamp() * 1000)
        self._living = living(self.app)
        self.ran(self._living.__aenter__())

    def ran(self, doing: Any) -> Any:
        """What comes of something that is done beside the server."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(PATIENCE)

    def client(self) -> httpx.Client:
        """A browser without pages."""
        return httpx.Client(base_url=self.address, transport=_ToTheApp(self))

    def later(self, minutes: float) -> None:
        """So many minutes pass."""
        self._shift += timedelta(minutes=minutes)

    def now(self) -> datetime:
        return datetime.now(UTC) + self._shift

    def kill(self) -> None:
        """The power fails: the next server finds what lies on the disk at this moment, and nothing of what the one before still does."""
        before, closing = self._data, self._living
        self._cuts += 1
        shutil.copytree(before, self._data, ignore=shutil.ignore_patterns("*.lock", "*-shm"))
        self._open()
        self.ran(closing.__aexit__(None, None, None))

    def close(self) -> None:
        self.ran(self._living.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


class _ToTheApp(httpx.BaseTransport):
    """Carries each request to the server of the moment."""

    def __init__(self, hall: OwnHall) -> None:
        self._hall = hall

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """The whole answer."""
        return cast(httpx.Response, self._hall.ran(self._asked(request, request.read())))

    async def _asked(self, request: httpx.Request, body: bytes) -> httpx.Response:
        transport = httpx.ASGITransport(cast(Any, self._hall.app), raise_app_exceptions=False)
        asked = httpx.Request(request.method, request.url, headers=request.headers, content=body)
        answer = await transport.handle_async_request(asked)
        return httpx.Response(answer.status_code, headers=answer.headers, content=await answer.aread())


@contextmanager
def own_hall(folder: Path) -> Iterator[OwnHall]:
    hall = OwnHall(folder)
    try:
        yield hall
    finally:
        hall.close()
