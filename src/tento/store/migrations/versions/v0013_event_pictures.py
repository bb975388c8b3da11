"""Photographs of score sheets lie beside the log of their event."""

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0013"
down_revision = "0012"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Events that are there already have none: their logs name fingerprints alone."""
    op.create_table(
        "event_pictures",
        Column("event", Id, nullable=False),
        Column("hash", Id, nullable=False),
        Column("match", Id, nullable=False),
        Column("by", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("size", BigInteger, nullable=False),
        Column("content", LargeBinary, nullable=False),
        PrimaryKeyConstraint("event", "hash"),
    )
