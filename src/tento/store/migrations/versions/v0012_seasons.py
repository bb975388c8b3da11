"""What people come back for: the ratings within a month, how a rating went on, and medals."""

from alembic import op
from sqlalchemy import BigInteger, Column, Double, ForeignKey, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0012"
down_revision = "0011"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """They begin with the next match; those of before were rated by a program that kept no more than the last rating."""
    op.create_table(
        "season_ratings",
        Column("season", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("worth", Double, nullable=False),
        Column("matches", BigInteger, nullable=False),
        Column("won", BigInteger, nullable=False),
        PrimaryKeyConstraint("season", "game", "person"),
    )
    op.create_index("season_ratings_by_worth", "season_ratings", ["season", "game", "worth"])
    op.create_index("season_ratings_by_person", "season_ratings", ["person", "season"])
    op.create_table(
        "rating_points",
        Column("table_id", Id, ForeignKey("matches.table_id"), nullable=False),
        Column("person", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("worth", Double, nullable=False),
        PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("rating_points_by_person", "rating_points", ["person", "game", "at"])
    op.create_table(
        "medals",
        Column("table_id", Id, ForeignKey("matches.table_id"), nullable=False),
        Column("person", Id, nullable=False),
        Column("medal", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id", "person", "medal"),
    )
    op.create_index("medals_by_person", "medals", ["person", "game", "medal", "at"])
