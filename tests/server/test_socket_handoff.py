"""Sockets that are handed over: one that cannot be is answered where it came, and hangs nowhere."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from tento.server.socket_handoff import SocketHandoff, handoff_protocol


async def nobody(_table: str) -> None:
    """No other process runs any table."""


async def broken(_table: str) -> str:
    """Something that nobody thought of."""
    raise LookupError


async def answer(_scope, _receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"here"})


@asynccontextmanager
async def serving(handoff: SocketHandoff) -> AsyncIterator[int]:
    """The port of a small server with this hand-off."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(uvicorn.Config(answer, http=handoff_protocol(handoff), lifespan="off", log_config=None))
        running = asyncio.create_task(server.serve([listener]))
        yield listener.getsockname()[1]
        server.should_exit = True
        await running


async def asked(port: int) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /ws?table=x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    told = await asyncio.wait_for(reader.read(), 60)
    writer.close()
    return told


async def test_who_asks_while_the_owner_cannot_be_found_is_answered_here(tmp_path):
    async with serving(SocketHandoff(tmp_path, "own", broken)) as port:
        assert (await asked(port)).endswith(b"here")


async def test_a_socket_that_cannot_be_held_is_not_handed_over(tmp_path):
    assert not await SocketHandoff(tmp_path, "own", nobody).hand_over("other", -1, b"")


async def test_a_process_of_another_server_is_passed_over_without_a_word(tmp_path, caplog):
    one, _two = socket.socketpair()
    with caplog.at_level("INFO", "tento.handoff"):
        assert not await SocketHandoff(tmp_path, "own", nobody).hand_over("other", one.fileno(), b"")
    assert caplog.records == []
