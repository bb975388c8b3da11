"""Championships followed on sockets: everybody is told what they may read, after it is kept, and a late phone cheaply."""

from collections.abc import AsyncIterator

import httpx
import pytest
from litestar import Litestar

from tento.bootstrap import Settings, build
from tento.web.sockets.events import feed
from tests.e2e.event_reader import reading, served
from tests.e2e.rest_app import WEAK, Somebody, guest, keeper
from tests.e2e.venue_event import Desk, drawn, entered, opened

SECRET_REASON = "a mesa três está manca"


@pytest.fixture
def app(tmp_path) -> Litestar:
    return build(Settings(database=str(tmp_path), hasher=WEAK, limits=False))


@pytest.fixture
async def port(app: Litestar) -> AsyncIterator[int]:
    async with served(app) as port:
        yield port


@pytest.fixture
async def client(port: int) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        yield client


@pytest.fixture
async def desk(client: httpx.AsyncClient) -> Desk:
    """The organiser of an event of eight pairs whose groups are drawn."""
    ana = await keeper(client, "Ana")
    desk = Desk(ana, (await opened(ana))["id"])
    await entered(desk, 8)
    await drawn(desk, "groups")
    return desk


async def test_a_reader_begins_with_the_whole_and_hears_of_every_decision(desk: Desk, port: int):
    async with reading(port, desk.event) as phone:
        assert phone.shown == await desk.seen()
        await desk.do("call", match="groups/A1", table=3)
        await desk.do("call", match="groups/B1", table=4)
        await phone.until(lambda: phone.number == 14)
        assert phone.shown == await desk.seen()
        assert [note["text"] for note in phone.notes] == ["Jogo groups/A1 chamado.", "Jogo groups/B1 chamado."]
        assert len(phone.of("snapshot")) == 1


async def test_a_decision_is_told_in_few_bytes(desk: Desk, port: int):
    async with reading(port, desk.event) as phone:
        await desk.do("call", match="groups/A1", table=3)
        await phone.until(lambda: phone.of("told"))
        assert len(phone.frames[-1]) < len(phone.frames[0]) / 10


async def test_every_reader_follows_in_the_own_language(desk: Desk, port: int):
    async with reading(port, desk.event) as phone, reading(port, desk.event, lang="en") as english:
        for table, name in enumerate([one["id"] for one in (await desk.seen())["pairs"]["matches"]][:6], 1):
            await desk.do("call", match=name, table=table)
            sides = (await desk.match(name))["sides"]
            for side in sides:
                await desk.do("check-in", match=name, entry=side)
        number = (await desk.seen())["number"]
        await phone.until(lambda: phone.number == number)
        await english.until(lambda: english.number == number)
        assert phone.shown == await desk.seen()
        assert english.shown["pairs"]["matches"] == phone.shown["pairs"]["matches"]
        assert english.notes[0]["text"] != phone.notes[0]["text"]


async def test_who_comes_back_is_told_only_what_was_missed(desk: Desk, port: int):
    async with reading(port, desk.event), reading(port, desk.event) as phone:
        before = phone.shown
        await desk.do("call", match="groups/A1", table=3)
        await desk.do("call", match="groups/B1", table=4)
        await phone.until(lambda: phone.number == 14)
        async with reading(port, desk.event, since=12) as back:
            assert back.of("snapshot") == []
            assert [one["number"] for one in back.of("told")] == [13, 14]
            assert before is phone.shown  # the reader of the tests changes it in place
        async with reading(port, desk.event, since=3) as late:
            assert late.shown == await desk.seen()
        async with reading(port, desk.event, since=14) as known:
            assert (known.of("snapshot"), known.of("told")) == ([], [])
            await desk.do("call", match="groups/A2", table=5)
            await known.until(lambda: known.of("told"))
            assert known.of("told")[0]["since"] == 14


async def test_the_public_hears_neither_who_nor_why_and_staff_does(desk: Desk, port: int):
    async with reading(port, desk.event) as public, reading(port, desk.event, cookie=desk.somebody.cookie) as staff:
        await desk.do("call", match="groups/A1", table=3, why=SECRET_REASON)
        await public.until(lambda: public.of("told"))
        await staff.until(lambda: staff.of("told"))
        assert [(note["by"], note["why"]) for note in public.notes] == [("", "")]
        assert [(note["by"], note["why"]) for note in staff.notes] == [("Ana", SECRET_REASON)]
        assert not any(SECRET_REASON.encode() in frame for frame in public.frames)


async def test_a_role_that_is_given_or_taken_counts_from_the_next_decision(desk: Desk, port: int, client: httpx.AsyncClient):
    rui = await keeper(client, "Rui")
    async with reading(port, desk.event, cookie=rui.cookie) as phone:
        await desk.do("call", match="groups/A1", table=1, why="primeira")
        await phone.until(lambda: len(phone.notes) == 1)
        await desk.post("/roles", {"name": "Rui", "role": "director"})
        await phone.until(lambda: len(phone.of("roles")) == 1)
        await desk.do("call", match="groups/A1", table=2, why="segunda")
        await phone.until(lambda: len(phone.notes) == 2)
        assert (await desk.somebody.ask("DELETE", f"{desk.at}/roles/{rui.id}/director")).status_code == 204
        await desk.do("call", match="groups/A1", table=3, why="terceira")
        await phone.until(lambda: len(phone.notes) == 3)
        assert [note["why"] for note in phone.notes] == ["", "segunda", ""]


async def test_a_revoked_link_is_sent_away(desk: Desk, port: int):
    made = (await desk.post("/links", {"id": "envio-juiz", "name": "Rui", "table": 3})).json()
    async with reading(port, desk.event, link=made["token"]) as phone:
        await desk.do("call", match="groups/A1", table=1, why=SECRET_REASON)
        await phone.until(lambda: phone.notes)
        assert phone.notes[0]["why"] == SECRET_REASON
        assert (await desk.somebody.ask("DELETE", f"{desk.at}/links/{made['id']}")).status_code == 204
        await phone.until(lambda: False)
        assert (phone.closed, phone.of("problem")[0]["code"]) == (1008, "wrong_link")


@pytest.mark.parametrize(("hello", "problem"), [({"link": "te_nada"}, "wrong_link"), ({"event": "nada"}, "no_such_event")])
async def test_what_opens_nothing_is_told_and_closed(desk: Desk, port: int, hello, problem):
    async with reading(port, hello.pop("event", desk.event), **hello) as phone:
        await phone.until(lambda: False)
        assert (phone.closed, phone.of("problem")[0]["code"], phone.shown) == (1008, problem, None)


async def test_who_logs_out_reads_no_more_as_who_they_were(desk: Desk, port: int, client: httpx.AsyncClient):
    rui = await keeper(client, "Rui")
    async with reading(port, desk.event, cookie=rui.cookie) as phone:
        assert (await rui.post("/api/logout")).status_code < 300
        await phone.until(lambda: False)
        assert (phone.closed, phone.of("problem")[0]["code"]) == (1008, "session_over")


async def test_strange_words_harm_nobody_and_a_flood_is_closed(desk: Desk, port: int):
    async with reading(port, desk.event) as odd, reading(port, desk.event) as calm:
        for frame in ("", "{", "[]", '{"type":"act","id":"a","action":{}}', '{"type":"hello","event":"x"}'):
            await odd.connection.send(frame)
        await odd.until(lambda: len(odd.of("problem")) == 5)
        assert {one["code"] for one in odd.of("problem")} == {"bad_message"}
        for _ in range(400):
            if odd.closed is None:
                await odd.connection.send("{")
        await odd.until(lambda: False)
        assert odd.closed == 1008
        await desk.do("call", match="groups/A1", table=3)
        await calm.until(lambda: calm.number == 13)
        assert calm.number == 13


async def test_a_ping_is_answered_with_the_time(desk: Desk, port: int):
    async with reading(port, desk.event) as phone:
        await phone.say(type="ping")
        await phone.until(lambda: phone.of("pong"))
        assert phone.of("pong")[0]["now"] >= phone.of("welcome")[0]["now"]


async def test_somebody_unknown_needs_no_account_and_a_person_has_few_sockets(desk: Desk, port: int, client: httpx.AsyncClient):
    rui: Somebody = await guest(client)
    opened_ones = [reading(port, desk.event, cookie=rui.cookie) for _ in range(24)]
    for one in opened_ones:
        await one.__aenter__()
    async with reading(port, desk.event, cookie=rui.cookie) as one_more:
        await one_more.until(lambda: False)
        assert [problem["code"] for problem in one_more.of("problem")] == ["too_many_sockets"]
    assert 'tento_refusals_total{code="too_many_sockets"}' in (await client.get("/metrics")).text
    async with reading(port, desk.event) as public:
        assert public.shown["title"] == "Jogos de Inverno"
    for one in opened_ones:
        await one.__aexit__(None, None, None)


async def test_a_burst_of_decisions_in_an_event_that_takes_long_to_tell_is_told_together(desk: Desk, port: int, monkeypatch):
    monkeypatch.setattr(feed, "QUICK", -1.0)
    monkeypatch.setattr(feed, "REST", 1_000)
    async with reading(port, desk.event) as phone:
        before = (await desk.seen())["number"]
        await desk.do("call", match="groups/A1", table=1)
        await phone.until(lambda: phone.of("told"))
        for place, match in enumerate(("A2", "A3", "A4", "B1", "B2", "B3", "B4"), 2):
            await desk.ask("call", match=f"groups/{match}", table=place)
        number = (await desk.seen())["number"]
        await phone.until(lambda: phone.number == number)
        assert phone.shown == await desk.seen()
        assert len(phone.of("told")) < number - before
