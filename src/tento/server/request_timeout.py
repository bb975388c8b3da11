"""A request comes whole and soon, or its connection is closed: half a request that never ends would hold a place for ever."""

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tento.server.open_connections import OpenConnections, Place


class RequestTimeout(H11Protocol):
    """HTTP as uvicorn speaks it, with a limit to how long a request may take to arrive. Between two requests uvicorn's own limit holds."""

    seconds: ClassVar = 20.0
    """For the first byte of a connection, and for each request from its first byte to its last."""

    open_connections: ClassVar = OpenConnections()
    """The connections of the process. One too many of its address is closed at once, and takes nobody's place."""

    _timer: asyncio.TimerHandle | None = None
    _place: Place | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # uvicorn's own narrows it too
        """A connection that sends nothing is closed too, and one too many at once."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._place = self.open_connections.enter(peer[0] if isinstance(peer, tuple) else "unknown", transport.close)
        if self._place is None:
            transport.abort()
        else:
            self._start_timer()

    def data_received(self, data: bytes) -> None:
        """Looks whether more must come."""
        super().data_received(data)
        if self._place is not None and self.transport.get_protocol() is not self:
            self._stop_timer()
            self._place.leave()  # it is a socket now, which has limits of its own
        else:
            self._look()

    def on_response_complete(self) -> None:
        """After an answer the connection is idle, unless the next request has begun to come behind the last one."""
        super().on_response_complete()
        if self._place is None or self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._place.rest()
        else:
            self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._stop_timer()
        if self._place is not None:
            self._place.leave()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Waits for the rest of a request, or for nothing if it is whole."""
        if self._place is None:
            return
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_timer()
            self._place.answer()
        elif not self._place.wait():
            self.transport.abort()
        elif self._timer is None:
            self._start_timer()

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        self._timer = None
        self.transport.abort()
