"""Processes on one machine hand sockets to each other: who asks for a table talks to the process that runs it.

A socket that names its table in the address (`/ws?table=…`), or its championship (`/ws/events?event=…`), is handed over before anything
is answered, with what was already read of it. From then on it is the owner's, as if it had come there: nothing passes through two
processes. One that names nothing is answered where it came, and relayed (`relay.py`).
"""

import asyncio
import logging
import os
import re
import socket
from array import array
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tento.server.request_timeout import RequestTimeout

_log = logging.getLogger("tento.handoff")

ASKED: Final = re.compile(rb"GET /ws(?:\?table|/events\?event)=([\w-]{1,64})[ &]", re.ASCII)
LARGEST: Final = 65_536
TRIES: Final = 20
RETRY_SECONDS: Final = 0.01
"""A process whose queue is full is tried again so soon."""

OwnerOf = Callable[[str], Awaitable[str | None]]
"""Says which other process runs a table, if one does."""
Serve = Callable[[socket.socket, bytes], Awaitable[object]]
"""Serves a socket that was handed over, with what was read of it."""


class SocketHandoff:
    """The way to the other processes: each has a socket under its name in a folder that is their owner's alone."""

    def __init__(self, folder: Path, name: str, owner_of: OwnerOf) -> None:
        self._folder = folder
        self._name = name
        self.owner_of = owner_of
        self._channel = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._channel.setblocking(False)
        self._tasks: set[asyncio.Task[object]] = set()

    def open(self, serve: Serve) -> None:
        """Takes what the others hand over from now on."""
        path = self._folder / self._name
        path.unlink(missing_ok=True)
        self._channel.bind(str(path))
        asyncio.get_running_loop().add_reader(self._channel, self._take, serve)

    def close(self) -> None:
        """Takes nothing more."""
        asyncio.get_running_loop().remove_reader(self._channel)
        self._channel.close()
        (self._folder / self._name).unlink(missing_ok=True)

    async def hand_over(self, process: str, file: int, read: bytes) -> bool:
        """Gives an open socket and what was read of it to another process; False if that one is not here, or has no time."""
        try:
            with socket.socket(fileno=os.dup(file)) as held:  # the number itself may be another socket's after a pause
                for _ in range(TRIES):
                    if self._sent(process, held.fileno(), read):
                        return True
                    await asyncio.sleep(RETRY_SECONDS)
        except FileNotFoundError:
            return False  # that one belongs to another server on the same database
        except OSError as error:
            _log.info("a process took no socket", extra={"error": type(error).__name__})
        return False

    def _sent(self, process: str, file: int, read: bytes) -> bool:
        """False if its queue is full now; OSError if the process is gone."""
        try:
            self._channel.sendmsg([read], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))], 0, str(self._folder / process))
        except BlockingIOError:
            return False
        return True

    def run_beside(self, work: Awaitable[object]) -> None:
        """Runs this beside everything else, and holds it until it is done."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _take(self, serve: Serve) -> None:
        with suppress(BlockingIOError):
            while True:
                read, files, _flags, _from = socket.recv_fds(self._channel, LARGEST, 1)
                for file in files:
                    self.run_beside(serve(socket.socket(fileno=file), read))


class HandoffProtocol(RequestTimeout):
    """HTTP as uvicorn speaks it. A socket for a table that another process runs is handed over. Give it to uvicorn as its `http`."""

    handoff: SocketHandoff

    def __init__(self, *args: Any, read: bytes | None = None, **named: Any) -> None:
        super().__init__(*args, **named)
        self._read = read
        self._new = read is None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # uvicorn's own narrows it too
        """What another process read of this socket comes first."""
        super().connection_made(transport)
        if self._read is not None:
            super().data_received(self._read)

    def data_received(self, data: bytes) -> None:
        """Looks at the first bytes of a connection, and at no more."""
        asked = ASKED.match(data) if self._new else None
        self._new = False
        if asked is None or len(data) >= LARGEST:
            super().data_received(data)
        else:
            self.transport.pause_reading()
            self.handoff.run_beside(self._find_owner(asked[1].decode(), data))

    async def _find_owner(self, table: str, data: bytes) -> None:
        handed = False
        try:
            handed = await self._handed_over(table, data)
        finally:  # whatever went wrong, somebody answers
            if handed:
                self.transport.abort()  # closes our end alone: the connection is the owner's
            elif not self.transport.is_closing():
                self.transport.resume_reading()
                super().data_received(data)

    async def _handed_over(self, table: str, data: bytes) -> bool:
        owner = await self.handoff.owner_of(table)
        if owner is None or self.transport.is_closing():
            return False
        return await self.handoff.hand_over(owner, self.transport.get_extra_info("socket").fileno(), data)


def handoff_protocol(handoff: SocketHandoff) -> type[HandoffProtocol]:
    """The protocol of a process that hands sockets over and takes them."""
    return type("BoundHandoffProtocol", (HandoffProtocol,), {"handoff": handoff})
