"""The ladder of bots that people write: the bots, the challenges, and the results."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Index, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0019"
down_revision = "0018"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Nobody is on it yet."""
    op.create_table(
        "ladder_bots",
        Column("id", Id, nullable=False),
        Column("owner", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("name", Text, nullable=False),
        Column("token", Id, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        PrimaryKeyConstraint("id"),
        Index("ladder_bots_by_owner", "owner"),
        Index("ladder_bots_by_token", "token"),
    )
    op.create_table(
        "ladder_matches",
        Column("id", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("rulebook", Id, nullable=False),
        Column("first", Id, nullable=False),
        Column("second", Id, nullable=False),
        Column("partidas", BigInteger, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("table_id", Id, nullable=False),
        Column("over", Boolean, nullable=False),
        PrimaryKeyConstraint("id"),
        Index("ladder_matches_running", "game", "over"),
    )
    op.create_table(
        "ladder_results",
        Column("table_id", Id, nullable=False),
        Column("match", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("first", Id, nullable=False),
        Column("second", Id, nullable=False),
        Column("winner", BigInteger),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id"),
        Index("ladder_results_by_game", "game", "at"),
        Index("ladder_results_by_match", "match"),
    )
