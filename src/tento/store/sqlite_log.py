"""The writer's connection to SQLite: one file, a write-ahead log, and a sync of the disk with every commit."""

import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path

from msgspec import json

from tento.club.ports import StoreUnavailable
from tento.store.group_commit import Append, NumberTaken

# `fullfsync` matters on macOS alone, where a plain sync stops at the drive's own memory.
# `secure_delete` overwrites what is taken away: a name that was erased is nowhere in the file any more.
WAITS_SECONDS = 10.0
WAITS = f"busy_timeout={1000 * WAITS_SECONDS:.0f}"
PRAGMAS = (
    WAITS,
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "foreign_keys=ON",
    "secure_delete=ON",
)

# Each step of a statement gives the interpreter's lock away and waits to get it back from the busy event loop. So everything that
# can be is one step: many rows go in with one statement, which lets in those alone whose epoch is the lease's. Only where fewer went in
# than were asked, somebody is no owner any more, and all epochs are read as one row.
EVENTS = "INSERT INTO events (table_id, seq, payload) "
SECRETS = "INSERT INTO secrets (table_id, deal, seed) "
BESIDE = "INSERT OR REPLACE INTO beside (table_id, number, thing) "
OWNERS = "SELECT column1, column2, column3 FROM (VALUES {rows}) JOIN leases ON table_id = column1 AND epoch = column4"
EPOCHS = "SELECT json_group_object(table_id, epoch) FROM leases WHERE table_id IN (SELECT value FROM json_each(?))"
AT_ONCE = 128
Row = tuple[str, int, bytes, int]


_logger = logging.getLogger("tento.store")


def prepare(db: sqlite3.Connection) -> None:
    """Settings of every connection: durable commits, readers that do not wait for the writer, a wait for another process."""
    for pragma in PRAGMAS:
        _set(db, pragma)


def _set(db: sqlite3.Connection, pragma: str) -> None:
    """A new file that another process is about to write to is refused its write-ahead log at once, whatever the wait: it is asked again."""
    until = time.monotonic() + WAITS_SECONDS
    while True:
        try:
            db.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


class SqliteBatchWriter:
    """Writes batches into the file. The write lock is shared with the cold path, so that nobody waits by polling."""

    def __init__(self, path: Path, write_lock: AbstractContextManager[object]) -> None:
        self._path = path
        self._write_lock = write_lock
        self._log = path.with_name(f"{path.name}-wal")
        self._db: sqlite3.Connection | None = None

    def write(self, batch: Sequence[Append]) -> list[bool]:
        """The lock on the file is taken before the epochs are read: no claim can come between them and the commit."""
        try:
            with self._write_lock:
                db = self._open()
                owners = self._commit(db, batch)
                if not self._log.exists():
                    self._save(db)
                return owners
        except sqlite3.IntegrityError as error:
            raise NumberTaken from error
        except sqlite3.OperationalError as error:
            raise StoreUnavailable(str(error)) from error

    def _save(self, db: sqlite3.Connection) -> None:
        """Somebody removed the write-ahead log under us: all that it held is brought into the file, from where nothing is lost."""
        done = db.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
        _logger.error(
            "somebody removed %s while the server runs: %d of its %d pages are in the database now; restart the server soon",
            self._log, done[2], done[1],
        )  # fmt: skip

    def close(self) -> None:
        """The last connection to the file folds the write-ahead log into it."""
        if self._db is not None:
            self._db.close()

    def _open(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = sqlite3.connect(self._path, isolation_level=None, cached_statements=2 * AT_ONCE)
            prepare(self._db)
        return self._db

    def _commit(self, db: sqlite3.Connection, batch: Sequence[Append]) -> list[bool]:
        db.execute("BEGIN IMMEDIATE")
        try:
            owned = _insert(db, EVENTS, [(a.table, seq, line, a.epoch) for a in batch for seq, line in enumerate(a.lines, a.first)])
            _insert(db, SECRETS, [(a.table, deal, seed, a.epoch) for a in batch for deal, seed in a.secrets])
            _insert(db, BESIDE, [(a.table, number, thing, a.epoch) for a in batch for number, thing in a.beside])
            owners = [True] * len(batch) if owned else _owners(db, batch)
            db.execute("COMMIT")
        except BaseException:
            db.rollback()
            raise
        return owners


def _owners(db: sqlite3.Connection, batch: Sequence[Append]) -> list[bool]:
    found = db.execute(EPOCHS, (json.encode({append.table for append in batch}),)).fetchone()
    epochs = json.decode(found[0], type=dict[str, int])
    return [epochs.get(append.table) == append.epoch for append in batch]


def _insert(db: sqlite3.Connection, into: str, rows: list[Row]) -> bool:
    """Keeps the rows of those who own their table; True if all do."""
    kept = 0
    for place in range(0, len(rows), AT_ONCE):
        some = rows[place : place + AT_ONCE]
        kept += db.execute(into + _owned(len(some)), [value for row in some for value in row]).rowcount
    return kept == len(rows)


@cache
def _owned(count: int) -> str:
    return OWNERS.format(rows=",".join(["(?,?,?,?)"] * count))
