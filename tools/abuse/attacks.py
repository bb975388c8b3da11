"""What a guest may ask of a house without end, beside what `make chaos` asks: each an abuse that once made it slow for everybody.

`python -m tools.abuse.attacks PORT NAME SECONDS TABLES` runs one of them and prints what the house answered; TABLES is JSON: the finished
tables, the one with a large replay, the one that has run for long. It is a process of its own and takes what the house and its people leave
of the processor: abusers sit elsewhere.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
from tools.abuse.preparing import Prepared
from tools.chaos.attackers import ATTACKS as OF_CHAOS
from tools.chaos.attackers import BREATH, Attacker, attacked
from tools.chaos.history import History
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ABUSERS = 3
"""So many at a time, each from an address of its own."""
HALF_OPEN = 400
OMAHA = {"game": "poker", "seats": 10, "options": {"variant": "pot-limit-omaha"}, "bot": "sensible", "bot_seconds": 0, "pause_seconds": 0}
POKER = {"game": "poker", "seats": 10, "bot": "random", "bot_seconds": 0, "pause_seconds": 0}
CUP = {
    "title": "Copa",
    "rulebook": "truco-masters-2025",
    "entries": 16,
    "bots": True,
    "begins": 1,
    "bot_seconds": 0.02,
    "pause_seconds": 0,
}
BUST_SECONDS = 5.0
"""So long a player goes all-in with every hand before the table is left alone."""
SOCKETS = 16
"""As many sockets as one person may have open."""


class Abuser(Attacker):
    """A person at an address of their own who knows some tables."""

    def __init__(self, port: int, luck: random.Random, history: History, tables: Prepared) -> None:
        super().__init__(port, luck, history, tables.finished)
        self.tables = tables

    def line(self, path: str = "/ws", token: str = "") -> connect:
        """A socket, of a guest with a token or of a stranger."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        address = f"ws://127.0.0.1:{self.port}{path}"
        return connect(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=5,
            close_timeout=1,
            local_addr=(self.address, 0),
        )

    async def token(self, client: httpx.AsyncClient) -> str:
        """Comes in as a guest with a token."""
        await self.guest(client)
        return str((await client.post("/api/me/tokens", json={"name": "abuse"})).raise_for_status().json()["token"])


Abuse = Callable[[Abuser], Awaitable[None]]


async def asked_of(abuser: Abuser, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
    """One request, and a breath: abusers share the machine with the house."""
    answer = await client.request(method, path, **more)
    abuser.heard[answer.status_code] += 1
    await asyncio.sleep(BREATH)
    return answer


async def nobody(_abuser: Abuser) -> None:
    """No abuse: how much the same people wait at one time and at another."""
    await asyncio.Event().wait()


async def replays(abuser: Abuser) -> None:
    """Every page of the replays of finished matches, and their records, again and again."""
    async with abuser.client() as client:
        while True:
            table = abuser.luck.choice(abuser.finished)
            told = await asked_of(abuser, client, "GET", f"/api/matches/{table}")
            for page in range(1, told.json().get("pages", 1)):
                await asked_of(abuser, client, "GET", f"/api/matches/{table}?page={page}")
            await asked_of(abuser, client, "GET", f"/api/matches/{table}/record")


async def records(abuser: Abuser) -> None:
    """Records that are brought, to be told from every seat and to be judged."""
    async with abuser.client() as client:
        await abuser.guest(client)
        table = abuser.luck.choice(abuser.finished)
        record = (await client.get(f"/api/matches/{table}/record")).text
        for seat in itertools.cycle((None, 0, 1, 2, 3)):
            await asked_of(abuser, client, "POST", "/api/records", json={"record": record, "seat": seat})
            await asked_of(abuser, client, "POST", "/api/records", json={"record": record[: -abuser.luck.randrange(1, len(record))]})
            await asked_of(abuser, client, "POST", "/api/records/analysis", json={"record": record})


async def judgements(abuser: Abuser) -> None:
    """Finished matches that the strongest player shall judge."""
    async with abuser.client() as client:
        await abuser.guest(client)
        while True:
            for table in abuser.finished:
                await asked_of(abuser, client, "GET", f"/api/matches/{table}/analysis")


async def slow_bots(abuser: Abuser) -> None:
    """Ten-seat Omaha for one, with the bots that think longest and no pause."""
    async with abuser.client() as client:
        await abuser.guest(client)
        while True:
            await asked_of(abuser, client, "POST", "/api/tables/practice", json=OMAHA)


async def cups(abuser: Abuser) -> None:
    """Cups of bots, each with tables of its own."""
    async with abuser.client() as client:
        await abuser.guest(client)
        while True:
            await asked_of(abuser, client, "POST", "/api/cups", json=CUP)


async def codes(abuser: Abuser) -> None:
    """QR codes of new addresses."""
    async with abuser.client() as client:
        while True:
            await asked_of(abuser, client, "GET", f"/api/qr?path=/{abuser.luck.randbytes(60).hex()}")


async def operators_pages(abuser: Abuser) -> None:
    """What operators and programs read: metrics, readiness, the description of the interface."""
    async with abuser.client() as client:
        for path in itertools.cycle(("/metrics", "/readyz", "/schema/openapi.json", "/api/games", "/api/rulings", "/api/rulebooks")):
            await asked_of(abuser, client, "GET", path)


async def passwords(abuser: Abuser) -> None:
    """Guesses at passwords, of one name and of many."""
    async with abuser.client() as client:
        for number in itertools.count():
            name = "Ana" if number % 2 else f"Ana {number}"
            await asked_of(abuser, client, "POST", "/api/login", json={"name": name, "password": f"zap e copas {number}"})


async def odd_bytes(abuser: Abuser) -> None:
    """Bodies that are no text, hosts that are none, and depth without end."""
    json, bodies = {"Content-Type": "application/json"}, (b'{"name":"\xff\xfe"}', b"[" * 9000, b'{"a":' * 2000, b"\x00", b"9" * 9000)
    async with abuser.client() as client:
        for body in itertools.cycle(bodies):
            await asked_of(abuser, client, "POST", "/api/login", content=body, headers=json)
            await asked_of(abuser, client, "GET", "/api/tables", headers={"Host": "x:99999"})


async def half_open_connections(abuser: Abuser) -> None:
    """Connections on which nothing comes."""
    writers: list[asyncio.StreamWriter] = []
    try:
        while True:
            for _ in range(HALF_OPEN):
                with suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", abuser.port, local_addr=(abuser.address, 0))
                    writers.append(writer)
                    abuser.heard["connections"] += 1
            await asyncio.sleep(1)
            for writer in writers[:HALF_OPEN]:
                writer.transport.abort()
            del writers[:HALF_OPEN]
    finally:
        for writer in writers:
            writer.transport.abort()


async def large_replays(abuser: Abuser) -> None:
    """Every page of a large replay and its record, and the match again as a record that is brought."""
    async with abuser.client() as client:
        await abuser.guest(client)
        address = f"/api/matches/{abuser.tables.large}"
        record = ""
        while True:
            for page in range(abuser.tables.pages):
                await asked_of(abuser, client, "GET", f"{address}?page={page}")
            record = (await asked_of(abuser, client, "GET", f"{address}/record")).text or record
            await asked_of(abuser, client, "POST", "/api/records", json={"record": record})


async def hellos_from_the_beginning(abuser: Abuser) -> None:
    """Watchers of a table that has run for long who say that they missed all of it."""
    while True:
        async with abuser.line() as socket:
            await socket.send(json.dumps({"type": "hello", "table": abuser.tables.running, "since": 0}))
            await _heard(abuser, socket)


async def sleeping_tables(abuser: Abuser) -> None:
    """Tables that are over and left the memory are woken by strangers and by guests, each by a socket that hangs up at once."""
    async with abuser.client() as client:
        token = await abuser.token(client)
        for table, who in itertools.cycle(itertools.product((abuser.tables.large, *abuser.finished), ("", token))):
            async with abuser.line(token=who) as socket:
                await socket.send(json.dumps({"type": "hello", "table": table, "story": 200}))
                await _heard(abuser, socket)


async def event_sockets(abuser: Abuser) -> None:
    """Readers of a cup who come without end, ask for all of it and say words that are none."""
    async with abuser.client() as client:
        await abuser.guest(client)
        cup = (await asked_of(abuser, client, "POST", "/api/cups", json=CUP)).json()["cup"]["id"]
    hello = json.dumps({"type": "hello", "event": cup, "since": 0})
    while True:
        await _crowd(abuser, "/ws/events", "", hello)


async def people_sockets(abuser: Abuser) -> None:
    """Pages of one guest, as many as there may be, opened and closed without end."""
    async with abuser.client() as client:
        token = await abuser.token(client)
    while True:
        await _crowd(abuser, "/ws/people", token, json.dumps({"type": "ping"}))


async def bust_players(abuser: Abuser) -> None:
    """Tables of poker whose only person loses everything and hangs up: ten seats, no pause."""
    async with abuser.client() as client:
        token = await abuser.token(client)
        while True:
            made = await asked_of(abuser, client, "POST", "/api/tables/practice", json=POKER)
            if made.status_code == httpx.codes.CREATED:
                with suppress(TimeoutError):
                    async with asyncio.timeout(BUST_SECONDS), abuser.line(token=token) as socket:
                        await _all_in(abuser, socket, made.json()["id"])


async def _all_in(abuser: Abuser, socket: ClientConnection, table: str) -> None:
    """Every hand is played for everything, as long as there is something to lose."""
    await socket.send(json.dumps({"type": "hello", "table": table}))
    async for frame in socket:
        for line in (frame if isinstance(frame, str) else frame.decode()).split("\n"):
            told = json.loads(line)
            if legal := told.get("legal"):
                action = next((one for one in legal if one["do"] == "all-in"), legal[0])
                await socket.send(json.dumps({"type": "act", "id": abuser.luck.randbytes(8).hex(), "action": action}))
                abuser.heard["actions"] += 1


async def _crowd(abuser: Abuser, path: str, token: str, first: str) -> None:
    """Many sockets at once, each with its first word and some that are none, and all of them hang up."""
    async with AsyncExitStack() as crowd:
        sockets = [await crowd.enter_async_context(abuser.line(path, token)) for _ in range(SOCKETS)]
        for word in (first, '{"type":"ping"}', "[]", "\x00", first, '{"type":"ping"}'):
            for socket in sockets:
                with suppress(WebSocketException):
                    await socket.send(word)
            await asyncio.sleep(BREATH)
        for socket in sockets:
            await _heard(abuser, socket)


async def _heard(abuser: Abuser, socket: ClientConnection) -> None:
    """What is told at once is read and counted."""
    with suppress(TimeoutError, WebSocketException):
        async with asyncio.timeout(0.1):
            while True:
                abuser.heard["kB"] += len(await socket.recv()) // 1024
    abuser.heard["sockets"] += 1


OWN: tuple[Abuse, ...] = (
    replays, records, judgements, slow_bots, cups, codes, operators_pages, passwords, odd_bytes, half_open_connections,
    large_replays, hellos_from_the_beginning, sleeping_tables, event_sockets, people_sockets, bust_players,
)  # fmt: skip
ATTACKS: dict[str, Abuse] = {"nobody": nobody} | OF_CHAOS | {attack.__name__.replace("_", " "): attack for attack in OWN}


async def abuse(port: int, name: str, seconds: float, tables: Prepared) -> Counter[int | str]:
    """The abuse for so many seconds, and how often the house answered what."""
    luck, history = random.Random(name), History()
    abusers = [Abuser(port, luck, history, tables) for _ in range(ABUSERS)]
    await attacked(ATTACKS[name], abusers, seconds)
    heard = sum((abuser.heard for abuser in abusers), Counter[int | str]())
    heard["mistakes"] += len(history.mistakes)
    return heard


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("seconds", type=float)
    parser.add_argument("tables", type=lambda text: Prepared(**json.loads(text)))
    asked = parser.parse_args()
    with suppress(OSError):
        os.nice(10)
    heard = asyncio.run(abuse(asked.port, asked.name, asked.seconds, asked.tables))
    print(", ".join(f"{times} x {what}" for what, times in sorted(heard.items(), key=str) if times))


if __name__ == "__main__":
    main()
