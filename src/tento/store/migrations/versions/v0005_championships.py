"""The list of championships that are held at the house, and who has put their name down for one."""

from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0005"
down_revision = "0004"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Builds the two tables; what is decided lies in `events`, like the log of a table."""
    op.create_table(
        "championships",
        Column("id", Id, nullable=False),
        Column("kind", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("rulebook", Text, nullable=False),
        Column("title", Text, nullable=False),
        Column("host", Id, nullable=False),
        Column("visibility", Text, nullable=False),
        Column("status", Id, nullable=False),
        Column("entries", BigInteger, nullable=False),
        Column("most", BigInteger, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("begins", BigInteger),
        Column("config", Text, nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("championships_by_status", "championships", ["status", "created"])
    op.create_index("championships_by_host", "championships", ["host"])
    op.create_table(
        "championship_people",
        Column("event", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("entered", BigInteger, nullable=False),
        PrimaryKeyConstraint("event", "person"),
    )
    op.create_index("championship_people_by_person", "championship_people", ["person"])
