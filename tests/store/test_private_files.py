"""What a database keeps is its owner's: no other account of the machine reads it, whatever was there before."""

import os
import stat
from pathlib import Path

import pytest

from tento.store.open import open_store

pytestmark = [pytest.mark.usefixtures("generous"), pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")]


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


async def used(folder: Path) -> dict[str, int]:
    """The permissions of every file while the store is in use."""
    store = open_store(folder)
    await store.start()
    await store.leases.begin()
    found = modes(folder)
    await store.stop()
    return found


@pytest.fixture
def generous():
    """An account that lets others read its files, as most do."""
    before = os.umask(0o022)
    yield
    os.umask(before)


async def test_the_database_and_all_beside_it_are_closed_to_others(tmp_path):
    found = await used(tmp_path / "new")
    assert {"tento.db", "tento.db-wal", "tento.db-shm", "tento.db.pid", "tento.db.lock"} <= set(found)
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


async def test_a_database_that_was_open_to_all_is_closed_at_the_next_start(tmp_path):
    folder = tmp_path / "old"
    await used(folder)
    folder.chmod(0o755)
    (folder / "tento.db").chmod(0o644)
    assert set((await used(folder)).values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_documented_unit_closes_what_the_service_writes():
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text(encoding="utf-8")
    unit = page[page.index("[Service]") : page.index("[Service]") + 2_000]
    assert "\nUMask=0077\n" in unit
    assert "StateDirectoryMode=0700" in unit


async def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path):
    folder = tmp_path / "shared"
    folder.mkdir(mode=0o755)
    (folder / "notes.txt").write_text("mine")
    found = await used(folder)
    assert found.pop("notes.txt") == 0o644
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
