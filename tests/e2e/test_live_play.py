"""People and bots play over real sockets: what is acknowledged is kept, what is refused says why, and nobody sees too much."""

import asyncio

import pytest
from msgspec.structs import replace

from tento.club.live import entries as log
from tento.club.live.live_table import LiveTable
from tests.e2e.live_client import Client, Message, sitting
from tests.e2e.live_server import CALM, FAST, LiveServer, four, open_table

RULEBOOKS = ("truco-masters-2025", "fenacef-ix", "ktruco-tradicional", "ktruco-paulista", "ktruco-paulista-limpo")


@pytest.fixture
def any_times(monkeypatch: pytest.MonkeyPatch):
    """A test cannot wait for the shortest clock that the server allows."""
    monkeypatch.setattr("tento.club.live.live_tables.check_config", lambda _config: None)


async def entries_of(server: LiveServer, live: LiveTable) -> list[log.AnyEntry]:
    return [log.decode(line) for line in await server.store.log.read(live.state.id)]


def first_asked(*clients: Client) -> Client:
    """The client that the table waits for."""
    return next(client for client in clients if client.asked)


def no_raise(legal: list[Message]) -> Message:
    """The first legal action that is no raise, so that no match ends in its first mão."""
    return next(action for action in legal if action["do"] != "raise")


@pytest.mark.parametrize("rulebook", RULEBOOKS)
async def test_two_people_and_two_bots_play_a_whole_match(server, rulebook):
    live = await open_table(server.live_tables, replace(FAST, rulebook=rulebook), ("ana", "bia"))
    async with sitting(server.port, "ana", live.state.id) as ana, sitting(server.port, "bia", live.state.id, luck=1) as bia:
        await asyncio.gather(ana.play(), bia.play())
        assert ana.view["outcome"]["winner"] in (0, 1)
        assert ana.view["outcome"] == bia.view["outcome"]


async def test_an_acknowledged_action_is_in_the_log_under_its_number(server):
    live = await open_table(server.live_tables, CALM, ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        actor = first_asked(*clients)
        ack = await actor.act(actor.legal[0], id="first")
        entry = (await entries_of(server, live))[ack["seq"]]
        assert isinstance(entry, log.Acted)
        assert (entry.id, entry.by) == ("first", f"person:{actor.person}")


async def test_a_repeated_id_does_nothing_twice(server):
    live = await open_table(server.live_tables, CALM, ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        actor = first_asked(*clients)
        action = actor.legal[0]
        first = await actor.act(action, id="once")
        seq = live.state.seq
        second = await actor.act(action, id="once")
        assert (second["type"], second["seq"], live.state.seq) == ("ack", first["seq"], seq)


async def test_a_refusal_comes_with_its_article_in_the_readers_language(server):
    live = await open_table(server.live_tables, replace(CALM, rulebook="fenacef-ix"), ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        await asyncio.gather(*(client.play(until=lambda _client: live.state.match.stage == "play") for client in clients))
        ana = clients[0]
        refused = await ana.act({"do": "raise", "to": 12})
        async with sitting(server.port, "ana", live.state.id, lang="en") as english:
            told = await english.act({"do": "raise", "to": 12}, id="english")
        assert (refused["code"], refused["articles"][0]) == (told["code"], told["articles"][0]) == ("wrong_step", "art. 17 §1")
        assert refused["text"] == "Não dá para pular nem voltar: o próximo pedido é 3."
        assert told["text"] == "No skipping and no going back: the next raise is 3."


async def test_who_comes_back_in_mid_hand_gets_the_missing_events_and_the_table(server):
    live = await open_table(server.live_tables, FAST, ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        ana = clients[0]
        others = [asyncio.create_task(client.play(no_raise)) for client in clients[1:]]
        await ana.play(no_raise, until=lambda _client: live.state.seq > 25)
        for task in others:
            task.cancel()
        await ana.until(lambda: live.state.waiting.seats and ana.seq == live.state.seq)
        since = 12
        async with sitting(server.port, "ana", live.state.id, since=since) as again:
            snapshot = again.of("snapshot")[0]
            await ana.until(lambda: ana.seq >= snapshot["seq"])  # an action sent before its client was stopped may still have been done
            heard = [update for update in ana.of("update") if since < update["seq"] <= snapshot["seq"]]
            assert again.of("missed")[0]["events"] == [event for update in heard for event in update["events"]]
            assert snapshot["view"] == heard[-1]["view"]


async def test_who_has_just_come_is_told_the_last_events_after_the_table_itself(server):
    live = await open_table(server.live_tables, FAST, ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        ana = clients[0]
        others = [asyncio.create_task(client.play(no_raise)) for client in clients[1:]]
        await ana.play(no_raise, until=lambda _client: live.state.seq > 25)
        for task in others:
            task.cancel()
        await ana.until(lambda: live.state.waiting.seats and ana.seq == live.state.seq)
        async with sitting(server.port, "ana", live.state.id, story=7) as again:
            await again.until(lambda: again.of("missed"))
            came = again.of("snapshot")[0]["seq"]
            await ana.until(lambda: ana.seq >= came)
            heard = [event for one in ana.of("update") if one["seq"] <= came for event in one["events"]]
            assert again.of("missed")[0]["events"] == heard[-7:]
            told = [message["type"] for message in again.heard]
            assert told.index("snapshot") < told.index("missed")


@pytest.mark.usefixtures("any_times")
async def test_a_person_who_stays_away_is_replaced_by_a_bot_and_comes_back(server):
    unhurried = replace(FAST, turn_seconds=0, bank_seconds=0, bot_seconds=0.2)  # bots that take no time have played it to its end by then
    live = await open_table(server.live_tables, unhurried, ("ana", "bia"))
    async with asyncio.timeout(60):
        while not all(who is not None and who.away for who in live.state.occupants[:2]):
            await asyncio.sleep(0.02)
    async with sitting(server.port, "ana", live.state.id) as ana:
        assert ana.of("snapshot")[-1]["sitters"][0]["away"] is False
        assert ana.of("snapshot")[-1]["sitters"][1]["away"] is True


@pytest.mark.usefixtures("any_times")
async def test_a_turn_too_long_is_paid_from_the_bank(server):
    live = await open_table(server.live_tables, replace(CALM, turn_seconds=0, bank_seconds=20), ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        actor, began = first_asked(*clients), live.state.turn_at
        while server.live_tables.now() == began:
            await asyncio.sleep(0)
        await actor.act(actor.legal[0])
        *_, acted = [entry for entry in await entries_of(server, live) if isinstance(entry, log.Acted)]
        assert live.state.banks[actor.you or 0] == 20_000 - (acted.at - began) < 20_000


@pytest.mark.usefixtures("any_times")
async def test_a_person_who_is_there_and_lets_the_bank_run_out_is_played_by_the_clock(server):
    live = await open_table(server.live_tables, replace(FAST, turn_seconds=1, bank_seconds=0), ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        seq = live.state.seq
        await clients[0].until(lambda: clients[0].seq > seq + 1)
        acted = [entry.by for entry in await entries_of(server, live) if isinstance(entry, log.Acted)]
        assert set(acted) == {"clock"}


async def test_a_number_of_a_client_goes_into_the_deal(server):
    live = await open_table(server.live_tables, replace(CALM, number_seconds=5), ("ana", "bia", "caio", "davi"))
    async with sitting(server.port, "ana", live.state.id) as ana:
        await ana.asked_somebody()  # until then the table deals by itself, and waits for nobody who is not there
        deal = ana.proof["deal"]
        await ana.say(type="number", deal=deal, number="C0FFEE")
        await ana.until(lambda: any(one["proof"]["numbers"][0] == "c0ffee" for one in ana.of("update")))
        assert [entry.deal for entry in await entries_of(server, live) if isinstance(entry, log.Numbered)] == [deal]


async def test_a_phrase_is_heard_by_everybody_and_kept_by_nobody(server):
    live = await open_table(server.live_tables, CALM, ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients:
        seq = live.state.seq
        said = asyncio.create_task(clients[2].next("said"))
        await asyncio.sleep(0)
        await clients[0].say(type="say", phrase="truco_ladrao")
        assert (await said)["phrase"] == "truco_ladrao"
        assert live.state.seq == seq


async def test_free_words_are_heard_only_where_the_table_allows_them(server):
    open_words = await open_table(server.live_tables, replace(CALM, visibility="private", free_chat=True), ("ana", "bia", "caio", "davi"))
    phrases_only = await open_table(server.live_tables, CALM, ("ana", "bia", "caio", "davi"))
    async with sitting(server.port, "ana", open_words.state.id) as there, sitting(server.port, "ana", phrases_only.state.id) as here:
        assert (await there.ask("said", type="chat", text="boa noite"))["text"] == "boa noite"
        assert (await here.ask("problem", type="chat", text="boa noite"))["code"] == "chat_off"


async def test_a_spectator_never_gets_a_card_that_was_not_shown(server):
    live = await open_table(server.live_tables, replace(FAST, reveal="never"), ("ana", "bia", "caio", "davi"))
    async with four(server, live) as clients, sitting(server.port, None, live.state.id) as crowd:
        await asyncio.gather(*(client.play() for client in clients))
        await crowd.until(lambda: crowd.status == "over")
        for seed in (await server.store.log.secrets(live.state.id)).values():
            assert seed.hex().encode() not in b"".join(crowd.frames)
        assert all(message["view"]["mao"] is None or not message["view"]["mao"]["hand"] for message in crowd.of("update"))


async def test_a_spectator_with_a_delay_sees_nothing_of_the_play_before_it_has_passed(server):
    delay = 4
    live = await open_table(server.live_tables, replace(CALM, spectator_delay=delay), ("ana", "bia", "caio", "davi"))
    async with sitting(server.port, None, live.state.id) as crowd, four(server, live) as clients:
        assert crowd.of("snapshot")[0]["view"] is None
        actor = first_asked(*clients)
        seq = (await actor.act(actor.legal[0]))["seq"]
        done = (await entries_of(server, live))[seq].at
        await crowd.until(lambda: crowd.seq > seq)
        assert server.live_tables.now() - done >= 1000 * delay
        assert crowd.view is not None


async def test_a_table_without_spectators_shows_itself_to_nobody_else(server):
    live = await open_table(server.live_tables, replace(CALM, spectators=False), ("ana", "bia", "caio", "davi"))
    async with sitting(server.port, "zeca", live.state.id) as stranger:
        assert [one["code"] for one in stranger.heard] == ["no_spectators"]
        assert stranger.closed == 1008


async def test_a_table_with_a_password_lets_in_who_knows_it(server):
    live = await open_table(server.live_tables, replace(CALM, visibility="password"), ("ana", "bia", "caio", "davi"), password="otnet")
    async with (
        sitting(server.port, "zeca", live.state.id) as stranger,
        sitting(server.port, "zeca", live.state.id, password="tento") as friend,
    ):
        assert stranger.of("problem")[0]["code"] == "wrong_table_password"
        assert friend.of("snapshot")
