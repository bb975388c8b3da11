"""What the house opens by itself has a key for each time, and a key is given once."""

from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0015"
down_revision = "0014"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Nothing was opened so far."""
    op.create_table(
        "house_openings",
        Column("key", Id, nullable=False),
        Column("event", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("key"),
    )
