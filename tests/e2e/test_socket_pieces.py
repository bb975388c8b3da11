"""However the frames of a client are cut into pieces on their way, the table hears the same words in the same order."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.club.memory_store import MemoryStore
from tests.e2e.live_server import CALM, LiveServer, open_table, running

HEAD = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
SHAKE = f"{HEAD}Authorization: Bearer ana\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
MASK = b"\x0b\xad\xca\xfe"
TEXT, MORE, LAST, PING = 0x81, 0x01, 0x80, 0x89
Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
async def server():
    async with running(MemoryStore()) as server:  # type: ignore[arg-type]  # nobody has an account
        yield server


def frame(payload: bytes, first: int = TEXT) -> bytes:
    """One frame as a client sends it, masked."""
    size = bytes((0x80 | len(payload),)) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return bytes((first,)) + size + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def act(name: str) -> bytes:
    """An action that the game does not know: it is refused under its own id, which shows that it was heard."""
    return json.dumps({"type": "act", "id": name, "action": {}}).encode()


@asynccontextmanager
async def at_a_table(server: LiveServer) -> AsyncIterator[Raw]:
    """The bare socket of a person who sits at a table and has said hello."""
    live = await open_table(server.live_tables, CALM, ("ana",))
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(SHAKE)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(json.dumps({"type": "hello", "table": live.state.id}).encode()))
    async with asyncio.timeout(60):
        yield reader, writer
    writer.close()


async def send(raw: Raw, *pieces: bytes) -> None:
    """Each piece comes by itself."""
    for piece in pieces:
        raw[1].write(piece)
        await asyncio.sleep(0.05)


async def heard(raw: Raw, last: str) -> list[str]:
    """The ids of the actions that were answered, up to this one."""
    said = b""
    while f'"id":"{last}"'.encode() not in said:
        said += await raw[0].read(65_536)
    return [part.partition(b'"')[0].decode() for part in said.split(b'"type":"refused","id":"')[1:]]


@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param((frame(act("a")), frame(act("b"))), id="one by one"),
        pytest.param((frame(act("a")) + frame(act("b")),), id="both at once"),
        pytest.param((frame(act("a"))[:9], frame(act("a"))[9:], frame(act("b"))), id="the first in two pieces"),
        pytest.param((frame(act("a"))[:2], frame(act("a"))[2:] + frame(act("b"))[:3], frame(act("b"))[3:]), id="cut in the heads"),
        pytest.param((frame(act("a")), frame(b"?", PING), frame(act("b"))), id="a ping between them"),
        pytest.param((frame(act("a")[:7], MORE), frame(act("a")[7:], LAST), frame(act("b"))), id="the first in two frames"),
        pytest.param((frame(act("a") + b" " * 200), frame(act("b"))), id="a longer one"),
    ],
)
async def test_two_actions_are_heard_in_their_order(server, pieces):
    async with at_a_table(server) as raw:
        await send(raw, *pieces)
        assert await heard(raw, "b") == ["a", "b"]


async def test_a_text_that_is_no_text_ends_the_socket(server):
    async with at_a_table(server) as raw:
        await send(raw, frame(b"\xff\xfe"))
        said = await raw[0].read()
        assert said.endswith(b"\x88\x02" + (1007).to_bytes(2))


async def test_a_frame_without_a_mask_ends_the_socket(server):
    async with at_a_table(server) as raw:
        await send(raw, bytes((TEXT, 2)) + b"{}")
        assert (1002).to_bytes(2) in (await raw[0].read())[-80:]
