"""uvicorn's own WebSocket protocol, with a way past the tasks and wrappers of ASGI for the most frequent frames."""

import asyncio
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

from tento.web.sockets.accepted import FRAMES_EXTENSION

TEXT: Final = 0x81  # one whole frame of text
WHOLE: Final = (TEXT, 0x82, 0x89, 0x8A)  # of text, of bytes, a ping, a pong
MOST_UNREAD: Final = 8
_MIDDLE: Final = Struct("!BBH").pack


class ReceiveQueue(asyncio.Queue[Any]):
    """What came and was not yet read by its one reader, who waits for `arrival`."""

    arrival: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Puts it behind the others, and wakes the reader."""
        self._put(item)
        if self.arrival is not None and not self.arrival.done():
            self.arrival.set_result(None)

    def take(self) -> Any:
        """The first of them."""
        return self._get()


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """Opening, pings and the end are uvicorn's; whole frames of text are read and written here. Give it to uvicorn as its `ws`."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._unread = self.queue = ReceiveQueue()
        self._full = False
        self._whole = True

    def data_received(self, data: bytes) -> None:
        """A piece that is one whole frame of text needs no parser, if every piece before it was whole; else uvicorn's reads it."""
        mask = _mask_of(data) if self._whole and self.handshake_complete else None
        if mask is not None and data[0] == TEXT and len(data) <= self.config.ws_max_size and not self.close_sent:
            self._receive_text(apply_mask(data[mask + 4 :], data[mask : mask + 4]))
            return
        request = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        self._whole = request or (mask is not None and data[0] in WHOLE)
        super().data_received(data)

    def _receive_text(self, data: bytes) -> None:
        """A text goes to the application; what is no text, uvicorn refuses."""
        try:
            self._unread.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self.frames, self.curr_msg_data_type = [data], "text"
            super().send_receive_event_to_app()
        self._pause_if_full()

    def handle_connect(self, event: Request) -> None:
        """Offers `write` and `receive` to the application before it is called."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"] or {}
            self.scope["extensions"] = {**extensions, FRAMES_EXTENSION: {"write": self.write, "receive": self.receive}}

    def send_receive_event_to_app(self) -> None:
        """Reads on until a few messages are unread. uvicorn itself stops and starts reading with each, at the cost of system calls."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._pause_if_full()

    def _pause_if_full(self) -> None:
        if not self.read_paused and self._unread.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next event, as soon as there is one. Reads on once all are read."""
        queue = self._unread
        while queue.empty():
            queue.arrival = self.loop.create_future()
            await queue.arrival
        event = queue.take()
        if self.read_paused and queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return event

    def write(self, text: bytes) -> bool:
        """Writes one frame of text now; False if the other side does not read as fast, or the socket is not open."""
        if self._full or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def pause_writing(self) -> None:
        """The other side does not read as fast as we write."""
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._full = False


def _mask_of(data: bytes) -> int | None:
    """Where the mask is in what a client sent, if that is one frame and nothing else."""
    if len(data) < 6 or not data[1] & 0x80:
        return None
    size, mask = data[1] & 0x7F, 2
    if size == 126:
        size, mask = int.from_bytes(data[2:4]), 4
    return mask if data[1] != 0xFF and len(data) == mask + 4 + size else None


def _head(size: int) -> bytes:
    """The head of a frame that a server sends: not masked, the size in as few bytes as it needs."""
    if size < 126:
        return bytes((TEXT, size))
    return _MIDDLE(TEXT, 126, size) if size < 65_536 else bytes((TEXT, 127)) + size.to_bytes(8)
