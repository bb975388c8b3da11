"""The house on one device: it answers as the web does, talks as a server's socket does, and keeps what was played."""

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

import tento
from tento.games.registry import games, kit_of
from tests.offline.page import FAST, Diary, Page, asked


@pytest.fixture
async def diary() -> AsyncIterator[Diary]:
    made = Diary()
    yield made
    await made.close()


async def until(true, seconds: float = 240) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def practise(engine, **more) -> str:
    status, table = await asked(engine, "POST", "/tables/practice", {**FAST, **more})
    assert status == 200, table
    return str(table["id"])


@pytest.mark.parametrize("game", games())
async def test_a_hand_of_every_game_is_on_the_table_at_once(diary, game):
    engine = diary.engine()
    seats = kit_of(game).seats[-1] if len(kit_of(game).seats) < 4 else 4
    page = Page(engine, await practise(engine, game=game, seats=seats, bot="random"), lambda legal: legal[0])
    await until(lambda: any(message["type"] == "ack" for message in page.heard))
    assert next(message for message in page.heard if message["type"] == "snapshot")["you"] == 0
    page.leave()


@pytest.mark.parametrize(("game", "lesson"), [(game, lesson) for game in games() for lesson in kit_of(game).lessons])
async def test_every_lesson_is_taught_on_a_device(diary, game, lesson):
    engine = diary.engine()
    page = Page(engine, await practise(engine, game=game, lesson=lesson), lambda legal: legal[0])
    await until(lambda: any(message["type"] == "snapshot" and message["view"] for message in page.heard))
    page.leave()


async def test_what_is_announced_was_written_down_before(diary):
    engine = diary.engine()
    page = Page(engine, await practise(engine), lambda legal: legal[0])
    await until(lambda: any(message["type"] == "ack" for message in page.heard))
    written = sum(len(note["lines"]) for note in map(json.loads, diary.notes) if note["type"] == "lines")
    assert max(message.get("seq", 0) for message in page.heard) <= written
    page.leave()


async def test_a_table_is_played_on_after_the_page_was_closed(diary):
    table = await practise(diary.engine())
    again = diary.engine_of_a_new_page()
    assert [one["id"] for one in (await asked(again, "GET", "/me/tables"))[1]] == [table]
    page = Page(again, table, lambda legal: legal[0])
    await until(lambda: any(message["type"] == "ack" for message in page.heard))
    page.leave()


async def test_a_finished_match_is_a_record_that_holds_and_outlives_the_page(diary):
    engine = diary.engine()
    table = await practise(engine, game="truco", seats=2, bot="random")
    page = Page(engine, table, lambda legal: legal[-1])
    await until(page.over.is_set)
    await until(lambda: any(json.loads(note)["type"] == "match" for note in diary.notes))
    again = diary.engine_of_a_new_page()
    (match,) = (await asked(again, "GET", "/people/aqui/matches"))[1]
    assert (match["table"], match["seats"][0]["name"]) == (table, "Ana")
    _, record = await asked(again, "GET", f"/matches/{table}/record")
    assert tento.verify(record)
    status, told = await asked(again, "POST", "/records", {"record": record, "seat": 0})
    assert (status, told["record"]["problem"], told["replay"]["outcome"]["winner"]) == (200, None, match["winner"])


async def test_what_only_a_server_knows_is_not_answered(diary):
    assert await diary.engine().ask("GET", "/ratings", "", "pt") is None


async def test_a_refusal_is_the_one_of_the_web(diary):
    status, told = await asked(diary.engine(), "GET", "/rulebooks/nobodys")
    assert (status, told["code"]) == (404, "unknown_rulebook")


CASE = """
game = "truco"
rulebooks = ["mineiro-2-4-6-10-12"]
do = []
[expect]
value = {value}
"""


@pytest.mark.parametrize(("value", "holds"), [(2, True), (3, False)])
async def test_the_judge_says_whether_a_case_holds(diary, value, holds):
    _, told = await asked(diary.engine(), "POST", "/judge", {"case": CASE.format(value=value)})
    assert (told["holds"], told["error"]) == (holds, None)


async def test_the_judge_says_what_is_wrong_with_a_case_and_names_no_file(diary):
    _, told = await asked(diary.engine(), "POST", "/judge", {"case": "game = "})
    assert told["error"].startswith("file: is not TOML")


@pytest.fixture
async def finished(diary):
    """A device with a finished match."""
    engine = diary.engine()
    table = await practise(engine, game="truco", seats=2, bot="random", options={"partida_target": 3, "onze_at": 2})
    page = Page(engine, table, lambda legal: legal[-1])
    await until(page.over.is_set)
    await until(lambda: any(json.loads(note)["type"] == "match" for note in diary.notes))
    return engine, table


async def ready(engine, told, path=None):
    """The judgement, asked for again until it is ready."""
    while not told["ready"]:
        await asyncio.sleep(0.01)
        _, told = await asked(engine, "GET", path or f"/records/analysis/{told['name']}")
    return told


async def test_a_match_and_its_record_are_judged_alike_on_a_device(finished):
    engine, table = finished
    path = f"/matches/{table}/analysis"
    live = await ready(engine, (await asked(engine, "GET", path))[1], path)
    record = (await asked(engine, "GET", f"/matches/{table}/record"))[1]
    brought = await ready(engine, (await asked(engine, "POST", "/records/analysis", {"record": record}))[1])
    found = tento.analyse(record)
    costs = [one.cost for one in found.judged]
    assert ([one["cost"] for one in live["judged"]], [one["cost"] for one in brought["judged"]]) == (costs, costs)


async def test_what_might_have_been_is_played_on_a_device_and_counts_for_nobody(diary, finished):
    engine, table = finished
    record = (await asked(engine, "GET", f"/matches/{table}/record"))[1]
    _, replay = await asked(engine, "POST", "/records", {"record": record, "seat": 0})
    line = next(step["seq"] for step in replay["replay"]["steps"] if step["view"]["stage"] == "play")
    wish = {"record": record, "seq": line, "seat": 0, **FAST}
    status, shown = await asked(engine, "POST", "/tables/what-if/record", wish)
    assert (status, shown["status"], shown["config"]["what_if"]) == (200, "playing", {"table": "", "seq": line})
    page = Page(engine, shown["id"], lambda legal: legal[-1])
    await until(page.over.is_set)
    await until(lambda: any(json.loads(note).get("row", {}).get("status") == "over" and shown["id"] in note for note in diary.notes))
    assert [one["table"] for one in (await asked(engine, "GET", "/people/aqui/matches"))[1]] == [table]
