"""The ladder of bots over REST on a real SQLite file: onto it with a token, a challenge, its tables one after the other, the list."""

import asyncio
from typing import Any

from tento.club.live.live_table import LiveTable
from tests.e2e.rest_app import Client, Somebody, code, guest, play_out, services_of


class Bot:
    """A program of somebody's, with its token."""

    def __init__(self, client: Client, owner: Somebody, token: dict[str, Any]) -> None:
        self.owner, self.token, self._client, self.id = owner, token, client, ""

    async def ready(self) -> Any:
        self._client.cookies.clear()
        return await self._client.post("/api/ladder/ready", headers={"Authorization": f"Bearer {self.token['token']}"})

    async def tables(self) -> list[str]:
        return list((await self.ready()).json()["tables"])


async def bot(client: Client, name: str) -> Bot:
    """Somebody's new bot on the ladder."""
    owner = await guest(client)
    made = Bot(client, owner, (await owner.post("/api/me/tokens", {"name": "mine"})).json())
    answer = await owner.post("/api/ladder/bots", {"game": "truco", "name": name, "token": made.token["id"]})
    assert answer.status_code == 201, answer.text
    made.id = next(line["bot"] for line in answer.json()["lines"] if line["mine"])
    return made


async def played(app: Any, table: str) -> None:
    """The partida of a table, and until it is counted."""
    live = await services_of(app).live_tables.find(table)
    assert isinstance(live, LiveTable)
    await play_out(live)
    async with asyncio.timeout(60):
        while table not in {one.table for one in await services_of(app).store.ladder.results("truco")}:
            await asyncio.sleep(0.02)


async def test_two_bots_play_a_challenge_table_by_table_and_the_ladder_tells(client, app):
    alfa, beta = await bot(client, "Alfa Um"), await bot(client, "Beta Dois")
    asked = {"first": alfa.id, "second": beta.id, "partidas": 2}
    assert code(await alfa.owner.post("/api/ladder/challenges", asked)) == (409, "bot_not_ready")
    assert (await alfa.tables(), await beta.tables()) == ([], [])
    assert (await alfa.owner.post("/api/ladder/challenges", asked)).status_code == 204
    [first] = await alfa.tables()
    assert await beta.tables() == [first]
    shown = (await client.get(f"/api/tables/{first}")).json()
    assert [sitter["name"] for sitter in shown["sitters"]] == ["Alfa Um", "Beta Dois"]
    await played(app, first)
    [second] = await beta.tables()
    assert second != first
    await played(app, second)
    assert await alfa.tables() == []
    told = (await client.get("/api/ladder")).json()
    lines = {line["name"]: line for line in told["lines"]}
    assert (lines["Alfa Um"]["played"], lines["Alfa Um"]["won"] + lines["Beta Dois"]["won"], told["running"]) == (2, 2, [])
    assert (lines["sensible"]["house"], lines["Alfa Um"]["owner"], lines["Alfa Um"]["ready"]) == (True, alfa.owner.name, True)
    assert await services_of(app).store.matches.of(alfa.owner.id) == []


async def test_a_bot_of_the_house_is_always_ready_and_own_bots_do_not_play_each_other(client):
    alfa = await bot(client, "Alfa Um")
    await alfa.ready()
    answer = await alfa.owner.post("/api/ladder/bots", {"game": "truco", "name": "Gama", "token": alfa.token["id"]})
    gama = next(line["bot"] for line in answer.json()["lines"] if line["name"] == "Gama")
    assert code(await alfa.owner.post("/api/ladder/challenges", {"first": alfa.id, "second": gama})) == (409, "own_bots_apart")
    assert (await alfa.owner.post("/api/ladder/challenges", {"first": alfa.id, "second": "house.random", "partidas": 1})).status_code == 204
    [table] = await alfa.tables()
    assert [(one["name"] == "Alfa Um", one["bot"]) for one in (await client.get(f"/api/tables/{table}")).json()["sitters"]] == [
        (True, False),
        (False, True),
    ]


async def test_what_is_not_one_s_own_is_refused(client):
    alfa, beta = await bot(client, "Alfa Um"), await bot(client, "Beta Dois")
    taken = {"game": "truco", "name": "alfa um", "token": beta.token["id"]}
    assert code(await beta.owner.post("/api/ladder/bots", taken)) == (409, "name_taken")
    assert code(await beta.owner.post("/api/ladder/bots", taken | {"name": "Zeta", "token": alfa.token["id"]})) == (404, "no_such_token")
    assert code(await beta.owner.post("/api/ladder/bots", taken | {"name": "Zeta", "game": "tranca"})) == (400, "unknown_game")
    assert code(await beta.owner.post("/api/ladder/challenges", {"first": alfa.id, "second": beta.id})) == (400, "unknown_bot")
    assert code(await beta.owner.post("/api/ladder/ready")) == (403, "not_on_ladder")
    await beta.owner.ask("DELETE", f"/api/ladder/bots/{alfa.id}")
    assert alfa.id in {line["bot"] for line in (await client.get("/api/ladder")).json()["lines"]}
