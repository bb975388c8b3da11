"""Those who watch a table piece by piece: `watching.py PORT TABLE WATCHERS PIECE SECONDS`, each with a connection of its own.

One line of JSON comes out.
"""

import asyncio
import json
import os
import random
import re
import sys
import time
from functools import partial
from typing import cast

import uvloop

PIECE_SECONDS = 4
AN_ADDRESS = 2000
STATUS = re.compile(rb"HTTP/1\.1 (\d+)")
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
CHUNKED_END = b"\r\n0\r\n\r\n"


class Crowd:
    """What all of them share: the measurements."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.times: list[float] = []
        self.pieces = self.early = self.failed = self.lost = self.read = 0
        self.measuring = self.stopping = False


class Watcher(asyncio.Protocol):
    """One of them: asks for the newest piece, and then for each next one when it should be there."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd, self._number = crowd, number
        self._buffer = b""
        self._asked_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins somewhere in the span, as people do."""
        self._transport = cast(asyncio.Transport, transport)
        asyncio.get_running_loop().call_later(random.uniform(0, PIECE_SECONDS), self._ask)

    def connection_lost(self, _error: Exception | None) -> None:
        """One that is lost in mid-run is counted."""
        self._crowd.lost += not self._crowd.stopping

    def _ask(self) -> None:
        if self._crowd.stopping or self._transport.is_closing():
            return
        self._asked_at = time.perf_counter()
        path = f"/api/tables/{self._crowd.table}/stream/{self._number}"
        self._transport.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        """Waits for the whole answer."""
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        length = LENGTH.search(self._buffer, 0, end)
        whole = len(self._buffer) >= end + 4 + int(length[1]) if length else self._buffer.endswith(CHUNKED_END)
        if whole:
            status = STATUS.match(self._buffer)
            assert status is not None
            self._answered(int(status[1]), len(self._buffer))
            self._buffer = b""

    def _answered(self, status: int, size: int) -> None:
        crowd, loop = self._crowd, asyncio.get_running_loop()
        if crowd.measuring:
            crowd.times.append(time.perf_counter() - self._asked_at)
            crowd.pieces += status == 200
            crowd.early += status == 404
            crowd.failed += status not in (200, 404)
            crowd.read += size
        self._number += status == 200
        loop.call_later(PIECE_SECONDS if status == 200 else 1, self._ask)


async def main(port: int, table: str, watchers: int, newest: int, seconds: float) -> None:
    crowd, loop = Crowd(table), asyncio.get_running_loop()
    for place in range(watchers):  # from several addresses: the system looks long for a free port where most are taken
        here = (f"127.0.{1 + os.getpid() % 250}.{1 + place // AN_ADDRESS}", 0)
        await loop.create_connection(partial(Watcher, crowd, newest), "127.0.0.1", port, local_addr=here)
    print("watching", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    crowd.measuring = True
    await asyncio.sleep(seconds)
    crowd.measuring, crowd.stopping = False, True
    times = sorted(crowd.times) or [0.0]
    facts = {name: getattr(crowd, name) for name in ("pieces", "early", "failed", "lost", "read")}
    print(json.dumps({**facts, "times": times[:: max(1, len(times) // 2000)]}), flush=True)


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), float(sys.argv[5])))
