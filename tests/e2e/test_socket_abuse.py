"""A slow, silent, flooding, lying or malformed client harms only itself: the others at the same table play on."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tento.club.limits import Rate
from tento.club.live.live_table import LiveTable
from tento.club.live.messages import Said
from tento.table.seats import Seat
from tento.web.services import SECRETS
from tento.web.sockets.handlers import SocketSettings
from tento.web.sockets.limits import ConnectionLimits
from tento.web.sockets.places import Places
from tento.web.sockets.readers import MOST_MESSAGES, Reader
from tests.club.memory_store import MemoryStore
from tests.e2e.live_client import Client, sitting
from tests.e2e.live_server import CALM, LiveServer, four, open_table, running

STRICT = Rate(burst=40, seconds=1 / 4)
GUESSES = Rate(burst=SECRETS.burst, seconds=3600)
"""So many guesses, however long they take on a machine that has other things to do."""
PEOPLE = ("ana", "bia", "caio", "davi")


@pytest.fixture
async def server():
    async with running(MemoryStore(), SocketSettings(rate=STRICT, guesses=GUESSES)) as server:  # type: ignore[arg-type]  # nobody has an account
        yield server


async def play_on(clients: list[Client], live: LiveTable) -> None:
    """The people at the table do some more things, and each is acknowledged."""
    target = live.state.seq + 6

    def enough(_client: Client) -> bool:
        return live.state.seq >= target or live.state.closed is not None

    await asyncio.gather(*(client.play(until=enough) for client in clients))
    assert all(client.closed is None for client in clients)


async def test_who_never_reads_is_dropped_and_the_others_hear_everything(server):
    live = await open_table(server.live_tables, CALM, PEOPLE)
    async with four(server, live) as clients:
        deaf = await deaf_socket(server, live)
        readers = len(live.readers)
        for seat in range(2500):
            live.broadcast(Said(table=live.state.id, seat=Seat(0), text=f"{seat} " + "x" * 8000))
            if seat % 8 == 0:
                await clients[0].heard_more_than(seat - 8)
            if len(live.readers) < readers:
                break
        assert len(live.readers) == readers - 1
        await play_on(clients, live)
        deaf.close()


async def deaf_socket(server: LiveServer, live: LiveTable) -> socket.socket:
    """A client that says hello and never reads a byte of what it is told."""
    before = len(live.readers)
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.port))
    head = ("GET /ws HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    shake = "\r\n".join((*head, "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", "\r\n"))
    hello = json.dumps({"type": "hello", "table": live.state.id}).encode()
    await asyncio.get_running_loop().sock_sendall(deaf, shake.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += await asyncio.get_running_loop().sock_recv(deaf, 1)
    await asyncio.get_running_loop().sock_sendall(deaf, bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    async with asyncio.timeout(60):
        while len(live.readers) == before:
            await asyncio.sleep(0.01)
    return deaf


async def test_a_reader_whose_queue_is_full_is_given_up_at_once():
    lost: list[str] = []
    reader = Reader(None, Stuck(), lambda: lost.append("now"))
    sending = asyncio.create_task(reader.send_all())
    for _ in range(MOST_MESSAGES + 2):
        reader.tell(b"{}")
        await asyncio.sleep(0)
    sending.cancel()
    assert (reader.lost, lost) == ("too_slow", ["now"])


class Stuck:
    """A socket whose other side never reads."""

    def write(self, _text: bytes) -> bool:
        return False

    async def send(self, _text: str) -> None:
        await asyncio.Event().wait()


async def test_who_says_nothing_is_disconnected():
    async with (
        running(MemoryStore(), SocketSettings(hello_seconds=0.3)) as server,  # type: ignore[arg-type]  # nobody has an account
        connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None) as silent,
    ):
        async with asyncio.timeout(60):
            said = [frame async for frame in until_closed(silent)]
        assert ["hello_first" in frame for frame in said] == [True]
        assert silent.close_code == 1008


async def until_closed(socket: ClientConnection) -> AsyncIterator[str]:
    with suppress(ConnectionClosed):
        while True:
            yield str(await socket.recv())


async def test_who_floods_is_warned_and_then_disconnected(server):
    live = await open_table(server.live_tables, CALM, PEOPLE)
    async with four(server, live) as clients, sitting(server.port, "zeca", live.state.id) as flood:
        for _ in range(400):
            await flood.say(type="ping")
        await flood.until(lambda: False)
        assert [one["code"] for one in flood.of("problem")] == ["too_fast", "too_fast"]
        assert flood.closed == 1008
        await play_on(clients, live)


async def test_an_action_too_many_is_refused_by_its_id(server):
    live = await open_table(server.live_tables, CALM, PEOPLE)
    async with four(server, live) as clients:
        for turn in range(80):
            await clients[0].say(type="act", id=str(turn), action={"do": "cut", "at": 99})
        await clients[0].until(lambda: len(clients[0].of("refused")) == 80)
        assert [one["id"] for one in clients[0].of("refused")] == [str(turn) for turn in range(80)]
        assert "too_fast" in {one["code"] for one in clients[0].of("refused")}


async def test_who_acts_without_a_seat_is_refused(server):
    live = await open_table(server.live_tables, CALM, PEOPLE)
    async with four(server, live) as clients, sitting(server.port, "zeca", live.state.id) as liar:
        actor = next(client for client in clients if client.asked)
        refused = await liar.act(actor.legal[0])
        assert (refused["type"], refused["code"]) == ("refused", "not_seated")
        await play_on(clients, live)


async def test_who_acts_for_another_seat_acts_for_nobody(server):
    live = await open_table(server.live_tables, CALM, PEOPLE)
    async with four(server, live) as clients:
        actor = next(client for client in clients if client.asked)
        liar = next(client for client in clients if not client.asked)
        seq = live.state.seq
        await liar.ask("problem", type="act", id="1", action=actor.legal[0], seat=actor.you)
        await liar.act(actor.legal[0], id="2")
        assert live.state.seq == seq
        await play_on(clients, live)


async def test_an_action_of_the_table_or_the_referee_is_nothing_that_a_client_may_ask(server):
    live = await open_table(server.live_tables, CALM, PEOPLE)
    async with four(server, live) as clients:
        for action in ({"do": "shuffle", "pack": ["4c"]}, {"do": "clock", "seconds": 9999}, {"do": "award", "pair": 0}):
            assert (await clients[0].act(action))["code"] == "unknown_action"
        await play_on(clients, live)


async def test_who_guesses_at_a_password_waits_and_who_knows_it_comes_in(server):
    live = await open_table(server.live_tables, replace(CALM, visibility="password"), PEOPLE, password="otnet")
    heard = []
    for guess in range(SECRETS.burst + 1):
        async with sitting(server.port, "zeca", live.state.id, password=str(guess)) as guesser:
            heard += [problem["code"] for problem in guesser.of("problem")]
    assert heard == ["wrong_table_password"] * SECRETS.burst + ["too_fast"]
    async with sitting(server.port, "lia", live.state.id, password="tento") as friend:
        assert friend.status == "playing"


async def test_strangers_of_one_address_do_not_take_every_place():
    async with running(MemoryStore(), SocketSettings(places=places(sockets_an_address=4))) as server:  # type: ignore[arg-type]  # nobody has an account
        live = await open_table(server.live_tables, CALM, PEOPLE)
        async with sitting(server.port, None, live.state.id), sitting(server.port, None, live.state.id):
            assert await turned_away(server)
            async with sitting(server.port, "ana", live.state.id) as ana:
                assert ana.you == 0
        async with asyncio.timeout(60):
            while await turned_away(server):
                await asyncio.sleep(0.02)


async def test_a_person_has_no_more_sockets_than_the_setting_says():
    async with running(MemoryStore(), SocketSettings(places=places(sockets_a_person=2))) as server:  # type: ignore[arg-type]  # nobody has an account
        live = await open_table(server.live_tables, CALM, PEOPLE)
        async with sitting(server.port, "ana", live.state.id), sitting(server.port, "ana", live.state.id):
            async with sitting(server.port, "ana", live.state.id) as third:
                assert [problem["code"] for problem in third.of("problem")] == ["too_many_sockets"]
            async with sitting(server.port, "bia", live.state.id) as other:
                assert other.you == 1


def places(**limits: int) -> Places:
    """Few places."""
    return Places(ConnectionLimits(**limits))


async def turned_away(server: LiveServer) -> bool:
    """True if there is no place for one stranger more, who is told so."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send('{"type":"hello","table":"nowhere"}')
        return bool(json.loads(str(await socket.recv()))["code"] == "too_many_sockets_here")


async def test_people_of_one_address_have_so_many_sockets_together():
    async with running(MemoryStore(), SocketSettings(places=places(sockets_an_address=2))) as server:  # type: ignore[arg-type]  # nobody has an account
        live = await open_table(server.live_tables, CALM, PEOPLE)
        async with (
            sitting(server.port, "ana", live.state.id),
            sitting(server.port, "bia", live.state.id),
            sitting(server.port, "caio", live.state.id) as third,
        ):
            await third.until(lambda: False)
            assert [(problem["code"], third.closed) for problem in third.of("problem")] == [("too_many_sockets_here", 1013)]


async def test_a_process_has_so_many_sockets_and_whoever_comes_then_is_told():
    async with running(MemoryStore(), SocketSettings(places=places(sockets=1))) as server:  # type: ignore[arg-type]  # nobody has an account
        live = await open_table(server.live_tables, CALM, PEOPLE)
        async with sitting(server.port, "ana", live.state.id), sitting(server.port, "bia", live.state.id) as second:
            await second.until(lambda: False)
            assert [(problem["code"], second.closed) for problem in second.of("problem")] == [("server_full", 1013)]


async def test_a_frame_that_is_too_large_closes_its_own_socket_only(server):
    live = await open_table(server.live_tables, CALM, PEOPLE)
    async with four(server, live) as clients, sitting(server.port, "zeca", live.state.id) as large:
        await large.say(type="chat", text="x" * 20_000)
        await large.until(lambda: False)
        assert large.closed == 1009
        await play_on(clients, live)


async def test_a_page_of_somebody_else_opens_no_socket(server):
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Origin": "http://elsewhere.example"}, proxy=None)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(["hello", "act", "number", "say", "chat", "ping", "snapshot", "ack"])},
    optional={
        "id": JSON,
        "action": JSON
        | st.fixed_dictionaries({"do": st.sampled_from(["play", "cut", "raise", "draw"])}, optional={"card": JSON, "at": JSON}),
        "table": JSON,
        "since": JSON,
        "deal": st.integers(),
        "number": st.text(max_size=80),
        "phrase": JSON,
        "text": st.text(max_size=300),
    },
)
FRAME = st.binary(max_size=200) | st.text(max_size=200) | JSON.map(json.dumps) | NEARLY.map(json.dumps)


@settings(max_examples=12)
@given(before=st.lists(FRAME, max_size=3), frames=st.lists(FRAME, min_size=5, max_size=30))
def test_whatever_comes_over_a_socket_the_table_goes_on(before, frames):
    asyncio.run(thrown_at_a_table(before, frames))


async def thrown_at_a_table(before: list[str | bytes], frames: list[str | bytes]) -> None:
    """A seated person's second socket sends all this; then everybody plays on."""
    async with running(MemoryStore()) as server:  # type: ignore[arg-type]  # nobody has an account
        live = await open_table(server.live_tables, CALM, PEOPLE)
        async with four(server, live) as clients, connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=ANA, proxy=None) as wild:
            try:
                for frame in (*before, json.dumps({"type": "hello", "table": live.state.id}), *frames):
                    await wild.send(frame)
                await wild.send('{"type":"ping"}')
                async with asyncio.timeout(60):
                    while "pong" not in (text := str(await wild.recv())):
                        assert "internal" not in text
            except ConnectionClosed:
                assert wild.close_code in (1000, 1008)
            await play_on(clients, live)


ANA = {"Authorization": "Bearer ana"}
