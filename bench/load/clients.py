"""The load: a small WebSocket client on asyncio's own protocols, a socket for each seat of each table, random legal play.

`clients.py PORT SECONDS RATE [GAME SEATS]`; a rate of 0 is a closed loop, where everybody acts as soon as asked.
The ids of the tables come on the standard input, one on each line; the result goes out as one line of JSON.
"""

import asyncio
import os
import random
import re
import sys
import time
from base64 import b64encode
from collections import deque
from functools import partial
from math import inf
from typing import cast

import msgspec
import uvloop


def doing(*what: bytes) -> re.Pattern[bytes]:
    return re.compile(rb'\{"do":"(?:%s)"[^{}]*\}' % b"|".join(what))


QUIET = {
    "truco": doing(b"play", b"cut", b"handback", b"deal", b"accept", b"draw", b"playdark", b"decideonze"),
    "tranca": doing(b"draw", b"discard"),
    "poker": doing(b"check", b"call", b"show"),
}
"""A match of quiet play is long: nobody raises, and nobody runs."""
ANYTHING = doing(rb"[^\"]*")

# The load shares the cores with what it measures, so it reads no more than it needs: who is asked, and what of.
STATE = (b'{"type":"update"', b'{"type":"snapshot"')
ANSWER = (b'{"type":"ack"', b'{"type":"refused"')
SEQ = re.compile(rb'"seq":(\d+)')


class Load:
    """What all clients share: the measurements, and who is asked and waits for the next tick."""

    def __init__(self, rate: float, game: str = "truco", most: float = inf) -> None:
        self.rate, self.quiet = rate, QUIET[game]
        self.left = most
        self.times: list[float] = []
        self.refused = 0
        self.lost = 0
        self.ready: deque[Client] = deque()
        self.measuring = False
        self.stopping = False
        self.luck = random.Random(1)


class Client(asyncio.Protocol):
    """One socket."""

    def __init__(self, load: Load, table: str, seat: int, joined: asyncio.Future[None]) -> None:
        self._load, self.table, self._seat, self._joined = load, table, seat, joined
        self._buffer = b""
        self._upgraded = False
        self.sent_at = 0.0
        self._busy = False
        self._acted_on = 0
        self._count = 0
        self._seq = 0
        self._legal = b""
        self._asked = False
        self._digit = b"%d" % seat

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        head = (
            f"GET /ws?table={self.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {self.table}:{self._seat}\r\n\r\n"
        )
        self._transport.write(head.encode())

    def connection_lost(self, _error: Exception | None) -> None:
        """A socket that is lost in mid-run is counted."""
        if not self._load.stopping:
            self._load.lost += 1
        if not self._joined.done():
            self._joined.set_exception(ConnectionError("the server closed the socket"))

    def send(self, payload: bytes) -> None:
        """One masked text frame; the mask is zero, which is allowed and costs nothing."""
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        """Splits the bytes into frames and the frames into messages."""
        data = self._buffer + data if self._buffer else data
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self._upgraded = True
            self.send(b'{"type":"hello","table":"%s"}' % self.table.encode())
            data = data[end + 4 :]
        place, size = 0, len(data)
        while size - place >= 2:
            length, start = data[place + 1], place + 2
            if length == 126:
                length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif length == 127:
                length, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + length > size:
                break
            if data[place] == 0x81:
                for line in data[start : start + length].split(b"\n"):
                    self._hear(line)
            place = start + length
        self._buffer = data[place:]

    def _hear(self, line: bytes) -> None:
        if line.startswith(STATE):
            self._see(line)
        elif line.startswith(ANSWER):
            if self._load.measuring:
                self._load.times.append(time.perf_counter() - self.sent_at)
                self._load.refused += line.startswith(ANSWER[1])
            self._busy = False
        if self._asked and not self._busy and self._seq > self._acted_on:
            if self._load.rate:
                self._load.ready.append(self)
            else:
                self.act()

    def _see(self, line: bytes) -> None:
        """Behind the view come the own legal actions and then the seats that are waited for."""
        end = line.rindex(b'],"waiting":[')
        self._asked = self._digit in line[end + 13 : line.index(b"]", end + 13)]
        if self._asked:
            found = SEQ.search(line)
            assert found is not None, line[:80]
            self._seq, self._legal = int(found[1]), line[line.rindex(b',"legal":[', 0, end) : end]
        if not self._joined.done():
            self._joined.set_result(None)

    def act(self) -> bool:
        """Does one of the things that are legal now; False if there is nothing to do any more."""
        load = self._load
        if load.stopping or load.left <= 0 or not self._asked or self._busy or self._seq <= self._acted_on:
            return False
        quiet = load.quiet.findall(self._legal) or ANYTHING.findall(self._legal)
        if not quiet:
            return False
        load.left -= 1
        self._busy, self._acted_on = True, self._seq
        self._count += 1
        self.sent_at = time.perf_counter()
        self.send(b'{"type":"act","id":"%d","action":%s}' % (self._count, load.luck.choice(quiet)))
        return True


async def pace(load: Load, rate: float, until: float) -> int:
    """So many actions a second, each at a table that waits for one; the number of ticks for which no table was ready."""
    missed, due = 0, time.perf_counter()
    while (now := time.perf_counter()) < until:
        while due <= now:
            due += 1 / rate
            while load.ready and not load.ready.popleft().act():
                pass
            missed += not load.ready
        await asyncio.sleep(max(0.0005, due - time.perf_counter()))
    return missed


def acting(clients: list[Client], since: float) -> int:
    """The tables at which somebody has done something since then."""
    return len({client.table for client in clients if client.sent_at > since})


class Usage(msgspec.Struct):
    """What one process of the server has used up to now, and where the others are."""

    used: dict[str, float]
    others: list[str]


async def asked(port: int) -> Usage:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /usage HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2], type=Usage)


async def usage(port: int) -> dict[str, float]:
    """What all processes of the server have used up to now."""
    one = await asked(port)
    every = [one, *[await asked(int(other.rpartition(":")[2])) for other in one.others]]
    return {name: sum(each.used[name] for each in every) for name in one.used}


async def join(load: Load, port: int, tables: list[str], seats: int, patience: float = 30) -> list[Client]:
    """A socket for each seat, a few tables at a time."""
    loop, clients = asyncio.get_running_loop(), list[Client]()
    for place in range(0, len(tables), 25):
        joined = []
        for table in tables[place : place + 25]:
            for seat in range(seats):
                joined.append(loop.create_future())
                _, client = await loop.create_connection(partial(Client, load, table, seat, joined[-1]), "127.0.0.1", port)
                clients.append(client)
        await asyncio.wait_for(asyncio.gather(*joined), patience)
    return clients


async def main(port: int, seconds: float, load: Load, seats: int, tables: list[str]) -> None:
    rate = load.rate
    started = time.perf_counter()
    clients = await join(load, port, tables, seats)
    joining = time.perf_counter() - started
    pacing = asyncio.create_task(pace(load, rate, time.perf_counter() + seconds + 1.5)) if rate else None
    await asyncio.sleep(1.0)
    before, own = await usage(port), time.process_time()
    load.measuring, begun = True, time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring, elapsed = False, time.perf_counter() - begun
    own, after = time.process_time() - own, await usage(port)
    load.stopping = True
    missed = await pacing if pacing else 0
    times = sorted(load.times) or [0.0]
    result = {
        "rate": len(load.times) / elapsed,
        "p50": 1000 * times[len(times) // 2],
        "p99": 1000 * times[len(times) * 99 // 100],
        "refused": load.refused,
        "lost": load.lost,
        "over": 0 if rate else len(tables) - acting(clients, begun + elapsed - 1),
        "missed": missed,
        "joining": joining,
        "megabytes": after["megabytes"],
        "tables": after["tables"],
        "each": {  # microseconds of processor time for one action
            "main": 1e6 * (after["main"] - before["main"]) / len(times),
            "server": 1e6 * (after["cpu"] - before["cpu"]) / len(times),
            "load": 1e6 * own / len(times),
        },
    }
    print(msgspec.json.encode(result).decode(), flush=True)


if __name__ == "__main__":
    game, seats = sys.argv[4:] or ("truco", "4")
    uvloop.run(main(int(sys.argv[1]), float(sys.argv[2]), Load(float(sys.argv[3]), game), int(seats), sys.stdin.read().split()))
