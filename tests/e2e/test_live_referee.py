"""A referee at real sockets: what is decided is kept before it is told, everybody hears of it, and nobody else decides anything."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from tento.club.live import entries as log
from tento.club.live.entries import TableConfig
from tento.club.live.live_table import LiveTable
from tento.club.live.refereeing import appoint
from tento.club.replays.exported import record_of
from tento.records.opening import replay
from tento.table.refusal import Refusal
from tests.contract.laws import cards_named
from tests.e2e.live_client import Client, sitting
from tests.e2e.live_server import CALM, FAST, LiveServer, open_table

POKER = replace(CALM, game="poker", rulebook="cgp-2024", seats=2, reveal="referee", referee=True)


async def refereed(server: LiveServer, config: TableConfig, people: tuple[str, ...]) -> LiveTable:
    live = await open_table(server.live_tables, config, people)
    assert not isinstance(await live.decide(partial(appoint, person="rui")), Refusal)
    return live


@asynccontextmanager
async def table_of_two(server: LiveServer) -> AsyncIterator[tuple[LiveTable, Client, Client, Client]]:
    """Ana and Bia play poker, Rui referees."""
    live = await refereed(server, POKER, ("ana", "bia"))
    there = partial(sitting, server.port, table=live.state.id)
    async with there(person="ana") as ana, there(person="bia") as bia, there(person="rui", lang="en") as rui:
        await rui.asked_somebody()
        yield live, ana, bia, rui


async def decide(client: Client, action: dict[str, Any], reason: str = "") -> dict[str, Any]:
    await client.say(type="rule", id="r1", action=action, reason=reason)
    await client.until(lambda: [one for one in client.heard if one.get("id") == "r1"])
    return next(one for one in client.heard if one.get("id") == "r1")


async def test_a_killed_hand_is_seen_by_everybody_with_the_article_and_the_reason(server):
    async with table_of_two(server) as (live, ana, bia, rui):
        ack = await decide(rui, {"do": "kill", "seat": 1}, "cards off  the table")
        assert ack["type"] == "ack"
        for client in (ana, bia, rui):
            await client.until(partial(client.of, "ruled"))
            (ruled,) = client.of("ruled")
            assert ruled["text"] == ["Mão morta: Bia", "Dead hand: Bia", "Mano muerta: Bia"]
            assert (ruled["reason"], ruled["seq"]) == ("cards off the table", ack["seq"])
            assert ruled["articles"]
            killed = [event for one in client.of("update") for event in one["events"] if event["event"] == "HandKilled"]
            assert [event["seat"] for event in killed] == [1]
        line = (await server.store.log.read(live.state.id))[ack["seq"]]
        entry = log.decode(line)
        assert isinstance(entry, log.Ruled)
        assert (entry.actor, entry.by, entry.reason) == ("referee", "referee:rui", "cards off the table")


async def test_what_may_be_decided_is_offered_in_the_referees_language(server):
    async with table_of_two(server) as (_live, _ana, _bia, rui):
        offered = await rui.ask("offered", type="offers", id="o1")
        kill = next(one for one in offered["offers"] if one["key"] == "kill")
        assert (kill["text"], kill["asked"]) == ("Dead hand", False)
        assert kill["articles"]
        assert [(way["text"], way["action"]) for way in kill["ways"]] == [
            ("Ana", {"do": "kill", "seat": 0}),
            ("Bia", {"do": "kill", "seat": 1}),
        ]


@pytest.mark.parametrize("message", [{"type": "rule", "action": {"do": "kill", "seat": 1}}, {"type": "offers"}])
async def test_nobody_but_the_referee_decides(server, message):
    async with table_of_two(server) as (live, ana, _bia, _rui), sitting(server.port, None, live.state.id) as crowd:
        seq = live.state.seq
        for client in (ana, crowd):
            refused = await client.ask("refused", id="x", **message)
            assert (refused["id"], refused["code"]) == ("x", "not_referee")
        assert live.state.seq == seq


async def test_the_referee_is_told_no_hidden_card(server):
    async with table_of_two(server) as (live, _ana, _bia, rui):
        await rui.ask("offered", type="offers", id="o1")
        held = {card for place in live.state.match.hand.places for card in place.cards}
        assert held
        since = [one for one in rui.heard if one["type"] in ("snapshot", "update", "offered")]
        drawn = {one["card"] for one in rui.view["drawn"]}
        assert not cards_named([one for one in since if one.get("view", {}).get("stage") == "hand" or one["type"] == "offered"]) & (
            held - drawn
        )


async def test_who_comes_later_hears_what_was_decided(server):
    async with table_of_two(server) as (live, _ana, _bia, rui):
        await decide(rui, {"do": "pause"}, "coffee")
        async with sitting(server.port, "zeca", live.state.id) as late:
            await late.until(lambda: late.of("ruled"))
            assert [(one["text"][1], one["reason"]) for one in late.of("ruled")] == [("Pause: no other hand begins", "coffee")]


async def test_a_referee_enters_where_no_spectator_may(server):
    live = await refereed(server, replace(POKER, spectators=False), ("ana", "bia"))
    async with sitting(server.port, "rui", live.state.id) as rui:
        assert (rui.of("snapshot")[0]["referee"], rui.of("snapshot")[0]["you"]) == (True, None)


async def test_a_tento_of_the_referee_ends_the_mao_and_the_record_replays_it(server):
    config = replace(FAST, rulebook="truco-masters-2025", referee=True)
    live = await refereed(server, config, ("ana",))
    async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "rui", live.state.id) as rui:
        await ana.play(until=lambda client: client.asked and client.view["stage"] == "play")
        before = live.state.match.score
        assert (await decide(rui, {"do": "upholdtento", "against": 1}, "marked cards"))["type"] == "ack"
        assert live.state.match.score[0] > before[0]
        await ana.play()
        await ana.until(lambda: ana.status == "over")
    kept = await server.live_tables.log_of(live.state.id)
    assert kept is not None
    record = record_of(kept, ["Ana", "B", "C", "D"])
    assert record is not None
    assert " referee tento 1" in record
    assert any(step.actor == "referee" for step in replay(record).steps)
