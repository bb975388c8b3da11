"""Tournaments over HTTP: opened, entered, begun, played at live tables by bots and people, looked at, and checked from their log."""

import asyncio
from typing import Any

import msgspec
import pytest

from tento.championship.core.log import rulebook_named
from tento.championship.registry import replay
from tento.rulebooks.loader import load
from tests.e2e.rest_app import Client, Somebody, guest

AT_ONCE = {"bot_seconds": 0, "pause_seconds": 0, "bot": "random", "big_blinds": 20, "level_minutes": 1}
PATIENCE_S = 60


async def opened(host: Somebody, **wanted: Any) -> dict[str, Any]:
    answer = await host.post("/api/tournaments", {"title": "Noite de quinta", **AT_ONCE, **wanted})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def seen(somebody: Somebody, tournament: str) -> dict[str, Any]:
    answer = await somebody.get(f"/api/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["tournament"])


async def until_status(somebody: Somebody, tournament: str, status: str) -> dict[str, Any]:
    for _ in range(20 * PATIENCE_S):
        shown = await seen(somebody, tournament)
        if shown["status"] == status:
            return shown
        await asyncio.sleep(0.05)
    raise AssertionError(f"the tournament never was {status}")


async def until_over(somebody: Somebody, tournament: str) -> dict[str, Any]:
    return await until_status(somebody, tournament, "over")


async def table_of(somebody: Somebody, tournament: str) -> str:
    """Where this person sits, as soon as the tournament has begun."""
    for _ in range(20 * PATIENCE_S):
        if (table := (await seen(somebody, tournament))["you"]["table"]) is not None:
            return str(table)
        await asyncio.sleep(0.05)
    raise AssertionError("nobody was given a table")


async def with_sitters(somebody: Somebody, table: str) -> dict[str, Any]:
    """The table as lists show it: who sits is noted for them beside the table's own log, a moment later."""
    for _ in range(20 * PATIENCE_S):
        shown = dict((await somebody.get(f"/api/tables/{table}")).json())
        if shown["sitters"]:
            return shown
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is shown at the table")


async def code_of(answer: Any) -> str:
    return str(answer.json()["code"])


async def test_a_tournament_of_bots_is_played_at_two_tables_to_its_last_prize(client: Client):
    ana = await guest(client)
    found = await opened(ana, seats=4, most=8, bots=True)
    assert (found["status"], found["hosting"], found["entries"], found["tables"]) == ("open", True, 0, [])
    begun = await ana.post(f"/api/tournaments/{found['id']}/start")
    assert begun.status_code == 200, begun.text
    shown = await until_over(ana, found["id"])
    assert (shown["entries"], shown["alive"], shown["final"]) == (8, 1, True)
    places = [one["place"] for one in shown["players"]]
    assert all(place == 1 + sum(other < place for other in places) for place in places), "places are those of a ranking, ties included"
    assert (shown["payouts"], shown["pool"], shown["players"][0]["prize"]) == ([5200, 2800], 8000, 5200)
    assert 0 <= 8000 - sum(one["prize"] for one in shown["players"]) < 8, "a tie may leave odd points"
    assert shown["players"][0]["points"] == 250 + 25, "the first place of a side event, and its final table"
    assert all(one["points"] >= 1 for one in shown["players"]), "whoever has entered has a point"


async def test_its_log_is_one_that_anybody_can_check(client: Client):
    ana = await guest(client)
    found = await opened(ana, seats=2, most=4, bots=True)
    await ana.post(f"/api/tournaments/{found['id']}/start")
    await until_over(ana, found["id"])
    text = (await ana.get(f"/api/tournaments/{found['id']}/log")).text
    replayed = replay(text, load(rulebook_named(text)))
    assert replayed.tournament.false_draw(replayed.draws) is None
    assert replayed.state.champion is not None
    assert replayed.state.chain.commitment == found["commitment"]


async def test_the_last_place_begins_a_tournament_and_everybody_is_told_the_table(client: Client):
    people = [await guest(client) for _ in range(3)]
    found = await opened(people[0], seats=3, most=3)
    for one in people:
        assert (await one.post(f"/api/tournaments/{found['id']}/enter")).status_code == 200
    tables = {await table_of(one, found["id"]) for one in people}
    assert tables == {f"{found['id']}.1"}
    table = await with_sitters(people[0], f"{found['id']}.1")
    assert sorted(one["person"] for one in table["sitters"]) == sorted(one.id for one in people)
    assert table["config"]["event"] == found["id"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 11},
        {"seats": 1},
        {"most": 1},
        {"most": 201},
        {"big_blinds": 0},
        {"level_minutes": 0},
        {"begins": -1},
        {"title": ""},
        {"x": 1},
    ],
)
async def test_absurd_numbers_open_nothing(client: Client, wrong):
    ana = await guest(client)
    answer = await ana.post("/api/tournaments", {"title": "Noite", **wrong})
    assert (answer.status_code, await code_of(answer)) == (400, "bad_request")
    assert (await ana.get("/api/tournaments")).json() == []


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "truco"}, "unknown_game"),
        ({"game": "xadrez"}, "unknown_game"),
        ({"rulebook": "fenacef-ix"}, "bad_rulebook"),
        ({"variant": "five-card-draw"}, "bad_rulebook"),
        ({"variant": "razz", "seats": 9}, "bad_rulebook"),
        ({"bot": "deus"}, "unknown_bot"),
    ],
)
async def test_what_cannot_be_played_is_not_opened(client: Client, wrong, code):
    answer = await (await guest(client)).post("/api/tournaments", {"title": "Noite", **wrong})
    assert (answer.status_code, await code_of(answer)) == (400, code)


async def test_nobody_enters_twice_nor_leaves_what_was_not_entered(client: Client):
    ana, bia = await guest(client), await guest(client)
    at = f"/api/tournaments/{(await opened(ana, most=4))['id']}"
    assert await code_of(await bia.post(f"{at}/leave")) == "not_entered"
    assert (await bia.post(f"{at}/enter")).json()["entered"]
    assert await code_of(await bia.post(f"{at}/enter")) == "already_in_tournament"
    assert (await bia.post(f"{at}/leave")).json()["entries"] == 0


async def test_after_the_beginning_nobody_enters_or_leaves(client: Client):
    ana, bia, caio = [await guest(client) for _ in range(3)]
    at = f"/api/tournaments/{(await opened(ana, seats=2, most=2))['id']}"
    for one in (ana, bia):
        await one.post(f"{at}/enter")
    for asked in (
        await caio.post(f"{at}/enter"),
        await bia.post(f"{at}/leave"),
        await ana.post(f"{at}/start"),
        await ana.post(f"{at}/cancel"),
    ):
        assert (asked.status_code, await code_of(asked)) == (409, "tournament_started")


async def test_only_the_host_begins_or_calls_off(client: Client):
    ana, bia = await guest(client), await guest(client)
    at = f"/api/tournaments/{(await opened(ana))['id']}"
    for what in ("start", "cancel"):
        refused = await bia.post(f"{at}/{what}")
        assert (refused.status_code, await code_of(refused)) == (403, "host_only")
    assert await code_of(await ana.post(f"{at}/start")) == "tournament_too_small"
    assert (await ana.post(f"{at}/cancel")).status_code == 200
    await until_status(ana, at.rpartition("/")[2], "cancelled")
    assert await code_of(await bia.post(f"{at}/enter")) == "tournament_cancelled"


async def test_one_host_has_three_tournaments_at_a_time(client: Client):
    ana = await guest(client)
    for _ in range(3):
        await opened(ana)
    refused = await ana.post("/api/tournaments", {"title": "mais um"})
    assert (refused.status_code, await code_of(refused)) == (409, "too_many_tournaments")


async def test_one_person_enters_eight_tournaments_at_a_time(client: Client):
    hosts = [await guest(client) for _ in range(3)]
    events = [(await opened(host))["id"] for host in hosts for _ in range(3)]
    bia = await guest(client)
    answers = [await bia.post(f"/api/tournaments/{event}/enter") for event in events]
    assert [answer.status_code for answer in answers] == [200] * 8 + [409]
    assert await code_of(answers[-1]) == "too_many_tournaments"
    assert len((await bia.get("/api/tournaments/mine")).json()) == 8


async def test_who_has_the_newest_version_hears_only_that(client: Client):
    ana = await guest(client)
    found = await opened(ana)
    at = f"/api/tournaments/{found['id']}"
    same = (await ana.get(at, params={"since": found["version"]})).json()
    assert same == {"version": found["version"], "tournament": None}
    await ana.post(f"{at}/enter")
    assert (await ana.get(at, params={"since": found["version"]})).json()["tournament"]["entries"] == 1


async def test_an_unknown_tournament_and_a_stranger_are_refused(client: Client):
    ana = await guest(client)
    for path in ("nada", "nada/log"):
        answer = await ana.get(f"/api/tournaments/{path}")
        assert (answer.status_code, await code_of(answer)) == (404, "unknown_tournament")
    answer = await ana.post("/api/tournaments/nada/enter")
    assert (answer.status_code, await code_of(answer)) == (404, "unknown_tournament")
    assert (await Somebody(client).get("/api/tournaments/mine")).status_code == 401


async def test_a_private_tournament_is_in_no_list(client: Client):
    ana = await guest(client)
    hidden, known = await opened(ana, visibility="private"), await opened(ana)
    assert [one["id"] for one in (await ana.get("/api/tournaments")).json()] == [known["id"]]
    assert (await seen(ana, hidden["id"]))["visibility"] == "private"


async def test_many_bots_take_their_time_however_quick_the_host_wants_them(client: Client, app):
    host = await guest(client)
    small, large = await opened(host, bots=True, most=9), await opened(host, bots=True, most=200, seats=2)
    rows = [await app.state.services.store.events.get(one["id"]) for one in (small, large)]
    assert [msgspec.json.decode(row.config)["bot_seconds"] for row in rows] == [0, 0.5]
