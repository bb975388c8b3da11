"""Records over REST: a finished match as a file, and a file as a replay. Nobody's secrets, nobody's old name, nobody's time."""

import asyncio
import re

import pytest
from msgspec.structs import replace as changed

from tento.club.ports import Retention
from tento.club.replays import opened as opening
from tento.club.verifying import verify_all
from tento.records.deals import check_deals
from tento.records.reading import read
from tento.records.replaying import replay
from tento.records.signature import signer_of
from tento.web.api import replays
from tento.web.api.replays import Replays
from tento.web.aside import Aside
from tests.contract.knowledge import seeds_in
from tests.e2e.rest_app import code, guest, keeper, new_table, played, services_of
from tests.records.recorded import SMALL, forged
from tests.records.recorded import played as in_the_terminal


async def record_of(client, table: str, **headers: str):
    return await client.get(f"/api/matches/{table}/record", headers={name.replace("_", "-"): value for name, value in headers.items()})


async def test_a_finished_match_is_a_text_to_keep(client, app):
    table, _four = await played(client, app)
    answer = await record_of(client, table)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert re.fullmatch(r'attachment; filename="truco-\d{4}-\d\d-\d\d-\d{4}\.tento"', answer.headers["content-disposition"])
    assert table not in answer.headers["content-disposition"]
    record = read(answer.content.decode())
    assert replay(record).sealed is None
    assert {report.verdict for report in check_deals(record)} == {"true"}
    assert [player.name for player in record.header.players] == ["Ana", "Bia", "Caio", "Davi"]


async def test_a_record_is_signed_by_the_key_that_the_server_tells(client, app):
    table, _four = await played(client, app)
    key = (await client.get("/api/records/key")).json()["ed25519"]
    text = (await record_of(client, table)).content.decode()
    assert signer_of(text) == key == (await client.get("/api/records/key")).json()["ed25519"]
    assert (await client.post("/api/records", json={"record": text})).status_code == 200


async def test_a_packed_match_is_downloaded_replayed_and_verified_as_before(client, app):
    table, four = await played(client, app)
    store = services_of(app).store
    before = (await record_of(client, table)).content, await verify_all(store)
    assert before[1].deals
    assert not before[1].damaged
    assert await store.upkeep.pack([table]) == 1
    assert (await store.upkeep.usage(0, Retention())).lines == 0
    assert ((await record_of(client, table)).content, await verify_all(store)) == before
    replayed = await four[1].get(f"/api/matches/{table}")  # nobody has asked for it before
    assert {deal["check"] for deal in replayed.json()["replay"]["deals"]} == {"ok"}


async def test_a_match_of_tranca_by_agreed_options_is_a_record_too(client, app):
    agreed = {"partida_target": {"default": 1000}}
    table, _four = await played(client, app, game="tranca", options=agreed, reveal="deal")
    record = read((await record_of(client, table)).text)
    assert record.header.options == agreed
    assert replay(record).state.outcome is not None


@pytest.mark.parametrize("reveal", ["never", "referee"])
async def test_what_stays_secret_stays_out_of_the_file_whoever_asks(client, app, reveal):
    table, four = await played(client, app, reveal=reveal)
    seeds = await services_of(app).store.log.secrets(table)
    for somebody in (*four, await guest(client)):
        answer = await somebody.get(f"/api/matches/{table}/record")
        assert answer.status_code == 200
        assert seeds_in(answer.content, seeds) == []


async def with_role(client, app, name: str):
    somebody = await keeper(client, name)
    people = services_of(app).store.people
    person = await people.get(somebody.id)
    assert person is not None
    await people.change(changed(person, roles=("player", "referee")))
    return somebody


async def test_a_referee_gets_the_seeds_where_they_are_the_referees_and_nowhere_else(client, app):
    table, _four = await played(client, app, reveal="referee", spectators=False)
    referee, stranger = await with_role(client, app, "Rui"), await guest(client)
    record = read((await referee.get(f"/api/matches/{table}/record")).text)
    assert replay(record).sealed is None
    assert code(await stranger.get(f"/api/matches/{table}/record")) == (403, "no_spectators")


async def test_a_referee_who_played_is_a_player(client, app):
    table, four = await played(client, app, reveal="referee")
    people, seeds = services_of(app).store.people, await services_of(app).store.log.secrets(table)
    person = await people.get(four[0].id)
    assert person is not None
    await people.change(changed(person, roles=("player", "referee")))
    assert seeds_in((await four[0].get(f"/api/matches/{table}/record")).content, seeds) == []


async def test_a_referee_gets_no_seed_that_is_nobodys(client, app):
    table, _four = await played(client, app, reveal="never")
    referee = await with_role(client, app, "Rui")
    seeds = await services_of(app).store.log.secrets(table)
    assert seeds_in((await referee.get(f"/api/matches/{table}/record")).content, seeds) == []


async def test_who_was_forgotten_is_a_pseudonym_in_the_record(client, app):
    table, four = await played(client, app)
    name = (await four[0].ask("DELETE", "/api/me")).json()["pseudonym"]
    text = (await record_of(client, table)).text
    assert read(text).header.players[0].name == name
    assert "Ana" not in text
    assert replay(read(text)).sealed is None


async def test_a_match_that_goes_on_has_no_record(client):
    ana = await guest(client)
    table = await new_table(ana)
    await ana.post(f"/api/tables/{table}/start")
    assert code(await record_of(client, table)) == (409, "match_not_over")
    assert code(await record_of(client, "nope")) == (404, "unknown_table")


async def test_records_take_their_turn_beside_the_loop_and_are_refused_where_it_takes_too_long(client, app):
    table, _four = await played(client, app)
    app.state.replays = Replays(making=Aside(seconds=0))
    assert code(await record_of(client, table)) == (503, "not_ready_in_time")


async def test_the_record_of_a_table_with_a_password_asks_for_it(client, app):
    table, _four = await played(client, app, visibility="password", password="abre-te")
    client.cookies.clear()
    assert code(await record_of(client, table)) == (403, "wrong_table_password")
    assert (await record_of(client, table, x_table_password="abre-te")).status_code == 200


async def show(client, text: str, **more):
    return await client.post("/api/records", json={"record": text, **more})


async def test_a_record_from_the_terminal_is_shown_as_a_replay(client):
    answer = await show(client, in_the_terminal("ktruco-paulista", 4, 1, "deal").text, seat=2)
    told = answer.json()
    assert answer.status_code == 200
    assert (told["replay"]["you"], told["finished"]) == (2, None)
    assert told["record"] == {"date": "2026-03-01", "sealed": None, "problem": None}
    assert {deal["check"] for deal in told["replay"]["deals"]} == {"ok"}
    assert [(seat["name"], seat["bot"]) for seat in told["seats"]][:2] == [("Ana", False), ("Beto", True)]


async def test_a_match_of_this_server_is_shown_alike_from_its_record_and_from_its_log(client, app):
    table, four = await played(client, app)
    live = (await four[1].get(f"/api/matches/{table}")).json()["replay"]
    brought = (await show(client, (await record_of(client, table)).text, seat=1)).json()["replay"]
    assert [(step["events"], step["view"]) for step in brought["steps"]] == [(step["events"], step["view"]) for step in live["steps"]]
    assert brought["deals"] == live["deals"]


async def test_a_forged_record_is_shown_up_to_the_line_where_it_breaks_the_rules(client):
    answer = await client.post(
        "/api/records", json={"record": forged(r" 0 play \S\S", " 0 play 6c")}, headers={"accept-language": "es"}
    )  # fmt: skip
    problem = answer.json()["record"]["problem"]
    assert (problem["line"], problem["code"]) == (18, "refused")
    assert problem["text"].startswith("las reglas rechazan `0 play 6c`")
    assert answer.json()["replay"]["steps"]


@pytest.mark.parametrize(("text", "line"), [("", 1), ("hello", 1), (SMALL.replace("play 3h", "play 3c"), 17), (SMALL[:-20], 26)])
async def test_what_is_no_record_is_refused_by_its_line(client, text, line):
    answer = await show(client, text)
    assert code(answer) == (400, "bad_record")
    assert answer.json()["text"].startswith(f"Linha {line}: ")


async def test_a_record_beyond_the_limit_is_not_even_read(client):
    assert (await show(client, "x" * (opening.MOST_CHARACTERS + 1))).status_code == 400
    assert code(await show(client, "x" * replays.LARGEST_RECORD)) == (413, "too_large")


async def test_no_other_route_takes_a_body_of_that_size(client):
    assert (await client.post("/api/login", json={"name": "x" * 20_000, "password": "x"})).status_code == 413


async def test_a_record_that_takes_too_long_is_given_up(client, monkeypatch):
    monkeypatch.setattr(replays, "RECORD_SECONDS", 0.0)
    assert code(await show(client, in_the_terminal("fenacef-ix", 4, 1).text)) == (413, "too_large")


async def test_who_comes_when_too_many_records_wait_is_sent_away(client, monkeypatch):
    monkeypatch.setattr(replays, "MOST_WAITING", 2)
    text = in_the_terminal("fenacef-ix", 4, 1).text
    answers = await asyncio.gather(*(show(client, text) for _ in range(6)))
    assert sorted({answer.status_code for answer in answers}) == [200, 503]
    assert sum(answer.status_code == 200 for answer in answers) >= 2
    assert (await show(client, text)).status_code == 200


async def test_records_are_counted_with_replays(client):
    answers = await asyncio.gather(*(show(client, "") for _ in range(25)))  # at once: places come back with time
    assert code(answers[-1])[0] == 429


async def test_nothing_of_a_record_that_was_shown_is_kept(client, app):
    before = await services_of(app).store.tables.listed()
    await show(client, SMALL)
    assert await services_of(app).store.tables.listed() == before == []
