"""A socket without a network: the session of a server's socket talks to the page beside it."""

import asyncio
from collections.abc import Callable
from typing import Any

from tento.offline.house import House
from tento.web.sockets.accepted import AcceptedSocket
from tento.web.sockets.context import SocketContext
from tento.web.sockets.limits import MESSAGES
from tento.web.sockets.session import SocketSession


async def _no_password(_kept: str, _given: str) -> bool:
    """No table of a device has one."""
    return False


class PageSocket:
    """What the page says comes in one after the other; what is told goes to the page at once."""

    def __init__(self, tell: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.scope: dict[str, Any] = {}
        self._tell, self._closed = tell, closed
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def hear(self, text: str) -> None:
        """The page says something."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page goes."""
        self._heard.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, Any]:
        """The next thing that the page says."""
        return await self._heard.get()

    async def send(self, message: dict[str, Any], /) -> None:
        """Something is told to the page."""
        self._tell(message["text"])

    async def close(self, code: int = 1000, /) -> None:
        """The house ends it."""
        self._closed(code)


def talk(house: House, socket: PageSocket) -> asyncio.Task[None]:
    """The session of this socket, until somebody ends it."""
    context = SocketContext(house.live_tables, house.store.tables, _no_password, MESSAGES)
    return asyncio.create_task(SocketSession(AcceptedSocket(socket), house.person, context).run())
