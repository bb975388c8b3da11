"""Who writes into a file that several processes share. Waiting for a turn costs nothing; SQLite's own way is to ask again and again."""

import os
import sys
from pathlib import Path
from threading import Lock
from types import TracebackType

if sys.platform != "win32":  # there a house is one process, and has no pen to share
    import fcntl


class WriteLock:
    """One pen for the processes of a house on one machine, and for the threads of each. A process that dies lets go of it."""

    def __init__(self, file: Path) -> None:
        self._file = file.with_name(f"{file.name}.pen")
        self._here = Lock()
        self._held: int | None = None

    def __enter__(self) -> None:
        self._here.acquire()
        try:
            if self._held is None:
                self._held = os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._held, fcntl.LOCK_EX)
        except BaseException:
            self._here.release()
            raise

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if self._held is not None:
                fcntl.flock(self._held, fcntl.LOCK_UN)
        finally:
            self._here.release()
