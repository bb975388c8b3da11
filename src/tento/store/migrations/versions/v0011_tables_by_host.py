"""What one person has open is asked before each new table."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """An index; nothing that is kept changes."""
    op.create_index("tables_by_host", "tables", ["host", "status"])
