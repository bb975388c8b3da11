"""The list of championships, who has which part in them, and what lies beside their logs."""

from sqlalchemy import BigInteger, Boolean, Column, Index, LargeBinary, Table, Text

from tento.store.schema.base import Id, metadata

# A championship's decisions lie in `events` under its id; this is the list of them, and those who put a name down before it began.
championships = Table(
    "championships",
    metadata,
    Column("id", Id, primary_key=True),
    Column("kind", Id, nullable=False),
    Column("game", Id, nullable=False),
    Column("rulebook", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Id, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("status", Id, nullable=False),
    Column("entries", BigInteger, nullable=False),
    Column("most", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("begins", BigInteger),
    Column("config", Text, nullable=False),
    Column("held", Id, nullable=False, server_default="online"),
    Index("championships_by_status", "status", "created"),
    Index("championships_by_host", "host"),
)

championship_people = Table(
    "championship_people",
    metadata,
    Column("event", Id, primary_key=True),
    Column("person", Id, primary_key=True),
    Column("entered", BigInteger, nullable=False),
    Index("championship_people_by_person", "person"),
)

# `entries` and `tables` are JSON lists: they are read whole and never searched.
championship_roles = Table(
    "championship_roles",
    metadata,
    Column("event", Id, primary_key=True),
    Column("person", Id, primary_key=True),
    Column("role", Id, primary_key=True),
    Column("entries", Text, nullable=False),
    Column("tables", Text, nullable=False),
    Column("given", BigInteger, nullable=False),
    Index("championship_roles_by_person", "person"),
)

championship_links = Table(
    "championship_links",
    metadata,
    Column("hash", Id, primary_key=True),
    Column("event", Id, nullable=False),
    Column("id", Id, nullable=False),
    Column("name", Text, nullable=False),
    Column("table_number", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Index("championship_links_by_event", "event"),
)

# A photograph of a score sheet; it is beside the log, so that it can be erased.
event_pictures = Table(
    "event_pictures",
    metadata,
    Column("event", Id, primary_key=True),
    Column("hash", Id, primary_key=True),
    Column("match", Id, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("size", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

# Who erased an account, until the process that runs the event has taken them out of it.
erasures = Table(
    "erasures",
    metadata,
    Column("event", Id, primary_key=True),
    Column("person", Id, primary_key=True),
    Column("name", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
)

# What the house opens by itself has a key for each time, and a key is given once: the event under it, and since when.
house_openings = Table(
    "house_openings",
    metadata,
    Column("key", Id, primary_key=True),
    Column("event", Id, nullable=False),
    Column("at", BigInteger, nullable=False),
)
