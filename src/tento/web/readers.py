"""The reading side of one socket: a bounded queue and its own sender, so that a slow reader harms nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 256 * 1024

Send = Callable[[str], Awaitable[None]]


class Reader:
    """Somebody who is told things. `tell` never waits; who cannot keep up is told nothing more.

    What is waiting goes out as one frame, one message on each line: a message holds no line break.
    `lost` says why the reader was given up; `on_lost` is called once, at that moment.
    """

    def __init__(self, person: str | None, send: Send, on_lost: Callable[[], None], may_read: Callable[[], bool] | None = None) -> None:
        self.person = person
        self.lost: str | None = None
        self._send = send
        self._on_lost = on_lost
        self._may_read = may_read
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._wake: asyncio.Future[None] | None = None

    def tell(self, message: bytes) -> None:
        """Queues a message for the sender."""
        if self.lost is not None:
            return
        if self._may_read is not None and not self._may_read():
            self.give_up("no_spectators")
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self.give_up("too_slow")
        elif self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def give_up(self, why: str) -> None:
        """Tells this reader nothing more, for this reason."""
        if self.lost is None:
            self.lost = why
            self._on_lost()

    async def send_all(self) -> None:
        """Sends what is told, until it is cancelled or the socket is gone."""
        loop = asyncio.get_running_loop()
        while True:
            if not self._waiting:
                self._wake = loop.create_future()
                await self._wake
            await self._send(self._take())

    def rest(self) -> str | None:
        """What is still waiting, for the last frame."""
        return self._take() if self._waiting else None

    def _take(self) -> str:
        frame = b"\n".join(self._waiting).decode()
        self._waiting, self._bytes = [], 0
        return frame
