"""A request comes whole and soon, or its connection is closed: half a request that never ends would hold a place for ever."""

import asyncio
from collections import Counter
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tento.web.addresses import network_of


class RequestTimeout(H11Protocol):
    """HTTP as uvicorn speaks it, with a limit to how long a request may take to arrive. Between two requests uvicorn's own limit holds."""

    seconds: ClassVar = 20.0
    """For the first byte of a connection, and for each request from its first byte to its last."""

    half_open: ClassVar[Counter[str]] = Counter()
    """The connections of each address from which no whole request has come yet."""
    most_half_open: ClassVar = 256
    """So many of them one address may have: whoever opens more is not waited for, and takes nobody's place."""

    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # uvicorn's own narrows it too
        """A connection that sends nothing is closed too, and one too many of its address at once."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = network_of(peer[0]) if isinstance(peer, tuple) else "unknown"
        if self.half_open[address] >= self.most_half_open:
            transport.abort()
            return
        self._address = address
        self.half_open[address] += 1
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        """Looks whether more must come."""
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self.transport.get_protocol() is not self:
            self._stop_timer()
            self._came_whole()
        elif self._timer is None:
            self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._stop_timer()
        self._came_whole()
        super().connection_lost(exc)

    def _came_whole(self) -> None:
        """The connection counts no more among those that are waited for."""
        if self._address is not None:
            self.half_open[self._address] -= 1
            if not self.half_open[self._address]:
                del self.half_open[self._address]
            self._address = None

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        self._timer = None
        self.transport.abort()
