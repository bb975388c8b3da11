"""The limits of sockets hold on every route: how many one person may have on all of them, and how many messages may come on each."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from tento.bootstrap import Settings, build
from tento.web.sockets.limits import ConnectionLimits
from tests.e2e.event_reader import served
from tests.e2e.rest_app import WEAK, Somebody, guest
from tests.e2e.venue_event import opened

LIMITS = ConnectionLimits(sockets_a_person=2, messages_a_second=100_000)
MANY = 200
"""More messages than the usual rate lets through."""
ROUTES = ("/ws", "/ws/events", "/ws/people")


@pytest.fixture
def app(tmp_path) -> Litestar:
    return build(Settings(database=str(tmp_path), hasher=WEAK, limits=False, connections=LIMITS))


@pytest.fixture
async def port(app: Litestar) -> AsyncIterator[int]:
    async with served(app) as port:
        yield port


@pytest.fixture
async def client(port: int) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        yield client


def page(port: int, person: Somebody, path: str, language: str = "pt") -> Any:
    headers = {"Cookie": f"tento_session={person.cookie}", "Accept-Language": language}
    return connect(f"ws://127.0.0.1:{port}{path}", additional_headers=headers, proxy=None)


async def heard(socket: ClientConnection, kind: str) -> list[dict[str, Any]]:
    """All that is told until there is a message of this kind, which comes in time or never."""
    messages: list[dict[str, Any]] = []
    async with asyncio.timeout(60):
        while kind not in {message["type"] for message in messages}:
            messages += [json.loads(line) for line in str(await socket.recv()).split("\n")]
    return messages


@pytest.mark.parametrize("path", ROUTES)
async def test_a_person_has_so_many_sockets_on_all_routes_together_and_reads_what_to_do(client: httpx.AsyncClient, port: int, path: str):
    rui = await guest(client)
    async with AsyncExitStack() as pages:
        for taken in ("/ws/people", "/ws/events"):
            await pages.enter_async_context(page(port, rui, taken))
        async with page(port, rui, path) as one_more:
            (told,) = await heard(one_more, "problem")
            await one_more.wait_closed()
    assert (told["code"], "feche outras abas" in told["text"], one_more.close_code) == ("too_many_sockets", True, 1008)


async def test_a_visitor_who_was_turned_away_is_counted(client: httpx.AsyncClient, port: int):
    rui = await guest(client)
    async with page(port, rui, "/ws/people"), page(port, rui, "/ws/people"), page(port, rui, "/ws/people") as one_more:
        await heard(one_more, "problem")
    assert 'tento_refusals_total{code="too_many_sockets"} 1.0' in (await client.get("/metrics")).text


async def test_the_rate_of_messages_is_that_of_the_setting_on_the_socket_of_a_championship(client: httpx.AsyncClient, port: int):
    rui = await guest(client)
    event = (await opened(rui))["id"]
    async with page(port, rui, "/ws/events") as socket:
        await socket.send(json.dumps({"type": "hello", "event": event}))
        await heard(socket, "welcome")
        assert [message["type"] for message in await flooded(socket)] == ["pong"] * MANY


async def test_the_rate_of_messages_is_that_of_the_setting_on_the_socket_of_a_person(client: httpx.AsyncClient, port: int):
    async with page(port, await guest(client), "/ws/people") as socket:
        await heard(socket, "welcome")
        assert [message["type"] for message in await flooded(socket)] == ["pong"] * MANY


async def flooded(socket: ClientConnection) -> list[dict[str, Any]]:
    """What is answered to many pings at once."""
    for _ in range(MANY):
        await socket.send('{"type":"ping"}')
    messages: list[dict[str, Any]] = []
    async with asyncio.timeout(60):
        while len(messages) < MANY and "problem" not in {message["type"] for message in messages}:
            messages += [json.loads(line) for line in str(await socket.recv()).split("\n")]
    return messages
