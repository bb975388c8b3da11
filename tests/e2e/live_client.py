"""A client for the socket's tests: hears everything, remembers every byte, plays at random among what it is offered."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
Choose = Callable[[list[Message]], Message]

PATIENCE = 60.0


class Client:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection, person: str | None, luck: int = 0) -> None:
        self.socket, self.person = socket, person
        self.frames: list[bytes] = []
        self.heard: list[Message] = []
        self.acks: dict[str, int] = {}
        self.seq = 0
        self.status = ""
        self.you: int | None = None
        self.view: Any = None
        self.legal: list[Message] = []
        self.waiting: list[int] = []
        self.proof: Any = None
        self.closed: int | None = None
        self._luck = random.Random(luck)
        self._ids = count(1)
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for frame in self.socket:
                raw = frame.encode() if isinstance(frame, str) else frame
                self.frames.append(raw)
                for line in raw.split(b"\n"):
                    self._hear(msgspec.json.decode(line))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        async with self._news:
            self._news.notify_all()

    def _hear(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] in ("snapshot", "update"):
            for field in ("seq", "status", "you", "view", "legal", "waiting", "proof"):
                if field in message:
                    setattr(self, field, message[field])
        if message["type"] == "ack":
            self.acks[message["id"]] = message["seq"]

    async def until(self, true: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Waits until something holds, or the socket closes."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: self.closed is not None or bool(true()))

    async def past(self, seq: int, seconds: float = PATIENCE) -> None:
        """Waits until more than this number of entries is known."""
        await self.until(lambda: self.seq > seq or self.status == "over", seconds)

    async def heard_more_than(self, messages: int) -> None:
        """Waits until so many messages have come."""
        await self.until(lambda: len(self.heard) > messages)

    async def asked_somebody(self) -> None:
        """Waits until the table waits for somebody."""
        await self.until(lambda: self.waiting)

    async def say(self, **message: Any) -> None:
        """Sends a message."""
        with suppress(ConnectionClosed):
            await self.socket.send(msgspec.json.encode(message).decode())

    def of(self, kind: str) -> list[Message]:
        """What was heard of this type."""
        return [message for message in self.heard if message["type"] == kind]

    async def next(self, kind: str, seconds: float = PATIENCE) -> Message:
        """The next message of this type that comes from now on."""
        before = len(self.of(kind))
        await self.until(lambda: len(self.of(kind)) > before, seconds)
        return self.of(kind)[before]

    async def ask(self, kind: str, **message: Any) -> Message:
        """Sends a message and waits for an answer of this type."""
        answer = asyncio.create_task(self.next(kind))
        await asyncio.sleep(0)
        await self.say(**message)
        return await answer

    async def act(self, action: Message, id: str | None = None) -> Message:
        """Acts and waits for the acknowledgement or the refusal."""
        name = id or f"{self.person}-{next(self._ids)}"
        known = len(self.heard)
        await self.say(type="act", id=name, action=action)

        def answer() -> Message | None:
            return next((one for one in self.heard[known:] if one["type"] in ("ack", "refused") and one["id"] == name), None)

        await self.until(answer)
        return answer() or {"type": "closed", "code": self.closed}

    @property
    def asked(self) -> bool:
        """True if the table waits for this client."""
        return self.you in self.waiting and bool(self.legal)

    async def play(self, choose: Choose | None = None, until: Callable[["Client"], bool] = lambda _client: False) -> None:
        """Plays until the match is over, the socket closes, or something else holds."""
        while True:
            await self.until(lambda: self.asked or self.status == "over" or until(self))
            if self.closed is not None or self.status == "over" or until(self):
                return
            seq = self.seq
            await self.act((choose or self._luck.choice)(self.legal))
            await self.past(seq)

    async def leave(self) -> None:
        """Goes without a word."""
        await self.socket.close()
        await self._listening


@asynccontextmanager
async def sitting(port: int, person: str | None, table: str, *, luck: int = 0, cookie: str = "", **hello: Any) -> AsyncIterator[Client]:
    """A client that said hello and was answered; known by its token, or by the cookie of a browser."""
    headers = {"Cookie": f"tento_session={cookie}"} if cookie else {} if person is None else {"Authorization": f"Bearer {person}"}
    address = f"ws://127.0.0.1:{port}/ws?table={table}"
    async with connect(address, additional_headers=headers, compression=None, proxy=None, ping_interval=None) as socket:
        client = Client(socket, person, luck)
        await client.say(type="hello", table=table, **hello)
        await client.until(lambda: client.of("snapshot"))
        yield client
        await client.leave()
