"""Servers of the tests, each on a SQLite file of its own: the application with a browser in it, and one with sockets on the loopback."""

from collections.abc import AsyncIterator

import pytest
from litestar import Litestar

from tento.bootstrap import Settings, build
from tests.e2e.live_server import LiveServer, running
from tests.e2e.rest_app import WEAK, Client, browser, living


@pytest.fixture
def app(tmp_path) -> Litestar:
    return build(Settings(database=str(tmp_path), hasher=WEAK))


@pytest.fixture
async def client(app) -> AsyncIterator[Client]:
    async with living(app), browser(app) as client:
        yield client


@pytest.fixture
async def server(tmp_path) -> AsyncIterator[LiveServer]:
    async with running(str(tmp_path)) as server:
        yield server
