"""The reading side of one socket: a bounded queue and its own sender, so that a slow reader harms nobody else."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from tento.table.seats import Seat

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 256 * 1024


class Outlet(Protocol):
    """Where a reader's words go out."""

    def write(self, text: bytes) -> bool:
        """Writes a frame at once; False if it cannot be written without waiting."""
        ...

    async def send(self, text: str) -> None:
        """Writes a frame as soon as the other side reads."""
        ...


class Outbox:
    """The readers who were told something in this turn of the loop: it all goes out when the turn is over."""

    def __init__(self) -> None:
        self._told: list[Reader] = []

    def add(self, reader: "Reader", loop: asyncio.AbstractEventLoop) -> None:
        """Somebody was told something."""
        if not self._told:
            loop.call_soon(self._empty, loop)
        self._told.append(reader)

    def _empty(self, loop: asyncio.AbstractEventLoop) -> None:
        told, self._told = self._told, []
        try:
            while told:
                told.pop().flush()
        finally:  # a socket that breaks takes nothing from the others
            for reader in told:
                self.add(reader, loop)


class Reader:
    """Somebody who is told things. `tell` never waits; who cannot keep up is told nothing more.

    What is waiting goes out as one frame, one message on each line: a message holds no line break.
    `lost` says why the reader was given up; `on_lost` is called once, at that moment. `why_not` is asked before each message, where
    there is something to ask: the code of what keeps this reader from reading on. `seat` is the partner's, where that one is read for.
    """

    def __init__(
        self,
        person: str | None,
        outlet: Outlet,
        on_lost: Callable[[], None],
        outbox: Outbox | None = None,
    ) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.lost: str | None = None
        self._outlet = outlet
        self._on_lost = on_lost
        self.why_not: Callable[[], str | None] | None = None
        self._outbox = outbox or Outbox()
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._loop: asyncio.AbstractEventLoop | None = None  # kept: asking which loop runs costs a call of the system
        self._wake: asyncio.Future[None] | None = None
        self._flushing = False

    def tell(self, message: bytes) -> None:
        """Queues a message for the sender, or several that belong together, one on each line."""
        if self.lost is not None:
            return
        problem = None if self.why_not is None else self.why_not()
        if problem is not None:
            self.give_up(problem)
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self.give_up("too_slow")
        elif not self._flushing and self._loop is not None and self._wake is not None and not self._wake.done():
            self._flushing = True
            self._outbox.add(self, self._loop)

    def flush(self) -> None:
        """What was told in this turn of the loop goes out at once if it can; if not, the sender waits with it."""
        self._flushing = False
        if self._wake is None or self._wake.done() or not self._waiting:
            return
        if self._outlet.write(self._waiting[0] if len(self._waiting) == 1 else b"\n".join(self._waiting)):
            self._waiting, self._bytes = [], 0
        else:
            self._wake.set_result(None)

    def give_up(self, why: str) -> None:
        """Tells this reader nothing more, for this reason."""
        if self.lost is None:
            self.lost = why
            self._on_lost()

    async def send_all(self) -> None:
        """Sends what is told, until it is cancelled or the socket is gone."""
        self._loop = asyncio.get_running_loop()
        while True:
            if not self._waiting:
                self._wake = self._loop.create_future()
                await self._wake
            await self._outlet.send(self._take())

    def rest(self) -> str | None:
        """What is still waiting, for the last frame."""
        return self._take() if self._waiting else None

    def _take(self) -> str:
        frame = b"\n".join(self._waiting).decode()
        self._waiting, self._bytes = [], 0
        return frame
