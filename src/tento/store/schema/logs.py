"""The logs of tables and events, what lies beside them, who may write them, and the rulebooks that they began with."""

from sqlalchemy import BigInteger, Column, Double, Index, LargeBinary, Table, Text

from tento.store.schema.base import Id, metadata

# The primary key is the fence: a number is given once.
events = Table(
    "events",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("payload", LargeBinary, nullable=False),
)

# The lines of a table that is over, in one piece. `people` are the ids of those who sat there, each between two spaces.
packed_logs = Table(
    "packed_logs",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("lines", BigInteger, nullable=False),
    Column("people", Text, nullable=False),
    Column("packed", LargeBinary, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("deal", BigInteger, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary, nullable=False),
)

# What is personal in an event lies beside its lines, so that it can be erased: a number is replaced by what is left of it.
beside = Table(
    "beside",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("thing", LargeBinary, nullable=False),
)

# `until` is in seconds by the clock of the database; a lease given back has no process and ran out.
leases = Table(
    "leases",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("process", Id, nullable=False),
    Column("address", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("until", Double, nullable=False),
    Index("leases_by_process", "process"),
)

# The text of a rulebook under which a table was opened; a hash has one text.
rulebooks = Table(
    "rulebooks",
    metadata,
    Column("hash", Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)
