"""A reader of a championship on a real socket, for tests and benches; and the application on a free port of the loopback."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.e2e.live_server import server_of

Message = dict[str, Any]


@asynccontextmanager
async def served(app: Litestar) -> AsyncIterator[int]:
    """The whole application on a free port; its number."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        server = server_of(app)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            if serving.done():
                serving.result()
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


def patched(shown: Any, changes: list[Any]) -> Any:
    """What is shown after these changes, by the letter of the protocol: at each path stands the value from now on."""
    for path, value in changes:
        at = shown
        for step in path[:-1]:
            at = at[step]
        if isinstance(at, list) and path[-1] == len(at):
            at.append(value)
        else:
            at[path[-1]] = value
    return shown


class EventReader:
    """Hears everything and keeps the championship as it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.frames: list[bytes] = []
        self.shown: Any = None
        self.closed: int | None = None
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for frame in self.connection:
                raw = frame.encode() if isinstance(frame, str) else frame
                self.frames.append(raw)
                for line in raw.split(b"\n"):
                    self._hear(msgspec.json.decode(line))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.closed = self.connection.close_code
        async with self._news:
            self._news.notify_all()

    def _hear(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] == "snapshot":
            self.shown = message["event"]
        elif message["type"] == "told" and self.shown is not None:
            assert message["since"] == self.shown["number"]
            self.shown = patched(self.shown, message["changes"])

    @property
    def number(self) -> int:
        return 0 if self.shown is None else int(self.shown["number"])

    def of(self, kind: str) -> list[Message]:
        return [one for one in self.heard if one["type"] == kind]

    @property
    def notes(self) -> list[Message]:
        """What was told of decisions after the first word."""
        return [note for one in self.of("told") for decision in one["decided"] for note in decision["told"]]

    async def until(self, true: Callable[[], Any], seconds: float = 60) -> None:
        """Waits until something holds, or the socket closes."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: self.closed is not None or bool(true()))

    async def say(self, **message: Any) -> None:
        """Sends a message; one whom the server has turned away says nothing more."""
        with suppress(ConnectionClosed):
            await self.connection.send(msgspec.json.encode(message).decode())


@asynccontextmanager
async def reading(port: int, event: str, *, cookie: str = "", path: str | None = None, **hello: Any) -> AsyncIterator[EventReader]:
    """A reader that said hello and was answered, or was sent away."""
    headers = {"Cookie": f"tento_session={cookie}"} if cookie else {}
    address = f"ws://127.0.0.1:{port}/ws/events?event={event}" if path is None else f"ws://127.0.0.1:{port}{path}"
    async with connect(address, additional_headers=headers, compression=None, proxy=None, max_size=None, ping_interval=None) as connection:
        reader = EventReader(connection)
        await reader.say(type="hello", event=event, **hello)
        await reader.until(lambda: reader.of("welcome"))
        yield reader
