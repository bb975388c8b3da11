"""When each person was last here, to the day."""

import time

from alembic import op
from sqlalchemy import BigInteger, Column, text

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Whoever is known counts as seen now: so far nothing was noted, and a guest who is here must not go."""
    op.add_column("people", Column("seen", BigInteger, nullable=False, server_default="0"))
    op.execute(text("UPDATE people SET seen = :now").bindparams(now=time.time_ns() // 1_000_000))
