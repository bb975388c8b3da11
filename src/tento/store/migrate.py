"""Brings a database to the present schema, safely when two processes start at once."""

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from tento.store.errors import SchemaTooNew

# Any number will do that nobody else locks: the letters of "tento".
MIGRATION_LOCK = int.from_bytes(b"tento")

_one_at_a_time = Lock()  # Alembic keeps the migration that is under way in a global


def migrate(db: Connection) -> None:
    """Walks the missing steps in the caller's transaction, which on SQLite must be a writing one: all of them or none."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    with _one_at_a_time:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
        config.attributes["connection"] = db
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise SchemaTooNew("the database was written by a newer Tento than this one; start the newer one") from error
