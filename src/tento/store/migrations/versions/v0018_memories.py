"""A player that learns somebody: the switches, the decisions of the last matches, what was learned, and links to play against it."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Index, PrimaryKeyConstraint, Text, UniqueConstraint
from sqlalchemy.dialects import postgresql

revision = "0018"
down_revision = "0017"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Nothing was learned of anybody yet."""
    op.create_table(
        "learning_switches",
        Column("person", Id, nullable=False),
        Column("keeps", Boolean, nullable=False),
        Column("uses", Boolean, nullable=False),
        PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "learned_matches",
        Column("person", Id, nullable=False),
        Column("table_id", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("rulebook", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("decisions", BigInteger, nullable=False),
        Column("text", Text, nullable=False),
        Column("merged", Boolean, nullable=False),
        PrimaryKeyConstraint("person", "table_id"),
        Index("learned_matches_by_time", "person", "at"),
    )
    op.create_table(
        "memories",
        Column("person", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("rulebook", Id, nullable=False),
        Column("kind", Id, nullable=False),
        Column("text", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("person", "game", "rulebook", "kind"),
    )
    op.create_table(
        "style_links",
        Column("hash", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("rulebook", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("hash"),
        UniqueConstraint("person", "game", "rulebook"),
    )
