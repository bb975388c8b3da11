"""The people of a championship over HTTP: what lies beside the log, who sees it, and how somebody is erased."""

import msgspec
import pytest

from tento.championship.core.beside import Beside, PeopleFile
from tento.championship.registry import replay
from tento.rulebooks.loader import load
from tests.e2e.rest_app import Client, Somebody, code, keeper
from tests.e2e.test_events import given
from tests.e2e.venue_event import Desk, drawn, entered, opened


@pytest.fixture
async def desk(client: Client) -> Desk:
    """The organiser of an event of eight pairs whose groups are drawn."""
    ana = await keeper(client, "Rita")
    desk = Desk(ana, (await opened(ana))["id"])
    await entered(desk, 8)
    await drawn(desk, "groups")
    return desk


async def files(desk: Desk) -> tuple[str, str]:
    """The log and its people, as the organiser takes them home."""
    return (await desk.get("/log")).text, (await desk.get("/people.json")).text


def checked(log: str, people: str):
    return replay(log, load("fenacef-ix"), Beside(msgspec.json.decode(people, type=PeopleFile).things))


async def number_of(desk: Desk, name: str) -> int:
    return int(next(one["number"] for one in (await desk.get("/people")).json() if one["name"] == name))


async def test_the_log_holds_nobodys_name_and_verifies_with_its_people(desk: Desk):
    log, people = await files(desk)
    assert "Ana 1" not in log
    assert "Rita" not in log
    assert "Ana 1" in people
    found = checked(log, people)
    assert [person.name for person in found.state.entries["D1"].people] == ["Ana 1", "Bia 1"]


async def test_somebody_is_erased_and_the_log_still_verifies(client: Client, desk: Desk):
    before, _ = await files(desk)
    person = await number_of(desk, "Ana 1")
    await desk.do("erase", person=person, why="pedido da própria Ana 1")
    log, people = await files(desk)
    assert log.startswith(before)
    assert "Ana 1" not in people
    found = checked(log, people)
    assert found.tournament.false_draw(found.draws) is None
    assert len(found.state.custody.erased) == 1
    shown = (await desk.seen())["pairs"]["entries"]
    assert next(one for one in shown if one["id"] == "D1")["people"] == [f"Pessoa {person}", "Bia 1"]
    public = await Somebody(client).get(f"{desk.at}/log")
    assert "Ana 1" not in public.text
    assert f"Pessoa {person}" in public.text


async def test_the_event_goes_on_with_somebody_erased(desk: Desk):
    person = await number_of(desk, "Ana 1")
    await desk.do("erase", person=person)
    match = next(one for one in (await desk.seen())["pairs"]["matches"] if "D1" in one["sides"])
    await desk.do("call", match=match["id"], table=1)
    assert (await desk.match(match["id"]))["table"] == 1


async def test_only_the_organiser_sees_and_erases_people(client: Client, desk: Desk):
    bia = await keeper(client, "Bia")
    assert (await desk.post("/roles", {"name": "Bia", "role": "director"})).status_code == 201
    director = Desk(bia, desk.event)
    for path in ("/people", "/people.json"):
        assert code(await director.get(path)) == (403, "not_your_office")
        assert code(await Desk(Somebody(client), desk.event).get(path)) == (403, "not_your_office")
    assert code(await director.ask("erase", person=await number_of(desk, "Ana 1")))[1] == "not_your_role"


async def test_a_legal_hold_is_kept(desk: Desk):
    person = await number_of(desk, "Ana 1")
    await desk.do("hold", person=person, until="2999-01-01", why="imposto de renda sobre o prêmio")
    assert code(await desk.ask("erase", person=person))[1] == "legal_hold"
    assert (await number_of(desk, "Ana 1")) == person


async def test_nobody_enters_as_somebody_erased(client: Client):
    ana = await keeper(client, "Rita")
    desk = Desk(ana, (await opened(ana, rulebook="truco-masters-2025", options={}))["id"])
    people = [{"name": "Caio", "erased": 3, "checked": ["entries.min_age"]}, {"name": "Davi", "erased": 4}]
    answer = await desk.ask("register", entry="1", people=people, channel="online")
    assert code(answer)[1] not in ("", "already_done")
    assert answer.status_code == 409


async def test_who_erases_the_account_is_erased_from_the_event(client: Client):
    rita = await keeper(client, "Rita")
    desk = Desk(rita, (await opened(rita))["id"])
    caio = await keeper(client, "Caio Prado")
    own = Desk(caio, desk.event)
    await own.do("register", entry="7", people=[{"name": "Caio Prado"}, {"name": "Davi Reis"}], delegation="Clube")
    assert "Caio Prado" in (await files(desk))[1]
    assert (await caio.ask("DELETE", "/api/me")).status_code == 200
    log, people = await files(desk)
    assert "Caio Prado" not in log + people
    names = [one["people"] for one in (await desk.seen())["pairs"]["entries"]]
    assert names[0][0].startswith("Pessoa ")
    assert names[0][1] == "Davi Reis"
    assert checked(log, people).state.entries["7"].confirmed is not None


async def test_what_an_erasing_would_take_is_told_before_and_is_what_goes(desk: Desk):
    """Read from the file of people before and after, not from the program that erases."""
    person = await number_of(desk, "Ana 1")
    assert (await desk.post("/roles", {"name": desk.somebody.name, "role": "director"})).status_code == 201
    await desk.do("incident", entry="D1", text="a Ana 1 pediu água")
    told = (await desk.get(f"/people/{person}")).json()
    assert (told["nickname"], told["goes"], told["stays"], told["refusal"]) == (f"Pessoa {person}", ["name"], [], None)
    assert (told["words"], told["named_in"]) == (0, 1)
    before = (await files(desk))[1]
    assert before.count("Ana 1") == 2
    await desk.do("erase", person=person, why="pediu")
    after = (await files(desk))[1]
    assert after.count("Ana 1") == 0
    assert f"a Pessoa {person} pediu água" in after
    assert (await desk.get(f"/people/{person}")).json()["refusal"]["code"] == "already_done"


async def test_a_player_asks_for_the_own_data_alone_and_reads_the_answer(client: Client, desk: Desk):
    player = await given(client, desk, "Caio", "player", entries=["D1"])
    mine = (await player.get("/my-data")).json()["people"]
    assert [(one["name"], one["forms"][0]["name"]) for one in mine] == [("Ana 1", "Ana 1"), ("Bia 1", "Bia 1")]
    own, other = mine[0]["number"], await number_of(desk, "Ana 2")
    assert code(await player.ask("ask-data", person=other, wants="erasure", entry="D1")) == (409, "nobody_to_erase")
    assert code(await player.ask("ask-data", person=other, wants="erasure", entry="D2")) == (403, "not_your_entry")
    assert code(await player.ask("ask-data", person=own, wants="erasure"))[1] == "not_your_entry"
    assert code(await player.ask("ask-data", person=own, wants="correction", entry="D1")) == (409, "reason_missing")
    await player.do("ask-data", person=own, wants="correction", entry="D1", why="é Anna, com dois enes")
    assert code(await player.ask("ask-data", person=own, wants="correction", entry="D1", why="de novo")) == (409, "asked_before")
    assert code(await player.ask("answer-data", request=1, answer="x"))[1] == "not_your_role"
    (asked,) = (await desk.get("/data-requests")).json()
    assert (asked["name"], asked["wants"], asked["text"], asked["answered"]) == ("Ana 1", "correction", "é Anna, com dois enes", None)
    assert code(await desk.ask("answer-data", request=2, answer="x")) == (409, "no_such_request")
    await desk.do("answer-data", request=1, answer="corrigido no crachá")
    (told,) = (await player.get("/my-data")).json()["people"][0]["requests"]
    assert told["answer"] == "corrigido no crachá"
    public = (await Somebody(client).get(f"{desk.at}/log")).text + (await Somebody(client).get(f"{desk.at}/since/0")).text
    assert "Anna" not in public
    assert "crachá" not in public


async def test_the_data_of_people_are_for_the_organiser_and_their_own(client: Client, desk: Desk):
    director = await given(client, desk, "Rui", "director")
    person = await number_of(desk, "Ana 1")
    for path in (f"/people/{person}", f"/people/{person}/copy", "/data-requests"):
        for reader in (director, Desk(Somebody(client), desk.event)):
            assert code(await reader.get(path)) == (403, "not_your_office")
    assert (await director.get("/my-data")).json() == {"people": []}
    copy = (await desk.get(f"/people/{person}/copy")).json()
    assert (copy["name"], copy["entry"]["id"]) == ("Ana 1", "D1")
    assert "salt" not in str(copy)
    assert code(await desk.get("/people/9999")) == (404, "not_found")


async def test_a_hold_is_lifted_with_a_reason_and_the_request_that_waited_is_answered_by_erasing(client: Client, desk: Desk):
    player = await given(client, desk, "Caio", "player", entries=["D1"])
    person = await number_of(desk, "Ana 1")
    await player.do("ask-data", person=person, wants="erasure", entry="D1")
    await desk.do("hold", person=person, until="2999-01-01", why="imposto de renda sobre o prêmio")
    assert (await desk.get(f"/people/{person}")).json()["refusal"]["code"] == "legal_hold"
    assert code(await desk.ask("lift-hold", person=person)) == (409, "reason_missing")
    await desk.do("lift-hold", person=person, why="o prazo acabou")
    assert code(await desk.ask("lift-hold", person=person, why="de novo")) == (409, "no_hold")
    assert code(await desk.ask("hold", person=9999, until="2999-01-01", why="x")) == (409, "nobody_to_erase")
    await desk.do("erase", person=person)
    (told,) = (await desk.get("/data-requests")).json()
    assert told["answered"] is not None
    assert told["name"] == f"Pessoa {person}"
    log, people = await files(desk)
    assert checked(log, people).state.custody.requests[0].answered is not None
