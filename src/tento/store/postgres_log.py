"""The writer's connection to PostgreSQL: two round trips a batch, and a new connection when the old one is gone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import IdleInTransactionSessionTimeout, UniqueViolation

from tento.club.ports import StoreUnavailable
from tento.store.errors import BadAddress
from tento.store.group_commit import Append, NumberTaken

# A network that swallows everything is noticed within seconds, not hours. What the address itself says comes first.
TIMEOUTS = {
    "connect_timeout": 2,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4_000,
}

# A process that stops in the middle of a transaction, or whose machine is cut off, holds its locks no longer than this; and nobody waits
# for a lock longer than that. The keepalives are for a machine that is cut off in the middle of a batch: the server waits for
# the rest of it, which is not idling, and holds the locks meanwhile; and the user timeout is for one that is cut off while an answer
# is on its way to it, because as long as that is not acknowledged no keepalive is sent. All of it ends with the lease: a table that
# others may take by then is not kept from them by a lock of the house that is gone.
SESSION: dict[str, int] = {
    "lock_timeout": 3_000,
    "idle_in_transaction_session_timeout": 3_000,
    "tcp_keepalives_idle": 1,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 2,
    "tcp_user_timeout": 3_000,
}

# A share of the key lets renewals through but not a claim, which asks for the whole row. The order spares us deadlocks.
EPOCHS = "SELECT table_id, epoch FROM leases WHERE table_id = ANY(%b::text[]) ORDER BY table_id FOR KEY SHARE"
EVENTS = "INSERT INTO events (table_id, seq, payload) SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bytea[])"
SECRETS = "INSERT INTO secrets (table_id, deal, seed) SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bytea[])"
BESIDE = (
    "INSERT INTO beside (table_id, number, thing) SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bytea[]) "
    "ON CONFLICT (table_id, number) DO UPDATE SET thing = excluded.thing"
)
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"


def connection_options(address: str) -> dict[str, Any]:
    """The parts of the address, with our timeouts where it does not name its own."""
    try:
        return {**TIMEOUTS, **conninfo_to_dict(address)}
    except psycopg.ProgrammingError:  # its words repeat the address, and with it a password
        raise BadAddress("that is no address of a PostgreSQL database: write postgresql://user:password@host/database") from None


GONE = (psycopg.OperationalError, IdleInTransactionSessionTimeout)
"""The connection is of no more use; the second is what somebody hears who slept in the middle of a transaction."""


def bound_session(db: psycopg.Connection) -> None:
    """Sets what holds for every transaction of this connection."""
    for name, value in SESSION.items():
        db.execute("SELECT set_config(%s, %s, false)", (name, str(value)))
    db.commit()


class PostgresBatchWriter:
    """Writes batches into the database; connects when it is first needed, and again after the database went away."""

    def __init__(self, address: str) -> None:
        self._address = connection_options(address)
        self._db: psycopg.Connection | None = None

    def write(self, batch: Sequence[Append]) -> list[bool]:
        """The epochs stay locked until the commit: no claim can come between them."""
        with self._typed():
            epochs = self._epochs(sorted({append.table for append in batch}))
            owners = [epochs.get(append.table) == append.epoch for append in batch]
            self._insert([append for append, owner in zip(batch, owners, strict=True) if owner])
        return owners

    def close(self) -> None:
        """Closes the connection; the next batch opens a new one."""
        if self._db is not None:
            with suppress(psycopg.Error):
                self._db.close()
            self._db = None

    @contextmanager
    def _typed(self) -> Iterator[None]:
        try:
            yield
        except GONE as error:
            self.close()
            raise StoreUnavailable(str(error)) from error
        except UniqueViolation as error:
            self._rollback()
            raise NumberTaken from error
        except BaseException:
            self._rollback()
            raise

    def _rollback(self) -> None:
        if self._db is not None:
            self._db.rollback()

    def _connect(self) -> psycopg.Connection:
        db = psycopg.connect(**self._address)
        bound_session(db)
        db.execute(DURABLE)
        db.commit()
        return db

    def _epochs(self, tables: list[str]) -> dict[str, int]:
        """Asks for the epochs. If the connection died since the last batch a new one is asked: nothing was written on it yet."""
        if self._db is not None:
            try:
                return _epochs(self._db, tables)
            except GONE:
                self.close()
        self._db = self._connect()
        return _epochs(self._db, tables)

    def _insert(self, ours: Sequence[Append]) -> None:
        assert self._db is not None
        lines = [(a.table, seq, line) for a in ours for seq, line in enumerate(a.lines, a.first)]
        seeds = [(a.table, deal, seed) for a in ours for deal, seed in a.secrets]
        things = [(a.table, number, thing) for a in ours for number, thing in a.beside]
        with self._db.pipeline():
            for statement, rows in ((EVENTS, lines), (SECRETS, seeds), (BESIDE, things)):
                if rows:
                    self._db.execute(statement, [list(column) for column in zip(*rows, strict=True)])
            self._db.commit()


def _epochs(db: psycopg.Connection, tables: list[str]) -> dict[str, int]:
    with db.pipeline():
        answer = db.execute(EPOCHS, [tables])
    return dict(answer.fetchall())
