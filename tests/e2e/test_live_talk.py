"""Beside the game over real sockets: advice, signs that only the partner sees, a bluff shown to all, two seats in one hand."""

import asyncio
from functools import partial
from typing import Any

from msgspec.structs import replace
from websockets.asyncio.client import connect

from tento.club.live.live_table import LiveTable
from tento.club.live.partner import hold
from tento.table.refusal import Refusal
from tests.contract.laws import cards_named
from tests.e2e.live_client import Client, sitting
from tests.e2e.live_server import CALM, FAST, LiveServer, four, open_table, running

FOUR = ("ana", "bia", "caio", "davi")


async def held_table(server: LiveServer, **config: Any) -> LiveTable:
    """Ana alone, with the partner's cards in her hands."""
    live = await open_table(server.live_tables, replace(FAST, **config), ("ana",))
    assert not isinstance(await live.decide(partial(hold, person="ana", wanted=True)), Refusal)
    return live


async def settled(*clients: Client) -> None:
    """Everything that was said before has come: each has its answer to a later question."""
    for client in clients:
        await client.ask("pong", type="ping")


async def test_advice_is_an_action_that_is_offered_with_its_reason(server):
    live = await open_table(server.live_tables, FAST, ("ana",))
    async with sitting(server.port, "ana", live.state.id, lang="es") as ana:
        await ana.until(lambda: ana.asked)
        advice = await ana.ask("advice", type="advise", id="a1")
        assert advice["id"] == "a1"
        assert advice["action"] in ana.legal
        assert advice["reason"]
        assert advice["text"]


async def test_advice_is_refused_where_another_person_sits(server):
    live = await open_table(server.live_tables, CALM, FOUR)
    async with four(server, live) as clients:
        refused = await clients[0].ask("refused", type="advise", id="a1")
        assert (refused["id"], refused["code"]) == ("a1", "no_advice")


async def test_a_sign_is_seen_by_the_partner_and_by_nobody_else(server):
    live = await open_table(server.live_tables, CALM, FOUR)
    async with four(server, live) as clients, sitting(server.port, None, live.state.id) as crowd:
        ana, _, caio, _ = clients
        seen = asyncio.create_task(caio.next("signalled"))
        await asyncio.sleep(0)
        await ana.say(type="signal", signs=["zap", "copas"])
        assert await seen == {"type": "signalled", "table": live.state.id, "seat": 0, "signs": ["zap", "copas"]}
        others = [client for client in (*clients, crowd) if client is not caio]
        await settled(*others)
        assert not any(b"signalled" in frame for client in others for frame in client.frames)


async def test_a_spectator_makes_no_sign(server):
    live = await open_table(server.live_tables, CALM, FOUR)
    async with sitting(server.port, None, live.state.id) as crowd:
        assert (await crowd.ask("refused", type="signal", signs=[]))["code"] == "not_seated"


async def test_a_bot_signals_its_manilhas_to_the_person_in_front_alone(server):
    live = await open_table(server.live_tables, replace(FAST, pause_seconds=5), ("ana", "bia"))
    async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "bia", live.state.id) as bia:
        await asyncio.gather(*(one.play(until=lambda _one: live.state.match.stage == "play") for one in (ana, bia)))
        await settled(ana, bia)
        assert {one["seat"] for one in ana.of("signalled")} == {2}
        assert {one["seat"] for one in bia.of("signalled")} == {3}


async def test_a_bluff_is_shown_to_everybody_and_only_by_who_made_it(server):
    live = await open_table(server.live_tables, CALM, FOUR)
    async with four(server, live) as clients, sitting(server.port, None, live.state.id) as crowd:
        await asyncio.gather(*(client.play(until=lambda _client: live.state.match.stage == "play") for client in clients))
        turn = live.state.match.mao.turn
        assert (await clients[turn].ask("refused", type="show"))["code"] == "nothing_to_show"
        held, deal = list(live.state.match.mao.hands[turn]), live.state.dealt
        assert (await clients[turn].act({"do": "raise"}))["type"] == "ack"
        for runner in (clients[(turn + 1) % 4], clients[(turn + 3) % 4]):
            await runner.act({"do": "refuse"})
        assert (await clients[(turn + 1) % 4].ask("refused", type="show"))["code"] == "nothing_to_show"
        heard = [asyncio.create_task(client.next("shown")) for client in (*clients, crowd)]
        await asyncio.sleep(0)
        await clients[turn].say(type="show")
        told = await asyncio.gather(*heard)
        assert [[leaf["card"] for leaf in one.pop("leaves")] for one in told] == [held] * 5
        assert told == [{"type": "shown", "table": live.state.id, "seat": turn, "cards": held, "deal": deal}] * 5


async def test_who_holds_the_partner_plays_both_seats_on_two_sockets(server):
    live = await held_table(server)
    async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "ana", live.state.id, seat=2, luck=1) as partner:
        assert (ana.you, partner.you) == (0, 2)
        await asyncio.gather(ana.play(), partner.play())
        assert ana.status == partner.status == "over"
    acted = [line for line in await server.store.log.read(live.state.id) if b'"held:ana"' in line]
    assert acted


async def test_each_socket_sees_the_cards_of_its_own_seat(server):
    live = await held_table(server, bot_seconds=0, pause_seconds=5)
    async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "ana", live.state.id, seat=2) as partner:
        await asyncio.gather(*(one.play(until=lambda _one: live.state.match.stage == "play") for one in (ana, partner)))
        await settled(ana, partner)
        hands = live.state.match.mao.hands
        both = {str(card) for card in (*hands[0], *hands[2])}
        assert cards_named(ana.view) & both <= set(hands[0])
        assert cards_named(partner.view) & both <= set(hands[2])


async def test_nobody_else_reads_for_a_held_seat(server):
    live = await held_table(server, bot_seconds=30)
    for person, seat in (("bia", 2), (None, 2), ("ana", 1)):
        client = await refused_at(server, person, live, seat)
        assert client == "seat_not_held"


async def refused_at(server: LiveServer, person: str | None, live: LiveTable, seat: int) -> str:
    """The problem with which nobody is let in."""
    headers = {} if person is None else {"Authorization": f"Bearer {person}"}
    async with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, compression=None, proxy=None) as socket:
        client = Client(socket, person)
        await client.say(type="hello", table=live.state.id, seat=seat)
        await client.until(lambda: client.of("problem"))
        assert not client.of("snapshot")
        return str(client.of("problem")[0]["code"])


async def test_the_second_socket_ends_when_the_cards_go_back(server):
    live = await held_table(server, bot_seconds=30)
    async with sitting(server.port, "ana", live.state.id, seat=2) as partner:
        await partner.asked_somebody()
        known = len(partner.frames)
        await live.decide(partial(hold, person="ana", wanted=False))
        await partner.until(lambda: False)
        assert partner.of("problem")[-1]["code"] == "seat_not_held"
        assert not any(b'"view"' in frame for frame in partner.frames[known:])


async def test_a_held_seat_survives_the_restart(tmp_path):
    async with running(str(tmp_path)) as server:
        live = await held_table(server, bot_seconds=30)
    async with running(str(tmp_path)) as server, sitting(server.port, "ana", live.state.id, seat=2) as partner:
        assert partner.you == 2
        assert partner.of("snapshot")[0]["sitters"][2]["held"]
