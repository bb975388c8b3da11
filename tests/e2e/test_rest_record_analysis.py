"""A record that somebody brings, judged over REST and played on: whoever has the file may know all that it says, and no more."""

import asyncio

import pytest

from tento.club.live.table_log import moments
from tento.club.replays import preparing
from tento.club.replays.opened import open_record
from tento.records.analysing import analyse
from tento.records.reading import read
from tento.table.seats import Seat
from tests.e2e.rest_app import code, guest
from tests.e2e.test_rest_analysis import SHORT, log_of, match_of_two
from tests.records.recorded import SMALL, forged


async def judged(somebody, record):
    """The judgement of a record, asked for by its name until it is ready."""
    answer = await somebody.post("/api/records/analysis", {"record": record})
    async with asyncio.timeout(120):
        while answer.status_code == 200 and not answer.json()["ready"]:
            await asyncio.sleep(0.05)
            answer = await somebody.get(f"/api/records/analysis/{answer.json()['name']}")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture
async def brought(client, app):
    """The record of a short match of two, and a stranger to it who has the file."""
    table, (ana, _beto) = await match_of_two(client, app)
    return (await ana.get(f"/api/matches/{table}/record")).text, await guest(client)


async def test_a_record_is_judged_for_whoever_brings_it_as_the_command_judges_it(brought):
    """The same decisions of every seat, the same costs, at the lines that its replay shows."""
    text, stranger = brought
    shown = await judged(stranger, text)
    found, _again = analyse(read(text))
    assert [(one["seq"], one["seat"], one["cost"]) for one in shown["judged"]] == [(one.place, one.seat, one.cost) for one in found.judged]
    assert [one["seq"] for one in shown["turns"]] == [one.place for one in found.turns]
    assert {one["seat"] for one in shown["judged"]} == {0, 1}
    assert shown["hands"]


async def test_a_judgement_that_is_not_in_mind_must_be_brought_again(client):
    assert code(await client.get(f"/api/records/analysis/{'0' * 64}")) == (404, "unknown_analysis")


async def test_a_false_record_is_judged_up_to_its_first_false_line(client):
    shown = await judged(await guest(client), forged(r" 0 play \S\S", " 0 play 6c"))
    assert all(one["seq"] < 18 for one in (*shown["judged"], *shown["hands"], *shown["stood"]))


async def test_what_is_no_record_is_not_judged(client):
    ana = await guest(client)
    assert code(await ana.post("/api/records/analysis", {"record": "hello"})) == (400, "bad_record")
    assert code(await ana.post("/api/tables/what-if/record", {"record": "hello", "seq": 1})) == (400, "bad_record")


async def test_a_record_with_more_decisions_than_anybody_plays_is_refused(client, monkeypatch):
    monkeypatch.setattr(preparing, "MOST_DECISIONS", 2)
    assert code(await (await guest(client)).post("/api/records/analysis", {"record": SMALL})) == (413, "too_large")


async def test_of_hands_whose_cards_stay_sealed_nothing_is_judged_shown_or_played_on(client, app):
    """Poker is played again from what was shown; the pack behind it is made up, and no choice can be judged by it."""
    table, (ana, _beto) = await match_of_two(client, app, game="poker", rulebook="cgp-2024", options={}, reveal="never")
    text = (await ana.get(f"/api/matches/{table}/record")).text
    shown = await judged(ana, text)
    assert (shown["judged"], shown["hands"]) == ([], [])
    assert len(shown["stood"]) > 1
    steps = open_record(text).replay.steps
    answer = await ana.post("/api/tables/what-if/record", {"record": text, "seq": steps[len(steps) // 2].seq})
    assert code(answer) == (409, "what_if_sealed")


async def test_a_table_plays_on_from_a_line_of_a_record_with_its_cards(app, brought):
    text, stranger = brought
    step = next(one for one in open_record(text, Seat(1)).replay.steps if one.view.stage == "play" and one.view.mao.hand)
    shown = (await stranger.post("/api/tables/what-if/record", {"record": text, "seq": step.seq, "seat": 1, "bot_seconds": 10})).json()
    assert (shown["visibility"], shown["status"], shown["you"]) == ("private", "playing", 1)
    assert (shown["config"]["what_if"], shown["config"]["options"]) == ({"table": "", "seq": step.seq}, SHORT)
    states = [moment.folded.state for moment in moments(await log_of(app, shown["id"]))]
    begun = next(state for state in states if state.match is not None)
    assert begun.game.view(begun.match, Seat(1)) == step.view


async def test_from_the_end_of_a_record_there_is_no_other_way(brought):
    text, stranger = brought
    last = open_record(text).replay.steps[-1].seq
    assert code(await stranger.post("/api/tables/what-if/record", {"record": text, "seq": last})) == (409, "what_if_over")
