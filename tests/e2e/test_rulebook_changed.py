"""Somebody changes the file of a rulebook between two runs of the server: tables go on as they began, new ones begin as it says now."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from litestar import Litestar

from tento.bootstrap import Settings, build
from tento.rulebooks import loader
from tests.e2e.rest_app import WEAK, browser, code, finish, guest, keeper, living, new_table, services_of


@pytest.fixture
def rulebooks(tmp_path, monkeypatch) -> Iterator[Path]:
    """The files of the program's rulebooks, to be changed."""
    folder = tmp_path / "rulebooks"
    shutil.copytree(loader.DATA, folder)
    monkeypatch.setattr(loader, "DATA", folder)
    monkeypatch.setattr(loader, "HOUSE", folder / "house")
    loader._load_named.cache_clear()
    yield folder
    loader._load_named.cache_clear()


def change(rulebooks: Path) -> None:
    """A partida goes to nine points now, and to fifteen no more."""
    file = rulebooks / "house" / "ate-15.toml"
    text = file.read_text(encoding="utf-8")
    assert text.count("partida_target = 15") == text.count("onze_at = 14") == 1
    file.write_text(text.replace("partida_target = 15", "partida_target = 9").replace("onze_at = 14", "onze_at = 8"), encoding="utf-8")
    loader._load_named.cache_clear()


def application(tmp_path: Path) -> Litestar:
    """One run of the server."""
    return build(Settings(database=str(tmp_path / "data"), hasher=WEAK))


async def begun(client, **agreed) -> str:
    """A table in play."""
    somebody = await guest(client)
    answer = await somebody.post("/api/tables/practice", {"rulebook": "ate-15", **agreed})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def points(app: Litestar, table: str) -> int:
    """The points of whoever won the last partida of this table, which is played to its end."""
    await finish(app, table)
    async with browser(app) as anybody:
        told = (await anybody.get(f"/api/matches/{table}")).json()
    ended = [event for step in told["replay"]["steps"] for event in step["events"] if event["event"] == "PartidaEnded"]
    return int(max(ended[-1]["score"]))


async def test_a_table_goes_on_under_the_values_that_it_began_with_and_a_new_one_gets_the_new_ones(tmp_path, rulebooks):
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        plain, agreed = await begun(client), await begun(client, options={"match_best_of": {"default": 1}})
    change(rulebooks)
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        assert [await points(app, table) for table in (plain, agreed)] == [15, 15]
        assert await points(app, await begun(client)) in range(9, 15)


async def test_a_replay_is_the_match_as_it_was_played(tmp_path, rulebooks):
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        table = await begun(client)
        await finish(app, table)
        before = (await client.get(f"/api/matches/{table}")).json()["replay"]
    change(rulebooks)
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        assert (await client.get(f"/api/matches/{table}")).json()["replay"] == before
        assert {deal["check"] for deal in before["deals"]} == {"ok"}


async def test_a_table_of_an_old_database_whose_rulebook_has_changed_is_refused_and_the_others_go_on(tmp_path, rulebooks, caplog):
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        lost, over = await begun(client), await begun(client)
        await finish(app, over)
        host = await keeper(client, "Ana")
        well = await new_table(host, rulebook="fenacef-ix")
    with closing(sqlite3.connect(tmp_path / "data" / "tento.db")) as database:
        database.execute("DELETE FROM rulebooks")
        database.commit()
    change(rulebooks)
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        somebody = await guest(client)
        assert code(await somebody.get(f"/api/tables/{lost}")) == (409, "rulebook_lost")
        assert code(await somebody.post(f"/api/tables/{lost}/leave")) == (409, "rulebook_lost")
        assert code(await somebody.get(f"/api/matches/{over}")) == (409, "rulebook_lost")
        assert (await somebody.post(f"/api/tables/{well}/sit", {})).status_code == 200
        assert (await somebody.post("/api/tables", {"rulebook": "ate-15"})).status_code == 201
    assert [record.message for record in caplog.records if record.name.startswith("tento") and "rulebook" in record.message] == [
        "a table cannot be played on: the text of its rulebook is lost"
    ]
    assert lost not in caplog.text


async def test_what_is_lost_keeps_nobody_from_being_forgotten(tmp_path, rulebooks):
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        host = await keeper(client, "Ana")
        lost, well = await new_table(host, rulebook="ate-15"), await new_table(host, rulebook="fenacef-ix")
        for table in (lost, well):
            await host.post(f"/api/tables/{table}/sit", {})
        await services_of(app).store.tables.of(host.id)
    with closing(sqlite3.connect(tmp_path / "data" / "tento.db")) as database:
        database.execute("DELETE FROM rulebooks")
        database.commit()
    change(rulebooks)
    app = application(tmp_path)
    async with living(app), browser(app) as client:
        host._client = client
        assert (await host.ask("DELETE", "/api/me")).status_code == 200
        shown = (await client.get(f"/api/tables/{well}")).json()
        assert "Ana" not in str(shown["sitters"])
