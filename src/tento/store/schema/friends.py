"""What people are to each other, and who is there."""

from sqlalchemy import BigInteger, Column, Double, Index, Table, Text

from tento.store.schema.base import Id, metadata

# What somebody is to somebody: a friend (both ways), asked to be one, muted, blocked. `told` is by the clock of the database.
ties = Table(
    "ties",
    metadata,
    Column("person", Id, primary_key=True),
    Column("other", Id, primary_key=True),
    Column("kind", Id, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("told", Double, nullable=False),
    Index("ties_by_other", "other", "kind"),
    Index("ties_by_told", "told"),
)

# The code by which others become somebody's friends, as a hash: one at a time.
friend_links = Table(
    "friend_links",
    metadata,
    Column("person", Id, primary_key=True),
    Column("hash", Id, nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)

# A friend calls somebody to a table: one call of each friend at a time.
invitations = Table(
    "invitations",
    metadata,
    Column("person", Id, primary_key=True),
    Column("by", Id, primary_key=True),
    Column("table_id", Id, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", Double, nullable=False),
    Index("invitations_by_told", "told"),
)

# Who has a page open, and in which process; by the clock of the database.
presence = Table(
    "presence",
    metadata,
    Column("person", Id, primary_key=True),
    Column("process", Id, primary_key=True),
    Column("until", Double, nullable=False),
    Index("presence_by_end", "until"),
)

# What people report of each other, for the admins: one report of each person about each other.
reports = Table(
    "reports",
    metadata,
    Column("reporter", Id, primary_key=True),
    Column("person", Id, primary_key=True),
    Column("reason", Id, nullable=False),
    Column("words", Text, nullable=False),
    Column("table_id", Id, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("reports_by_time", "at"),
)
