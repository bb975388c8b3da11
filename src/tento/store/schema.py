"""The tables of the database, the same on SQLite and PostgreSQL. The migrations build them; the queries name them.

Times are the club's integers. The hot tables are `events`, `secrets` and `leases`; everything else is the cold path.
"""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, LargeBinary, MetaData, Table, Text
from sqlalchemy.dialects import postgresql

metadata = MetaData()

# An id is compared byte by byte: by the rules of a language it would be slower, and an update of those rules would spoil the index.
Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")

# The primary key is the fence: a number is given once.
events = Table(
    "events",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("payload", LargeBinary, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("deal", BigInteger, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary, nullable=False),
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
    Index("tables_by_status", "status", "created"),
)

# Who sits where, for those who come back; derived from the log like `tables` itself.
table_people = Table(
    "table_people",
    metadata,
    Column("person", Id, primary_key=True),
    Column("table_id", Id, primary_key=True),
    Index("table_people_by_table", "table_id"),
)

# The text of a rulebook under which a table was opened; a hash has one text.
rulebooks = Table(
    "rulebooks",
    metadata,
    Column("hash", Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)

# `kept` is the folded name of a person with a password, so that the database itself sees to it that a name is kept once.
people = Table(
    "people",
    metadata,
    Column("id", Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kept", Id, unique=True),
    Column("password", Text),
    Column("guest", Boolean, nullable=False),
    Column("roles", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("erased", Boolean, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Id, primary_key=True),
    Column("person", Id, ForeignKey("people.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_end", "until"),
)

matches = Table(
    "matches",
    metadata,
    Column("table_id", Id, primary_key=True),
    Column("game", Id, nullable=False),
    Column("rulebook", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
    Column("public", Boolean, nullable=False),
)

# A person is named by id without a foreign key: a player made of code has no account.
match_seats = Table(
    "match_seats",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Id),
    Column("name", Text, nullable=False),
    Column("side", BigInteger, nullable=False),
    Index("match_seats_by_person", "person"),
)

match_sides = Table(
    "match_sides",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("side", BigInteger, primary_key=True, autoincrement=False),
    Column("place", BigInteger, nullable=False),
    Column("score", BigInteger, nullable=False),
)

tallies = Table(
    "tallies",
    metadata,
    Column("table_id", Id, ForeignKey("matches.table_id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True, autoincrement=False),
    Column("what", Id, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Id, primary_key=True),
    Column("key", Id, primary_key=True),
    Column("pair", Boolean, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", BigInteger, nullable=False),
)
