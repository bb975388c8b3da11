"""What is personal in an event lies beside its lines; who asked to be erased from the events of another process waits here."""

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0008"
down_revision = "0007"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Events that are there already have their people inside their lines, and nothing beside them."""
    op.create_table(
        "beside",
        Column("table_id", Id, nullable=False),
        Column("number", BigInteger, nullable=False, autoincrement=False),
        Column("thing", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "erasures",
        Column("event", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("name", Text, nullable=False),
        Column("asked", BigInteger, nullable=False),
        PrimaryKeyConstraint("event", "person"),
    )
