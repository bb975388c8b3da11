"""Signals that stop a server, which a terminal sends to all of its processes at once, and which of them handles these."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType

from tento_command import stop_signals


@contextmanager
def handled(handle: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Each signal that stops a server is handled so meanwhile, and as before afterwards; the system's own way never comes between."""
    if threading.current_thread() is not threading.main_thread():  # a server in a thread is stopped by the rest of its program
        yield
        return
    before = {number: signal.signal(number, handle) for number in stop_signals()}
    try:
        yield
    finally:
        for number, earlier in before.items():
            signal.signal(number, earlier)


@contextmanager
def blocked() -> Iterator[None]:
    """A process that is started meanwhile does not get these signals: the supervisor does, and stops the others in its own way."""
    resource_tracker.ensure_running()  # it handles these signals itself when it starts, and would undo what follows
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [number for number in stop_signals() if number != signal.SIGTERM])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
