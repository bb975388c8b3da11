"""A client whose table another process runs comes back as soon as this process has taken the table."""

import asyncio

from tento.web.sockets.accepted import COME_BACK, NOT_ALLOWED
from tento.web.sockets.relays import Relays


async def never() -> int:
    """An owner that vanished: it says nothing, and closes nothing."""
    await asyncio.Event().wait()
    return 0


async def refused() -> int:
    return NOT_ALLOWED


async def test_who_is_passed_on_comes_back_when_the_table_runs_here():
    relays = Relays()
    passed_on = asyncio.create_task(relays.until_taken("mesa", never()))
    await asyncio.sleep(0)
    relays.taken("outra")
    relays.taken("mesa")
    async with asyncio.timeout(30):
        assert await passed_on == COME_BACK


async def test_what_the_owner_says_at_the_end_is_passed_on():
    assert await Relays().until_taken("mesa", refused()) == NOT_ALLOWED
