"""Who writes into a file that several processes share. The system does the waiting, which costs nothing; SQLite asks again and again."""

import os
import sys
from pathlib import Path
from threading import Lock
from types import TracebackType

if sys.platform != "win32":  # there a server is one process, and shares its file with nobody
    import fcntl


class WriteLock:
    """One lock for the processes of a server on one machine, and for the threads of each. A process that dies lets go of it."""

    def __init__(self, file: Path) -> None:
        self._file = file.with_name(f"{file.name}.write")
        self._threads = Lock()
        self._opened: int | None = None

    def __enter__(self) -> None:
        self._threads.acquire()
        try:
            if self._opened is None:
                self._opened = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self._opened, fcntl.LOCK_EX)
        except BaseException:
            self._threads.release()
            raise

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if self._opened is not None:
                fcntl.flock(self._opened, fcntl.LOCK_UN)
        finally:
            self._threads.release()
