"""The supervisor accepts what waits for a worker that is dead or does not answer, and hands it to one that is well.

The system deals connections out among all listeners of the address, also to one whose worker is stopped or has just been killed: without
a stand-in a connection would wait there until that worker is replaced.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Collection
from errno import errorcode
from typing import Final

from tento.server.listening import BACKLOG, for_one_more
from tento.server.socket_handoff import RETRY_SECONDS, SocketHandoff
from tento.server.worker import WorkerSlot

_log = logging.getLogger("tento.server")

MOST_HELD: Final = 256
"""So many accepted connections wait for a worker at a time; more of them wait in the system's queue."""


async def _nobody(_table: str) -> None:
    """The supervisor looks for no table's owner."""


class StandIn:
    """The listener of one slot, which outlives its workers. `well` names the workers that answer."""

    def __init__(self, slot: WorkerSlot, well: Callable[[], Collection[str]]) -> None:
        self._shared, self._well = slot.public, well
        self._handoff = SocketHandoff(slot.folder, "", _nobody)
        self._listener: socket.socket | None = None
        self._next_look: asyncio.TimerHandle | None = None
        self._held = 0

    def listener(self) -> socket.socket:
        """The listener that the next worker is given."""
        if self._listener is None:
            self._listener = for_one_more(self._shared)
            self._listener.setblocking(False)
        return self._listener

    def listen(self) -> None:
        """Connections queue from now on, before any worker accepts them."""
        self.listener().listen(BACKLOG)

    def begin(self) -> None:
        """Accepts in place of the worker."""
        self._accept()

    def end(self) -> None:
        """Leaves the listener to the worker."""
        if self._next_look is not None:
            self._next_look.cancel()
            self._next_look = None
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)

    def close(self) -> None:
        """Nothing queues here any more: the system sends new connections to the listeners that are left."""
        self.end()
        if self._listener is not None:
            self._listener.close()
            self._listener = None

    def _accept(self) -> None:
        """Accepts what can be handed over, and comes back when there is more."""
        self.end()
        if self._listener is None:
            return
        try:
            while self._well() and self._held < MOST_HELD:
                came, _ = self._listener.accept()
                self._held += 1
                self._handoff.run_beside(self._pass_on(came))
        except BlockingIOError:
            asyncio.get_running_loop().add_reader(self._listener, self._accept)
        except OSError as error:  # the system gives the supervisor no more files
            _log.warning("connections of a worker could not be accepted", extra={"error": errorcode.get(error.errno or 0)})
            self.close()
        else:
            self._next_look = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._accept)

    async def _pass_on(self, came: socket.socket) -> None:
        """Gives the connection to the first worker that takes it."""
        try:
            with came:
                while not await self._taken(came):
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            self._held -= 1

    async def _taken(self, came: socket.socket) -> bool:
        for name in tuple(self._well()):
            if await self._handoff.hand_over(name, came.fileno(), b""):
                return True
        return False
