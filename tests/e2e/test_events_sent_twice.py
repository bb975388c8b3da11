"""A request that is sent again because its answer was lost: one championship, one link, and the same answer."""

import asyncio

import pytest
from litestar import Litestar

from tento.bootstrap import Settings, build
from tests.e2e.rest_app import WEAK, Client, Somebody, browser, code, keeper, living, services_of
from tests.e2e.venue_event import Desk, groups, new_id, opened

ASKED = {"id": "envio-aberto", "title": "Jogos", "rulebook": "fenacef-ix", "options": groups(2)}


async def test_an_opening_sent_twice_opens_one_championship(client: Client):
    ana = await keeper(client, "Ana")
    first, again = await ana.post("/api/events", ASKED), await ana.post("/api/events", ASKED)
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert [one["id"] for one in (await ana.get("/api/events/mine")).json()] == [first.json()["id"]]


async def test_an_opening_sent_by_two_pages_at_once_opens_one_championship(client: Client):
    ana = await keeper(client, "Ana")
    answers = await asyncio.gather(*(ana.post("/api/events", ASKED) for _ in range(4)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1


async def test_an_id_that_opened_a_championship_opens_no_other(client: Client):
    ana = await keeper(client, "Ana")
    await ana.post("/api/events", ASKED)
    assert code(await ana.post("/api/events", {**ASKED, "title": "Outros jogos"})) == (409, "id_used")


async def test_two_people_may_choose_the_same_id(client: Client):
    ids = [(await (await keeper(client, name)).post("/api/events", ASKED)).json()["id"] for name in ("Ana", "Rui")]
    assert len(set(ids)) == 2


async def test_a_refused_opening_is_opened_once_it_is_right(client: Client):
    ana = await keeper(client, "Ana")
    assert (await ana.post("/api/events", {**ASKED, "options": {"stages": {"nowhere": {}}}})).status_code == 409
    assert (await ana.post("/api/events", ASKED)).status_code == 201


async def test_a_server_that_began_again_knows_what_it_opened_and_which_link_it_made(tmp_path):
    link, answers = {"id": new_id(), "name": "Rui", "table": 1}, []
    ana: Somebody | None = None
    for _ in range(2):
        app = build(Settings(database=str(tmp_path), hasher=WEAK))
        async with living(app), browser(app) as client:
            here = await keeper(client, "Ana") if ana is None else Somebody(client)
            ana = ana or here
            here.cookie, here.csrf = ana.cookie, ana.csrf
            event = (await here.post("/api/events", ASKED)).json()
            answers.append((event, (await here.post(f"/api/events/{event['id']}/links", link)).json()))
    assert answers[0] == answers[1]


async def test_an_opening_that_was_cut_short_is_finished_when_it_is_sent_again(
    app: Litestar, client: Client, monkeypatch: pytest.MonkeyPatch
):
    ana = await keeper(client, "Ana")
    with monkeypatch.context() as cut:
        cut.setattr(services_of(app).store.events, "put", _dies)
        assert (await ana.post("/api/events", ASKED)).status_code == 500
    assert (await ana.post("/api/events", ASKED)).status_code == 201
    assert len((await ana.get("/api/events/mine")).json()) == 1


async def _dies(_row: object) -> None:
    raise OSError("the process died")


@pytest.fixture
async def desk(client: Client) -> Desk:
    ana = await keeper(client, "Ana")
    return Desk(ana, (await opened(ana))["id"])


async def test_a_link_asked_for_twice_is_one_link_with_one_token(desk: Desk):
    asked = {"id": new_id(), "name": "Rui", "table": 1}
    first, again = await desk.post("/links", asked), await desk.post("/links", asked)
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert len((await desk.get("/links")).json()) == 1


async def test_an_id_that_made_a_link_makes_no_other(desk: Desk):
    asked = {"id": new_id(), "name": "Rui", "table": 1}
    await desk.post("/links", asked)
    assert code(await desk.post("/links", {**asked, "table": 2})) == (409, "id_used")


async def test_two_links_have_two_tokens(desk: Desk):
    made = [(await desk.post("/links", {"id": new_id(), "name": "Rui", "table": 1})).json() for _ in range(2)]
    assert made[0]["token"] != made[1]["token"]
