"""Those who watch a table by sockets: `watching_sockets.py PORT TABLE WATCHERS SECONDS`. One line of JSON comes out."""

import asyncio
import json
import os
import re
import sys
import time
from base64 import b64encode
from functools import partial
from typing import cast

import uvloop

AN_ADDRESS = 900
UPDATE = re.compile(rb'\{"type":"update","table":"[^"]+","seq":(\d+)')


class Hall:
    """What all of them share: when each update was heard first, and by how much later by the others."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.first: dict[int, float] = {}
        self.times: list[float] = []
        self.lost = self.read = 0
        self.measuring = self.stopping = False


class Spectator(asyncio.Protocol):
    """One socket."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /ws?table={self._hall.table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        """One that is lost in mid-run is counted."""
        self._hall.lost += not self._hall.stopping

    def data_received(self, data: bytes) -> None:
        """Says hello, and notes what it hears; an update begins with its number, and comes in one piece."""
        if not self._open and b"\r\n\r\n" in data:
            self._open = True
            hello = f'{{"type":"hello","table":"{self._hall.table}"}}'.encode()
            self._transport.write(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
        if self._hall.measuring:
            now = time.perf_counter()
            self._hall.read += len(data)
            for number in UPDATE.findall(data):
                self._hall.times.append(now - self._hall.first.setdefault(int(number), now))


async def main(port: int, table: str, watchers: int, seconds: float) -> None:
    hall, loop = Hall(table), asyncio.get_running_loop()
    for place in range(watchers):  # a house lets one address open a thousand sockets without an account
        here = (f"127.0.0.{2 + place // AN_ADDRESS}", 0)
        await loop.create_connection(partial(Spectator, hall), "127.0.0.1", port, local_addr=here)
    print("watching", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    hall.measuring = True
    await asyncio.sleep(seconds)
    hall.measuring, hall.stopping = False, True
    times = sorted(hall.times) or [0.0]
    facts = {"pieces": len(hall.times), "early": 0, "failed": 0, "lost": hall.lost, "read": hall.read}
    print(json.dumps({**facts, "times": times[:: max(1, len(times) // 2000)]}), flush=True)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
