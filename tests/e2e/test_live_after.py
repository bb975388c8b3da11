"""What is heard after something happened: who comes back, who plays again, who was forgotten, and what the server counted."""

import asyncio
import socket

import httpx
from msgspec.structs import replace

from tento.bootstrap import Settings, build
from tento.club.live.live_tables import LiveTables
from tento.club.live.past import Past
from tento.club.live.table_commands import play_again
from tento.club.live.table_state import TableState
from tento.club.ports import Person
from tento.store.open import open_store
from tests.e2e.live_client import sitting
from tests.e2e.live_server import CALM, FAST, open_table, server_of
from tests.e2e.rest_app import play_out


def person(name: str) -> Person:
    return Person(id=name, name=name.title(), guest=True, roles=("player",), created=0)


async def test_a_server_that_closes_waits_until_its_last_match_is_counted(tmp_path):
    store, counted = open_store(str(tmp_path)), list[str]()

    async def slowly(state: TableState, _past: list[Past]) -> None:
        await asyncio.sleep(0.05)
        counted.append(state.id)

    await store.start()
    live_tables = LiveTables(store, "test", "", slowly)
    await live_tables.start()
    live = await open_table(live_tables, CALM, ("ana",))
    await play_out(live)
    await live_tables.stop()
    assert counted == [live.state.id]
    await store.stop()


async def test_who_comes_back_gets_the_seeds_that_were_shown_meanwhile(server):
    live = await open_table(server.live_tables, replace(FAST, reveal="deal"), ("ana", "bia"))
    async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "bia", live.state.id, luck=1) as bia:
        others = asyncio.create_task(bia.play())
        await ana.play(until=lambda client: len(client.of("revelation")) > 2)
        first, *later = ana.of("revelation")
        since = live.state.revealed_at[first["deal"] - 1] + 1
        others.cancel()
        async with sitting(server.port, "ana", live.state.id, since=since) as again:
            assert again.of("revelation")[: len(later)] == later


async def test_a_rematch_is_told_on_the_socket_and_played_on_the_same_seats(server):
    live = await open_table(server.live_tables, FAST, ("ana", "bia"))
    async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "bia", live.state.id, luck=1) as bia:
        await asyncio.gather(ana.play(), bia.play())
        following = await play_again(server.live_tables, live, person("ana"), None)
        assert isinstance(following, str)
        await bia.until(lambda: bia.of("snapshot")[-1]["next"] == following)
    async with sitting(server.port, "ana", following) as ana:
        sitters = ana.of("snapshot")[-1]["sitters"]
        assert ana.you == 0
        assert [None if who is None else who["bot"] for who in sitters] == [False, None, True, True]


async def test_who_is_forgotten_is_a_pseudonym_in_every_later_snapshot(server):
    live = await open_table(server.live_tables, CALM, ("ana", "bia", "caio", "davi"))
    async with sitting(server.port, "bia", live.state.id) as bia:
        await server.live_tables.rename("ana", "jogador-1")
        await bia.until(lambda: bia.of("snapshot")[-1]["sitters"][0]["name"] == "jogador-1")
    async with sitting(server.port, "caio", live.state.id) as caio:
        assert b"Ana" not in b"".join(caio.frames)


async def test_what_is_refused_on_a_socket_is_counted(tmp_path):
    server = server_of(build(Settings(database=str(tmp_path))))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.01)
        async with sitting(port, None, "nowhere") as stranger:
            assert stranger.of("problem")[0]["code"] == "no_such_table"
        async with httpx.AsyncClient(timeout=60) as client:
            told = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
        server.should_exit = True
        await serving
    assert 'tento_refusals_total{code="no_such_table"} 1.0' in told


async def test_whoever_loses_the_line_is_told_to_the_others_at_once_with_the_time_that_is_left(server):
    live = await open_table(server.live_tables, CALM, ("ana", "bia"))
    async with sitting(server.port, "bia", live.state.id) as bia:
        async with sitting(server.port, "ana", live.state.id):
            await bia.until(lambda: bia.of("gone") and not bia.of("gone")[-1]["seats"])
        await bia.until(lambda: bia.of("gone")[-1]["seats"])
        (lost,) = bia.of("gone")[-1]["seats"]
        assert lost["seat"] == 0
        assert live.state.opened_at < lost["until"] <= server.live_tables.now() + 15_000


async def test_somebody_alone_hurries_the_bots(server):
    config = replace(CALM, bot_seconds=600, pause_seconds=600, number_seconds=0)
    live = await open_table(server.live_tables, config, ("ana",))
    async with sitting(server.port, "ana", live.state.id) as ana:
        while 0 not in ana.waiting:
            seen = ana.seq
            await ana.say(type="hurry")
            await ana.past(seen)
        assert any(message["type"] == "update" for message in ana.heard)
