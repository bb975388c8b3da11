"""Who sends half a request and waits is disconnected; who is slow but comes to an end is served."""

import asyncio
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
from tento.server.open_connections import OpenConnections
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

    open_connections: ClassVar = OpenConnections(ConnectionLimits(half_open_an_address=3))


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
            while Crowded.open_connections.total:
                await asyncio.sleep(0.01)


def test_how_many_half_open_connections_an_address_may_have_is_a_setting(tmp_path):
    app = build(Settings(database=str(tmp_path), connections=ConnectionLimits(half_open_an_address=7)))
    kind = configured(app).http
    assert isinstance(kind, type)
    assert issubclass(kind, RequestTimeout)
    assert kind.open_connections.limits.half_open_an_address == 7


def test_a_connection_that_is_refused_is_counted_in_the_metrics(tmp_path):
    app = build(Settings(database=str(tmp_path), connections=ConnectionLimits(connections_an_address=1)))
    kind = configured(app).http
    assert isinstance(kind, type)
    assert issubclass(kind, RequestTimeout)
    for _ in range(2):
        kind.open_connections.enter("10.0.0.7", lambda: None)
    assert b'tento_refusals_total{code="too_many_connections"} 1.0' in app.state.services.metrics.text()


def test_a_trusted_proxy_speaks_for_many(tmp_path):
    app = build(Settings(database=str(tmp_path), connections=ConnectionLimits(connections_an_address=1)))
    kind = configured(app, "10.0.0.1").http
    assert isinstance(kind, type)
    assert issubclass(kind, RequestTimeout)
    taken = [kind.open_connections.enter(host, lambda: None) for host in ("10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.2")]
    assert [place is not None for place in taken] == [True, True, True, False]


class Few(RequestTimeout):
    """The server's own, with as few places as a test gives it."""


async def test_half_of_a_later_request_counts_as_half_of_the_first_one():
    Few.open_connections = OpenConnections(ConnectionLimits(half_open_an_address=1))
    async with server_in_a_hurry(Few) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD + b'{"n": 7}')
        await _answered(reader)
        writer.write(b"GET /sl")
        async with asyncio.timeout(60):
            while not Few.open_connections.half_open:
                await asyncio.sleep(0.01)
        late, writes_late = await asyncio.open_connection("127.0.0.1", port)
        writes_late.write(HEAD + b'{"n": 7}')
        assert await _rest(late) == b"", "there is no place for it"
        for one in (writer, writes_late):
            one.close()


async def test_an_idle_connection_gives_way_to_the_next_one_of_its_address():
    Few.open_connections = OpenConnections(ConnectionLimits(connections_an_address=2))
    async with server_in_a_hurry(Few) as port:
        readers, writers = [], []
        for _ in range(3):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEAD + b'{"n": 7}')
            await _answered(reader)
            readers.append(reader)
            writers.append(writer)
        assert await _rest(readers[0]) == b""
        writers[2].write(HEAD + b'{"n": 7}')
        await _answered(readers[2])
        for writer in writers:
            writer.close()


async def _answered(reader: asyncio.StreamReader) -> None:
    """The whole answer to a request has come."""
    async with asyncio.timeout(60):
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 201")
        assert await reader.readexactly(1) == b"7"


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
