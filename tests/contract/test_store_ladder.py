"""The laws of every store: a bot of the ladder, its challenges and its results are kept once, and gone with it or with its owner."""

import pytest
from msgspec.structs import replace

from tento.club.ports import LadderBot, LadderMatch, LadderResult, Person, TooMany

pytest_plugins = ("tests.contract.stores",)

ANA = LadderBot(id="a", owner="ana", game="truco", name="Alfa", token="t", created=1)
BIA = LadderBot(id="b", owner="bia", game="truco", name="Beta", token="u", created=2)
MATCH = LadderMatch(id="m", game="truco", rulebook="r", first="a", second="b", partidas=2, created=3)


def result(table: str, at: int = 0, **more: str) -> LadderResult:
    return LadderResult(table=table, match="m", game="truco", winner=0, at=at, **({"first": "a", "second": "b"} | more))


async def on_the_ladder(store) -> None:
    for bot in (ANA, BIA):
        await store.ladder.add(bot, 1)
    await store.ladder.open(MATCH)
    await store.ladder.result(result("t1"), 9)


async def test_an_owner_has_no_more_bots_than_allowed_and_the_last_time_is_kept(store, other):
    await store.ladder.add(ANA, 1)
    with pytest.raises(TooMany):
        await other.ladder.add(replace(ANA, id="c"), 1)
    await other.ladder.saw("a", 77)
    assert await store.ladder.bots("truco") == await store.ladder.by_token("t") == [replace(ANA, seen=77)]
    assert await store.ladder.bots("tranca") == []


async def test_of_two_who_open_the_next_table_one_does(store, other):
    await on_the_ladder(store)
    assert await store.ladder.at_table("m", "", "t1") is True
    assert await other.ladder.at_table("m", "", "t2") is False
    found = await other.ladder.match("m")
    assert found == replace(MATCH, table="t1")
    await store.ladder.end("m")
    assert (await other.ladder.running("truco"), await other.ladder.at_table("m", "t1", "t3")) == ([], False)


async def test_a_result_is_kept_once_and_only_the_newest_stay(store):
    for at, table in enumerate(("t1", "t2", "t2", "t3")):
        await store.ladder.result(result(table, at), 2)
    assert [(one.table, one.at) for one in await store.ladder.results("truco")] == [("t2", 1), ("t3", 3)]
    assert await store.ladder.played("m") == await store.ladder.results("truco")


@pytest.mark.parametrize("how", ["removed", "erased"])
async def test_a_bot_goes_with_all_that_it_played_and_nobody_removes_another_s(store, how):
    await store.people.add(Person(id="ana", name="Ana", guest=True, roles=(), created=7))
    await on_the_ladder(store)
    await store.ladder.remove("a", "bia")
    assert len(await store.ladder.results("truco")) == 1
    await (store.ladder.remove("a", "ana") if how == "removed" else store.people.erase("ana", "somebody"))
    assert (await store.ladder.bots("truco"), await store.ladder.results("truco"), await store.ladder.match("m")) == ([BIA], [], None)
