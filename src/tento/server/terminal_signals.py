"""Signals that a terminal sends to all processes of a server at once, and which of them handles these."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


def terminal_signals() -> list[signal.Signals]:
    """Ctrl+C, and that the terminal is closed, which matters to nobody who was started with `nohup`."""
    outlives = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    return [signal.SIGINT] if outlives else [signal.SIGINT, signal.SIGHUP]


@contextmanager
def blocked() -> Iterator[None]:
    """A process that is started meanwhile does not get these signals: the supervisor does, and stops the others in its own way."""
    resource_tracker.ensure_running()  # it handles these signals itself when it starts, and would undo what follows
    before = signal.pthread_sigmask(signal.SIG_BLOCK, terminal_signals())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
