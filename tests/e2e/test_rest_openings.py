"""A table from its opening to its end, over REST: what is refused and how clearly, who closes it, what is left of it."""

import asyncio
import re

import pytest
from litestar import Litestar

from tento.bootstrap import Settings, build
from tento.club.live.quotas import Quotas
from tento.club.ports import StoreUnavailable
from tests.e2e.rest_app import WEAK, browser, code, guest, living, new_table, played, services_of


async def test_a_seat_that_the_table_does_not_have_is_told_apart_from_a_taken_one(client):
    ana = await guest(client)
    table = await new_table(ana, seats=2)
    for way in ("sit", "bots"):
        assert code(await ana.post(f"/api/tables/{table}/{way}", {"seat": 2})) == (400, "no_such_seat")


@pytest.mark.parametrize("way", ["", "/quick", "/practice"])
async def test_a_game_brings_its_own_rulebook_where_none_is_named(client, way):
    ana = await guest(client)
    assert (await ana.post(f"/api/tables{way}", {"game": "tranca"})).json()["rulebook"] == "afia-2025"


async def test_a_field_that_nobody_asked_for_is_named(client):
    ana = await guest(client)
    assert (await ana.post("/api/tables", {"rulebok": "fenacef-ix"})).json()["facts"] == {"field": "rulebok"}


async def listed_as_over(app: Litestar, table: str) -> None:
    """The lists hear of it after the table."""
    while (row := await services_of(app).store.tables.get(table)) is None or row.status != "over":
        await asyncio.sleep(0.01)


async def test_a_table_where_nothing_was_played_has_no_replay(client, app):
    ana = await guest(client)
    table = await new_table(ana)
    await ana.post(f"/api/tables/{table}/sit", {})
    await ana.post(f"/api/tables/{table}/leave")
    await listed_as_over(app, table)
    assert code(await ana.get(f"/api/matches/{table}")) == (404, "no_match")


async def test_who_played_is_told_the_own_seat_of_a_table_that_is_over(client, app):
    table, four = await played(client, app)
    await listed_as_over(app, table)
    shown = [(await somebody.get(f"/api/tables/{table}")).json() for somebody in four]
    assert [(one["you"], one["hosting"]) for one in shown] == [(0, True), (1, False), (2, False), (3, False)]


async def test_a_visitor_who_sits_down_and_leaves_closes_nobodys_table(client):
    ana, bia = await guest(client), await guest(client)
    table = await new_table(ana)
    await bia.post(f"/api/tables/{table}/sit", {})
    assert (await bia.post(f"/api/tables/{table}/leave")).json()["status"] == "waiting"


async def test_a_quick_table_that_everybody_left_is_closed(client):
    ana, bia = await guest(client), await guest(client)
    table = (await ana.post("/api/tables/quick", {})).json()["id"]
    await bia.post("/api/tables/quick", {})
    await ana.post(f"/api/tables/{table}/leave")
    assert (await bia.post(f"/api/tables/{table}/leave")).json()["status"] == "over"


async def test_no_file_of_the_disk_is_read_for_who_names_one_as_a_rulebook(client, tmp_path, monkeypatch):
    (tmp_path / "there.toml").write_text('secret = "segredo"', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    somebody = await guest(client)
    there, missing = [(await somebody.post("/api/tables", {"rulebook": name})).json() for name in ("there.toml", "gone.toml")]
    assert there["facts"]["reason"].replace("there", "gone") == missing["facts"]["reason"]


async def test_a_server_whose_database_went_away_closes_all_the_same(app, monkeypatch, caplog):
    async def away(_process: str) -> None:
        raise StoreUnavailable("gone")

    monkeypatch.setattr(services_of(app).store.leases, "release", away)
    caplog.set_level("INFO", "tento.web")
    async with living(app):
        pass
    assert [record.message for record in caplog.records if record.name == "tento.web"][-1] == "closed"


async def test_an_address_whose_tables_wrote_too_much_in_an_hour_opens_no_table_and_reads_when_to_come_back(tmp_path):
    app = build(Settings(database=str(tmp_path), hasher=WEAK, quotas=Quotas(hourly_an_address=1)))
    async with living(app), browser(app) as client:
        ana, bia = await guest(client), await guest(client)
        table = await new_table(ana)
        assert (await ana.post(f"/api/tables/{table}/sit", {})).status_code == 200
        refused = await bia.post("/api/tables", {}, headers={"accept-language": "en"})
        assert code(refused) == (429, "too_much_written_here")
        counted = (await client.get("/metrics")).text
    assert 'tento_refusals_total{code="too_much_written_here"} 1.0' in counted
    (written,) = re.findall(r"^tento_written_bytes_total (\S+)$", counted, re.MULTILINE)
    assert float(written) > 0


async def test_the_chairs_at_all_tables_of_an_address_are_bounded(tmp_path):
    app = build(Settings(database=str(tmp_path), hasher=WEAK, quotas=Quotas(chairs_an_address=4)))
    async with living(app), browser(app) as client:
        ana, bia = await guest(client), await guest(client)
        await new_table(ana, seats=4)
        assert code(await bia.post("/api/tables", {})) == (429, "too_many_tables_here")
