"""Keys beside the password, and notices of what happened to an account."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0010"
down_revision = "0009"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "account_keys",
        Column("person", Id, ForeignKey("people.id"), nullable=False),
        Column("recovery", Text),
        Column("second", Text),
        Column("used", BigInteger, nullable=False),
        PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "account_notices",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("person", Id, ForeignKey("people.id"), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("kind", Text, nullable=False),
    )
    op.create_index("account_notices_by_person", "account_notices", ["person"])
