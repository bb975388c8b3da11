"""An empty database gets the tables that an old one comes to step by step, on SQLite and on PostgreSQL."""

from typing import Any
from uuid import uuid4

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tento.store.migrate import STEPS
from tento.store.open import SqlStore, open_store
from tento.store.schema import metadata

pytest_plugins = ("tests.contract.stores",)


def tables_of(db: Connection) -> dict[str, Any]:
    """What the database itself says of its tables."""
    asked = inspect(db)
    return {
        name: {
            "columns": [(one["name"], str(one["type"]), one["nullable"], one["default"]) for one in asked.get_columns(name)],
            "key": asked.get_pk_constraint(name)["constrained_columns"],
            "indexes": sorted((one["name"], one["column_names"], one["unique"]) for one in asked.get_indexes(name)),
            "unique": sorted(one["column_names"] for one in asked.get_unique_constraints(name)),
            "leads to": sorted((one["constrained_columns"], one["referred_table"]) for one in asked.get_foreign_keys(name)),
        }
        for name in asked.get_table_names()
    }


def walk_the_first_step(db: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(STEPS))
    config.attributes["connection"] = db
    command.upgrade(config, "0001")


@pytest.fixture(params=["sqlite", "postgres"])
async def old_and_new(request, tmp_path):
    """A database that began with the first step, and one that was never anything else than it is today; both started."""
    if request.param == "sqlite":
        places = [str(tmp_path / "old"), str(tmp_path / "new")]
    else:
        corner = request.getfixturevalue("corner")
        places = [corner(f"{name}_{uuid4().hex}") for name in ("walked", "made")]
    stores: list[SqlStore] = [open_store(place) for place in places]
    await stores[0].executor.write(walk_the_first_step)
    for store in stores:
        await store.start()
    yield stores
    for store in stores:
        await store.stop()


async def test_an_empty_database_gets_what_an_old_one_comes_to(old_and_new):
    old, new = old_and_new
    assert await new.executor.read(tables_of) == await old.executor.read(tables_of)


async def test_both_are_at_the_same_step(old_and_new):
    revisions = [await store.executor.read(lambda db: db.scalar(text("SELECT version_num FROM alembic_version"))) for store in old_and_new]
    assert revisions[0] == revisions[1]


async def test_the_migrations_build_the_schema_that_the_queries_use(old_and_new):
    old, _ = old_and_new
    assert await old.executor.read(lambda db: compare_metadata(MigrationContext.configure(db), metadata)) == []
