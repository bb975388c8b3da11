"""Everybody has a face; friends, who is online, calls to a table, and what is reported of somebody."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, Index, PrimaryKeyConstraint, Text, UniqueConstraint, true
from sqlalchemy.dialects import postgresql

revision = "0016"
down_revision = "0015"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
FACES = 2**28
DRAWN = {"postgresql": f"floor(random() * {FACES})", "sqlite": f"abs(random() % {FACES})"}


def upgrade() -> None:
    """Whoever was here before gets a face by chance, and has no friends yet."""
    op.add_column("people", Column("face", BigInteger, nullable=False, server_default="0"))
    op.add_column("people", Column("visible", Boolean, nullable=False, server_default=true()))
    op.execute(f"UPDATE people SET face = {DRAWN[op.get_bind().dialect.name]} WHERE NOT erased")
    op.create_table(
        "ties",
        Column("person", Id, nullable=False),
        Column("other", Id, nullable=False),
        Column("kind", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("told", Double, nullable=False),
        PrimaryKeyConstraint("person", "other", "kind"),
        Index("ties_by_other", "other", "kind"),
        Index("ties_by_told", "told"),
    )
    op.create_table(
        "friend_links",
        Column("person", Id, nullable=False),
        Column("hash", Id, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("person"),
        UniqueConstraint("hash"),
    )
    op.create_table(
        "invitations",
        Column("person", Id, nullable=False),
        Column("by", Id, nullable=False),
        Column("table_id", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("told", Double, nullable=False),
        PrimaryKeyConstraint("person", "by"),
        Index("invitations_by_told", "told"),
    )
    op.create_table(
        "presence",
        Column("person", Id, nullable=False),
        Column("process", Id, nullable=False),
        Column("until", Double, nullable=False),
        PrimaryKeyConstraint("person", "process"),
        Index("presence_by_end", "until"),
    )
    op.create_table(
        "reports",
        Column("reporter", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("reason", Id, nullable=False),
        Column("words", Text, nullable=False),
        Column("table_id", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("reporter", "person"),
        Index("reports_by_time", "at"),
    )
