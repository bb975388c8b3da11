"""The cup of the week: opened by the house, once, one at a time."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from tento.championship.core.roles import HOUSE
from tento.club.events.pairs.cup import Cup
from tento.club.events.pairs.weekly import GRACE_MS, WeeklyCup, WeeklyCups, begins_next
from tento.club.ports import EventRow
from tento.store.open import open_store
from tests.club.events.cup_house import CupHouse, cup_house
from tests.club.events.house import PATIENCE_S, somebody

WEEK = 7 * 86_400_000
PLAYED = EventRow(
    id="played", kind="pairs", game="truco", rulebook="truco-masters-2025", title="Copa da semana", host=HOUSE, visibility="public",
    status="running", entries=4, most=16, created=1, begins=2, config="{}", held="cup",
)  # fmt: skip
SUNDAY = WeeklyCup(rulebook="truco-masters-2025")


def ms(month: int, day: int, hour: int, minute: int = 0) -> int:
    return int(datetime(2026, month, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


def code(answer: Any) -> str:
    return str(answer.code)


@pytest.mark.parametrize(
    ("now", "begins"),
    [
        (ms(11, 17, 9), ms(11, 22, 23)),
        (ms(11, 22, 22), ms(11, 22, 23)),
        (ms(11, 22, 22, 1), ms(11, 29, 23)),
        (ms(11, 23, 1), ms(11, 29, 23)),
    ],
    ids=["in the week", "an hour before", "too late for this one", "just begun"],
)
def test_a_cup_begins_on_its_day_at_its_hour_in_brasilia_with_time_to_enter(now, begins):
    assert begins_next(now, SUNDAY) == begins


def test_any_day_and_any_hour_of_the_week_may_be_chosen():
    wednesday = WeeklyCup(rulebook="afia-2025", weekday=2, minute=21 * 60 + 30)
    assert begins_next(ms(11, 17, 9), wednesday) == ms(11, 19, 0, 30)


def test_a_rulebook_without_a_championship_of_pairs_holds_no_cup():
    refusal = WeeklyCup(rulebook="cgp-2024").refusal()
    assert refusal is not None
    assert SUNDAY.refusal() is None


async def test_the_house_opens_a_cup_that_anybody_may_enter_and_nobody_hosts(tmp_path):
    async with cup_house(tmp_path) as there:
        weekly = WeeklyCups(there.store, there.cups, SUNDAY)
        await weekly.look()
        row = await weekly.current()
        assert row is not None
        assert (row.host, row.status, row.visibility, row.begins) == (HOUSE, "open", "public", begins_next(there.live_tables.now(), SUNDAY))
        cup, ana = await there.found(row.id), await somebody(there.store, "Ana")
        assert await cup.enter(ana, None, False) is None
        assert code(await cup.cancel(ana.id)) == "host_only"
        assert code(await cup.enter(await somebody(there.store, "Bia"), None, True)) == "no_bots_here"


async def test_while_one_is_played_none_is_opened(tmp_path):
    async with cup_house(tmp_path) as there:
        await there.store.events.put(PLAYED)  # before anybody looks: the house looks by itself too
        weekly = WeeklyCups(there.store, there.cups, SUNDAY)
        await weekly.look()
        assert [row.id for row in await there.store.events.under_way(HOUSE, "cup")] == ["played"]


async def test_a_cup_to_which_nobody_came_is_called_off_and_the_next_one_opens(tmp_path):
    async with cup_house(tmp_path) as there:
        weekly = WeeklyCups(there.store, there.cups, SUNDAY)
        await weekly.look()
        first = await weekly.current()
        assert first is not None
        there.ahead_ms = WEEK
        cup = await there.found(first.id)
        async with asyncio.timeout(PATIENCE_S):
            while await weekly.current() is not None:
                cup.tick(there.live_tables.now())
                await asyncio.sleep(0.005)
        await weekly.look()
        second = await weekly.current()
        assert second is not None
        assert second.id != first.id
        assert second.begins == (first.begins or 0) + WEEK


async def test_who_looks_while_the_house_looks_finds_what_it_opened(tmp_path):
    async with cup_house(tmp_path) as there:
        weekly = WeeklyCups(there.store, there.cups, SUNDAY)
        first = asyncio.create_task(weekly.look())
        await asyncio.sleep(0)
        await weekly.look()
        assert await weekly.current() is not None
        await first


async def test_two_processes_open_it_once(tmp_path):
    async with cup_house(tmp_path) as there:
        store = open_store(tmp_path, worker=True)
        await store.start()
        other = CupHouse(store, "second")
        houses = [WeeklyCups(one.store, one.cups, SUNDAY) for one in (there, other)]
        await asyncio.gather(*(one.look() for one in houses for _ in range(4)))
        assert len(await store.events.under_way(HOUSE, "cup")) == 1
        await store.stop()


async def test_what_a_dead_process_set_out_to_open_another_opens_under_the_same_id(tmp_path):
    async with cup_house(tmp_path) as there:
        now = there.live_tables.now()
        there.cups.events.now = lambda: now + there.ahead_ms
        weekly = WeeklyCups(there.store, there.cups, SUNDAY)
        day = datetime.fromtimestamp((begins_next(now, SUNDAY) - 3 * 3_600_000) / 1000, UTC)
        await there.store.events.claim_opening(f"weekly cup {day:%Y-%m-%d}", "of-the-dead", now)
        await weekly.look()
        assert await weekly.current() is None
        there.ahead_ms = GRACE_MS
        await weekly.look()
        assert isinstance(await there.found("of-the-dead"), Cup)


async def test_without_the_setting_the_house_opens_nothing(tmp_path):
    async with cup_house(tmp_path) as there:
        await WeeklyCups(there.store, there.cups, None).look()
        assert await there.store.events.under_way(HOUSE, "cup") == []
