"""A database that is a file has one house: the process that runs its tables holds a lock of the system's until it ends, however it ends."""

import os
import sys
from pathlib import Path

from tento.club.ports import DatabaseInUse


class InstanceLock:
    """The right to run the tables of this file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._held: int | None = None

    def take(self) -> None:
        """Takes the right, or says who has it. A process that died has it no more: the system saw to that."""
        if self._held is not None:
            return
        lock = os.open(self._file.with_name(f"{self._file.name}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            _lock(lock)
        except OSError as error:
            holder = os.pread(lock, 32, 0).decode("ascii", "replace").strip()
            os.close(lock)
            raise DatabaseInUse(
                f"process {holder} already runs the tables of {self._file}: stop it first, or use another folder"
            ) from error
        os.ftruncate(lock, 0)
        os.pwrite(lock, str(os.getpid()).encode(), 0)
        self._held = lock

    def give_back(self) -> None:
        """Another process may run the tables now."""
        if self._held is not None:
            os.close(self._held)
            self._held = None


def _lock(file: int) -> None:
    """Takes the system's lock on an open file at once, or OSError; each system has its own way."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - Windows alone has it

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - and Windows has none

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
