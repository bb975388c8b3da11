"""A database that is a file is one server's: its process holds a lock of the system until it ends, however it ends."""

import os
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from tento.club.ports import DatabaseInUse


class InstanceLock:
    """The right to run the tables of this file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._holder = file.with_name(f"{file.name}.pid")  # not in the locked file, which not every system lets others read
        # No soft lock where the system has none of its own: a process that is killed would hold it for ever.
        self._lock = FileLock(file.with_name(f"{file.name}.lock"), mode=0o600, thread_local=False, fallback_to_soft=False)

    def take(self) -> None:
        """Takes the right, or DatabaseInUse says who has it. A process that died has it no more: the system saw to that."""
        if self._lock.is_locked:
            return
        try:
            self._lock.acquire(timeout=0)
        except Timeout as error:
            raise DatabaseInUse(
                f"process {self._named()} already runs the tables of {self._file}: stop it first, or use another folder"
            ) from error
        self._holder.write_text(str(os.getpid()), encoding="ascii")

    def give_back(self) -> None:
        """Another process may run the tables now."""
        if self._lock.is_locked:
            self._holder.unlink(missing_ok=True)
            self._lock.release()

    def _named(self) -> str:
        """The process that has it, by its number; it writes that just after it took the lock."""
        with suppress(OSError, UnicodeDecodeError):
            return self._holder.read_text(encoding="ascii")[:32].strip() or "?"
        return "?"
