"""Who sends half a request and waits is disconnected; who is slow but comes to an end is served."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from litestar import Litestar, get, post
from litestar.params import JSONBody

from tento.server.app_server import configured
from tento.server.request_timeout import RequestTimeout
from tests.e2e.killing import free_port

SOON = 0.4


class Hasty(RequestTimeout):
    """The server's own, with little time."""

    seconds = SOON


@get("/slow")
async def slow() -> str:
    """An answer that takes longer than a request may take to arrive."""
    await asyncio.sleep(2.5 * SOON)
    return "done"


@post("/said")
async def said(data: JSONBody[dict[str, int]]) -> int:
    """Hears a body."""
    return data["n"]


@asynccontextmanager
async def server_in_a_hurry() -> AsyncIterator[int]:
    port = free_port()
    config = configured(Litestar([slow, said], openapi_config=None))
    config.http, config.host, config.port = Hasty, "127.0.0.1", port
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        await serving


GET = b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"
HEAD = b"POST /said HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n"


@pytest.mark.parametrize(
    "half", [b"", b"GET /sl", GET[:-2], HEAD, HEAD + b'{"n":'], ids=["silence", "line", "head", "no body", "half a body"]
)
async def test_half_a_request_is_not_waited_for_for_ever(half):
    async with server_in_a_hurry() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(half)
        assert b"200 OK" not in await _rest(reader)
        writer.close()


async def test_the_same_holds_for_the_second_request_of_a_connection():
    async with server_in_a_hurry() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD + b'{"n": 7}')
        assert (await reader.readline()).startswith(b"HTTP/1.1 201")
        writer.write(b"GET /sl")
        assert b"done" not in await _rest(reader)
        writer.close()


async def test_an_answer_may_take_longer_than_a_request():
    async with server_in_a_hurry() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GET)
        assert (await asyncio.wait_for(reader.readline(), 10)).startswith(b"HTTP/1.1 200")
        writer.close()


async def test_a_request_in_pieces_is_heard_if_they_come_in_time():
    async with server_in_a_hurry() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for piece in (HEAD[:20], HEAD[20:], b'{"n"', b": 7}"):
            writer.write(piece)
            await asyncio.sleep(SOON / 10)
        assert (await asyncio.wait_for(reader.readline(), 10)).startswith(b"HTTP/1.1 201")
        writer.close()


async def _rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the other side ends it, however it does."""
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionResetError:
        return b""
