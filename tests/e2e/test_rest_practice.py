"""Playing alone over REST: a practice table in one request, the partner in your hands, what is played here, and the way back."""

import asyncio

import pytest

from tests.e2e.rest_app import Somebody, code, finish, guest, keeper, new_table, services_of


async def test_a_practice_table_is_private_and_begins_at_once(client):
    ana = await guest(client)
    table = (await ana.post("/api/tables/practice", {"rulebook": "fenacef-ix"})).json()
    assert (table["visibility"], table["status"], table["you"], table["taken"]) == ("private", "playing", 0, 4)
    assert [sitter["bot"] for sitter in table["sitters"]] == [False, True, True, True]
    assert (await ana.get("/api/tables")).json() == []


async def test_a_practice_table_for_two_has_one_bot(client):
    ana = await guest(client)
    assert len((await ana.post("/api/tables/practice", {"seats": 2})).json()["sitters"]) == 2


async def test_options_change_the_rulebook_of_a_practice_table(client):
    ana = await guest(client)
    table = (await ana.post("/api/tables/practice", {"options": {"partida_target": 15}})).json()
    assert table["config"]["options"] == {"partida_target": 15}


async def test_a_practice_that_cannot_be_played_is_refused(client):
    ana = await guest(client)
    assert code(await ana.post("/api/tables/practice", {"bot": "genius"})) == (400, "unknown_bot")


@pytest.mark.parametrize("rulebook", ["ktruco-paulista", "truco-masters-2025"])
async def test_partidas_that_nobody_could_finish_are_refused_and_the_server_answers_on(client, rulebook):
    """Six such tables once held the whole server: the computer counted their chances point by point, all the way down."""
    ana = await guest(client)
    for target in (160, 159, 158, 157, 156, 155):
        asked = {"rulebook": rulebook, "options": {"partida_target": target, "onze_at": target - 1}}
        answer = await ana.post("/api/tables/practice", asked)
        assert code(answer) == (400, "bad_rulebook")
        assert "from 2 to 120" in answer.text
    assert (await ana.get("/api/me/tables")).json() == []


async def test_the_longest_partida_may_be_played(client):
    ana = await guest(client)
    table = (await ana.post("/api/tables/practice", {"options": {"partida_target": 120, "onze_at": 119}})).json()
    assert table["status"] == "playing"


@pytest.mark.parametrize(
    "options", [{"partida_target": {"default": 20_001}}, {"card_points": 0}, {"limpa_points": 10**12}, {"partida_target": {"default": -1}}]
)
async def test_a_tranca_that_nobody_could_finish_is_refused(client, options):
    ana = await guest(client)
    assert code(await ana.post("/api/tables/practice", {"game": "tranca", "rulebook": "afia-2025", "options": options})) == (
        400,
        "bad_rulebook",
    )


async def test_practice_may_begin_with_both_hands_of_the_pair(client):
    ana = await guest(client)
    table = (await ana.post("/api/tables/practice", {"hold": True})).json()
    assert [sitter["held"] for sitter in table["sitters"]] == [False, False, True, False]


async def test_the_partner_is_taken_in_hand_and_given_back(client):
    ana = await guest(client)
    table = (await ana.post("/api/tables/practice", {})).json()["id"]
    for hold in (True, False):
        shown = (await ana.post(f"/api/tables/{table}/partner", {"hold": hold})).json()
        assert shown["sitters"][2]["held"] is hold


async def test_nobody_takes_a_partner_while_another_person_sits_there(client):
    ana, bia = await guest(client), await guest(client)
    table = await new_table(ana)
    await ana.post(f"/api/tables/{table}/sit", {"seat": 0})
    await bia.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ana.post(f"/api/tables/{table}/start")
    assert code(await ana.post(f"/api/tables/{table}/partner", {"hold": True})) == (409, "not_alone")


async def test_a_held_seat_counts_as_a_bot(client, app):
    ana = await keeper(client, "Ana")
    table = (await ana.post("/api/tables/practice", {"hold": True})).json()["id"]
    await finish(app, table)
    match = await services_of(app).store.matches.get(table)
    assert match is not None
    assert match.people == (ana.id, None, None, None)


async def test_the_games_played_here_name_their_rulebooks_bots_and_seats(client):
    games = {game["name"]: game for game in (await client.get("/api/games")).json()}
    truco = games["truco"]
    assert [book["name"] for book in truco["rulebooks"] if book["default"]] == ["paulista-da-casa"]
    warned = {book["name"] for book in truco["rulebooks"] if book["warnings"]}
    assert warned == {"ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo", "ate-15", "mineiro-2-4-6-10-12"}
    assert "sensible" in truco["bots"]
    assert 4 in truco["seats"]
    assert {"zap", "copas"} <= set(truco["signs"])


async def test_the_phrases_are_told_in_three_languages(client):
    phrases = (await client.get("/api/phrases")).json()
    assert phrases["zap"]["pt"] == "Olha o zap aí, gente!"
    assert phrases["zap"]["en"] == "Say hello to the zap!"
    assert phrases["oi"]["es"] == "¡Buenas! ¿Todo bien?"


async def test_a_phrase_is_for_the_tables_where_it_makes_sense(client):
    phrases = (await client.get("/api/phrases")).json()
    at = {game: {key for key, phrase in phrases.items() if game in phrase["games"]} for game in ("truco", "tranca")}
    assert {"zap", "blefe", "mata", "confia", "oi"} <= at["truco"]
    assert {"confia", "boa_parceiro", "deixa_comigo", "desculpa", "oi", "tchau"} <= at["tranca"]
    assert not {"zap", "blefe", "mata", "seis"} & at["tranca"]


async def tables_of(somebody: Somebody, many: int) -> list[str]:
    """The list follows the tables a moment later."""
    rows: list[str] = []
    for _ in range(3000):
        rows = [row["id"] for row in (await somebody.get("/api/me/tables")).json()]
        if len(rows) == many:
            break
        await asyncio.sleep(0.02)
    return rows


async def test_i_find_the_tables_where_i_sit_until_they_are_over(client, app):
    ana, bia = await guest(client), await guest(client)
    table = (await ana.post("/api/tables/practice", {})).json()["id"]
    assert await tables_of(ana, 1) == [table]
    assert await tables_of(bia, 0) == []
    await finish(app, table)
    assert await tables_of(ana, 0) == []


async def test_the_schema_of_messages_has_the_views_and_events_of_each_game(client):
    schema = (await client.get("/api/schema/messages")).json()
    assert {"truco_action", "truco_view", "truco_event"} <= set(schema)
    assert "$ref" in schema["truco_view"]
    assert len(schema["truco_event"]["anyOf"]) > 30


async def test_a_lesson_is_a_table_of_its_own_that_is_closed_when_its_learner_goes(client, app):
    ana = await keeper(client, "Ana")
    told = (await ana.post("/api/tables/practice", {"lesson": "first"})).json()
    assert (told["config"]["lesson"], told["seats"], told["visibility"]) == ("first", 2, "private")
    await ana.post(f"/api/tables/{told['id']}/leave", {})
    assert (await ana.get(f"/api/tables/{told['id']}")).json()["status"] == "over"
    assert await services_of(app).store.matches.get(told["id"]) is None
    assert (await ana.post("/api/tables/practice", {"lesson": "none"})).json()["code"] == "unknown_lesson"
