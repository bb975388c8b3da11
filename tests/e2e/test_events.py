"""Championships over HTTP: opened under a rulebook, decided by people with roles, followed by everybody."""

import json

import pytest
from litestar import Litestar
from msgspec.structs import replace

from tento.bootstrap import Settings, build
from tento.championship.registry import read_draws
from tento.club.live.quotas import Quotas
from tento.web.services import Services
from tests.e2e.rest_app import PASSWORD, WEAK, Client, Somebody, browser, code, guest, keeper, living
from tests.e2e.venue_event import Desk, drawn, entered, groups, new_id, opened


@pytest.fixture
async def desk(client: Client) -> Desk:
    """The organiser of an event of eight pairs whose groups are drawn."""
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana))["id"])
    await entered(desk, 8)
    await drawn(desk, "groups")
    return desk


async def given(client: Client, desk: Desk, name: str, role: str, **more: object) -> Desk:
    """Somebody who has a role in the event."""
    person = await keeper(client, name)
    answer = await desk.post("/roles", {"name": name, "role": role, **more})
    assert answer.status_code == 201, answer.text
    return Desk(person, desk.event)


async def called(director: Desk, match: str, table: int) -> dict[str, object]:
    """A match at a table with both sides there."""
    await director.do("call", match=match, table=table)
    found = await director.match(match)
    for side in found["sides"]:
        await director.do("check-in", match=match, entry=side)
    return found


async def test_a_draw_that_nobody_announced_is_refused_for_that_and_not_for_a_field(client: Client):
    desk = Desk(ana := await keeper(client, "Ana"), (await opened(ana))["id"])
    await entered(desk, 4)
    assert code(await desk.ask("draw", stage="groups", numbers=["1"])) == (409, "not_announced")


async def test_an_event_is_opened_and_found_in_the_lists(client: Client):
    ana = await guest(client)
    shown = await opened(ana, options=groups(2))
    assert (shown["number"], shown["status"], shown["kind"], shown["game"]) == (1, "open", "pairs", "truco")
    assert (shown["host"], shown["options"]) == (ana.name, groups(2))
    for path in ("/api/events", "/api/events/mine", "/api/events?status=open"):
        assert [one["id"] for one in (await ana.get(path)).json()] == [shown["id"]]
    assert (await ana.get("/api/tournaments")).json() == []


async def test_a_private_event_is_in_no_list_and_found_by_its_link(client: Client):
    ana = await guest(client)
    shown = await opened(ana, visibility="private")
    assert (await ana.get("/api/events")).json() == []
    assert (await Somebody(client).get(f"/api/events/{shown['id']}")).json()["title"] == "Jogos de Inverno"


async def test_an_event_is_no_tournament_and_a_tournament_no_event(client: Client):
    ana = await guest(client)
    event = (await opened(ana))["id"]
    assert code(await ana.get(f"/api/tournaments/{event}")) == (404, "unknown_tournament")
    played = (await ana.post("/api/tournaments", {"title": "Noite", "seats": 2, "most": 2})).json()["id"]
    assert code(await ana.get(f"/api/events/{played}")) == (404, "unknown_event")
    assert code(await ana.get("/api/events/nada")) == (404, "unknown_event")


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ({"rulebook": "nenhum"}, (404, "unknown_rulebook")),
        ({"rulebook": "../fenacef-ix"}, (404, "unknown_rulebook")),
        ({"rulebook": "ktruco-paulista"}, (409, "no_championship")),
        ({"options": {"stages": {"groups": {"groups": -1}}}}, (409, "bad_options")),
        ({"options": {"nada": 1}}, (409, "bad_options")),
        ({"fields": {"nada": 1}}, (400, "bad_field")),
        ({"fields": {"expected": "muitos"}}, (400, "bad_field")),
        ({"fields": {"by": "outro"}}, (400, "bad_field")),
        ({"title": " "}, (400, "bad_request")),
        ({"title": "a\nb"}, (400, "bad_request")),
        ({"title": "x" * 81}, (400, "bad_request")),
    ],
)
async def test_what_cannot_be_held_is_not_opened(client: Client, wrong, answer):
    ana = await guest(client)
    asked = {"id": new_id(), "title": "Jogos", "rulebook": "fenacef-ix", "options": groups(2), **wrong}
    assert code(await ana.post("/api/events", asked)) == answer
    assert (await ana.get("/api/events")).json() == []


async def test_everybody_follows_an_event_from_the_number_that_they_have(desk: Desk, client: Client):
    public = Desk(Somebody(client), desk.event)
    shown = await public.seen()
    assert (shown["number"], shown["status"], shown["pairs"]["phase"]) == (12, "running", "closed")
    assert [len(group["rows"]) for group in shown["pairs"]["stages"][0]["groups"]] == [4, 4]
    assert [head["do"] for head in shown["heads"]] == ["draw"]
    await desk.do("call", match="groups/A1", table=3, starts="2026-12-01T13:00:00Z")
    told = (await public.get("/since/12")).json()
    assert (told["number"], [one["do"] for one in told["decided"]]) == (13, ["call"])
    assert told["decided"][0]["told"][0]["text"] == "Jogo groups/A1 chamado."
    assert (await public.get("/since/13")).json()["decided"] == []
    after = await public.seen()
    assert (after["pairs"]["calls"], after["head"]) == (["groups/A1"], told["head"])
    assert (await public.match("groups/A1"))["status"] == "called"


async def played_out(desk: Desk) -> None:
    """Every match that can be played, from its call to its sheet, won by the entry of the lower number."""
    while ready := [one for one in (await desk.seen())["pairs"]["matches"] if one["status"] == "ready"]:
        for match in ready:
            partida = (12, 5) if match["sides"][0] < match["sides"][1] else (5, 12)
            partidas = [partida] * (3 if match["stage"] == "knockout" else 2)
            await called(desk, match["id"], 1)
            await desk.do("start", match=match["id"], role="referee")
            people = [f"{name} {side[1:]}" for side in match["sides"] for name in ("Ana", "Bia")]
            await desk.do("report", match=match["id"], partidas=partidas, signed=["referee", *people], role="referee")


async def test_the_head_is_published_at_every_draw_the_end_of_every_stage_and_the_closing(tmp_path):
    app = build(Settings(database=str(tmp_path), hasher=WEAK, limits=False))
    async with living(app), browser(app) as client:
        ana = await keeper(client, "Ana")
        desk = Desk(ana, (await opened(ana, options=groups(1, 2)))["id"])
        await desk.post("/roles", {"name": "Ana", "role": "referee", "tables": [1]})
        await entered(desk, 4)
        for stage in ("groups", "knockout"):
            await drawn(desk, stage)
            await played_out(desk)
            await desk.do("close-stage", stage=stage)
        shown, log = await desk.seen(), (await desk.get("/log")).text.splitlines()
    written = [(json.loads(line.rpartition(" ~")[0])["do"], line.rpartition(" ~")[2]) for line in log[1:]]
    milestones = [(number, *one) for number, one in enumerate(written, 1) if one[0] in ("draw", "close-stage")]
    assert (shown["status"], [do for _, do, _ in milestones]) == ("over", ["draw", "close-stage"] * 2)
    assert [(one["number"], one["do"], one["check"]) for one in shown["heads"]] == milestones


async def test_the_head_at_every_number_is_that_of_the_log(desk: Desk, client: Client):
    public = Desk(Somebody(client), desk.event)
    lines = (await desk.get("/log")).text.splitlines()
    told = [(await public.get(f"/heads/{number}")).json()["check"] for number in range(1, len(lines))]
    assert told == [line.rpartition(" ~")[2] for line in lines[1:]]


@pytest.mark.parametrize("number", [0, -1, 13, 999_999_999])
async def test_there_is_no_head_at_a_number_that_the_log_does_not_have(desk: Desk, number: int):
    assert code(await desk.get(f"/heads/{number}")) == (404, "not_found")


async def test_a_decision_sent_twice_is_made_once_with_the_same_answer(desk: Desk):
    name = new_id()
    first = await desk.ask("call", id=name, match="groups/A1", table=3)
    again = await desk.ask("call", id=name, match="groups/A1", table=3)
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert (await desk.seen())["number"] == first.json()["number"]
    other = await desk.ask("call", id=name, match="groups/A1", table=4)
    assert code(other) == (409, "id_used")


async def test_a_decision_says_what_its_sender_has_seen(desk: Desk):
    body = {"id": new_id(), "do": "call", "fields": {"match": "groups/A1", "table": 3}}
    assert code(await desk.post("/decisions", body)) == code(await desk.post("/preview", body)) == (400, "bad_request")
    assert (await desk.post("/decisions", {**body, "seen": 12})).status_code == 201


@pytest.mark.parametrize("path", ["/decisions", "/preview"])
async def test_a_refused_decision_says_what_would_work(desk: Desk, path: str):
    told = (await desk.ask("withdraw-note", path=path)).json()
    assert "instead" not in told, "a word that is no decision has no values"
    sides = (await desk.match("groups/A1"))["sides"]
    answer = await desk.ask("check-in", path=path, match="groups/A1", entry="D99")
    assert code(answer) == (409, "not_in_match")
    assert set(answer.json()["instead"].removeprefix("entry = ").split(", ")) == set(sides)


async def test_what_would_work_is_what_would_work_for_the_same_person(desk: Desk, client: Client):
    stranger = Desk(await keeper(client, "Caio"), desk.event)
    told = (await stranger.ask("check-in", match="groups/A1", entry="D1")).json()
    assert (told["code"], told["instead"]) == ("not_your_role", "")


async def test_what_would_work_is_taken(desk: Desk):
    told = (await desk.ask("close-stage", stage="final")).json()
    assert told["instead"] == ""
    told = (await desk.ask("suspend", to="resumed", why="x")).json()
    assert told["instead"] == "to = suspended, cancelled"
    await desk.do("suspend", to="suspended", why="faltou luz")


async def test_a_preview_tells_what_would_follow_and_keeps_nothing(desk: Desk):
    before = await desk.seen()
    answer = await desk.ask("call", path="/preview", match="groups/A1", table=3)
    assert (answer.status_code, answer.json()["number"], answer.json()["told"][0]["text"]) == (200, None, "Jogo groups/A1 chamado.")
    assert await desk.seen() == before


async def test_the_organiser_gives_a_role_and_takes_it_away(desk: Desk, client: Client):
    director = await given(client, desk, "Rui", "director")
    await director.do("call", match="groups/A1", table=1)
    assert code(await director.post("/roles", {"name": "Ana", "role": "desk"})) == (403, "not_your_office")
    shown = (await desk.get("/roles")).json()
    assert [(one["name"], one["role"]) for one in shown] == [("Ana", "organiser"), ("Rui", "director")]
    gone = await desk.somebody.ask("DELETE", f"{desk.at}/roles/{director.somebody.id}/director")
    assert gone.status_code == 204, gone.text
    assert code(await director.ask("call", match="groups/A1", table=2)) == (403, "not_your_role")
    stays = await desk.somebody.ask("DELETE", f"{desk.at}/roles/{desk.somebody.id}/organiser")
    assert code(stays) == (409, "opener_stays")


async def test_every_decision_is_known_by_account_link_and_device(desk: Desk, client: Client):
    link = (await desk.post("/links", {"id": new_id(), "name": "Juiz", "table": 3})).json()["token"]
    match = (await called(desk, "groups/A1", 3))["id"]
    referee = Desk(Somebody(client), desk.event, link)
    await referee.do("start", match=match)
    told = (await desk.get("/senders")).json()
    assert [one["number"] for one in told] == list(range(2, 17))
    assert [one["name"] for one in told[-2:]] == ["Ana", "Juiz"]
    assert {len(one["device"]) for one in told} == {12}
    assert len({one["device"] for one in told}) == 2
    assert (await desk.somebody.post("/api/login", {"name": "Ana", "password": PASSWORD})).status_code == 200
    await desk.do("call", match="groups/A2", table=4)
    again = (await desk.get("/senders")).json()
    assert (again[-1]["name"], again[-1]["device"] in {one["device"] for one in told}) == ("Ana", False)
    assert code(await referee.get("/senders")) == (403, "not_your_office")
    log = (await desk.get("/log")).text
    assert all(one["device"] not in log for one in told)


async def test_an_event_goes_on_though_the_clock_of_the_machine_was_set_back(app: Litestar, desk: Desk):
    services: Services = app.state.services
    earlier = services.live_tables.now() - 3_600_000
    services.live_tables.now = services.championships.events.now = lambda: earlier
    match = next(one["id"] for one in (await desk.seen())["pairs"]["matches"] if one["status"] == "ready")
    assert (await desk.do("call", match=match, table=1))["do"] == "call"


async def test_everybody_takes_the_transcript_of_a_draw_home_and_redoes_it(desk: Desk, client: Client):
    public = Desk(Somebody(client), desk.event)
    assert (await public.get("/draws")).json() == ["groups"]
    answer = await public.get("/draws/groups")
    assert answer.headers["content-disposition"].startswith("attachment")
    kind, found = read_draws(answer.content)
    assert kind.verify_draw(found) is None
    assert kind.verify_draw(replace(found, numbers=("c0ffef",))) is not None
    assert code(await public.get("/draws/nada")) == (404, "not_found")


async def test_a_draw_cannot_be_tried_before_it_is_made(client: Client):
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana))["id"])
    await entered(desk, 8)
    await desk.do("announce-draw", stage="groups", source="o público")
    tried = await desk.ask("draw", path="/preview", stage="groups", numbers=["c0ffee"])
    assert code(tried) == (409, "draw_not_tried")
    assert (await desk.ask("draw", stage="groups", numbers=["c0ffee"])).status_code == 201


async def test_an_event_that_holds_as_much_as_one_may_takes_no_more_decisions(client: Client, monkeypatch):
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana))["id"])
    await desk.do("register", entry="D1", people=[{"name": "Bia"}, {"name": "Caio"}], delegation="Sul")
    monkeypatch.setattr("tento.club.events.venue.trying.MOST_BYTES", 100)
    refused = await desk.ask("register", entry="D2", people=[{"name": "Duda"}, {"name": "Edu"}], delegation="Sul")
    assert code(refused) == (409, "event_full")


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/api/events", {"id": "envio-0001", "title": "x", "rulebook": "truco-masters-2025"}),
        ("/api/tournaments", {"title": "x"}),
        ("/api/cups", {"title": "x", "rulebook": "truco-masters-2025"}),
    ],
)
async def test_a_house_that_is_full_opens_no_event_of_any_kind(tmp_path, path, asked):
    app = build(Settings(database=str(tmp_path), hasher=WEAK, quotas=Quotas(bytes=1)))
    async with living(app), browser(app) as client:
        assert code(await (await guest(client)).post(path, asked)) == (503, "house_full")
