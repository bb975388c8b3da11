"""The tables of a player that learns: all that they hold is one person's, and goes with the person."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Table, Text, UniqueConstraint

from tento.store.schema.base import Id, metadata

learning_switches = Table(
    "learning_switches",
    metadata,
    Column("person", Id, primary_key=True),
    Column("keeps", Boolean, nullable=False),
    Column("uses", Boolean, nullable=False),
)

# The text of a match goes into a memory and is empty then.
learned_matches = Table(
    "learned_matches",
    metadata,
    Column("person", Id, primary_key=True),
    Column("table_id", Id, primary_key=True),
    Column("game", Id, nullable=False),
    Column("rulebook", Id, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("decisions", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("merged", Boolean, nullable=False),
    Index("learned_matches_by_time", "person", "at"),
)

memories = Table(
    "memories",
    metadata,
    Column("person", Id, primary_key=True),
    Column("game", Id, primary_key=True),
    Column("rulebook", Id, primary_key=True),
    Column("kind", Id, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

style_links = Table(
    "style_links",
    metadata,
    Column("hash", Id, primary_key=True),
    Column("person", Id, nullable=False),
    Column("game", Id, nullable=False),
    Column("rulebook", Id, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("person", "game", "rulebook"),
)
