"""A request comes whole and soon, or not at all: whoever sends half of one and waits takes a place that somebody else needs."""

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class RequestTimeout(H11Protocol):
    """HTTP as the server speaks it, with a limit to its patience. Between two requests the server's own limit holds."""

    patience: ClassVar = 20.0
    """Seconds for the first word of a connection, and for each request from its first byte to its last."""

    _giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # the server's own narrows it too
        """Who opens the door says something."""
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        """Looks whether more must come."""
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self.transport.get_protocol() is not self:
            self._end()
        elif self._giving_up is None:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._giving_up = self.loop.call_later(self.patience, self._give_up)

    def _end(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    def _give_up(self) -> None:
        self._giving_up = None
        self.transport.abort()
