"""A polite attacker of each kind: everything it asks is allowed or refused by the rules, and it never stops asking."""

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import httpx
from tools.chaos.history import History
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TOO_LARGE = "x" * 40_000
MANY = 60
BREATH = 0.01
"""It shares the machine with the house: what it may do in a second is bounded."""

Attack = Callable[["Attacker"], Awaitable[None]]


A = TypeVar("A", bound="Attacker")


class Attacker:
    """Somebody at an address of its own, who knows the tables that are over."""

    def __init__(self, port: int, luck: random.Random, history: History, finished: list[str]) -> None:
        self.port, self.luck, self.finished = port, luck, finished
        self._history = history
        self.heard = Counter[int | str]()
        """How often the house answered what."""
        self.address = f"127.66.{luck.randrange(250)}.{luck.randrange(1, 250)}"

    def client(self, **more: Any) -> httpx.AsyncClient:
        """A browser."""
        way = httpx.AsyncHTTPTransport(local_address=self.address)
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=way, timeout=5, **more)

    async def post(self, client: httpx.AsyncClient, path: str, body: Any = None) -> httpx.Response:
        """One request; a 500 is remembered."""
        answer = await client.post(path, json=body)
        self.heard[answer.status_code] += 1
        if answer.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
            self._history.mistakes.append((time.monotonic(), f"POST {path}: {answer.text[:300]}"))
        return answer

    def socket(self) -> connect:
        """A line to the tables."""
        address = f"ws://127.0.0.1:{self.port}/ws"
        return connect(address, compression=None, proxy=None, open_timeout=5, close_timeout=1, local_addr=(self.address, 0))

    async def guest(self, client: httpx.AsyncClient) -> None:
        """Comes in as a guest."""
        client.headers["X-CSRF-Token"] = (await self.post(client, "/api/guest")).json()["csrf"]


async def many_tables(attacker: Attacker) -> None:
    """Tables with bots alone, long matches and no pause."""
    async with attacker.client() as client:
        await attacker.guest(client)
        for target in itertools.cycle(range(124, 100, -1)):  # the first are refused; the longest that are not are hard to play
            wanted = {"game": "truco", "options": {"partida_target": target}, "bot_seconds": 0, "pause_seconds": 0}
            await attacker.post(client, "/api/tables/practice", wanted)
            made = await attacker.post(client, "/api/tables", {"bot_seconds": 0, "pause_seconds": 0})
            if made.status_code == httpx.codes.CREATED:
                await attacker.post(client, f"/api/tables/{made.json()['id']}/start")
            await asyncio.sleep(BREATH)


async def guests(attacker: Attacker) -> None:
    """New names without end."""
    async with attacker.client() as client:
        while True:
            await attacker.post(client, "/api/guest")
            client.cookies.clear()
            await asyncio.sleep(BREATH)


async def unknown_tables(attacker: Attacker) -> None:
    """Hellos to tables that do not exist."""
    while True:
        await _hello(attacker, attacker.luck.randbytes(6).hex())


async def finished_tables(attacker: Attacker) -> None:
    """Hellos to tables that are over."""
    while True:
        await _hello(attacker, attacker.luck.choice(attacker.finished or ["nowhere"]))


async def _hello(attacker: Attacker, table: str) -> None:
    async with attacker.socket() as socket:
        for _ in range(20):
            await socket.send(json.dumps({"type": "hello", "table": table, "story": 200}))
            attacker.heard["hellos"] += 1
            await asyncio.sleep(BREATH)
        await _heard(socket)


async def _heard(socket: ClientConnection) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            while True:
                await socket.recv()


async def slow_requests(attacker: Attacker) -> None:
    """Requests whose heads and bodies come a letter at a time."""
    whole = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"
    writers = []
    try:
        for number in range(MANY):
            _, writer = await asyncio.open_connection("127.0.0.1", attacker.port, local_addr=(attacker.address, 0))
            writer.write(whole[: len(whole) if number % 2 else 20])
            writers.append(writer)
        while True:
            for writer in writers:
                if not writer.is_closing():
                    writer.write(b" ")
            await asyncio.sleep(0.3)
    finally:
        for writer in writers:
            writer.transport.abort()


async def large_frames(attacker: Attacker) -> None:
    """Frames above every bound, and words that are none."""
    while True:
        async with attacker.socket() as socket:
            for junk in ("", "[]", '{"type":"hello"}', "\x00", '{"type":"hello","table":"' + "a" * 500 + '"}', "[" * 9000, TOO_LARGE):
                await socket.send(junk)
                await asyncio.sleep(BREATH)
            await _heard(socket)


async def deaf_watchers(attacker: Attacker) -> None:
    """Watchers who ask for everything and read nothing, and say a word as often as they can."""
    async with attacker.socket() as socket:
        await socket.send(json.dumps({"type": "hello", "table": attacker.luck.choice(attacker.finished or ["nowhere"])}))
        while True:
            await socket.send(json.dumps({"type": "ping"}))
            await asyncio.sleep(BREATH)


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", " "): attack
    for attack in (many_tables, guests, unknown_tables, finished_tables, slow_requests, large_frames, deaf_watchers)
}


async def attacked(attack: Callable[[A], Awaitable[None]], attackers: list[A], seconds: float) -> None:
    """They go on for so long; who is sent away comes back."""

    async def again(attacker: A) -> None:
        while True:
            with suppress(OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError, KeyError, ValueError):
                await attack(attacker)
            await asyncio.sleep(0.1)

    tasks = [asyncio.create_task(again(attacker)) for attacker in attackers]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    for answer in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(answer, Exception):
            raise answer
