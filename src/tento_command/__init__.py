"""The console's way in. It imports `tento` only after the signals that stop a server have their handlers: importing takes a second."""

import os
import signal
import sys
from types import FrameType
from typing import Final

STOPPING: Final = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""What stops a server; no system has all of them."""


def run() -> None:
    """The `tento` command."""
    if "serve" in sys.argv[1:2]:
        end_at_once()
    from tento.cli import main  # noqa: PLC0415 - after the handlers

    main.run()


def stop_signals() -> list[signal.Signals]:
    """The signals that stop a server; the end of its terminal is none of them if it was started with `nohup`."""
    known = [signal.Signals[name] for name in STOPPING if name in signal.Signals.__members__]
    return [number for number in known if number.name != "SIGHUP" or signal.getsignal(number) is not signal.SIG_IGN]


def end_at_once() -> None:
    """From now on each of these signals ends the process with 0: nothing is open yet that would have to be kept."""
    for number in stop_signals():
        signal.signal(number, _end)


def ignore() -> None:
    """From now on none of these signals changes anything: everything is kept, and the process is ending."""
    for number in stop_signals():
        signal.signal(number, signal.SIG_IGN)


def _end(_number: int, _frame: FrameType | None) -> None:
    os._exit(0)
