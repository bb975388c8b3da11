"""A process in which a bot thinks, from its start to its end. Whoever waits for it does so in a thread beside the loop.

`subprocess` starts it without a copy of this process, as a loop of libuv would make one: the copy takes long where the house is large,
and one that stands still before it becomes the new program keeps the house's sockets open.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import TypeVar

from tento.club.bots.frames import framed, read_frame

T = TypeVar("T")


class Child:
    """One process with pipes for questions and answers. It is asked one question at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._busy = Lock()
        self._naming = Lock()

    @property
    def number(self) -> int | None:
        """The number of the process, if it runs."""
        return None if self._process is None or self._process.poll() is not None else self._process.pid

    async def start(self) -> bytes:
        """Starts it; the first thing that it says. EOFError if it ended before."""
        return await beside(self._start)

    async def exchange(self, piece: bytes) -> bytes:
        """The answer to a question. OSError or EOFError if the process is gone."""
        return await beside(lambda: self._exchange(piece))

    def kill(self) -> None:
        """Ends the process, also one that is just being started."""
        with self._naming:
            self._ended = True
            if self._process is not None:
                self._process.kill()

    async def gone(self) -> None:
        """Waits until a process that was killed is gone, and whoever waited for its answer knows it."""
        await beside(self._close)

    def _start(self) -> bytes:
        with self._busy:
            with self._naming:
                if self._ended:
                    raise OSError("nobody needs it any more")
                self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_environment())
            return self._heard()

    def _exchange(self, piece: bytes) -> bytes:
        with self._busy:
            assert self._process is not None, "it was started"
            assert self._process.stdin is not None, "it was started with pipes"
            self._process.stdin.write(framed(piece))
            self._process.stdin.flush()
            return self._heard()

    def _heard(self) -> bytes:
        assert self._process is not None, "it was started"
        assert self._process.stdout is not None, "it was started with pipes"
        said = read_frame(self._process.stdout)
        if said is None:
            raise EOFError
        return said

    def _close(self) -> None:
        with self._busy:
            if self._process is not None:
                with suppress(OSError):  # what was never read cannot be written any more
                    self._process.communicate()


async def beside(job: Callable[[], T]) -> T:
    """What the job gives, done by a thread of its own that nobody waits for when this process ends."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def tell(set_it: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody asks any more
            loop.call_soon_threadsafe(lambda: None if done.done() else set_it())

    def run() -> None:
        try:
            result = job()
        except BaseException as error:
            failed = error
            tell(lambda: done.set_exception(failed))
        else:
            tell(lambda: done.set_result(result))

    Thread(target=run, daemon=True, name="tento-bot").start()
    return await done


def _environment() -> dict[str, str]:
    """The worker finds the same modules as this process does."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
