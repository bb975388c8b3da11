"""Whether the server is ready: asked by everybody, tried seldom."""

import asyncio

from tento.web.health import TRIED_EVERY, Readiness


class Disk:
    """A disk that counts how often it is written to, and can be full."""

    def __init__(self) -> None:
        self.written, self.has_room = 0, True

    async def ready(self) -> bool:
        self.written += 1
        await asyncio.sleep(0)
        return self.has_room


async def test_a_crowd_that_asks_whether_the_house_is_ready_makes_it_write_once():
    disk, readiness = Disk(), Readiness()
    assert all(await asyncio.gather(*(readiness.told(disk.ready) for _ in range(200))))
    assert disk.written == 1


async def test_a_disk_that_became_full_is_told_soon():
    disk, readiness = Disk(), Readiness()
    assert await readiness.told(disk.ready)
    disk.has_room = False
    await asyncio.sleep(TRIED_EVERY)
    assert not await readiness.told(disk.ready)
    assert disk.written == 2
