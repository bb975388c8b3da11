"""One accepted socket as the session sees it: frames of text in and out, and an end. The framework stays behind it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

_log = logging.getLogger("tento.socket")

GOING_AWAY: Final = 1001
NOT_ALLOWED: Final = 1008
TOO_LARGE: Final = 1009
BROKEN: Final = 1011
COME_BACK: Final = 1012
TOO_SLOW: Final = 1013

FRAMES_EXTENSION: Final = "tento.frames"
"""Where a server offers its own way to write and receive frames: among the extensions of the scope, as ASGI has it."""

CLOSE_SECONDS: Final = 1.0
"""So long a socket has to take the last frame: one that never reads cannot hold a place."""


class Disconnected(Exception):
    """The other side is no longer there."""


class RawSocket(Protocol):
    """What a framework hands over, or whoever stands in for one: events in and out, as ASGI has them."""

    scope: Any

    def receive(self) -> Awaitable[Any]:
        """The next event."""
        ...

    def send(self, message: Any, /) -> Awaitable[None]:
        """Sends an event."""
        ...

    def close(self, code: int = ..., /) -> Awaitable[None]:
        """Ends it."""
        ...


class AcceptedSocket:
    """Reads and writes whole frames; knows whether the other side is still there."""

    def __init__(self, socket: RawSocket) -> None:
        self._socket = socket
        self._open = True
        offered: dict[str, Any] = socket.scope.get("extensions") or {}
        direct = offered.get(FRAMES_EXTENSION, {})
        self._direct: Callable[[bytes], bool] | None = direct.get("write")
        self._receive: Callable[[], Awaitable[Any]] = direct.get("receive", socket.receive)

    async def receive(self) -> str | bytes:
        """The next frame, or Disconnected."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            self._open = False
            raise Disconnected
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def write(self, text: bytes) -> bool:
        """Writes a frame at once, where the server lets us and the other side reads; False if not."""
        return self._direct is not None and self._open and self._direct(text)

    async def send(self, text: str) -> None:
        """Sends a frame; waits while the other side does not read. Disconnected if it left."""
        if not self._open:
            raise Disconnected
        try:
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except Exception as error:  # each server has its own exception for a peer that left
            self._open = False
            raise Disconnected from error

    async def close(self, code: int, last_frame: str | None = None) -> None:
        """Sends the last frame and closes, within the time for it."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                if last_frame is not None:
                    await self.send(last_frame)
                if self._open:
                    self._open = False
                    await self._socket.close(code)
        except (Disconnected, TimeoutError):
            _log.debug("a socket left without its close code")
        except Exception as error:  # as above: it is gone, and nothing is lost
            _log.debug("a socket could not be closed: %s", type(error).__name__)
