"""The first tables: the log, the leases, the lobby, people, matches."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, LargeBinary, PrimaryKeyConstraint, Text
from sqlalchemy.dialects import postgresql

revision = "0001"
down_revision = None

Id = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    """Builds everything from nothing."""
    _log()
    _lobby()
    _people()
    _matches()


def _log() -> None:
    op.create_table(
        "events",
        Column("table_id", Id, nullable=False),
        Column("seq", BigInteger, nullable=False),
        Column("payload", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table_id", "seq"),
    )
    op.create_table(
        "secrets",
        Column("table_id", Id, nullable=False),
        Column("deal", BigInteger, nullable=False),
        Column("seed", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table_id", "deal"),
    )
    op.create_table(
        "leases",
        Column("table_id", Id, nullable=False),
        Column("process", Id, nullable=False),
        Column("address", Text, nullable=False),
        Column("epoch", BigInteger, nullable=False),
        Column("until", Double, nullable=False),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_index("leases_by_process", "leases", ["process"])


def _lobby() -> None:
    op.create_table(
        "tables",
        Column("id", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("rulebook", Text, nullable=False),
        Column("title", Text, nullable=False),
        Column("host", Text, nullable=False),
        Column("seats", BigInteger, nullable=False),
        Column("taken", BigInteger, nullable=False),
        Column("visibility", Text, nullable=False),
        Column("status", Id, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("password", Text),
        PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])


def _people() -> None:
    op.create_table(
        "people",
        Column("id", Id, nullable=False),
        Column("name", Text, nullable=False),
        Column("kept", Id, unique=True),
        Column("password", Text),
        Column("guest", Boolean, nullable=False),
        Column("roles", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("language", Text, nullable=False),
        Column("erased", Boolean, nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "sessions",
        Column("token_hash", Id, nullable=False),
        Column("person", Id, ForeignKey("people.id"), nullable=False),
        Column("kind", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("token_hash"),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_end", "sessions", ["until"])


def _matches() -> None:
    op.create_table(
        "matches",
        Column("table_id", Id, nullable=False),
        Column("game", Id, nullable=False),
        Column("rulebook", Text, nullable=False),
        Column("finished", BigInteger, nullable=False),
        Column("winner", BigInteger),
        Column("why", Text, nullable=False),
        Column("score_first", BigInteger, nullable=False),
        Column("score_second", BigInteger, nullable=False),
        Column("public", Boolean, nullable=False),
        PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "match_seats",
        Column("table_id", Id, ForeignKey("matches.table_id"), nullable=False),
        Column("seat", BigInteger, nullable=False),
        Column("person", Id),
        Column("name", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("match_seats_by_person", "match_seats", ["person"])
    op.create_table(
        "tallies",
        Column("table_id", Id, ForeignKey("matches.table_id"), nullable=False),
        Column("seat", BigInteger, nullable=False),
        Column("what", Id, nullable=False),
        Column("number", BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", "what"),
    )
    op.create_table(
        "ratings",
        Column("game", Id, nullable=False),
        Column("key", Id, nullable=False),
        Column("pair", Boolean, nullable=False),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("matches", BigInteger, nullable=False),
        PrimaryKeyConstraint("game", "key"),
    )
