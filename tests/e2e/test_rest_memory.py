"""A player that learns, over REST on a real SQLite file: switches, learning, files, links, a table against a style, the own data."""

from tests.e2e.rest_app import Somebody, code, guest, services_of

BOOK = "ktruco-paulista-limpo"
OF = {"game": "truco", "rulebook": BOOK}
FILE = f"tento memory 1 truco {BOOK}\nturn h9 r1: call 7, low 3\n"
PATH = f"/api/me/memory/truco/{BOOK}/neuron"


async def taught(client) -> Somebody:
    """A guest whose memory comes from a file."""
    ana = await guest(client)
    answer = await ana.post("/api/me/memory/file", {"text": FILE})
    assert answer.status_code == 200, answer.text
    return ana


async def test_nothing_is_kept_of_who_has_not_asked_for_it(client):
    ana = await guest(client)
    assert (await ana.get("/api/me/memory")).json() == {"keeps": False, "uses": True, "games": ["truco"], "books": []}
    told = (await ana.post("/api/me/memory/switches", {"keeps": True})).json()
    assert (told["keeps"], told["uses"]) == (True, True)
    assert code(await ana.post("/api/me/memory/learn", OF)) == (409, "nothing_learned")
    assert code(await client.get("/api/me/memory")) == (401, "login_needed")


async def test_the_file_goes_in_and_comes_out_as_it_is_and_is_told_in_words(client):
    ana = await taught(client)
    [book] = (await ana.get("/api/me/memory")).json()["books"]
    assert [(one["share"], one["seen"]) for one in book["habits"]] == [(0.7, 10)]
    assert book["habits"][0]["text"] == "Com uma mão muito forte, na primeira rodada, você pede truco 7 vezes em 10 (10 situações)"
    answer = await ana.get(PATH)
    assert (answer.text, "K-NEURON.txt" in answer.headers["content-disposition"]) == (FILE, True)
    assert code(await ana.post("/api/me/memory/file", {"text": "hello"})) == (400, "bad_memory")
    assert code(await (await guest(client)).get(PATH)) == (409, "nothing_learned")


async def test_a_friend_plays_against_the_style_by_the_link_until_it_ends(client):
    ana, bia = await taught(client), await guest(client)
    link = (await ana.post("/api/me/memory/link", OF)).json()["code"]
    shown = (await bia.get(f"/api/style/{link}")).json()
    assert (shown["name"], shown["own"], shown["rulebook"], shown["seats"]) == (ana.name, False, BOOK, [2, 4])
    table = (await bia.post("/api/tables/like", {"code": link, "seats": 4})).json()
    assert (table["status"], table["visibility"], table["taken"], table["config"]["like"]) == ("playing", "private", 4, ana.id)
    assert (await ana.post("/api/me/memory/link/end", OF)).status_code == 204
    assert code(await bia.get(f"/api/style/{link}")) == (404, "style_link_over")
    assert code(await bia.post("/api/tables/like", {"code": link})) == (404, "style_link_over")


async def test_one_plays_against_oneself_only_where_something_was_learned_and_may_be_used(client):
    ana = await taught(client)
    assert (await ana.post("/api/tables/like", OF)).status_code == 201
    assert code(await ana.post("/api/tables/like", OF | {"rulebook": "ktruco-paulista"})) == (409, "nothing_learned")
    await ana.post("/api/me/memory/switches", {"uses": False})
    assert code(await ana.post("/api/tables/like", OF)) == (409, "nothing_learned")


async def test_nobody_says_at_a_table_of_their_own_whom_its_bots_play_like(client):
    ana = await taught(client)
    for path in ("/api/tables", "/api/tables/practice"):
        assert code(await (await guest(client)).post(path, {"like": ana.id})) == (400, "bad_request")


async def test_memories_are_in_the_own_data_and_gone_with_the_account(client, app):
    ana = await taught(client)
    told = (await ana.get("/api/me/export")).json()
    assert [one["text"] for one in told["memories"]] == [FILE]
    assert told["learning"] == {"keeps": False, "uses": True}
    assert (await ana.ask("DELETE", "/api/me")).status_code == 200
    assert await services_of(app).store.memories.of(ana.id) == []


async def test_one_memory_or_all_are_forgotten(client):
    ana = await taught(client)
    await ana.post("/api/me/memory/file", {"text": FILE, "kind": "brain"})
    await ana.ask("DELETE", PATH)
    [book] = (await ana.get("/api/me/memory")).json()["books"]
    assert (book["neuron"], book["brain"]["situations"]) == (None, 1)
    assert (await ana.ask("DELETE", "/api/me/memory")).status_code == 204
    assert (await ana.get("/api/me/memory")).json()["books"] == []
