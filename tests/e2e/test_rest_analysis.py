"""A judged match over REST: once for all readers, to each as far as its cards are known; and another way from a moment of it."""

import asyncio
import json

import msgspec
import pytest

from tento.cards.chance import Chance
from tento.cards.deal import order
from tento.club.live.acting import act
from tento.club.live.live_table import LiveTable
from tento.club.live.scheduled import Means, next_scheduled, perform
from tento.club.live.seating import Decision
from tento.club.live.table_log import TableLog, moments
from tento.club.live.table_state import continued
from tento.club.replays.what_if import Way, way_from
from tento.records.analysing import analyse
from tento.records.reading import read
from tento.table.refusal import Refusal
from tento.table.seats import SPECTATOR, Seat
from tests.contract.knowledge import seeds_in
from tests.e2e.rest_app import code, finish, guest, new_table, play_out, services_of

SHORT = {"partida_target": 3, "onze_at": 2}
"""A partida of a few mãos: how well it is judged is another test."""


async def judged(somebody, table):
    """The answer with the judgement, once it is ready."""
    async with asyncio.timeout(120):
        while True:
            answer = await somebody.get(f"/api/matches/{table}/analysis")
            assert answer.status_code == 200, answer.text
            if answer.json()["ready"]:
                return answer
            await asyncio.sleep(0.05)


async def match_of_two(client, app, **agreed):
    """A finished match of two people who did what came to their minds; every choice in its log is their own."""
    two = [await guest(client) for _ in range(2)]
    table = await new_table(two[0], **{"seats": 2, "options": SHORT, **agreed})
    for seat, somebody in enumerate(two):
        assert (await somebody.post(f"/api/tables/{table}/sit", {"seat": seat})).status_code == 200
    live = await services_of(app).live_tables.find(table)
    assert isinstance(live, LiveTable)
    await play(live, two)
    await finish(app, table)
    return table, two


async def play(live, people):
    means, luck = Means(frozenset(), lambda: bytes(range(32)), Chance(bytes(32))), Chance(5)

    def step(state, at):
        if not state.waiting.seats or state.game.outcome(state.match) is not None:
            duty = next_scheduled(state, frozenset())
            return Decision(()) if duty is None else perform(state, at, duty, means)  # its own clock may have closed it meanwhile
        seat = state.waiting.seats[0]
        raw = msgspec.json.encode(luck.choice(state.game.legal(state.match, seat)))
        return act(state, at, people[seat].id, f"{state.seq}", raw)

    while live.state.closed is None:
        await live.decide(step)


async def log_of(app, table) -> TableLog:
    kept = await services_of(app).live_tables.log_of(table)
    assert kept is not None
    return kept


async def test_a_finished_match_is_judged_as_its_record_is(client, app):
    """The same decisions, the same costs: `tento analyse` reads the record in another program."""
    table, (ana, _beto) = await match_of_two(client, app)
    shown = (await judged(ana, table)).json()
    found, _again = analyse(read((await ana.get(f"/api/matches/{table}/record")).text))
    assert [one["cost"] for one in shown["judged"]] == [one.cost for one in found.judged]
    assert [one["sides"] for one in shown["stood"]] == [list(one.sides) for one in found.stood]
    steps = {step["seq"] for step in (await ana.get(f"/api/matches/{table}")).json()["replay"]["steps"]}
    assert {one["seq"] for one in shown["judged"]} <= steps


async def test_a_match_of_one_partida_is_listed_with_its_points(client, app):
    table, (ana, _beto) = await match_of_two(client, app)
    last = (await ana.get(f"/api/matches/{table}")).json()["replay"]["steps"][-1]
    (listed,) = (await ana.get(f"/api/people/{ana.id}/matches")).json()
    assert (listed["points"], sorted(listed["score"])) == (last["view"]["score"], [0, 1])


async def test_a_judgement_is_told_in_the_language_of_its_reader(client, app):
    table, (ana, _beto) = await match_of_two(client, app)
    await judged(ana, table)
    said = {}
    for lang in ("pt", "en", "es"):
        answer = await client.get(f"/api/matches/{table}/analysis", headers={"accept-language": lang})
        said[lang] = {one["reason"] for one in answer.json()["judged"]}
    assert said["pt"]
    assert not said["pt"] & said["en"]


@pytest.mark.parametrize("reveal", ["never", "referee"])
async def test_of_deals_that_stay_sealed_each_reader_gets_the_own_choices_alone(client, app, reveal):
    """No byte tells of the other's cards: not a choice, not a cost, not a hand."""
    table, two = await match_of_two(client, app, reveal=reveal)
    secrets = await services_of(app).store.log.secrets(table)
    for seat, somebody in enumerate(two):
        answer = await judged(somebody, table)
        shown = answer.json()
        assert {one["seat"] for one in shown["judged"]} <= {seat}
        assert shown["hands"] == []
        assert seeds_in(answer.content, secrets) == []
        assert cards_said(shown) <= held_by(await log_of(app, table), seat)
    stranger = (await judged(await guest(client), table)).json()
    assert (stranger["judged"], stranger["hands"]) == ([], [])
    assert stranger["stood"]


def cards_said(shown):
    """Every card that the words of a judgement name, as a record writes it."""
    marks = dict(zip("♣♥♠♦", "chsd", strict=True))
    text = json.dumps([shown["judged"], shown["turns"], shown["sums"]], ensure_ascii=False).replace("10", "T")
    return {text[at - 1] + marks[char] for at, char in enumerate(text) if char in marks}


def held_by(kept, seat):
    """Every card that this seat ever held, from the packs themselves and the views of the rules."""
    found = set()
    for moment in moments(kept):
        match = moment.folded.state.match
        mao = None if match is None else moment.folded.state.game.view(match, Seat(seat)).mao
        found |= set(() if mao is None or mao.hand is None else mao.hand)
    return found


async def test_all_hands_are_open_where_the_table_has_revealed_its_deals(client, app):
    table, (ana, _beto) = await match_of_two(client, app)
    shown = (await judged(ana, table)).json()
    kept = await log_of(app, table)
    dealt = [moment for moment in moments(kept) if moment.folded.state.match is not None]
    states = {moment.folded.state.seq: moment.folded.state for moment in dealt}
    full = [one for one in shown["hands"] if all(one["hands"])]
    assert full
    for one in full:
        state = states[one["seq"]]
        assert one["hands"] == [list(hand) for hand in state.match.mao.hands]


async def test_a_match_that_is_not_over_is_not_judged(client):
    ana = await guest(client)
    table = (await ana.post("/api/tables/practice", {})).json()["id"]
    assert code(await ana.get(f"/api/matches/{table}/analysis")) == (409, "match_not_over")


async def step_of(somebody, table, wanted):
    """The number of the first step whose view is as wanted."""
    steps = (await somebody.get(f"/api/matches/{table}")).json()["replay"]["steps"]
    return next((step for step in steps if wanted(step["view"])), None)


async def test_a_table_plays_on_from_a_moment_with_the_cards_of_the_match(client, app):
    table, (ana, _beto) = await match_of_two(client, app)
    step = await step_of(ana, table, lambda view: view["stage"] == "play" and view["mao"]["hand"])
    asked = {"table": table, "seq": step["seq"], "seat": 0, "bot_seconds": 10}
    shown = (await ana.post("/api/tables/what-if", asked)).json()
    assert (shown["visibility"], shown["status"], shown["you"]) == ("private", "playing", 0)
    assert shown["config"]["what_if"] == {"table": table, "seq": step["seq"]}
    assert await first_view(app, shown["id"], 0) == step["view"]


async def first_view(app, table, seat):
    """What this seat saw first of all, by nothing but the log of the table: bots may have played since."""
    states = [moment.folded.state for moment in moments(await log_of(app, table))]
    begun = next(state for state in states if state.match is not None)
    return json.loads(begun.game.encoded_view(begun.match, Seat(seat)))


async def test_what_might_have_been_counts_for_nobody(client, app):
    table, (ana, _beto) = await match_of_two(client, app)
    step = await step_of(ana, table, lambda view: view["stage"] == "play" and view["mao"]["hand"])
    other = (await ana.post("/api/tables/what-if", {"table": table, "seq": step["seq"]})).json()["id"]
    live = await services_of(app).live_tables.find(other)
    assert isinstance(live, LiveTable)
    await play_out(live)
    async with asyncio.timeout(60):
        while (row := await services_of(app).store.tables.get(other)) is None or row.status != "over":
            await asyncio.sleep(0.02)
    assert code(await ana.get(f"/api/matches/{other}")) == (404, "no_match")
    assert [one["table"] for one in (await ana.get(f"/api/people/{ana.id}/matches")).json()] == [table]


async def test_from_the_end_there_is_no_other_way(client, app):
    table, (ana, _beto) = await match_of_two(client, app)
    last = (await ana.get(f"/api/matches/{table}")).json()["replay"]["steps"][-1]["seq"]
    assert code(await ana.post("/api/tables/what-if", {"table": table, "seq": last})) == (409, "what_if_over")


async def test_cards_that_were_never_revealed_are_not_played_on_with(client, app):
    table, (ana, _beto) = await match_of_two(client, app, reveal="never")
    step = await step_of(ana, table, lambda view: view["stage"] == "play" and view["mao"]["hand"])
    for somebody in (ana, await guest(client)):
        assert code(await somebody.post("/api/tables/what-if", {"table": table, "seq": step["seq"]})) == (409, "what_if_sealed")


@pytest.fixture
async def sealed_poker(client, app):
    """A match of poker of two, whose seeds are nobody's; and the steps with cards in the hand of the first."""
    table, two = await match_of_two(client, app, game="poker", rulebook="cgp-2024", options={}, reveal="never")
    kept = await log_of(app, table)
    states = [moment.folded.state for moment in moments(kept) if moment.folded.state.match is not None]
    hands = [state for state in states if state.match.stage == "hand" and state.waiting.seats]
    return table, two, kept, hands[0]


async def test_what_a_reader_could_not_see_is_dealt_anew_and_what_was_seen_stays(sealed_poker):
    """Over some luck the hidden hand is another nearly each time; were it always the real one, the seal would be broken."""
    _table, _two, kept, state = sealed_poker
    real, seen = hand_of(state, state.match, 1), state.game.encoded_view(state.match, Seat(0))
    found = []
    for luck in range(12):
        way = way_from(kept, state.seq, None, Seat(0), bytes([luck]) * 16)
        assert isinstance(way, Way)
        match = continued(state, way.acts)
        assert state.game.encoded_view(match, Seat(0)) == seen
        found.append(hand_of(state, match, 1))
    assert len(set(found)) > 8
    assert found.count(real) <= 1
    assert not any(set(hand) & set(hand_of(state, state.match, 0)) for hand in found)


def hand_of(state, match, seat):
    return tuple(state.game.view(match, Seat(seat)).hand or ())


async def test_nobody_plays_on_from_a_seat_whose_cards_were_not_theirs_to_see(client, sealed_poker):
    table, (ana, _beto), kept, state = sealed_poker
    assert isinstance(way_from(kept, state.seq, Seat(1), Seat(0), bytes(16)), Refusal)
    assert isinstance(way_from(kept, state.seq, None, SPECTATOR, bytes(16)), Refusal)
    assert code(await ana.post("/api/tables/what-if", {"table": table, "seq": state.seq, "seat": 1})) == (409, "what_if_sealed")
    assert code(await (await guest(client)).post("/api/tables/what-if", {"table": table, "seq": state.seq})) == (409, "what_if_sealed")


async def test_the_pack_of_a_deal_is_in_no_answer_about_another_way(client, app):
    """The acts that lead to the moment hold whole packs: they stay in the log."""
    table, (ana, _beto) = await match_of_two(client, app)
    step = await step_of(ana, table, lambda view: view["stage"] == "play" and view["mao"]["hand"])
    answer = await ana.post("/api/tables/what-if", {"table": table, "seq": step["seq"]})
    kept = await log_of(app, table)
    state = next(moment.folded.state for moment in moments(kept) if moment.folded.state.dealt)
    pack = order(state.seeds[0], (None, None), state.game.pack(state.rulebook))
    assert "shuffle" not in answer.text
    assert json.dumps(pack[:3])[1:-1] not in answer.text
