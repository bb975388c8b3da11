"""The devices that people want to be told on, and the key by which the house signs what it sends there."""

from alembic import op
from sqlalchemy import BigInteger, Column, Index, LargeBinary, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0009"
down_revision = "0008"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Nobody has asked for anything yet."""
    op.create_table(
        "push_subscriptions",
        Column("id", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("session", Id, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", Text, nullable=False),
        Column("auth", Text, nullable=False),
        Column("origin", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("id"),
        Index("push_subscriptions_by_person", "person"),
        Index("push_subscriptions_by_session", "session"),
    )
    op.create_table(
        "house_keys",
        Column("name", Id, nullable=False),
        Column("key", LargeBinary, nullable=False),
        PrimaryKeyConstraint("name"),
    )
