"""A match has any number of sides: each with its place and its score, and every seat belongs to one."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text, text
from sqlalchemy.dialects import postgresql

revision = "0003"
down_revision = "0002"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Every match so far had two sides, the even seats and the odd ones; one that nobody won has both in the first place."""
    op.create_table(
        "match_sides",
        Column("table_id", Id, nullable=False),
        Column("side", BigInteger, nullable=False, autoincrement=False),
        Column("place", BigInteger, nullable=False),
        Column("score", BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id", "side"),
        ForeignKeyConstraint(["table_id"], ["matches.table_id"]),
    )
    for side, score in ((0, "score_first"), (1, "score_second")):
        place = f"CASE WHEN winner IS NULL OR winner = {side} THEN 1 ELSE 2 END"
        op.execute(text(f"INSERT INTO match_sides SELECT table_id, {side}, {place}, {score} FROM matches"))
    op.add_column("match_seats", Column("side", BigInteger, nullable=False, server_default="0"))
    op.execute(text("UPDATE match_seats SET side = seat % 2"))
    for column in ("winner", "score_first", "score_second"):
        op.drop_column("matches", column)
