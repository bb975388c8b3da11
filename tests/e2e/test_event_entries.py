"""Forms, lists and files of a championship over HTTP: what is asked, what comes in whole or not at all, and who may have which file."""

from io import BytesIO
from typing import Any

import pytest
from litestar import Litestar
from python_calamine import CalamineWorkbook

from tento.web.aside import Aside
from tests.e2e.rest_app import Client, Somebody, code, guest, keeper
from tests.e2e.venue_event import Desk, drawn, entered, groups, new_id, opened


@pytest.fixture
async def desk(client: Client) -> Desk:
    ana = await keeper(client, "Ana")
    return Desk(ana, (await opened(ana))["id"])


async def sent(desk: Desk, text: str | bytes, keep: bool = False) -> Any:
    raw = text if isinstance(text, bytes) else text.encode()
    return await desk.somebody.ask("POST", f"{desk.at}/list?id={new_id()}&keep={str(keep).lower()}", content=raw)


def listed(pairs: int) -> str:
    lines = [f"D{number};{name} {number};Clube {number}" for number in range(pairs) for name in ("Ana", "Bia")]
    return "\n".join(["dupla;nome;delegação", *lines])


async def test_a_list_is_looked_at_first_and_then_entered_whole(desk: Desk):
    looked = (await sent(desk, listed(12))).json()
    assert (looked["entries"], looked["people"], looked["bad"], looked["number"]) == (12, 24, [], None)
    assert (await desk.seen())["pairs"]["entries"] == []
    kept = (await sent(desk, listed(12), keep=True)).json()
    assert kept["number"] == (await desk.seen())["number"] == 13
    assert len((await desk.seen())["pairs"]["entries"]) == 12
    assert len((await desk.get("/log")).text.splitlines()) == 14


async def test_with_one_bad_line_nobody_enters_and_every_bad_line_says_why(desk: Desk):
    bad = listed(3) + "\nD9;Ana 0;Clube 9\nD9;Caio;Clube 9\nD10;;Clube 10\nD11;<b>x\x07</b>;Clube\nD11;Edu;Clube"
    answer = (await sent(desk, bad, keep=True)).json()
    assert [(one["line"], one["code"]) for one in answer["bad"]] == [(8, "already_entered"), (10, "list_value_missing"), (11, "bad_field")]
    assert answer["number"] is None
    assert (await desk.seen())["pairs"]["entries"] == []


async def test_ten_thousand_lines_are_answered_and_one_more_is_refused(desk: Desk):
    answer = (await sent(desk, listed(5000), keep=True)).json()
    assert (answer["entries"], answer["bad"]) == (5000, [])
    more = (await sent(desk, listed(5001))).json()
    assert [(one["line"], one["code"]) for one in more["bad"]] == [(0, "list_too_long")]
    bad = (await sent(desk, "dupla;nome\n" + "\n".join(f"X{number};" for number in range(9000)))).json()
    assert (len(bad["bad"]), bad["bad_lines"]) == (200, 9000)
    assert code(await sent(desk, b"x" * 5_000_001)) == (413, "too_large")


async def test_a_field_of_more_matches_than_any_hall_plays_is_not_drawn(client: Client):
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana, options=groups(2)))["id"])
    assert (await sent(desk, listed(300), keep=True)).json()["entries"] == 300
    assert code(await desk.ask("close-entries")) == (409, "impossible_field")
    early = Desk(ana, (await opened(ana, options=groups(2) | {"draw": {"after_entries_close": False}}))["id"])
    await sent(early, listed(300), keep=True)
    assert code(await early.ask("announce-draw", stage="groups", source="o público")) == (409, "too_many_matches")


async def test_a_paper_of_more_than_are_laid_out_at_once_is_not_printed_and_the_lists_are(client: Client):
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana, options=groups(2)))["id"])
    await sent(desk, listed(1001), keep=True)
    assert code(await Somebody(client).get(f"{desk.at}/files/poster")) == (409, "too_long_to_print")
    assert code(await desk.get("/files/pins")) == (409, "too_long_to_print")
    assert (await desk.get("/files/entries-csv")).content.count(b"\n") >= 2002


async def test_a_paper_that_is_not_ready_in_time_is_refused_and_the_event_goes_on(app: Litestar, desk: Desk):
    await sent(desk, listed(12), keep=True)
    app.state["printing"] = Aside(seconds=0)
    assert code(await desk.get("/files/poster")) == (503, "not_ready_in_time")
    app.state["printing"] = Aside()
    assert (await desk.get("/files/poster")).content.startswith(b"%PDF")


async def test_the_board_of_a_large_event_is_told_and_only_so_often(client: Client):
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana, options=groups(2)))["id"])
    await sent(desk, listed(301), keep=True)
    told = [await desk.get("/board") for _ in range(90)]
    assert {one.status_code for one in told} == {200, 429}
    assert len(told[0].json()["entries"]) == 301


async def test_an_event_has_no_more_entries_than_any_hall_whoever_brings_them_and_however(client: Client, monkeypatch):
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana, options=groups(2)))["id"])
    monkeypatch.setattr("tento.club.events.venue.trying.MOST", 5)
    assert code(await sent(desk, listed(6), keep=True)) == (409, "event_full")
    assert (await sent(desk, listed(5), keep=True)).json()["number"] == 6
    one_more = await desk.ask("register", entry="X", people=[{"name": "Caio"}, {"name": "Edu"}], delegation="Sul")
    assert code(one_more) == (409, "event_full")
    assert (await desk.ask("inform", venue="Hotel Central")).status_code == 201, "what is there goes on"


async def test_a_list_is_for_those_at_the_desk(desk: Desk, client: Client):
    assert code(await sent(Desk(await guest(client), desk.event), listed(1))) == (403, "not_your_office")
    assert code(await sent(Desk(Somebody(client), desk.event), listed(1)))[1] == "login_needed"


async def test_the_form_tells_what_the_regulation_asks_with_its_articles(client: Client):
    ana = await keeper(client, "Ana")
    event = (await opened(ana, "truco-masters-2025", options={}))["id"]
    form = (await Somebody(client).get(f"/api/events/{event}/form")).json()
    assert (form["starters"], form["min_age"], form["residence"], form["field_max"]) == (2, 18, ["BR"], 16)
    assert form["articles"]["entries.min_age"] == ["§4.1"]
    assert {"image_and_voice", "data_processing", "material_use"} <= set(form["declarations"])


async def test_everybody_reads_venue_prizes_and_sponsors(desk: Desk, client: Client):
    prizes = [{"place": 1, "what": "troféu"}]
    await desk.do("inform", venue="Hotel Central", contact="rita@example.org", prizes=prizes, sponsors=["Baralhos Sul"])
    told = (await Somebody(client).get(f"{desk.at}/about")).json()
    assert told == {"venue": "Hotel Central", "contact": "rita@example.org", "sponsors": ["Baralhos Sul"], "prizes": prizes}


async def test_everybody_has_the_bracket_and_only_those_who_direct_the_list_of_people(desk: Desk, client: Client):
    await entered(desk, 8)
    await drawn(desk, "groups")
    own = [one["name"] for one in (await desk.get("/files")).json()]
    anybody = [one["name"] for one in (await Somebody(client).get(f"{desk.at}/files")).json()]
    assert {"groups", "standings", "poster", "sheets", "cards", "workbook", "entries", "entries-csv", "calendar"} <= set(own)
    assert set(anybody) == {"groups", "standings", "poster", "calendar"}
    assert code(await Somebody(client).get(f"{desk.at}/files/entries")) == (404, "not_found")
    assert code(await desk.get("/files/nada")) == (404, "not_found")
    pdf = await Somebody(client).get(f"{desk.at}/files/poster")
    assert (pdf.content[:5], pdf.headers["content-disposition"]) == (b"%PDF-", 'attachment; filename="poster.pdf"')
    rows = CalamineWorkbook.from_filelike(BytesIO((await desk.get("/files/entries")).content)).get_sheet_by_index(0).to_python()
    assert rows[1][:2] == ["D1", "Ana 1"]


async def test_a_name_that_looks_like_a_formula_stays_a_name_in_the_text_file(desk: Desk):
    await desk.do("register", entry="D1", people=[{"name": "=1+1"}, {"name": "Bia"}], delegation="@clube")
    text = (await desk.get("/files/entries-csv")).content.decode("utf-8-sig")
    assert ";'=1+1;" in text
    assert ";'@clube;" in text
