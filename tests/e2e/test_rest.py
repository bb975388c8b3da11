"""People and the guard before them, over REST on a real SQLite file."""

import pytest

from tests.e2e.rest_app import PASSWORD, Somebody, browser, code, guest, keeper, living, services_of, with_second


async def test_nobody_is_made_by_looking(client):
    answer = await client.get("/api/me")
    assert answer.json() == {"person": None, "csrf": None}
    assert "set-cookie" not in answer.headers


async def test_a_guest_comes_in_with_one_click(client):
    somebody = await guest(client)
    assert (await somebody.get("/api/me")).json()["person"]["name"] == somebody.name


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client):
    cookie = (await client.post("/api/guest")).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


async def test_over_https_the_cookie_is_secure(app):
    async with living(app), browser(app, "https://tento.test") as client:
        assert "Secure" in (await client.post("/api/guest")).headers["set-cookie"]


async def test_a_name_is_kept_and_comes_back_by_its_password(client):
    somebody = await keeper(client, "Dona Inês")
    other = Somebody(client)
    assert code(await other.post("/api/login", {"name": "Dona Inês", "password": "not the one"})) == (401, "wrong_login")
    assert (await other.post("/api/login", {"name": "dona inês", "password": PASSWORD})).json()["person"]["id"] == somebody.id


async def test_a_session_is_over_after_the_log_out(client):
    somebody = await guest(client)
    cookie = somebody.cookie
    assert (await somebody.post("/api/logout")).status_code == 200
    somebody.cookie = cookie
    assert (await somebody.get("/api/me")).json()["person"] is None


async def test_a_person_changes_name_and_language(client):
    somebody = await guest(client)
    answer = await somebody.ask("PATCH", "/api/me", json={"name": "  Zé   Pretinho ", "language": "en"})
    assert (answer.json()["person"]["name"], answer.json()["person"]["language"]) == ("Zé Pretinho", "en")


async def test_the_own_data_comes_as_one_file_without_tokens_and_passwords(client):
    somebody = await keeper(client, "Dona Inês")
    answer = await somebody.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    assert set(answer.json()) == {
        "person", "sessions", "matches", "statistics", "ratings", "rating_points", "seasons", "medals", "passkeys", "ties", "reports",
        "learning", "learned_matches", "memories", "ladder_bots",
    }  # fmt: skip
    assert "argon2" not in answer.text
    assert somebody.cookie not in answer.text


async def test_who_is_forgotten_cannot_come_back_and_keeps_a_pseudonym(client):
    somebody = await keeper(client, "Dona Inês")
    answer = await somebody.ask("DELETE", "/api/me")
    assert answer.json()["pseudonym"].startswith("jogador-")
    assert (await client.get(f"/api/people/{somebody.id}")).json()["name"] == answer.json()["pseudonym"]
    assert code(await client.post("/api/login", json={"name": "Dona Inês", "password": PASSWORD})) == (401, "wrong_login")


async def test_a_bot_plays_with_a_token_and_needs_no_second_secret(client):
    somebody = await guest(client)
    made = (await somebody.post("/api/me/tokens", {"name": "robô"})).json()
    bearer = {"authorization": f"Bearer {made['token']}"}
    client.cookies.clear()
    assert (await client.post("/api/tables/quick", json={}, headers=bearer)).status_code == 200
    assert code(await client.request("DELETE", "/api/me", headers=bearer)) == (403, "not_for_bots")


async def test_a_revoked_token_opens_nothing(client):
    somebody = await guest(client)
    made = (await somebody.post("/api/me/tokens", {"name": "robô"})).json()
    assert [token["name"] for token in (await somebody.get("/api/me/tokens")).json()] == ["robô"]
    assert (await somebody.ask("DELETE", f"/api/me/tokens/{made['id']}")).status_code == 204
    client.cookies.clear()
    bearer = {"authorization": f"Bearer {made['token']}"}
    assert code(await client.post("/api/tables/quick", json={}, headers=bearer)) == (401, "login_needed")


async def test_roles_are_given_by_an_admin_alone(client, app):
    player, boss = await keeper(client, "Zé"), await keeper(client, "Chefe")
    assert code(await player.post(f"/api/people/{player.id}/roles", {"roles": ["admin"]})) == (403, "admin_only")
    people = services_of(app).store.people
    known = await people.get(boss.id)
    assert known is not None
    await people.change(type(known)(id=known.id, name=known.name, guest=False, roles=("player", "admin"), created=known.created))
    await with_second(boss)
    assert (await boss.post(f"/api/people/{player.id}/roles", {"roles": ["referee"]})).json()["roles"] == ["player", "referee"]


@pytest.mark.parametrize("headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}])
async def test_a_page_of_others_changes_nothing(client, headers):
    somebody = await guest(client)
    assert code(await somebody.post("/api/tables", {}, headers=headers)) == (403, "other_origin")


async def test_our_own_page_may(client):
    somebody = await guest(client)
    answer = await somebody.post("/api/tables", {}, headers={"origin": "http://tento.test", "sec-fetch-site": "same-origin"})
    assert answer.status_code == 201, answer.text


async def test_a_cookie_alone_changes_nothing(client):
    somebody = await guest(client)
    assert code(await somebody.post("/api/tables", {}, headers={"x-csrf-token": "f" * 64})) == (403, "csrf")


async def test_whoever_asks_too_often_must_wait(client):
    somebody = await guest(client)
    answers = [await somebody.ask("PATCH", "/api/me", json={}) for _ in range(60)]  # places come back with time
    refused = [answer for answer in answers if answer.status_code != 200]
    assert {code(answer) for answer in refused} == {(429, "too_fast")}
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)


async def test_the_way_between_the_processes_is_closed_to_everybody_else(client):
    somebody = await guest(client)
    assert code(await client.post(f"/internal/forgotten/{somebody.id}", headers={"x-tento-secret": ""})) == (404, "not_found")


async def test_guessing_is_slow(client):
    for _ in range(12):
        answer = await client.post("/api/login", json={"name": "Dona Inês", "password": "guess guess"})
    assert code(answer) == (429, "too_many_tries")


async def test_a_large_body_is_refused(client):
    somebody = await guest(client)
    assert code(await somebody.ask("POST", "/api/tables", content=b"x" * 20_000)) == (413, "too_large")


async def test_a_deep_body_is_refused(client):
    somebody = await guest(client)
    body = b'{"options":{"x":' + b"[" * 7000 + b"]" * 7000 + b"}}"
    assert (await somebody.ask("POST", "/api/tables", content=body, headers={"content-type": "application/json"})).status_code == 400


@pytest.mark.parametrize(
    ("asked", "said"),
    [("pt-BR,pt;q=0.9", "Essa mesa não existe."), ("en-US", "There is no such table."), ("es", "Esa mesa no existe.")],
)
async def test_a_refusal_speaks_the_readers_language(client, asked, said):
    answer = await client.get("/api/tables/nope", headers={"accept-language": asked})
    assert answer.json() == {"code": "unknown_table", "text": said, "articles": [], "facts": {}}


async def test_an_error_of_ours_is_told_by_its_id_alone(client, app, monkeypatch, caplog):
    async def broken(*_):
        raise RuntimeError("the secret is 1234")

    monkeypatch.setattr(services_of(app).store.tables, "listed", broken)
    with caplog.at_level("ERROR", "tento.web"):
        answer = await client.get("/api/tables")
    assert answer.status_code == 500
    assert "1234" not in answer.text
    assert answer.json()["facts"]["id"] == caplog.records[-1].id


@pytest.mark.parametrize("path", ["/", "/api/me", "/nowhere", "/schema"])
async def test_every_answer_has_the_headers_of_the_server(client, path):
    headers = (await client.get(path)).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert (headers["referrer-policy"], headers["x-frame-options"]) == ("same-origin", "DENY")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["permissions-policy"] == "camera=(), geolocation=(), microphone=()"
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else headers.get("cache-control"))


@pytest.mark.parametrize(
    ("method", "path", "allowed"), [("PUT", "/api/guest", "POST"), ("DELETE", "/api/login", "POST"), ("POST", "/api/games", "GET")]
)
async def test_a_wrong_method_is_refused_with_the_right_ones(client, method, path, allowed):
    answer = await client.request(method, path)
    assert code(answer) == (405, "method_not_allowed")
    assert allowed in answer.headers["allow"]


@pytest.mark.parametrize("method", ["GET", "OPTIONS"])
async def test_no_page_of_others_is_told_that_it_may_read(client, method):
    asked = {"Origin": "https://elsewhere.example", "Access-Control-Request-Method": "GET"}
    answer = await client.request(method, "/api/me", headers=asked)
    assert not [name for name in answer.headers if name.lower().startswith("access-control-")]


@pytest.mark.parametrize("key", ["token", "access_token", "session", "tento_session", "authorization"])
async def test_a_token_in_an_address_opens_nothing(client, key):
    somebody = await guest(client)
    token = (await somebody.post("/api/me/tokens", {"name": "robo"})).json()["token"]
    assert (await client.get("/api/me", headers={"Authorization": f"Bearer {token}"})).json()["person"] is not None
    client.cookies.clear()
    assert (await client.get("/api/me", params={key: token})).json()["person"] is None


async def test_who_hangs_up_in_the_middle_of_a_request_is_no_error_of_ours(app, caplog):
    said = [{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}]
    headers = [(b"host", b"tento.test"), (b"content-type", b"application/json"), (b"content-length", b"400")]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "path": "/api/login",
        "raw_path": b"/api/login",
    }
    scope |= {
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("tento.test", 80),
    }
    answered = []

    async def receive():
        return said.pop(0) if len(said) > 1 else said[0]

    async def send(message):
        answered.append(message)

    async with living(app):
        with caplog.at_level("ERROR", "tento.web"):
            await app(scope, receive, send)
    assert ([record for record in caplog.records if record.levelname == "ERROR"], answered[0]["status"]) == ([], 400)
