"""A hall follows one championship: phones that read and staff that writes, beside plain polling; then thousands of readers of one screen.

python bench/event_load.py --phones 300 --writers 20 --seconds 10 --readers 5000 --bound 200

Server and load share two processors. The exit code is 1 where the p99 of a write, or of telling a phone, is above the bound, and where
a reader was not told of a decision.
"""

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

import httpx
import uvloop
from bounds import not_told, p99, pin, too_slow

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.e2e.browser.event_driver import Driver, games_of_groups
from tests.e2e.test_serve import serving
from tests.e2e.venue_event import LATEST

TOLD: Final = re.compile(rb'"type":"told","since":(\d+),"number":(\d+)')
PAUSE: Final = 1.0
"""Each writer decides once in so many seconds."""
POLL: Final = 2.0
LENGTH: Final = re.compile(rb"(?i)\r\ncontent-length: *(\d+)\r\n")
PATIENCE: Final = 60.0
"""So many seconds a reader may take to hear of a decision before it counts as not told."""
AN_ADDRESS: Final = 900
"""A house lets one address open a thousand sockets without an account: more readers come from more addresses of the loopback."""


class Hall:
    """When each decision was sent, and when each reader heard of it."""

    def __init__(self) -> None:
        self.sent: dict[int, float] = {}
        self.writes: list[float] = []
        self.heard: dict[int, dict[int, float]] = {}

    def hear(self, reader: int, since: int, number: int, at: float) -> None:
        """A reader was told of the decisions after `since` up to this one."""
        for one in range(since + 1, number + 1):
            self.heard.setdefault(one, {}).setdefault(reader, at)

    def told(self) -> list[float]:
        """How long after its sending each decision was heard, by each reader."""
        return [at - began for number, began in self.sent.items() for at in self.heard.get(number, {}).values()]

    async def all_told(self, readers: int) -> None:
        """Waits until each reader was told of each decision, or too long."""
        until = time.perf_counter() + PATIENCE
        while any(len(self.heard.get(number, ())) < readers for number in self.sent) and time.perf_counter() < until:
            await asyncio.sleep(0.1)


class Phone(asyncio.Protocol):
    """One reader: the shortest client there can be, since it shares the cores with what is measured."""

    def __init__(self, hall: Hall, event: str, host: str, place: int) -> None:
        self._hall, self._event, self._host, self._place = hall, event, host, place
        self._open = False
        self._tail = b""
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the socket."""
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws/events?event={self._event} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Says hello once the socket is open, and notes what it is told."""
        now = time.perf_counter()
        if not self._open and b"\r\n\r\n" in data:
            self._open = True
            self._say(f'{{"type":"hello","event":"{self._event}"}}'.encode())
        if b'"type":"welcome"' in data and not self.ready.done():
            self.ready.set_result(None)
        data = self._tail + data
        for since, number in TOLD.findall(data):
            self._hall.hear(self._place, int(since), int(number), now)
        self._tail = data[-60:] if not TOLD.search(data[-60:]) else b""

    def _say(self, text: bytes) -> None:
        mask = bytes(4)
        self.transport.write(bytes((0x81, 0x80 | len(text))) + mask + text)


async def look(event: str, port: int, here: tuple[str, int]) -> None:
    """Fetches the page for the wall and the snapshot of the event, as a screen does that is switched on."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=here)
    for path in (f"/evento/{event}/tv", f"/api/events/{event}"):
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        if not head.startswith(b"HTTP/1.1 200") or length is None:
            raise RuntimeError(f"{path}: {head.splitlines()[0].decode()}")
        await reader.readexactly(int(length[1]))
    writer.close()


async def come_in(hall: Hall, event: str, port: int, number: int, *, screens: bool = False) -> list[Phone]:
    """So many readers, each with its first answer, a few at a time; those at screens fetch the page and the snapshot before."""
    loop, gate = asyncio.get_running_loop(), asyncio.Semaphore(64)

    async def one(place: int) -> Phone:
        async with gate:
            here = (f"127.0.0.{2 + place // AN_ADDRESS}", 0)
            if screens:
                await look(event, port, here)
            _, phone = await loop.create_connection(
                lambda: Phone(hall, event, f"127.0.0.1:{port}", place), "127.0.0.1", port, local_addr=here
            )
            await asyncio.wait_for(phone.ready, 60)
            return phone

    return await asyncio.gather(*map(one, range(number)))


async def write(hall: Hall, driver: Driver, matches: list[str], seconds: float) -> None:
    """Each writer sends its own match from table to table, once a second."""
    cookies = dict(driver.client.cookies)
    until = time.perf_counter() + seconds

    async def one(place: int, match: str) -> None:
        async with httpx.AsyncClient(base_url=str(driver.client.base_url), cookies=cookies, headers=driver.headers, timeout=30) as client:
            await asyncio.sleep(PAUSE * place / len(matches))
            turn = 0
            while time.perf_counter() < until:
                turn += 1
                body = {
                    "id": f"bench-{place}-{turn}-{os.urandom(4).hex()}",
                    "seen": LATEST,
                    "do": "call",
                    "fields": {"match": match, "table": 2 * place + 1 + turn % 2},
                }
                began = time.perf_counter()
                answer = await client.post(f"/api/events/{driver.event}/decisions", json=body)
                took = time.perf_counter() - began
                assert answer.status_code == 201, answer.text
                hall.sent[answer.json()["number"]] = began
                hall.writes.append(took)
                await asyncio.sleep(max(0.0, PAUSE - took))

    await asyncio.gather(*(one(place, match) for place, match in enumerate(matches)))


async def poll(hall: Hall, driver: Driver, phones: int, stop: asyncio.Event) -> None:
    """The peer: every phone asks every two seconds what is new, and for the whole where something is."""
    async with httpx.AsyncClient(base_url=str(driver.client.base_url), timeout=30, limits=httpx.Limits(max_connections=phones)) as client:

        async def one(place: int) -> None:
            seen = driver_number
            await asyncio.sleep(POLL * place / phones)
            while not stop.is_set():
                news = (await client.get(f"/api/events/{driver.event}/since/{seen}")).json()
                if news["number"] > seen:
                    await client.get(f"/api/events/{driver.event}")
                    hall.hear(place, seen, news["number"], time.perf_counter())
                    seen = news["number"]
                await asyncio.sleep(POLL)

        driver_number = driver.seen()["number"]
        await asyncio.gather(*map(one, range(phones)))


def line(name: str, times: list[float]) -> str:
    """Middle, p99 and the longest, in milliseconds."""
    ordered = sorted(times)
    if not ordered:
        return f"{name}: never"
    middle = ordered[len(ordered) // 2]
    return f"{name}: {1000 * middle:.0f} ms, p99 {1000 * p99(ordered):.0f} ms, longest {1000 * ordered[-1]:.0f} ms ({len(ordered)} times)"


async def measured(address: str, asked: argparse.Namespace) -> list[str]:
    """The three runs, one after the other, on the same server; returns what was not as it should be."""
    phones, writers, seconds, readers = asked.phones, asked.writers, asked.seconds, asked.readers
    driver = games_of_groups(address, 2 * writers, max(2, writers // 4))
    firsts = list({one["group"]: one["id"] for one in driver.seen()["pairs"]["matches"]}.values())
    ready = [one["id"] for one in driver.seen()["pairs"]["matches"] if one["status"] == "ready"]
    matches = apart(driver, ready)[:writers]
    port = httpx.URL(address).port or 80
    print(f"one process, {len(driver.client.get(f'/api/events/{driver.event}').content)} bytes the whole; {len(firsts)} groups")
    hall = Hall()
    there = await come_in(hall, driver.event, port, phones)
    await write(hall, driver, matches, seconds)
    await hall.all_told(phones)
    print(line(f"{phones} phones on sockets, {len(matches)} writing: a write", hall.writes))
    print(line("  until each phone was told", hall.told()))
    faults = [*wrong(hall, phones), *too_slow("a write", hall.writes, asked.bound), *too_slow("telling a phone", hall.told(), asked.bound)]
    for phone in there:
        phone.transport.close()
    polled, stop = Hall(), asyncio.Event()
    polling = asyncio.create_task(poll(polled, driver, phones, stop))
    await write(polled, driver, matches, seconds)
    await polled.all_told(phones)
    stop.set()
    await polling
    print(line(f"{phones} phones polling every {POLL:.0f} s, {len(matches)} writing: a write", polled.writes))
    print(line("  until each phone was told", polled.told()))
    if hall.told() and polled.told():
        print(f"  sockets tell {p99(polled.told()) / p99(hall.told()):.0f} times sooner than polling (p99)")
    wall, began = Hall(), time.perf_counter()
    await come_in(wall, driver.event, port, readers, screens=True)
    print(f"{readers} readers of one screen came in, each with page and snapshot, within {time.perf_counter() - began:.1f} s")
    await write(wall, driver, matches[:1], 8)
    await wall.all_told(readers)
    least = min((len(wall.heard.get(number, ())) for number in wall.sent), default=0)
    print(line(f"{readers} readers, one writing: a write", wall.writes))
    print(line(f"  until each reader was told (each decision by {least} of {readers})", wall.told()))
    return [*faults, *wrong(wall, readers)]


def wrong(hall: Hall, readers: int) -> Iterator[str]:
    """What readers were not told; where nothing was decided nothing was proved."""
    if not hall.sent:
        yield "nothing was decided"
    yield from not_told(hall.sent, hall.heard, readers)


def apart(driver: Driver, ready: list[str]) -> list[str]:
    """Matches without a side in common, so that all can be at their tables at once."""
    busy, found = set[str](), list[str]()
    sides = {one["id"]: one["sides"] for one in driver.seen()["pairs"]["matches"]}
    for match in ready:
        if not busy & set(sides[match]):
            found.append(match)
            busy |= set(sides[match])
    return found


def main() -> int:
    """The program: 0 if all is within its bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=300)
    parser.add_argument("--writers", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--readers", type=int, default=5000)
    parser.add_argument("--bound", type=float, default=200, help="The p99 of a write and of telling a phone, in milliseconds.")
    asked = parser.parse_args()
    pin()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--no-limits") as (_server, address):
        faults = uvloop.run(measured(address, asked))
    for fault in faults:
        print(f"RED  {fault}", file=sys.stderr)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
