"""The board of a championship over HTTP: what each role is told of it, signatures by PIN, who else looks, and counts by the rulebook."""

import re
from hashlib import sha256
from typing import Any

import pytest

from tento.club.events.venue import office
from tento.papers.document import qr
from tests.e2e.rest_app import Client, Somebody, code, keeper
from tests.e2e.test_events import called, given
from tests.e2e.venue_event import LATEST, Desk, drawn, entered, new_id, opened

A1 = "groups/A1"


@pytest.fixture
async def desk(client: Client) -> Desk:
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana, fields={"tables": 3}))["id"])
    await entered(desk, 8)
    await drawn(desk, "groups")
    return desk


async def board(desk: Desk) -> dict[str, Any]:
    answer = await desk.get("/board")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def at(desk: Desk, match: str) -> dict[str, Any]:
    return next(one for one in (await board(desk))["matches"] if one["id"] == match)


async def linked(desk: Desk, client: Client, table: int) -> Desk:
    """A referee who has no account: the bearer of a link for one table."""
    made = (await desk.post("/links", {"id": new_id(), "name": f"Juiz {table}", "table": table})).json()
    return Desk(Somebody(client), desk.event, made["token"])


async def under_way(desk: Desk, client: Client, table: int = 1) -> tuple[Desk, list[str]]:
    """A match that has begun at a table, with its referee; the two sides."""
    referee = await linked(desk, client, table)
    found = await called(desk, A1, table)
    await referee.do("start", match=A1)
    sides: Any = found["sides"]
    return referee, list(sides)


async def test_the_board_proposes_a_table_and_an_hour_for_every_match_that_is_ready(desk: Desk):
    shown = await board(desk)
    assert shown["tables"] == 3
    proposed = {one["match"]: one for one in shown["proposals"]}
    assert len(proposed) == 12
    first_slot = [one for one in proposed.values() if one["waits"] == "check_in"]
    assert sorted(one["table"] for one in first_slot) == [1, 2, 3]
    await desk.do("call", match=A1, table=2)
    after = await board(desk)
    assert A1 not in {one["match"] for one in after["proposals"]}


async def test_no_entry_is_proposed_for_two_matches_at_once(desk: Desk):
    sides = {one["id"]: one["sides"] for one in (await desk.seen())["pairs"]["matches"]}
    busy: set[tuple[str, str]] = set()
    for one in (await board(desk))["proposals"]:
        for side in sides[one["match"]]:
            assert (side, one["starts"]) not in busy
            busy.add((side, one["starts"]))


async def test_the_board_tells_the_sanctions_of_this_regulation_and_whose_they_are(desk: Desk, client: Client):
    referee = await linked(desk, client, 1)
    rules = (await board(referee))["rules"]
    assert [(one["effect"], one["yours"]) for one in rules["sanctions"]] == [
        ("warning", True), ("mao", True), ("partida", True), ("jogo", True), ("disqualification", False),
    ]  # fmt: skip
    assert (rules["judge"], rules["check_in"], rules["appeal"]) == ("committee", 15, True)


async def test_the_public_has_no_board_and_a_player_the_own_matches_alone(desk: Desk, client: Client):
    assert code(await Desk(Somebody(client), desk.event).get("/board")) == (403, "not_your_office")
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    shown = await board(player)
    sides = {one["id"]: one["sides"] for one in (await desk.seen())["pairs"]["matches"]}
    assert shown["matches"]
    assert all("D1" in sides[one["id"]] for one in shown["matches"])
    assert (shown["proposals"], shown["stages"], [one["id"] for one in shown["entries"]]) == ([], [], ["D1"])


async def test_a_sheet_is_signed_by_pin_on_the_referees_phone(desk: Desk, client: Client):
    referee, sides = await under_way(desk, client)
    await referee.do("report", match=A1, partidas=[[12, 3], [12, 5]])
    signers = (await at(referee, A1))["signers"]
    assert [(one["name"], one["signed"]) for one in signers][-1] == ("referee", True)
    assert [one["signed"] for one in signers[:-1]] == [False] * 4
    pins = {one["name"]: one["pin"] for one in (await desk.get("/pins")).json() if one["entry"] in sides}
    wrong = await referee.post("/signatures", {"id": new_id(), "seen": LATEST, "match": A1, "signer": signers[0]["name"], "pin": "000000"})
    assert code(wrong) == (403, "wrong_pin")
    other = await referee.post(
        "/signatures", {"id": new_id(), "seen": LATEST, "match": A1, "signer": signers[0]["name"], "pin": pins[signers[1]["name"]]}
    )
    assert code(other) == (403, "wrong_pin")
    for one in signers[:-1]:
        answer = await referee.post(
            "/signatures", {"id": new_id(), "seen": LATEST, "match": A1, "signer": one["name"], "pin": pins[one["name"]]}
        )
        assert answer.status_code == 201, answer.text
    assert (await desk.match(A1))["status"] == "over"


async def test_pins_are_for_those_who_hand_out_the_cards(desk: Desk, client: Client):
    referee = await linked(desk, client, 1)
    assert code(await referee.get("/pins")) == (403, "not_your_office")
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    assert code(await player.get("/pins")) == (403, "not_your_office")


async def test_both_sheets_of_a_dispute_are_told_in_full_with_who_handed_them_in(desk: Desk, client: Client):
    referee, _ = await under_way(desk, client)
    director = await given(client, desk, "Rui", "director")
    await referee.do("report", match=A1, partidas=[[12, 3], [12, 5]])
    await director.do("report", match=A1, partidas=[[12, 3], [5, 12], [12, 1]], remarks="a segunda foi deles")
    first, second = (await at(director, A1))["sheets"]
    assert (first["reported_by"], first["partidas"]) == (["Juiz 1"], [[12, 3], [12, 5]])
    assert (second["reported_by"], second["partidas"], second["remarks"]) == (["Rui"], [[12, 3], [5, 12], [12, 1]], "a segunda foi deles")


async def test_two_phones_with_the_same_match_open_are_told_of_each_other(desk: Desk, client: Client):
    referee, _ = await under_way(desk, client)
    assert (await referee.post("/looking", {"match": A1, "device": "fone-1"})).json() == []
    told = (await desk.post("/looking", {"match": A1, "device": "mesa-1"})).json()
    assert told == [{"name": "Juiz 1", "role": "referee"}]
    assert [one["name"] for one in (await referee.post("/looking", {"match": A1, "device": "fone-1"})).json()] == ["Ana"]
    same = (await referee.post("/looking", {"match": A1, "device": "fone-2"})).json()
    assert [one["name"] for one in same] == ["Juiz 1", "Ana"]
    assert (await referee.post("/looking", {"match": "groups/A2", "device": "fone-1"})).json() == []


async def test_a_referee_calls_the_director_to_the_own_table_alone(desk: Desk, client: Client):
    referee, _ = await under_way(desk, client)
    await referee.do("incident", match=A1, text="carta marcada", director=True)
    assert code(await referee.ask("incident", match="groups/B1", text="x")) == (403, "not_your_table")
    (line,) = (await board(desk))["incidents"]
    assert (line["number"], line["kind"], line["text"], line["by"], line["ruling"]) == (1, "call", "carta marcada", "Juiz 1", "")
    assert code(await referee.ask("rule", incident=1, ruling="nada")) == (403, "not_your_role")
    await desk.do("rule", incident=1, ruling="baralho trocado")
    (line,) = (await board(desk))["incidents"]
    assert (line["ruling"], line["ruled_by"]) == ("baralho trocado", "Ana")
    assert code(await desk.ask("rule", incident=1, ruling="outra")) == (409, "already_done")
    assert code(await desk.ask("rule", incident=9, ruling="outra")) == (409, "no_such_incident")
    public = await Desk(Somebody(client), desk.event).get("/log")
    assert "carta marcada" not in public.text
    assert "baralho trocado" not in public.text


async def test_a_protest_is_decided_by_whom_the_regulation_names(desk: Desk, client: Client):
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    await player.do("appeal", entry="D1", against="o placar da partida 2")
    assert code(await desk.ask("rule", incident=1, ruling="mantido")) == (409, "not_theirs_to_decide")
    judge = await given(client, desk, "Caio", "committee")
    await judge.do("rule", incident=1, ruling="mantido")
    assert [(one["kind"], one["ruling"]) for one in (await board(player))["incidents"]] == [("protest", "mantido")]


async def test_a_rodada_is_counted_by_the_rulebook_of_the_event(client: Client):
    """The worked example TS-17 of the regulation's reading: +410 and −400."""
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana, rulebook="afia-2025", options={}))["id"])
    north = {"laid": 15, "limpas": 1, "red_threes": 1, "batida": "own", "morto": "taken", "held": {"plain": 4, "black": 1}}
    east = {"laid": 6, "red_threes": 1, "batida": "other", "held": {"plain": 16, "black": 1}}
    counted = (await desk.post("/count", {"sides": [north, east]})).json()
    assert [side["total"] for side in counted] == [410, -400]
    assert {line["what"]: line["points"] for line in counted[1]["lines"]} == {
        "cards_laid": 60, "red_threes_alone": -100, "no_morto": -100, "cards_in_hand": -160, "black_threes": -100,
    }  # fmt: skip
    assert all(line["articles"] for side in counted for line in side["lines"])
    assert code(await desk.post("/count", {"sides": [{"laid": -1}]})) == (400, "bad_request")
    assert code(await desk.post("/count", {"sides": [{"curingas": 1}]})) == (400, "bad_request")


async def test_where_points_are_marked_as_they_are_made_there_is_nothing_to_count(desk: Desk):
    assert code(await desk.post("/count", {"sides": [{}]})) == (409, "no_counting")


async def test_anybody_takes_the_transcript_of_a_draw_and_redoes_it(desk: Desk, client: Client):
    found = await Somebody(client).get(f"{desk.at}/draws/groups")
    told = found.json()
    assert (told["numbers"], len(told["listed"]), told["stage"]) == (["c0ffee"], 8, "groups")
    assert sha256(bytes.fromhex(told["seed"])).hexdigest() == told["commitment"]
    assert code(await desk.get("/draws/knockout")) == (404, "not_found")


async def test_the_code_of_a_link_leads_here_with_the_token_after_the_hash(desk: Desk, client: Client):
    made = (await desk.post("/links", {"id": new_id(), "name": "Juiz", "table": 1})).json()
    told = (await desk.post("/link-code", {"token": made["token"]})).json()
    assert told["address"] == f"http://tento.test/evento/{desk.event}/arbitro#{made['token']}"
    assert told["svg"].startswith("<svg")
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    assert code(await player.post("/link-code", {"token": made["token"]})) == (403, "not_your_office")
    assert code(await desk.post("/link-code", {"token": "https://x"})) == (400, "bad_request")


async def test_the_strips_with_the_pins_are_for_those_who_hand_them_out(desk: Desk, client: Client):
    offered = {one["name"] for one in (await desk.get("/files")).json()}
    assert "pins" in offered
    paper = await desk.get("/files/pins")
    assert paper.content.startswith(b"%PDF-")
    referee = await linked(desk, client, 1)
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    for reader in (referee, player, Desk(Somebody(client), desk.event)):
        assert code(await reader.get("/files/pins")) == (404, "not_found")
        assert "pins" not in {one["name"] for one in (await reader.get("/files")).json()}


async def test_nothing_public_holds_a_pin(desk: Desk, client: Client):
    """Neither page, log, news nor any paper that everybody may have: read as bytes, by the PINs that the desk sees."""
    pins = [one["pin"] for one in (await desk.get("/pins")).json()]
    assert len(pins) == 16
    public = Desk(Somebody(client), desk.event)
    texts = [(await public.get(path)).text for path in ("", "/log", "/since/0", "/form", "/about", "/draws/groups")]
    texts += [(await desk.get(path)).text for path in ("/log", "/people.json")]
    # Six figures may stand inside a hash by chance; a PIN stands alone.
    assert [pin for pin in pins for text in texts if re.search(rf"(?<![0-9a-z]){pin}(?![0-9a-z])", text)] == []


async def test_a_published_call_taken_back_leaves_the_players_page_and_the_calendar_empty(desk: Desk, client: Client):
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    match = next(one["id"] for one in (await board(player))["matches"])
    proposed = next(one for one in (await board(desk))["proposals"] if one["match"] == match)
    await desk.do("call", match=match, table=2, starts=proposed["starts"])
    assert (await desk.match(match))["status"] == "called"
    await desk.do("uncall", match=match)
    seen = await player.seen()
    own = next(one for one in seen["pairs"]["matches"] if one["id"] == match)
    assert (own["status"], own["table"], own["starts"], seen["pairs"]["calls"]) == ("ready", None, None, [])
    calendar = await desk.get("/files/calendar")
    assert b"BEGIN:VEVENT" not in calendar.content


async def table_links(desk: Desk, tables: int = 3) -> list[str]:
    """Makes a link for each table; the ids of all links that open something then."""
    answer = await desk.post("/table-links", {"tables": tables})
    assert answer.status_code == 201, answer.text
    assert answer.content.startswith(b"%PDF-")
    assert answer.headers["content-disposition"] == 'attachment; filename="tables.pdf"'
    return [one["id"] for one in (await desk.get("/links")).json() if not one["revoked"]]


async def test_one_request_makes_a_link_for_each_table_and_the_paper_with_their_codes(
    desk: Desk, client: Client, monkeypatch: pytest.MonkeyPatch
):
    addresses: list[str] = []

    def drawn_code(text: str) -> str:
        addresses.append(text)
        return qr(text)

    monkeypatch.setattr("tento.papers.printing.qr", drawn_code)
    await table_links(desk)
    tokens = [address.partition("#")[2] for address in addresses]
    tables = [(await Desk(Somebody(client), desk.event, token).get("/acts")).json()["tables"] for token in tokens]
    assert tables == [[1], [2], [3]]


async def test_making_the_links_of_tables_anew_revokes_the_old_ones_and_no_other(desk: Desk, client: Client):
    await linked(desk, client, 1)
    first = await table_links(desk)
    second = await table_links(desk)
    assert (len(first), len(second), len(set(first) & set(second))) == (4, 4, 1)


async def test_links_that_open_nothing_any_more_take_no_room(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(office, "LINKS", 3)
    await table_links(desk)
    assert len(await table_links(desk)) == 3


async def test_more_links_than_an_event_has_room_for_are_refused_and_the_old_ones_stay(desk: Desk, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(office, "LINKS", 3)
    first = await table_links(desk)
    assert code(await desk.post("/table-links", {"tables": 4})) == (409, "event_full")
    assert [one["id"] for one in (await desk.get("/links")).json() if not one["revoked"]] == first


async def test_the_links_of_tables_are_made_by_those_who_direct_the_event(desk: Desk, client: Client):
    player = await given(client, desk, "Bia", "player", entries=["D1"])
    assert code(await player.post("/table-links", {"tables": 3})) == (403, "not_your_office")
