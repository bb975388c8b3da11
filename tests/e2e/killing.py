"""Server processes that are killed, players who come back, and the reckoning with the log afterwards."""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from tools.ports import free_port

from tento.club.live import entries as log
from tento.club.live.entries import TableConfig
from tento.club.live.rulebook_in_force import rulebook_today
from tento.club.live.table_state import TableState, fold, opened
from tento.store.open import open_store
from tento.table.seats import Seat
from tests.e2e.live_client import Client, sitting
from tests.e2e.live_server import Opening

ROOT = Path(__file__).parents[2]
PEOPLE = ("ana", "bia", "caio", "davi")


class Process:
    """One server process."""

    def __init__(self, database: str, name: str, port: int | None = None, module: str = "live_server") -> None:
        self.port = port or free_port()
        self._command = [sys.executable, "-m", f"tests.e2e.{module}", database, str(self.port), name]
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # it lives as long as the process
        self._running = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(self._command, cwd=ROOT, stderr=self._said)

    def said(self) -> str:
        """What it has written for whoever runs it."""
        return os.pread(self._said.fileno(), 1_000_000, 0).decode()

    async def ready(self) -> None:
        """Waits until it answers."""
        for _ in range(1200):
            try:
                await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{self.port}/test/ready", None, 2)
            except (urllib.error.URLError, OSError):
                assert self._running.poll() is None, "the server did not start"
                await asyncio.sleep(0.05)
            else:
                return
        raise TimeoutError("the server does not answer")

    async def open_table(self, config: TableConfig) -> str:
        """A table with four people, begun."""
        body = msgspec.json.encode(Opening(config, PEOPLE))
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/test/tables", body, {"Content-Type": "application/json"}, method="POST"
        )

        def ask() -> str:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                text: str = answer.read().decode()
                return text

        return await asyncio.to_thread(ask)

    def signal(self, which: signal.Signals) -> None:
        """Sends this process a signal."""
        os.kill(self._running.pid, which)

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self._running.kill()
        self._running.wait()
        sys.stderr.write(self.said())

    async def again(self) -> None:
        """Starts it anew on the same port."""
        self._running = self._start()
        await self.ready()


class Player:
    """A person who plays at a table whatever happens: who loses the socket comes back, at the next of these ports."""

    def __init__(self, table: str, seat: int, ports: list[int]) -> None:
        self.table, self.seat = table, seat
        self.acks: dict[str, int] = {}
        self.ack_times: list[float] = []
        self.told: list[dict[str, Any]] = []
        self.over = False
        self.client: Client | None = None
        self._ports = itertools.cycle(ports)

    async def play(self) -> None:
        """Until the match is over."""
        for luck in itertools.count(1000 * self.seat):
            try:
                async with asyncio.timeout(8), sitting(next(self._ports), PEOPLE[self.seat], self.table, luck=luck) as client:
                    await self._play(client)
            except (OSError, TimeoutError, EOFError):
                pass
            except Exception as error:
                if type(error).__module__.partition(".")[0] != "websockets":
                    raise
            if self.over:
                return
            await asyncio.sleep(0.1)

    async def _play(self, client: Client) -> None:
        self.client = client
        acked = 0
        while not self.over:
            try:
                await client.until(lambda: client.asked or client.status == "over", 5)
                if client.closed is None and client.status != "over":
                    seq = client.seq
                    await client.act(client.legal[len(client.heard) % len(client.legal)], f"{client.person}-{id(client)}-{client.seq}")
                    await client.past(seq, 5)
            finally:
                self.acks |= client.acks
                self.told += [one for one in client.heard if one["type"] in ("snapshot", "update")]
                client.heard.clear()
            if len(client.acks) > acked:
                acked = len(client.acks)
                self.ack_times.append(time.monotonic())
            if client.closed is not None:
                return
            self.over = client.status == "over"


async def reckon(database: str, players: list[Player]) -> int:
    """Holds everything that anybody was told against the log; the number of acknowledged actions."""
    store = open_store(database)
    await store.start()
    count = 0
    for table in {player.table for player in players}:
        lines, secrets = await store.log.read(table), await store.log.secrets(table)
        entries = [log.decode(line) for line in lines]
        states = _states(table, entries, secrets)
        for entry in entries:
            if isinstance(entry, log.Committed):
                assert sha256(secrets[entry.deal]).hexdigest() == entry.seed_hash
        for player in (player for player in players if player.table == table):
            for id, seq in player.acks.items():
                kept = entries[seq]
                assert isinstance(kept, log.Acted), "the acknowledged action is lost"
                assert (kept.id, kept.by) == (id, f"person:{PEOPLE[player.seat]}")
            count += len(player.acks)
            for message in player.told:
                _as_told(states[message["seq"]], message, Seat(player.seat))
    await store.stop()
    return count


def _states(table: str, entries: list[log.AnyEntry], secrets: dict[int, bytes]) -> dict[int, TableState]:
    """The state after each number of entries."""
    first = entries[0]
    assert isinstance(first, log.Opened)
    state = opened(table, first, rulebook_today(first.config))
    states = {1: state}
    for entry in entries[1:]:
        state = fold(state, entry, seed=secrets.get(entry.deal) if isinstance(entry, log.Committed) else None).state
        states[state.seq] = state
    return states


def _as_told(state: TableState, message: dict[str, Any], seat: Seat) -> None:
    """No card changed: what the player saw is what the log gives."""
    if state.match is not None:
        assert msgspec.json.decode(msgspec.json.encode(state.game.view(state.match, seat))) == message["view"]
    if message["proof"] is not None:
        assert state.committed is not None
        assert (state.deal, state.committed.seed_hash, state.committed.root) == tuple(
            message["proof"][key] for key in ("deal", "seed_hash", "root")
        )
