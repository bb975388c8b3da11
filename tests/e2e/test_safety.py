"""An account stays its owner's: sessions that can be seen and ended, notices, recovery words, a second factor."""

import logging
import threading
from typing import Any

import pytest
import segno
from msgspec.structs import replace

from tento.bootstrap import Settings, build
from tento.club.people.recovery_words import COUNT, WORDS
from tento.web.guard import COOKIE
from tests.e2e.rest_app import PASSWORD, WEAK, Somebody, browser, code, guest, keeper, living, services_of, with_second

NEW = "outra senha bem comprida"


async def logged_in(client, name: str, password: str = PASSWORD, **more: str) -> Somebody:
    somebody = Somebody(client)
    answer = await somebody.post("/api/login", {"name": name, "password": password, **more})
    assert answer.status_code == 200, answer.text
    return somebody


async def kinds(somebody: Somebody) -> list[str]:
    return [one["kind"] for one in (await somebody.get("/api/me/safety")).json()["notices"]]


async def test_the_own_devices_are_listed_and_each_can_be_logged_out(client):
    ana = await keeper(client, "Ana")
    phone = await logged_in(client, "Ana")
    listed = (await ana.get("/api/me/safety")).json()["sessions"]
    assert sorted(one["here"] for one in listed) == [False, True]
    other = next(one for one in listed if not one["here"])
    assert (await ana.ask("DELETE", f"/api/me/sessions/{other['id']}")).status_code == 204
    assert (await phone.get("/api/me")).json()["person"] is None
    assert (await ana.get("/api/me")).json()["person"]["name"] == "Ana"


async def test_all_other_devices_are_logged_out_at_once_and_nobody_elses(client):
    ana, bia = await keeper(client, "Ana"), await keeper(client, "Bia")
    phones = [await logged_in(client, "Ana") for _ in range(2)]
    assert (await ana.ask("DELETE", "/api/me/sessions")).status_code == 204
    assert [(await one.get("/api/me")).json()["person"] for one in phones] == [None, None]
    for one in (ana, bia):
        assert (await one.get("/api/me")).json()["person"] is not None


async def test_a_session_of_somebody_else_cannot_be_ended(client):
    ana, bia = await keeper(client, "Ana"), await keeper(client, "Bia")
    theirs = (await ana.get("/api/me/safety")).json()["sessions"][0]["id"]
    await bia.ask("DELETE", f"/api/me/sessions/{theirs}")
    assert (await ana.get("/api/me")).json()["person"] is not None


async def test_what_happens_to_an_account_is_told_to_its_owner_and_to_the_log_by_the_id(client, caplog):
    with caplog.at_level(logging.INFO, "tento"):
        ana = await keeper(client, "Ana")
        await logged_in(client, "Ana")
        await ana.post("/api/me/tokens", {"name": "robot"})
        assert await kinds(ana) == ["token_made", "logged_in", "password_changed"]
    told = [(record.getMessage(), getattr(record, "person", None)) for record in caplog.records]
    assert ("logged_in", ana.id) in told
    assert ("request", ana.id) in told


async def test_recovery_words_come_in_once_and_close_every_other_door(client):
    ana = await keeper(client, "Ana")
    words = (await ana.post("/api/me/recovery", {"password": PASSWORD})).json()["words"]
    assert (len(words.split()), set(words.split()) <= set(WORDS)) == (COUNT, True)
    back = Somebody(client)
    written = {"name": "ana", "words": words.upper().replace(" ", ",  "), "password": NEW}
    assert (await back.post("/api/recover", written)).status_code == 200
    assert back.name == "Ana"
    assert (await ana.get("/api/me")).json()["person"] is None
    await logged_in(client, "Ana", NEW)
    assert code(await Somebody(client).post("/api/recover", written)) == (401, "wrong_words")
    assert "recovered" in await kinds(back)


@pytest.mark.parametrize("name", ["Ana", "Ninguém"])
async def test_wrong_words_and_a_wrong_name_get_the_same_answer_and_few_tries(client, name):
    await keeper(client, "Ana")
    heard = [code(await Somebody(client).post("/api/recover", {"name": name, "words": "mesa", "password": NEW})) for _ in range(8)]
    assert heard == [(401, "wrong_words")] * 6 + [(429, "too_many_tries")] * 2


async def test_recovery_words_are_made_for_who_knows_the_password_alone(client):
    ana = await keeper(client, "Ana")
    assert code(await ana.post("/api/me/recovery", {"password": "not the one"})) == (403, "wrong_password")
    assert code(await (await guest(client)).post("/api/me/recovery", {"password": ""})) == (403, "wrong_password")


async def test_with_a_second_factor_the_password_alone_opens_nothing(client, app):
    ana = await keeper(client, "Ana")
    codes, used = await with_second(ana)
    stranger = Somebody(client)
    asked = {"name": "Ana", "password": PASSWORD}
    assert code(await stranger.post("/api/login", asked)) == (401, "code_needed")
    assert code(await stranger.post("/api/login", {**asked, "code": "000000"})) == (401, "wrong_code")
    assert code(await stranger.post("/api/login", {**asked, "code": used})) == (401, "wrong_code"), "a code is good once"
    await logged_in(client, "Ana", code=codes.at(services_of(app).live_tables.now() // 1000 + 30))


async def test_the_words_do_not_go_round_the_second_factor(client):
    ana = await keeper(client, "Ana")
    words = (await ana.post("/api/me/recovery", {"password": PASSWORD})).json()["words"]
    await with_second(ana)
    asked = {"name": "Ana", "words": words, "password": NEW}
    assert code(await Somebody(client).post("/api/recover", asked)) == (401, "code_needed")
    assert code(await Somebody(client).post("/api/login", {"name": "Ana", "password": NEW})) == (401, "wrong_login")


async def test_codes_cannot_be_guessed_through(client):
    ana = await keeper(client, "Ana")
    await with_second(ana)
    heard = {code(await Somebody(client).post("/api/login", {"name": "Ana", "password": PASSWORD, "code": "000000"}))[1] for _ in range(8)}
    assert "too_many_tries" in heard


async def test_an_admin_gives_roles_only_with_a_second_factor_and_cannot_drop_it(client, app):
    boss, bia = await keeper(client, "Chefe"), await keeper(client, "Bia")
    people = services_of(app).store.people
    found = await people.get(boss.id)
    assert found is not None
    await people.change(replace(found, roles=("player", "admin")))
    asked = f"/api/people/{bia.id}/roles", {"roles": ["organiser"]}
    assert code(await boss.post(*asked)) == (403, "second_factor_needed")
    codes, _ = await with_second(boss)
    assert (await boss.post(*asked)).status_code == 200
    assert "roles_changed" in await kinds(bia)
    later = codes.at(services_of(app).live_tables.now() // 1000 + 30)
    assert code(await boss.post("/api/me/second/off", {"code": later})) == (403, "second_factor_needed")


@pytest.mark.parametrize(("password", "strength"), [("12345678", 0), (PASSWORD, 4)])
async def test_how_strong_a_password_is_can_be_seen_before_it_is_kept(client, password, strength):
    answer = await Somebody(client).post("/api/keep/strength", {"password": password, "name": "Ana"})
    assert (answer.status_code, answer.json()) == (200, {"strength": strength, "least": 2})


async def test_the_last_admin_is_not_forgotten_and_stays_an_admin(client, app):
    boss = await keeper(client, "Chefe")
    people = services_of(app).store.people
    found = await people.get(boss.id)
    assert found is not None
    await people.change(replace(found, roles=("player", "admin")))
    assert code(await boss.ask("DELETE", "/api/me"))[1] == "only_admin"
    assert "admin" in (await boss.get("/api/me")).json()["person"]["roles"]


async def test_who_is_forgotten_leaves_no_key_behind(client, app):
    ana = await keeper(client, "Ana")
    await ana.post("/api/me/recovery", {"password": PASSWORD})
    await ana.ask("DELETE", "/api/me")
    kept = services_of(app).store.protection
    assert ((await kept.keys(ana.id)).recovery, await kept.notices(ana.id)) == (None, [])


async def test_over_https_the_cookie_is_of_this_host_alone_and_https_is_asked_for(tmp_path):
    app = build(Settings(database=str(tmp_path), hasher=WEAK))
    async with living(app), browser(app, "https://tento.test") as client:
        answer = await client.post("/api/guest")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"__Host-{COOKIE}=ts_")
        assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "Domain" not in cookie
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        token = cookie.partition("=")[2].partition(";")[0]
        client.cookies.clear()
        plain = await client.get("/api/me", headers={"cookie": f"{COOKIE}={token}"})
        assert plain.json()["person"] is None, "a neighbour could have set the plain cookie"
        assert (await client.get("/api/me", headers={"cookie": f"__Host-{COOKIE}={token}"})).json()["person"] is not None


async def test_what_another_process_passes_on_keeps_its_cookie(client):
    answer = await client.post("/api/guest")
    token = answer.cookies[COOKIE]
    client.cookies.clear()
    assert (await client.get("/api/me", headers={"cookie": f"__Host-{COOKIE}={token}"})).json()["person"] is not None


async def test_over_http_nothing_of_that_is_said(client):
    answer = await client.post("/api/guest")
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")
    assert "strict-transport-security" not in answer.headers


async def test_the_more_somebody_may_do_the_sooner_the_log_in_ends(client):
    visitor, ana = await guest(client), await keeper(client, "Ana")
    day = 86_400_000
    lives = []
    for somebody in (visitor, ana):
        one = (await somebody.get("/api/me/safety")).json()["sessions"][0]
        lives.append(round((one["until"] - one["created"]) / day))
    assert lives == [180, 30]


async def test_the_code_of_a_second_factor_is_drawn_beside_the_loop(client, monkeypatch):
    drawn_in, make = list[int](), segno.make

    def noted(*told: Any, **named: Any) -> Any:
        drawn_in.append(threading.get_ident())
        return make(*told, **named)

    monkeypatch.setattr(segno, "make", noted)
    ana = await keeper(client, "Ana")
    assert "<svg" in (await ana.post("/api/me/second")).json()["code"]
    assert len(drawn_in) == 1
    assert threading.get_ident() not in drawn_in
