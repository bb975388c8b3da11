"""The little that the two databases say differently."""

import time

from sqlalchemy import ColumnElement, Connection, Double, Table, cast, extract, func, literal
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(db: Connection, table: Table) -> "sqlite.Insert | postgresql.Insert":
    """An insert that can say what happens when the row is there already."""
    return postgresql.insert(table) if db.dialect.name == "postgresql" else sqlite.insert(table)


def now(db: Connection) -> ColumnElement[float]:
    """Seconds by the one clock that all processes share: the server's, or this machine's for a file."""
    if db.dialect.name == "postgresql":
        return cast(extract("epoch", func.clock_timestamp()), Double)
    return literal(time.time(), Double)
