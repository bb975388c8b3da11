"""My people over HTTP and over the socket of each page: faces, friends, calls to a table, muted, blocked, reported, exported, erased."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from typer.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tento.bootstrap import Settings, build
from tento.cli.admin import admin_app
from tests.e2e.event_reader import served
from tests.e2e.rest_app import WEAK, Somebody, code

PATIENCE = 60.0


@pytest.fixture
def app(tmp_path) -> Litestar:
    return build(Settings(database=str(tmp_path), hasher=WEAK, limits=False))


@pytest.fixture
async def port(app: Litestar) -> AsyncIterator[int]:
    async with served(app) as port:
        yield port


@pytest.fixture
async def client(port: int) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        yield client


async def person(client: httpx.AsyncClient, name: str) -> Somebody:
    found = Somebody(client)
    await found.post("/api/guest")
    assert (await found.ask("PATCH", "/api/me", json={"name": name})).status_code == 200
    return found


async def at_one_table(*people: Somebody) -> str:
    """They sit at a table that waits, the first has opened it; its id."""
    table = (await people[0].post("/api/tables", {"visibility": "private"})).json()["id"]
    for one in people:
        assert (await one.post(f"/api/tables/{table}/sit", {})).status_code == 200
    async with asyncio.timeout(PATIENCE):
        for one in people:  # who sits where is noted for the lists beside the table's own log
            while table not in [row["id"] for row in (await one.get("/api/me/tables")).json()]:
                await asyncio.sleep(0.02)
    return str(table)


async def friends(one: Somebody, other: Somebody) -> None:
    told = (await one.post("/api/me/people/link")).json()["code"]
    assert (await other.post(f"/api/friend/{told}")).json()["name"] == one.name


async def people_of(one: Somebody, kind: str) -> list[str]:
    return [found["name"] for found in (await one.get("/api/me/people")).json()[kind]]


@asynccontextmanager
async def page_of(port: int, one: Somebody) -> AsyncIterator[ClientConnection]:
    headers = {"cookie": f"tento_session={one.cookie}"}
    async with connect(f"ws://127.0.0.1:{port}/ws/people", additional_headers=headers) as socket:
        assert (await heard(socket, "welcome"))["calls"] == []
        yield socket


async def heard(socket: ClientConnection, kind: str) -> Any:
    """The next message of this kind."""
    async with asyncio.timeout(PATIENCE):
        async for frame in socket:
            for line in str(frame).split("\n"):
                told = msgspec.json.decode(line)
                if told["type"] == kind:
                    return told
    raise AssertionError(f"the socket ended before {kind}")


async def until_online(one: Somebody, wanted: list[bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while [found["online"] for found in (await one.get("/api/me/people")).json()["friends"]] != wanted:
            await asyncio.sleep(0.05)


async def test_a_face_is_the_same_on_the_own_page_at_the_table_and_in_the_lobby(client):
    ana = await person(client, "Ana")
    assert (await ana.ask("PATCH", "/api/me", json={"face": 1234567})).json()["person"]["face"] == 1234567
    table = await at_one_table(ana)
    shown = (await ana.get(f"/api/tables/{table}")).json()
    profile = (await ana.get(f"/api/people/{ana.id}")).json()
    assert (shown["sitters"][0]["face"], shown["host_face"], profile["face"]) == (1234567, 1234567, 1234567)


@pytest.mark.parametrize("face", [-1, 2**28, 1.5, "x"])
async def test_what_is_no_face_is_refused(client, face):
    ana = await person(client, "Ana")
    assert code(await ana.ask("PATCH", "/api/me", json={"face": face})) == (400, "bad_request")


async def test_a_new_name_and_face_are_told_at_the_table_that_waits(client, port):
    ana = await person(client, "Ana")
    table = await at_one_table(ana)
    async with connect(f"ws://127.0.0.1:{port}/ws") as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "table": table}).decode())
        first = (await heard(socket, "snapshot"))["sitters"][0]
        await ana.ask("PATCH", "/api/me", json={"name": "Ana Clara", "face": 77})
        told = first
        while told["face"] != 77:
            told = (await heard(socket, "snapshot"))["sitters"][0]
    assert (told["name"], told["person"]) == ("Ana Clara", ana.id)


async def test_only_who_played_together_may_be_asked_and_who_is_asked_accepts(client, port):
    ana, bia = await person(client, "Ana"), await person(client, "Bia")
    assert code(await ana.post(f"/api/people/{bia.id}/ask")) == (403, "not_played_together")
    await at_one_table(ana, bia)
    async with page_of(port, bia) as page:
        assert (await ana.post(f"/api/people/{bia.id}/ask")).status_code == 200
        assert (await heard(page, "asked"))["by"]["name"] == "Ana"
    assert (await people_of(ana, "asked"), await people_of(bia, "asking")) == (["Bia"], ["Ana"])
    await bia.post(f"/api/people/{ana.id}/ask")
    assert (await people_of(ana, "friends"), await people_of(bia, "friends"), await people_of(ana, "asked")) == (["Bia"], ["Ana"], [])
    await ana.post(f"/api/people/{bia.id}/part")
    assert await people_of(bia, "friends") == []


async def test_a_link_that_was_taken_back_leads_nowhere(client):
    ana, bia = await person(client, "Ana"), await person(client, "Bia")
    told = (await ana.post("/api/me/people/link")).json()["code"]
    assert (await bia.get(f"/api/friend/{told}")).json()["name"] == "Ana"
    assert (await ana.ask("DELETE", "/api/me/people/link")).status_code == 204
    assert code(await bia.post(f"/api/friend/{told}")) == (404, "friend_link_over")


async def test_friends_see_who_is_online_unless_it_is_switched_off(client, port):
    ana, bia = await person(client, "Ana"), await person(client, "Bia")
    await friends(ana, bia)
    async with page_of(port, bia):
        await until_online(ana, [True])
        await bia.ask("PATCH", "/api/me", json={"visible": False})
        await until_online(ana, [False])
        await bia.ask("PATCH", "/api/me", json={"visible": True})
        await until_online(ana, [True])
    await until_online(ana, [False])


async def test_a_call_to_a_table_is_heard_at_once_and_waits_on_the_next_page_until_it_is_answered(client, port):
    ana, bia, rui = [await person(client, name) for name in ("Ana", "Bia", "Rui")]
    await friends(ana, bia)
    table = await at_one_table(ana)
    assert code(await ana.post(f"/api/people/{rui.id}/invite", {"table": table})) == (403, "not_friends")
    assert code(await bia.post(f"/api/people/{ana.id}/invite", {"table": table})) == (409, "not_seated")
    async with page_of(port, bia) as page:
        assert (await ana.post(f"/api/people/{bia.id}/invite", {"table": table})).status_code == 204
        told = await heard(page, "invited")
    assert (told["by"]["name"], told["table"]) == ("Ana", table)
    headers = {"cookie": f"tento_session={bia.cookie}"}
    async with connect(f"ws://127.0.0.1:{port}/ws/people", additional_headers=headers) as page:
        assert [call["table"] for call in (await heard(page, "welcome"))["calls"]] == [table]
    await bia.post(f"/api/people/{ana.id}/answered")
    async with page_of(port, bia):
        """Nothing waits any more: the page says so."""


async def test_who_is_blocked_cannot_ask_call_see_or_sit_and_is_not_told(client):
    ana, bia = await person(client, "Ana"), await person(client, "Bia")
    await friends(ana, bia)
    await ana.post(f"/api/people/{bia.id}/block")
    assert (await people_of(ana, "blocked"), await people_of(bia, "friends"), await people_of(bia, "blocked")) == (["Bia"], [], [])
    mine = (await ana.post("/api/tables", {})).json()["id"]
    assert code(await bia.post(f"/api/tables/{mine}/sit", {})) == (403, "not_welcome")
    await at_one_table(bia, ana)
    assert (await bia.post(f"/api/people/{ana.id}/ask")).status_code == 200
    assert await people_of(ana, "asking") == []
    await ana.post(f"/api/people/{bia.id}/forgive")
    assert (await bia.post(f"/api/tables/{mine}/sit", {})).status_code == 200


async def test_nobody_hears_of_others_without_a_session(port):
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{port}/ws/people")


async def test_ties_and_reports_are_in_the_own_data_and_gone_with_the_account(client, tmp_path):
    ana, bia = await person(client, "Ana"), await person(client, "Bia")
    await friends(ana, bia)
    await ana.post(f"/api/people/{bia.id}/mute")
    said = await ana.post(f"/api/people/{bia.id}/report", {"reason": "rude", "words": "gritou  demais", "table": "t1"})
    assert said.status_code == 204
    data = (await ana.get("/api/me/export")).json()
    assert [(tie["other"], tie["kind"]) for tie in data["ties"]] == [(bia.id, "friend"), (bia.id, "muted")]
    assert [one["words"] for one in data["reports"]] == ["gritou demais"]
    listed = ["reports", "--data", str(tmp_path)]
    told = await asyncio.to_thread(CliRunner().invoke, admin_app, listed, env={"LANG": "pt_BR.UTF-8"})
    assert "Ana sobre Bia" in told.output
    assert "ofensa “gritou demais”" in told.output
    await ana.ask("DELETE", "/api/me")
    assert (await people_of(bia, "friends"), (await bia.get("/api/me/export")).json()["ties"]) == ([], [])
