"""The log of a table that is over is packed into one piece; and how many bytes of lines each table has."""

from alembic import op
from sqlalchemy import BigInteger, Column, LargeBinary, Text
from sqlalchemy.dialects import postgresql

revision = "0017"
down_revision = "0016"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Tables that are there already count for nothing: what they hold was let in before."""
    op.create_table(
        "packed_logs",
        Column("table_id", Id, primary_key=True),
        Column("lines", BigInteger, nullable=False),
        Column("people", Text, nullable=False),
        Column("packed", LargeBinary, nullable=False),
    )
    op.add_column("tables", Column("bytes", BigInteger, nullable=False, server_default="0"))
