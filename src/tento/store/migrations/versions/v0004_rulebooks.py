"""The text of every rulebook under which a table was opened."""

from alembic import op
from sqlalchemy import Column, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0004"
down_revision = "0003"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Builds the table; tables that were opened before have no text, and go on while their rulebook is the same."""
    op.create_table(
        "rulebooks",
        Column("hash", Id, nullable=False),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        PrimaryKeyConstraint("hash"),
    )
