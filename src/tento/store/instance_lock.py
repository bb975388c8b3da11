"""A database that is a file is one server's: its process holds a lock of the system until it ends, however it ends."""

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from tento.club.ports import DatabaseInUse


class InstanceLock:
    """The right to run the tables of this file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._log = file.with_name(f"{file.name}-wal")
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
        self._holder.touch(mode=0o600)
        self._holder.write_text(str(os.getpid()), encoding="ascii")

    def lost_log(self) -> str | None:
        """What was lost, if somebody took the write-ahead log away after a crash: SQLite itself removes it only after a good end.

        Asked before the database is opened, which makes a new one. A process that ended well left no note of its number.
        """
        if not self._holder.exists() or self._log.exists() or not self._file.exists() or not self._file.stat().st_size:
            return None
        kept, began = (
            datetime.fromtimestamp(file.stat().st_mtime, UTC).strftime("%Y-%m-%d %H:%M:%S UTC") for file in (self._file, self._holder)
        )
        return (
            f"the write-ahead log {self._log} is missing after a crash: what was kept between {kept} and the crash is lost "
            f"(the server before began at {began}); put the file back if you have it, or restore a backup"
        )

    def give_back(self) -> None:
        """Another process may run the tables now."""
        if self._lock.is_locked:
            self._holder.unlink(missing_ok=True)
            self._lock.release()

    def leave_after(self, holder: int) -> None:
        """For a process that ends well after the one that started it and had the right was killed.

        If it was the last, SQLite has folded the write-ahead log in: nothing is missing, so the note of the dead one goes. A server
        that began meanwhile has put its own number there.
        """
        if os.getppid() != holder and self._named() == str(holder) and not self._log.exists():
            self._holder.unlink(missing_ok=True)

    def _named(self) -> str:
        """The process that has it, by its number; it writes that just after it took the lock."""
        with suppress(OSError, UnicodeDecodeError):
            return self._holder.read_text(encoding="ascii")[:32].strip() or "?"
        return "?"
