"""Names that strangers ask for: one at a time, and nothing is kept of them."""

import asyncio

from tento.club.keyed_locks import KeyedLocks
from tests.club.events.house import house


async def test_two_of_one_name_wait_for_each_other_and_others_do_not():
    locks, order = KeyedLocks(), []

    async def within(name: str, mark: str) -> None:
        async with locks.of(name):
            order.append(mark)
            await asyncio.sleep(0)
            order.append(mark)

    await asyncio.gather(within("a", "1"), within("a", "2"), within("b", "3"))
    assert [mark for mark in order if mark != "3"] == ["1", "1", "2", "2"]
    assert order.index("3") < order.index("2")
    assert len(locks) == 0


async def test_whoever_gives_up_waiting_leaves_the_name_to_the_others():
    locks = KeyedLocks()

    async def within() -> None:
        async with locks.of("a"):
            await asyncio.sleep(0)

    async with locks.of("a"):
        waiting = asyncio.create_task(within())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert len(locks) == 1
    assert len(locks) == 0


async def test_championships_and_tables_that_nobody_has_leave_nothing_in_memory(tmp_path):
    async with house(tmp_path) as here:
        for number in range(20):
            assert await here.tournaments.events.find(f"nowhere {number}") is None
            await here.live_tables.find(f"nowhere {number}")
        kept = [value for one in (here.tournaments.events, here.live_tables) for value in vars(one).values()]
        assert not [value for value in kept if "nowhere 7" in str(getattr(value, "__dict__", value))]
