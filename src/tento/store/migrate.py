"""Brings a database to the present schema, safely when two processes start at once.

An empty database gets the tables as they are today; one of an earlier program walks the steps that it has not seen. Alembic is loaded for
those steps alone: most starts need none.
"""

from pathlib import Path
from threading import Lock
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select, text

from tento.store.errors import SchemaTooNew
from tento.store.schema import metadata

# Any number will do that nobody else locks: the letters of "tento".
MIGRATION_LOCK = int.from_bytes(b"tento")
STEPS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = max(step.stem for step in (STEPS / "versions").glob("v*.py"))[1:].partition("_")[0]
"""The revision of the last step: the files are named after them."""
_revision = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

_one_at_a_time = Lock()  # Alembic keeps the migration that is under way in a global


def migrate(db: Connection) -> None:
    """Makes the tables or walks the missing steps, all or none, in the caller's transaction; on SQLite that must be a writing one."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    there = inspect(db).get_table_names()
    if not there:
        _make(db)
    elif _revision.name not in there or db.scalar(select(_revision.c.version_num)) != NEWEST:
        _walk(db)


def _make(db: Connection) -> None:
    """What all the steps come to, at once."""
    metadata.create_all(db)
    _revision.create(db)
    db.execute(_revision.insert().values(version_num=NEWEST))


def _walk(db: Connection) -> None:
    from alembic import command  # noqa: PLC0415  a fifth of a second, for old databases alone
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    with _one_at_a_time:
        config = Config()
        config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
        config.attributes["connection"] = db
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise SchemaTooNew("the database was written by a newer Tento than this one; start the newer one") from error
