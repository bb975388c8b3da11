"""`tento admin verify`: a database with a cup that bots played is true, and what was changed in a copy of it is found, and only that."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tento.cli.admin import admin_app
from tests.e2e.rest_app import Client, guest
from tests.e2e.test_cups import opened, until_over


async def admin(*said: str | Path) -> Result:
    return await asyncio.to_thread(CliRunner().invoke, admin_app, [*map(str, said)])


@pytest.fixture
async def copy(client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A backup of a server, still running, on which three matches of a cup were played."""
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    ana = await guest(client)
    cup = await opened(ana, bots=True, begins=1)
    await until_over(ana, cup["id"])
    there = await admin("verify", "--data", tmp_path)
    assert (there.exit_code, "All of it is true" in there.stdout) == (0, True), there.output
    file = tmp_path / "copy.db"
    assert (await admin("backup", file, "--data", tmp_path)).exit_code == 0
    return file


def changed(copy: Path, *how: str) -> None:
    with closing(sqlite3.connect(copy)) as db:
        for line in how:
            assert db.execute(line).rowcount == 1, line
        db.commit()


FIRST_TABLE = "(SELECT MIN(table_id) FROM secrets WHERE table_id IN (SELECT id FROM tables))"


CUPS = "(SELECT id FROM championships)"


async def test_a_cup_is_true_and_whatever_is_changed_in_a_copy_is_found(copy: Path):
    before = copy.read_bytes()
    true = await admin("verify", copy)
    assert (true.exit_code, "3 tables and 1 championships" in true.stdout) == (0, True), true.output
    assert copy.read_bytes() == before
    for how, found in (
        (f"UPDATE secrets SET seed = zeroblob(32) WHERE table_id = {FIRST_TABLE} AND deal = 2", "deal 2"),
        (f"DELETE FROM events WHERE table_id = {FIRST_TABLE} AND seq = 12", "line 1"),
        (f"UPDATE events SET payload = '{{' WHERE table_id = {FIRST_TABLE} AND seq = 15", "line 15"),
        (f"UPDATE events SET payload = replace(CAST(payload AS TEXT), 'e', 'f') WHERE seq = 4 AND table_id IN {CUPS}", ""),
    ):
        copy.write_bytes(before)
        changed(copy, how)
        told = await admin("verify", copy)
        assert (told.exit_code, "Damaged: 1 of 4 logs" in told.stdout, found in told.stdout) == (1, True, True), (how, told.output)


async def test_a_file_that_is_not_there_is_said(tmp_path: Path):
    assert (await admin("verify", tmp_path / "nothing.db")).exit_code == 2
