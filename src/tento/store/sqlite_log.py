"""The writer's connection to SQLite: one file, a write-ahead log, and a sync of the disk with every commit."""

import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path

from msgspec import json

from tento.club.ports import StoreUnavailable
from tento.store.group_commit import Append, NumberTaken

# `fullfsync` matters on macOS alone, where a plain sync stops at the drive's own memory.
PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON")

# Each step of a statement gives the interpreter's lock away and waits to get it back from the busy event loop. So everything that
# can be is one step: many rows go in with one statement, which lets in those alone whose epoch is the lease's. Only where fewer went in
# than were asked, somebody is no owner any more, and all epochs are read as one row.
EVENTS = "INSERT INTO events (table_id, seq, payload) "
SECRETS = "INSERT INTO secrets (table_id, deal, seed) "
OWNERS = "SELECT column1, column2, column3 FROM (VALUES {rows}) JOIN leases ON table_id = column1 AND epoch = column4"
EPOCHS = "SELECT json_group_object(table_id, epoch) FROM leases WHERE table_id IN (SELECT value FROM json_each(?))"
AT_ONCE = 128
Row = tuple[str, int, bytes, int]


def prepare(db: sqlite3.Connection) -> None:
    """Settings of every connection: durable commits, readers that do not wait for the writer, a wait for another process."""
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")


class SqliteBatchWriter:
    """Writes batches into the file. The write lock is shared with the cold path, so that nobody waits by polling."""

    def __init__(self, path: Path, write_lock: AbstractContextManager[object]) -> None:
        self._path = path
        self._write_lock = write_lock
        self._db: sqlite3.Connection | None = None

    def write(self, batch: Sequence[Append]) -> list[bool]:
        """The lock on the file is taken before the epochs are read: no claim can come between them and the commit."""
        try:
            with self._write_lock:
                return self._commit(self._open(), batch)
        except sqlite3.IntegrityError as error:
            raise NumberTaken from error
        except sqlite3.OperationalError as error:
            raise StoreUnavailable(str(error)) from error

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
