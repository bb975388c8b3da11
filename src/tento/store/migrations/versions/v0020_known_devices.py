"""The devices on which people have logged in."""

from alembic import op
from sqlalchemy import BigInteger, Column, Index, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0020"
down_revision = "0019"

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """No device is known before the next log-in on it."""
    op.create_table(
        "known_devices",
        Column("device", Id, nullable=False),
        Column("person", Id, nullable=False),
        Column("used", BigInteger, nullable=False),
        PrimaryKeyConstraint("device", "person"),
        Index("known_devices_by_person", "person"),
        Index("known_devices_by_use", "used"),
    )
