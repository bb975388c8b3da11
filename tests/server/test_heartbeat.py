"""Whether a process is well is heard from its own loop."""

import asyncio
from multiprocessing import Pipe

import pytest

from tento.server import heartbeat as heartbeat_module
from tento.server.heartbeat import Heartbeat, beat


@pytest.fixture(autouse=True)
def fast(monkeypatch):
    """A heartbeat that beats quickly."""
    monkeypatch.setattr(heartbeat_module, "BEAT_SECONDS", 0.01)


async def beats(number: int) -> None:
    """So many beats of this loop: whoever counts its own has counted as many meanwhile, however slow the machine is."""
    for _ in range(number):
        await asyncio.sleep(heartbeat_module.BEAT_SECONDS)


async def test_a_process_that_says_nothing_more_after_it_opened_is_told_once():
    said, says = Pipe(duplex=False)
    told = list[str]()
    heartbeat = Heartbeat(said, lambda: told.append("open"), lambda: told.append("silent"))
    says.send_bytes(b"well")
    async with asyncio.timeout(60):
        while "silent" not in told:
            await beats(1)
    await beats(2 * heartbeat_module.MISSED_CHECKS)
    heartbeat.close()
    assert (told, heartbeat.opened) == (["open", "silent"], True)


async def test_a_process_may_take_its_time_to_open():
    said, says = Pipe(duplex=False)
    told = list[str]()
    heartbeat = Heartbeat(said, lambda: told.append("open"), lambda: told.append("silent"))
    await beats(2 * heartbeat_module.MISSED_CHECKS)
    heartbeat.close()
    says.close()
    assert (told, heartbeat.opened) == ([], False)


async def test_a_process_whose_loop_turns_is_never_called_silent(monkeypatch):
    monkeypatch.setattr(heartbeat_module, "MISSED_CHECKS", 20)
    said, says = Pipe(duplex=False)
    told = list[str]()
    heartbeat = Heartbeat(said, lambda: told.append("open"), lambda: told.append("silent"))
    beat(says)
    await beats(3 * 20)
    heartbeat.close()
    assert told == ["open"]


async def test_nobody_who_hears_it_is_no_reason_to_stop():
    said, says = Pipe(duplex=False)
    said.close()
    beat(says)
    await beats(5)


async def test_a_pipe_that_nobody_empties_holds_nobody_up(monkeypatch):
    monkeypatch.setattr(heartbeat_module, "BEAT_SECONDS", 0)
    said, says = Pipe(duplex=False)
    beat(says)
    for _ in range(20_000):
        await asyncio.sleep(0)
    assert said.poll()


async def test_the_end_of_a_process_is_no_silence():
    said, says = Pipe(duplex=False)
    told = list[str]()
    heartbeat = Heartbeat(said, lambda: told.append("open"), lambda: told.append("silent"))
    says.close()
    async with asyncio.timeout(60):
        while not said.closed:
            await beats(1)
    await beats(2 * heartbeat_module.MISSED_CHECKS)
    heartbeat.close()
    assert told == []


async def test_a_process_that_misses_a_few_beats_is_late_until_the_next_one(monkeypatch):
    monkeypatch.setattr(heartbeat_module, "MISSED_CHECKS", 10**9)
    said, says = Pipe(duplex=False)
    told = list[str]()
    heartbeat = Heartbeat(said, lambda: told.append("open"), lambda: None, lambda: told.append("late"), lambda: told.append("back"))
    says.send_bytes(b"well")
    async with asyncio.timeout(60):
        while "late" not in told:
            await beats(1)
    says.send_bytes(b"well")
    async with asyncio.timeout(60):
        while "back" not in told:
            await beats(1)
    heartbeat.close()
    assert told[:3] == ["open", "late", "back"]
