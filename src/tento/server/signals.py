"""What a terminal tells all processes of a house at once, and who of them hears it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


def of_the_terminal() -> list[signal.Signals]:
    """What a terminal tells everybody at once: Ctrl+C, and that it is closed, which matters to nobody who was started with `nohup`."""
    outlives = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    return [signal.SIGINT] if outlives else [signal.SIGINT, signal.SIGHUP]


@contextmanager
def deaf() -> Iterator[None]:
    """Who is started meanwhile does not hear the terminal: the supervisor does, and stops them in its own way."""
    resource_tracker.ensure_running()  # it handles these signals itself when it starts, and would undo what follows
    before = signal.pthread_sigmask(signal.SIG_BLOCK, of_the_terminal())
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
