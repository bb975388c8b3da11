"""Who sends half a request and waits is disconnected; who is slow but comes to an end is served."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import ClassVar

import pytest
import uvicorn
from litestar import Litestar, get, post
from litestar.params import JSONBody
from tools.ports import free_port

from tento.bootstrap import Settings, build
from tento.server.app_server import configured
from tento.server.request_timeout import RequestTimeout
from tento.web.sockets.limits import ConnectionLimits

SOON = 0.4
IN_TIME = 20 * SOON
"""What must come in time has so much of it: a machine that stands still for a moment makes nobody late."""


class Hasty(RequestTimeout):
    """The server's own, with little time."""

    seconds = SOON


class Calm(RequestTimeout):
    """The server's own, for whoever comes in time."""

    seconds = IN_TIME


class Between(RequestTimeout):
    """The server's own, with time for a request that comes at once, and less than the slow answer takes."""

    seconds = 4 * SOON


@get("/slow")
async def slow() -> str:
    """An answer that takes longer than a request may take to arrive."""
    await asyncio.sleep(1.5 * Between.seconds)
    return "done"


@post("/said")
async def said(data: JSONBody[dict[str, int]]) -> int:
    """Hears a body."""
    return data["n"]


@asynccontextmanager
async def server_in_a_hurry(speaks: type[RequestTimeout] = Hasty) -> AsyncIterator[int]:
    port = free_port()
    config = configured(Litestar([slow, said], openapi_config=None))
    config.http, config.host, config.port = speaks, "127.0.0.1", port
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
    async with server_in_a_hurry(Between) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD + b'{"n": 7}')
        assert (await reader.readline()).startswith(b"HTTP/1.1 201")
        writer.write(b"GET /sl")
        assert b"done" not in await _rest(reader)
        writer.close()


async def test_an_answer_may_take_longer_than_a_request():
    async with server_in_a_hurry(Between) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GET)
        assert (await asyncio.wait_for(reader.readline(), 60)).startswith(b"HTTP/1.1 200")
        writer.close()


async def test_a_request_in_pieces_is_heard_if_they_come_in_time():
    async with server_in_a_hurry(Calm) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for piece in (HEAD[:20], HEAD[20:], b'{"n"', b": 7}"):
            writer.write(piece)
            await asyncio.sleep(IN_TIME / 100)
        assert (await asyncio.wait_for(reader.readline(), 60)).startswith(b"HTTP/1.1 201")
        writer.close()


async def _rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the other side ends it, however it does."""
    try:
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionResetError:
        return b""


class Crowded(RequestTimeout):
    """The server's own, with few places for those who say nothing."""

    half_open: ClassVar[Counter[str]] = Counter()
    most_half_open = 3


async def test_half_open_connections_of_one_address_take_nobody_elses_place():
    async with server_in_a_hurry(Crowded) as port:
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
        async with asyncio.timeout(60):
            while sum(reader.at_eof() or reader.exception() is not None for reader, _ in silent) < 5:
                await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        writer.write(HEAD + b'{"n":  7}'[:8])
        async with asyncio.timeout(60):
            assert b"HTTP/1.1 " in await reader.readline()
        for _, one in [*silent, (reader, writer)]:
            one.close()
        async with asyncio.timeout(60):
            while Crowded.half_open:
                await asyncio.sleep(0.01)


def test_how_many_half_open_connections_an_address_may_have_is_a_setting(tmp_path):
    app = build(Settings(database=str(tmp_path), connections=ConnectionLimits(half_open_an_address=7)))
    kind = configured(app).http
    assert isinstance(kind, type)
    assert issubclass(kind, RequestTimeout)
    assert (kind.most_half_open, RequestTimeout.most_half_open) == (7, 256)


async def test_a_chunk_that_does_not_end_as_it_must_is_refused():
    """Two readers of the same bytes must see the same requests: what one takes for the end of a chunk hides nothing from the other."""
    head = b"POST /said HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with server_in_a_hurry(Calm) as port:
        answers = []
        for end in (b"\r\n", b"XX"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(head + b'7\r\n{"n":7}' + end + b"0\r\n\r\n")
            async with asyncio.timeout(60):
                answers.append((await reader.readline())[:12])
            writer.close()
    assert answers == [b"HTTP/1.1 201", b"HTTP/1.1 400"]
