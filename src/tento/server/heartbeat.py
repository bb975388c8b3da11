"""How the supervisor knows that a process is well: its event loop sends a heartbeat, and silence is reported."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

BEAT_SECONDS: Final = 2.0
LATE_CHECKS: Final = 3
"""After so many checks without a heartbeat others do the work of a process, until it goes on."""
MISSED_CHECKS: Final = 15
"""Checks are counted, and not the time: a supervisor that was stopped together with the others, as by Ctrl+Z, has not checked meanwhile.

A process that is silent for so long has lost its tables to the others long before, and only keeps people waiting.
"""


def beat(pipe: Connection) -> None:
    """Sends a heartbeat, now and from now on: this process is open and its loop runs."""
    os.set_blocking(pipe.fileno(), False)
    with suppress(OSError):  # nobody reads it, or not fast enough
        pipe.send_bytes(b"well")
    asyncio.get_running_loop().call_later(BEAT_SECONDS, beat, pipe)


class Heartbeat:
    """The heartbeat of a process: first that it is open, then that it goes on.

    `on_late` is called after a few missed beats, `on_back` when the next one comes all the same, `on_silent` when none comes for long.
    """

    def __init__(
        self,
        pipe: Connection,
        on_open: Callable[[], None],
        on_silent: Callable[[], None],
        on_late: Callable[[], None] = lambda: None,
        on_back: Callable[[], None] = lambda: None,
    ) -> None:
        self.opened = False
        self._pipe = pipe
        self._on_open = on_open
        self._on_silent = on_silent
        self._on_late = on_late
        self._on_back = on_back
        self._missed = 0
        self._loop = asyncio.get_running_loop()
        self._next_check: asyncio.TimerHandle | None = None
        self._loop.add_reader(pipe.fileno(), self._receive)

    def close(self) -> None:
        """Listens no more."""
        if not self._pipe.closed:
            self._loop.remove_reader(self._pipe.fileno())
            self._pipe.close()
        if self._next_check is not None:
            self._next_check.cancel()

    def _receive(self) -> None:
        try:
            self._pipe.recv_bytes()
        except EOFError:  # it ended
            self.close()
            return
        late, self._missed = self._missed > LATE_CHECKS, 0
        if late:
            self._on_back()
        if not self.opened:
            self.opened = True
            self._check()
            self._on_open()

    def _check(self) -> None:
        self._missed += 1
        if self._missed == LATE_CHECKS + 1:
            self._on_late()
        if self._missed > MISSED_CHECKS:
            self._on_silent()
        else:
            self._next_check = self._loop.call_later(BEAT_SECONDS, self._check)
