"""How the first process knows that another is well: that one says so from its own loop, again and again, and silence is told."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

BEAT_SECONDS: Final = 2.0
SILENT_LOOKS: Final = 15
"""Looks are counted, and not the time: who was stopped together with the others, as Ctrl+Z does it, has not looked meanwhile.

A process that is silent for so long has lost its tables to the others long before, and only keeps people waiting.
"""


def beat(says: Connection) -> None:
    """Says that this process is open and its loop turns, now and from now on."""
    os.set_blocking(says.fileno(), False)
    with suppress(OSError):  # nobody hears it, or has no time to
        says.send_bytes(b"well")
    asyncio.get_running_loop().call_later(BEAT_SECONDS, beat, says)


class Heartbeat:
    """What is heard of a process: first that it is open, then that it goes on."""

    def __init__(self, said: Connection, opens: Callable[[], None], silent: Callable[[], None]) -> None:
        self.opened = False
        self._said = said
        self._opens = opens
        self._silent = silent
        self._missed = 0
        self._loop = asyncio.get_running_loop()
        self._looking: asyncio.TimerHandle | None = None
        self._loop.add_reader(said.fileno(), self._hear)

    def close(self) -> None:
        """Listens no more."""
        if not self._said.closed:
            self._loop.remove_reader(self._said.fileno())
            self._said.close()
        if self._looking is not None:
            self._looking.cancel()

    def _hear(self) -> None:
        try:
            self._said.recv_bytes()
        except EOFError:  # it ended
            self.close()
            return
        self._missed = 0
        if not self.opened:
            self.opened = True
            self._look()
            self._opens()

    def _look(self) -> None:
        self._missed += 1
        if self._missed > SILENT_LOOKS:
            self._silent()
        else:
            self._looking = self._loop.call_later(BEAT_SECONDS, self._look)
