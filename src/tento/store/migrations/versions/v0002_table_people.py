"""Who sits at which table, for those who come back."""

from alembic import op
from sqlalchemy import Column, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0002"
down_revision = "0001"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Builds the table; those who sit somewhere now are entered when the seating of their table next changes."""
    op.create_table(
        "table_people",
        Column("person", Id, nullable=False),
        Column("table_id", Id, nullable=False),
        PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_index("table_people_by_table", "table_people", ["table_id"])
