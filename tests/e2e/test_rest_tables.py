"""Tables, finished matches, rulebooks and health, over REST on a real SQLite file."""

import json

import pytest

from tests.e2e.rest_app import PASSWORD, code, guest, new_table, played, services_of


async def test_a_public_table_is_in_the_lobby_and_a_private_one_is_not(client):
    somebody = await guest(client)
    public, private = await new_table(somebody, title="Mesa da casa"), await new_table(somebody, visibility="private")
    assert [table["id"] for table in (await client.get("/api/tables")).json()] == [public]
    assert (await client.get(f"/api/tables/{private}")).json()["visibility"] == "private"


async def test_partners_choose_each_other_by_their_seats(client):
    ana, bia = await guest(client), await guest(client)
    table = await new_table(ana)
    await ana.post(f"/api/tables/{table}/sit", {"seat": 0})
    answer = await bia.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert [(seat["seat"], seat["name"]) for seat in answer.json()["sitters"]] == [(0, ana.name), (2, bia.name)]


async def test_a_taken_seat_is_refused(client):
    ana, bia = await guest(client), await guest(client)
    table = await new_table(ana)
    await ana.post(f"/api/tables/{table}/sit", {"seat": 0})
    assert code(await bia.post(f"/api/tables/{table}/sit", {"seat": 0})) == (409, "seat_taken")


async def test_the_host_kicks_seats_bots_and_starts(client):
    ana, bia = await guest(client), await guest(client)
    table = await new_table(ana)
    await bia.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert code(await bia.post(f"/api/tables/{table}/kick", {"seat": 1})) == (403, "host_only")
    assert (await ana.post(f"/api/tables/{table}/kick", {"seat": 1})).json()["taken"] == 0
    await ana.post(f"/api/tables/{table}/sit", {})
    assert (await ana.post(f"/api/tables/{table}/bots", {"bot": "random", "seat": 2})).json()["taken"] == 2
    assert (await ana.post(f"/api/tables/{table}/start")).json()["status"] == "playing"


async def test_a_table_that_everybody_left_is_closed(client):
    ana = await guest(client)
    table = await new_table(ana)
    await ana.post(f"/api/tables/{table}/sit", {})
    assert (await ana.post(f"/api/tables/{table}/leave")).json()["status"] == "over"


async def test_a_password_opens_a_table_and_nothing_else_does(client):
    ana, bia = await guest(client), await guest(client)
    table = await new_table(ana, visibility="password", password="abre-te", title="Só nós")
    await ana.post(f"/api/tables/{table}/sit", {"seat": 0})
    seen = (await bia.get(f"/api/tables/{table}")).json()
    assert (seen["locked"], seen["sitters"]) == (True, [])
    assert code(await bia.post(f"/api/tables/{table}/sit", {"password": "fecha-te"})) == (403, "wrong_table_password")
    assert (await bia.post(f"/api/tables/{table}/sit", {"password": "abre-te"})).json()["you"] == 1


async def test_two_who_want_to_play_at_once_meet_at_one_table_with_bots_after_20_seconds(client):
    ana, bia = await guest(client), await guest(client)
    first = (await ana.post("/api/tables/quick", {})).json()
    second = (await bia.post("/api/tables/quick", {})).json()
    assert first["id"] == second["id"]
    assert second["config"]["fill_seconds"] == 20


async def test_a_quick_match_gets_the_bots_that_its_first_player_chose(client):
    ana, bia = await guest(client), await guest(client)
    first = (await ana.post("/api/tables/quick", {"fill_bot": "random"})).json()
    second = (await bia.post("/api/tables/quick", {})).json()
    assert (second["id"], second["config"]["fill_bot"]) == (first["id"], "random")


async def test_asked_twice_a_quick_match_is_the_same_seat(client):
    ana = await guest(client)
    first, second = (await ana.post("/api/tables/quick", {})).json(), (await ana.post("/api/tables/quick", {})).json()
    assert (first["id"], first["taken"]) == (second["id"], second["taken"])


@pytest.mark.parametrize(
    ("agreed", "refused"),
    [
        ({"rulebook": "nope"}, "bad_rulebook"),
        ({"rulebook": "../x.toml"}, "bad_rulebook"),
        ({"game": "bridge"}, "unknown_game"),
        ({"options": {"nope": 1}}, "bad_rulebook"),
        ({"seats": 3}, "seats_not_played"),
        ({"fill_bot": "nope"}, "unknown_bot"),
        ({"free_chat": True}, "chat_needs_privacy"),
        ({"visibility": "password"}, "password_needed"),
        ({"password": "abre-te"}, "password_unused"),
        ({"turn_seconds": 1}, "bad_request"),
        ({"nope": 1}, "bad_request"),
    ],
)
async def test_a_table_that_cannot_be_played_is_refused(client, agreed, refused):
    somebody = await guest(client)
    assert code(await somebody.post("/api/tables", agreed)) == (400, refused)


async def test_a_finished_match_is_told_by_its_link_with_every_deal_checked(client, app):
    table, _four = await played(client, app)
    told = (await client.get(f"/api/matches/{table}")).json()
    assert told["replay"]["outcome"]["winner"] in (0, 1)
    assert told["replay"]["steps"]
    assert {deal["check"] for deal in told["replay"]["deals"]} == {"ok"}
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Bia", "Caio", "Davi"]


async def test_a_replay_tells_no_event_that_was_for_one_seat_alone(client, app):
    table, _four = await played(client, app)
    steps = (await client.get(f"/api/matches/{table}")).json()["replay"]["steps"]
    assert all(event.get("only") is None for step in steps for event in step["events"])


async def test_a_match_that_goes_on_has_no_replay(client):
    ana = await guest(client)
    table = await new_table(ana)
    await ana.post(f"/api/tables/{table}/start")
    assert code(await client.get(f"/api/matches/{table}")) == (409, "match_not_over")


async def test_seeds_that_stay_secret_stay_out_of_the_replay(client, app):
    table, _four = await played(client, app, reveal="never")
    deals = (await client.get(f"/api/matches/{table}")).json()["replay"]["deals"]
    assert {(deal["check"], deal["seed"], len(deal["pack"])) for deal in deals} == {("not_revealed", None, 0)}


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/practice", "/api/tables/quick"])
@pytest.mark.parametrize("agreed", [{}, {"reveal": "deal"}, {"reveal": "partida"}])
async def test_no_table_of_poker_tells_its_seeds_to_anybody_but_the_referee(client, path, agreed):
    somebody = await guest(client)
    answer = await somebody.post(path, {"game": "poker"} | (agreed if path == "/api/tables" else {}))
    assert answer.json()["config"]["reveal"] == "referee"


async def test_the_replay_of_a_table_with_a_password_asks_for_it(client, app):
    table, _four = await played(client, app, visibility="password", password="abre-te")
    client.cookies.clear()
    assert code(await client.get(f"/api/matches/{table}")) == (403, "wrong_table_password")
    assert (await client.get(f"/api/matches/{table}", headers={"x-table-password": "abre-te"})).status_code == 200


async def test_a_match_counts_in_statistics_and_ratings(client, app):
    _table, four = await played(client, app)
    told = (await client.get(f"/api/people/{four[0].id}/statistics")).json()
    assert (told["totals"]["matches"], told["shares"]["matches_won"] in (0, 1)) == (1, True)
    assert len((await client.get("/api/ratings?game=truco")).json()) == 4
    assert len((await client.get("/api/ratings?game=truco&pairs=true")).json()) == 2


async def test_others_see_only_the_public_matches_of_a_person(client, app):
    table, four = await played(client, app, visibility="private")
    assert [match["table"] for match in (await four[0].get(f"/api/people/{four[0].id}/matches")).json()] == [table]
    assert (await four[1].get(f"/api/people/{four[0].id}/matches")).json() == []


async def test_who_was_forgotten_is_a_pseudonym_in_old_matches_and_nothing_else_of_the_log_changes(client, app):
    table, four = await played(client, app)
    before = await services_of(app).store.log.read(table)
    name = (await four[0].ask("DELETE", "/api/me")).json()["pseudonym"]
    told = await client.get(f"/api/matches/{table}")
    assert told.json()["seats"][0]["name"] == name
    assert '"Ana"' not in told.text
    assert {deal["check"] for deal in told.json()["replay"]["deals"]} == {"ok"}
    after = await services_of(app).store.log.read(table)
    assert [line.replace(name.encode(), b"Ana") for line in after] == before


async def test_a_rematch_is_one_table_for_everybody_who_asks(client, app):
    table, four = await played(client, app)
    answers = [(await somebody.post(f"/api/tables/{table}/rematch")).json()["table"] for somebody in four[:2]]
    assert answers[0] == answers[1] != table
    assert (await four[0].get(f"/api/tables/{answers[0]}")).json()["you"] == 0


async def test_nobody_asks_for_a_rematch_of_a_table_of_others(client, app):
    table, _four = await played(client, app)
    stranger = await guest(client)
    assert code(await stranger.post(f"/api/tables/{table}/rematch")) == (409, "not_seated")


async def test_a_rulebook_travels_compressed_to_whoever_takes_it_so(client):
    packed, plain = [await client.get("/api/rulebooks/fenacef-ix", headers={"accept-encoding": how}) for how in ("gzip", "identity")]
    assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.json() == plain.json()


async def test_a_rulebook_is_shown_with_values_articles_and_options(client):
    names = [line["name"] for line in (await client.get("/api/rulebooks")).json()]
    shown = (await client.get(f"/api/rulebooks/{names[0]}")).json()
    assert shown["articles"][0]["pt"] != shown["articles"][0]["en"]
    assert {"rules", "options", "hash"} <= set(shown)


@pytest.mark.parametrize("name", ["nope", "x.toml", "..%2F..%2Fx"])
async def test_a_rulebook_that_is_not_ours_is_not_read(client, name):
    assert (await client.get(f"/api/rulebooks/{name}")).status_code == 404


async def test_the_schema_of_the_messages_knows_both_sides_and_the_actions(client):
    schema = (await client.get("/api/schema/messages")).json()
    assert {"server", "client", "truco_action", "$defs"} <= set(schema)


async def test_the_page_of_the_interface_asks_no_other_host(client):
    page = (await client.get("/schema")).text
    assert "http://" not in page.replace('xmlns="http://', "")
    assert "https://" not in page
    assert "/api/tables/quick" in page


async def test_the_server_says_how_it_is(client):
    assert (await client.get("/healthz")).json() == (await client.get("/readyz")).json() == {"status": "ok"}


async def test_the_server_counts(client, app):
    await played(client, app)
    text = (await client.get("/metrics")).text
    for name in ("tento_tables", 'tento_actions_total{kind="acted"}', "tento_commit_seconds_bucket", "tento_sockets 0.0"):
        assert name in text


async def test_the_log_holds_no_token_no_password_no_card_and_no_private_link(client, app, capsys):
    from tento.server.logs import log_to_stderr

    log_to_stderr()
    table, four = await played(client, app, visibility="private")
    await four[0].post("/api/login", {"name": "Ana", "password": "wrong password"})
    lines = capsys.readouterr().err
    assert all(json.loads(line)["level"] for line in lines.splitlines())
    secrets = (
        [somebody.cookie for somebody in four] + [somebody.csrf for somebody in four] + [PASSWORD, "wrong password", table, "hand", "seed"]
    )
    assert lines
    assert [secret for secret in secrets if secret in lines] == []


async def test_a_referee_comes_by_the_link_that_the_host_made(client):
    ana, rui = await guest(client), await guest(client)
    table = await new_table(ana, referee=True)
    assert code(await rui.post(f"/api/tables/{table}/referee/link")) == (403, "host_only")
    key = (await ana.post(f"/api/tables/{table}/referee/link")).json()["key"]
    assert code(await rui.post(f"/api/tables/{table}/referee", {"key": key[::-1]})) == (403, "wrong_referee_key")
    assert (await rui.post(f"/api/tables/{table}/referee", {"key": key})).json()["referee"]
    seen = (await ana.get(f"/api/tables/{table}")).json()
    assert (seen["referee"], seen["refereed"], key in json.dumps(seen)) == (False, True, False)
    assert code(await rui.post(f"/api/tables/{table}/sit", {})) == (409, "referee_plays")


async def test_a_table_that_agreed_on_no_referee_has_no_link(client):
    ana = await guest(client)
    table = await new_table(ana)
    assert code(await ana.post(f"/api/tables/{table}/referee/link")) == (409, "no_referee")
