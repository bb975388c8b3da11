"""The writer's connection to SQLite: one file, a write-ahead log, and a sync of the disk with every commit."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Lock

from msgspec import json

from tento.club.ports import StoreAway
from tento.store.group_commit import Append, NumberTaken

# `fullfsync` matters on macOS alone, where a plain sync stops at the drive's own memory.
PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON")

# Each step of a statement gives the interpreter's lock away and waits to get it back from the busy event loop. So everything that
# can be is one step: all epochs come as one row, and many rows go in with one statement.
EPOCHS = "SELECT json_group_object(table_id, epoch) FROM leases WHERE table_id IN (SELECT value FROM json_each(?))"
EVENTS = "INSERT INTO events (table_id, seq, payload) VALUES "
SECRETS = "INSERT INTO secrets (table_id, deal, seed) VALUES "
AT_ONCE = 128


def prepare(db: sqlite3.Connection) -> None:
    """Settings of every connection: durable commits, readers that do not wait for the writer, patience with another process."""
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")


class SqliteKeeper:
    """Keeps batches in the file. The pen is shared with the cold path, so that nobody in this process waits by polling."""

    def __init__(self, path: Path, pen: Lock) -> None:
        self._path = path
        self._pen = pen
        self._db: sqlite3.Connection | None = None

    def keep(self, batch: Sequence[Append]) -> list[bool]:
        """The lock on the file is taken before the epochs are read: no claim can come between them and the commit."""
        try:
            with self._pen:
                return self._commit(self._open(), batch)
        except sqlite3.IntegrityError as error:
            raise NumberTaken from error
        except sqlite3.OperationalError as error:
            raise StoreAway(str(error)) from error

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
            epochs = _epochs(db, {append.table for append in batch})
            owners = [epochs.get(append.table) == append.epoch for append in batch]
            ours = [append for append, owner in zip(batch, owners, strict=True) if owner]
            _insert(db, EVENTS, [(a.table, seq, line) for a in ours for seq, line in enumerate(a.lines, a.first)])
            _insert(db, SECRETS, [(a.table, deal, seed) for a in ours for deal, seed in a.secrets])
            db.execute("COMMIT")
        except BaseException:
            db.rollback()
            raise
        return owners


def _epochs(db: sqlite3.Connection, tables: set[str]) -> dict[str, int]:
    found = db.execute(EPOCHS, (json.encode(tables),)).fetchone()
    return json.decode(found[0], type=dict[str, int])


def _insert(db: sqlite3.Connection, into: str, rows: list[tuple[str, int, bytes]]) -> None:
    for place in range(0, len(rows), AT_ONCE):
        some = rows[place : place + AT_ONCE]
        db.execute(into + ",".join(["(?,?,?)"] * len(some)), [value for row in some for value in row])
