"""The writer's connection to PostgreSQL: two round trips a batch, and a new connection when the old one is gone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import UniqueViolation

from tento.club.ports import StoreUnavailable
from tento.store.errors import BadAddress
from tento.store.group_commit import Append, NumberTaken

# A network that swallows everything is noticed within seconds, not hours. What the address itself says comes first.
TIMEOUTS = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}

# A share of the key lets renewals through but not a claim, which asks for the whole row. The order spares us deadlocks.
EPOCHS = "SELECT table_id, epoch FROM leases WHERE table_id = ANY(%b::text[]) ORDER BY table_id FOR KEY SHARE"
EVENTS = "INSERT INTO events (table_id, seq, payload) SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bytea[])"
SECRETS = "INSERT INTO secrets (table_id, deal, seed) SELECT * FROM unnest(%b::text[], %b::bigint[], %b::bytea[])"
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"


def connection_options(address: str) -> dict[str, Any]:
    """The parts of the address, with our timeouts where it does not name its own."""
    try:
        return {**TIMEOUTS, **conninfo_to_dict(address)}
    except psycopg.ProgrammingError:  # its words repeat the address, and with it a password
        raise BadAddress("that is no address of a PostgreSQL database: write postgresql://user:password@host/database") from None


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
        except psycopg.OperationalError as error:
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
        db.execute(DURABLE)
        db.commit()
        return db

    def _epochs(self, tables: list[str]) -> dict[str, int]:
        """Asks for the epochs. If the connection died since the last batch a new one is asked: nothing was written on it yet."""
        if self._db is not None:
            try:
                return _epochs(self._db, tables)
            except psycopg.OperationalError:
                self.close()
        self._db = self._connect()
        return _epochs(self._db, tables)

    def _insert(self, ours: Sequence[Append]) -> None:
        assert self._db is not None
        lines = [(a.table, seq, line) for a in ours for seq, line in enumerate(a.lines, a.first)]
        seeds = [(a.table, deal, seed) for a in ours for deal, seed in a.secrets]
        with self._db.pipeline():
            for statement, rows in ((EVENTS, lines), (SECRETS, seeds)):
                if rows:
                    self._db.execute(statement, [list(column) for column in zip(*rows, strict=True)])
            self._db.commit()


def _epochs(db: psycopg.Connection, tables: list[str]) -> dict[str, int]:
    with db.pipeline():
        answer = db.execute(EPOCHS, [tables])
    return dict(answer.fetchall())
