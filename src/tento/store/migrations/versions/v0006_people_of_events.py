"""Whether an event is played online or at a venue, the roles of its people, and the links of those who have no account."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0006"
down_revision = "0005"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Events that are there already are played online."""
    op.add_column("championships", Column("held", Id, nullable=False, server_default="online"))
    op.create_table(
        "championship_roles",
        Column("event", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("role", Id, nullable=False),
        Column("entries", Text, nullable=False),
        Column("tables", Text, nullable=False),
        Column("given", BigInteger, nullable=False),
        PrimaryKeyConstraint("event", "person", "role"),
    )
    op.create_index("championship_roles_by_person", "championship_roles", ["person"])
    op.create_table(
        "championship_links",
        Column("hash", Id, nullable=False),
        Column("event", Id, nullable=False),
        Column("id", Id, nullable=False),
        Column("name", Text, nullable=False),
        Column("table_number", BigInteger, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("until", BigInteger, nullable=False),
        Column("revoked", Boolean, nullable=False),
        PrimaryKeyConstraint("hash"),
    )
    op.create_index("championship_links_by_event", "championship_links", ["event"])
