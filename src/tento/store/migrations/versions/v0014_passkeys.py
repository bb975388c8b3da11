"""Passkeys, and the challenges that a device must answer."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, LargeBinary, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0014"
down_revision = "0013"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "passkeys",
        Column("id", Id, nullable=False),
        Column("person", Id, ForeignKey("people.id"), nullable=False),
        Column("public", LargeBinary, nullable=False),
        Column("count", BigInteger, nullable=False),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "passkey_challenges",
        Column("challenge", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("challenge"),
    )
    op.create_index("passkey_challenges_by_end", "passkey_challenges", ["until"])
