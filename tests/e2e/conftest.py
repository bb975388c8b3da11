"""The application of the REST tests, on a real SQLite file of its own, and a browser in it."""

from collections.abc import AsyncIterator

import pytest
from litestar import Litestar

from tento.bootstrap import Settings, build
from tests.e2e.rest_app import WEAK, Client, browser, living


@pytest.fixture
def app(tmp_path) -> Litestar:
    return build(Settings(database=str(tmp_path), hasher=WEAK))


@pytest.fixture
async def client(app) -> AsyncIterator[Client]:
    async with living(app), browser(app) as client:
        yield client
