"""What breaks: each fault lasts as long as chance says and is undone; then the house comes back by itself, or is started again."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from tools.chaos.disk import Disk
from tools.chaos.house import FAKETIME, House
from tools.chaos.sockets import Relay


@dataclass
class Scene:
    """Everything that can break, and the luck that says what does."""

    house: House
    relay: Relay
    disk: Disk
    luck: random.Random
    clock: bool

    def somebody(self) -> tuple[int, str]:
        """Any process of the house, and what it is."""
        return self.luck.choice(sorted(self.house.processes().items()) or [(0, "nobody")])

    async def wait(self, least: float, most: float) -> None:
        """For as long as chance says."""
        await asyncio.sleep(self.luck.uniform(least, most))


Fault = Callable[[Scene], Awaitable[str]]


def _signal(process: int, which: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(process, which)


async def kill_house(scene: Scene) -> str:
    """The process that was started by hand, as in a power cut."""
    _signal(scene.house.first, signal.SIGKILL)
    return "kill -9, the house"


async def kill_at_start(scene: Scene) -> str:
    """The house is killed, and killed again while it reads its tables."""
    _signal(scene.house.first, signal.SIGKILL)
    while scene.house.running:
        await asyncio.sleep(0.01)
    scene.house.start()
    await scene.wait(0.5, 8)
    _signal(scene.house.first, signal.SIGKILL)
    return "kill -9, the house and once more while it starts"


async def kill_somebody(scene: Scene) -> str:
    """Any process of the house."""
    process, what = scene.somebody()
    if process:
        _signal(process, signal.SIGKILL)
    return f"kill -9, {'the house' if what == 'house' else 'one of its processes'}"


async def stop_somebody(scene: Scene) -> str:
    """Any process stands still for a while and goes on as if nothing had been."""
    process, what = scene.somebody()
    if process:
        _signal(process, signal.SIGSTOP)
        await scene.wait(0.2, 5)
        _signal(process, signal.SIGCONT)
    return f"stop and continue, {'the house' if what == 'house' else 'one of its processes'}"


async def kill_database_process(scene: Scene) -> str:
    """PostgreSQL throws away everything that is not on the disk when one of its processes dies."""
    for process in scene.luck.sample(found := sorted(scene.house.database.processes()), min(1, len(found))):
        _signal(process, signal.SIGKILL)
    return "kill -9, a process of the database"


async def stop_database_process(scene: Scene) -> str:
    """A process of the database stands still, perhaps in the middle of a commit."""
    for process in scene.luck.sample(found := sorted(scene.house.database.processes()), min(1, len(found))):
        _signal(process, signal.SIGSTOP)
        await scene.wait(0.2, 4)
        _signal(process, signal.SIGCONT)
    return "stop and continue, a process of the database"


async def restart_database(scene: Scene) -> str:
    """As an operator does, or as a crash does."""
    how = scene.luck.choice((signal.SIGINT, signal.SIGQUIT))
    await asyncio.to_thread(scene.house.database.restart, how)
    return "database restarted" if how is signal.SIGINT else "database crashed"


async def full_disk(scene: Scene) -> str:
    """Not a byte is free for a while."""
    try:
        await asyncio.to_thread(scene.disk.fill)
        await scene.wait(0.5, 4)
    finally:
        scene.disk.empty()
    if scene.house.database.processes() == [] and scene.house.database.environment:
        await asyncio.to_thread(scene.house.database.restart, signal.SIGINT)  # an operator starts it when there is room
    return "full disk"


async def slow_disk(scene: Scene) -> str:
    """Whoever writes waits, again and again."""
    try:
        for _ in range(scene.luck.randrange(2, 8)):
            await asyncio.to_thread(scene.disk.freeze)
            await scene.wait(0.05, 0.6)
            await asyncio.to_thread(scene.disk.thaw)
            await scene.wait(0.02, 0.2)
    finally:
        scene.disk.thaw()
    return "slow disk"


async def jump_clock(scene: Scene) -> str:
    """The wall clock is set, by up to two hours and back or forth; it stays so until it is set again."""
    scene.house.jump(scene.luck.choice((-1, 1)) * scene.luck.uniform(1, 7200))
    await asyncio.sleep(1.2)
    return "clock jump"


async def cut_sockets(scene: Scene) -> str:
    """Some lines, or all of them, end in the middle of a word."""
    scene.relay.cut(scene.luck.randrange(1, max(2, scene.relay.lines)))
    return "sockets cut"


async def slow_sockets(scene: Scene) -> str:
    """Everything comes late."""
    scene.relay.delay = scene.luck.uniform(0.05, 0.6)
    await scene.wait(0.5, 3)
    scene.relay.delay = 0.0
    return "slow sockets"


async def silent_sockets(scene: Scene) -> str:
    """Nothing comes through, and then everything at once, or the lines are cut."""
    scene.relay.silence()
    await scene.wait(0.5, 4)
    if scene.luck.random() < 0.5:
        scene.relay.cut(scene.relay.lines)
    scene.relay.resume()
    return "silent sockets"


def possible(scene: Scene) -> dict[str, tuple[Fault, int]]:
    """The faults that this house can have, each with its weight."""
    found: dict[str, tuple[Fault, int]] = {
        "kill-house": (kill_house, 6),
        "kill-start": (kill_at_start, 2),
        "kill": (kill_somebody, 8),
        "stop": (stop_somebody, 3),
        "cut": (cut_sockets, 2),
        "slow": (slow_sockets, 1),
        "silent": (silent_sockets, 1),
    }
    if scene.house.database.environment:
        found |= {
            "kill-database": (kill_database_process, 3),
            "stop-database": (stop_database_process, 2),
            "restart-database": (restart_database, 2),
        }
    if scene.disk.own:
        found |= {"full-disk": (full_disk, 2), "slow-disk": (slow_disk, 2)}
    if scene.clock and FAKETIME is not None:
        found["clock"] = (jump_clock, 2)
    return found
