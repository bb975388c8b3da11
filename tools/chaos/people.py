"""Scripted people: they sit down, play what they are offered, and come back whenever their socket is lost."""

import asyncio
import json
import random
import time
from typing import Any

import httpx
from tools.chaos.history import History, SeatHistory
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SILENCE = 8.0
"""Who hears nothing for so many seconds hangs up and comes again."""
ANSWER = 5.0
"""Who acts and hears nothing for so many seconds does it too."""
LOUD = ("raise", "all-in", "refuse", "fold")
"""Such choices end a match soon; they are made now and then."""


class Person:
    """Somebody with a name at the house, known by a token."""

    def __init__(self, port: int, history: History) -> None:
        self.port, self.history = port, history
        self.id = self.token = ""

    async def come(self) -> None:
        """Becomes a guest with a token."""
        while not self.token:
            try:
                async with self._client() as browser:
                    told = (await browser.post("/api/guest")).raise_for_status().json()
                    headers = {"X-CSRF-Token": told["csrf"]}
                    made = await browser.post("/api/me/tokens", json={"name": "chaos"}, headers=headers)
                    self.id, self.token = told["person"]["id"], made.raise_for_status().json()["token"]
            except httpx.HTTPError:
                await asyncio.sleep(0.3)

    def _client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=8)

    @property
    def key(self) -> dict[str, str]:
        """What says who it is."""
        return {"Authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """One request; status 0 if no answer came."""
        try:
            async with self._client() as client:
                answer = await client.request(method, path, json=body, headers=self.key)
                if answer.status_code == httpx.codes.INTERNAL_SERVER_ERROR:
                    self.history.mistakes.append((time.monotonic(), f"{method} {path}: {answer.text[:300]}"))
                return answer.status_code, answer.json() if answer.content else None
        except (httpx.HTTPError, ValueError):
            return 0, None


class Player:
    """A person at one table until its match is over."""

    def __init__(self, person: Person, table: str, game: str, luck: random.Random) -> None:
        self._person, self._table, self._luck = person, table, luck
        self.heard = SeatHistory(table, game, person.id)
        self.over = False
        self.last_ack = 0.0
        self._socket = 0
        self._seq = 0
        self._acted_on = -1
        self._now: dict[str, Any] = {}
        self._pending: tuple[str, Any, float] | None = None

    @property
    def waits_since(self) -> float | None:
        """When the action was sent that is not answered yet, if there is one."""
        return None if self._pending is None else self._pending[2]

    async def play(self) -> None:
        """Whatever happens."""
        address = f"ws://127.0.0.1:{self._person.port}/ws?table={self._table}"
        while not self.over:
            try:
                async with connect(
                    address,
                    additional_headers=self._person.key,
                    compression=None,
                    proxy=None,
                    open_timeout=5,
                    close_timeout=1,
                    max_size=None,
                ) as socket:
                    self._socket += 1
                    await self._converse(socket)
            except (OSError, EOFError, TimeoutError, WebSocketException):
                pass
            await asyncio.sleep(self._luck.uniform(0.05, 0.4))

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "table": self._table} | ({"since": self._seq} if self._seq else {})))
        if self._pending is not None:
            await self._send(socket)
        while not self.over:
            async with asyncio.timeout(SILENCE if self._pending is None else ANSWER):
                frame = await socket.recv()
            for line in (frame if isinstance(frame, str) else frame.decode()).split("\n"):
                self.heard.lines.append((self._socket, line))
                self._hear(json.loads(line))
            if not self.over:
                await self._answer(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("snapshot", "update"):
            self._now |= {name: value for name, value in message.items() if value is not None or name != "you"}
            self._seq, self.over = message["seq"], self._now.get("status") == "over"
        elif kind in ("ack", "refused") and self._pending is not None and message["id"] == self._pending[0]:
            if kind == "ack":
                self.last_ack = time.monotonic()
                self.heard.waits.append((self._pending[2], self.last_ack))
            else:
                self.heard.refused.append(message["code"])
                self._acted_on = -1
            self._pending = None

    async def _answer(self, socket: ClientConnection) -> None:
        you, proof = self._now.get("you"), self._now.get("proof")
        if proof is not None and you is not None and proof["deal"] not in self.heard.numbers:
            self.heard.numbers[proof["deal"]] = number = self._luck.randbytes(8).hex()
            await socket.send(json.dumps({"type": "number", "deal": proof["deal"], "number": number}))
        asked = you in self._now.get("waiting", ()) and self._now.get("legal")
        if asked and self._pending is None and self._seq > self._acted_on:
            await asyncio.sleep(self._luck.uniform(0.02, 0.12))
            self._acted_on = self._seq
            self._pending = (f"{self._person.id}-{len(self.heard.sent)}", self._choice(self._now["legal"]), time.monotonic())
            self.heard.sent[self._pending[0]] = self._pending[1]
            await self._send(socket)

    def _choice(self, legal: list[Any]) -> Any:
        quiet = [action for action in legal if action["do"] not in LOUD]
        return self._luck.choice(quiet if quiet and self._luck.random() < 0.8 else legal)

    async def _send(self, socket: ClientConnection) -> None:
        assert self._pending is not None
        await socket.send(json.dumps({"type": "act", "id": self._pending[0], "action": self._pending[1]}))
