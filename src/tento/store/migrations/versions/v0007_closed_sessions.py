"""Sessions that were closed a moment ago: every process closes the sockets that came in by them."""

from alembic import op
from sqlalchemy import Column, Double, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0007"
down_revision = "0006"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Nothing was closed yet."""
    op.create_table(
        "closed_sessions",
        Column("token_hash", Id, nullable=False),
        Column("closed", Double, nullable=False),
        PrimaryKeyConstraint("token_hash"),
    )
