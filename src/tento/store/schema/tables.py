"""The list of live tables."""

from sqlalchemy import BigInteger, Column, Index, Table, Text

from tento.store.schema.base import Id, metadata

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", Id, nullable=False),
    Column("rulebook", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", BigInteger, nullable=False),
    Column("taken", BigInteger, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("status", Id, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("password", Text),
    Column("bytes", BigInteger, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "created"),
    Index("tables_by_host", "host", "status"),
)

# Who sits where, for those who come back; derived from the log like `tables` itself.
table_people = Table(
    "table_people",
    metadata,
    Column("person", Id, primary_key=True),
    Column("table_id", Id, primary_key=True),
    Index("table_people_by_table", "table_id"),
)
