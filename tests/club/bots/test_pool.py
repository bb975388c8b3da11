"""Bots think in processes of their own: the same choice as anywhere, in bounded time, and a simpler player's if none comes."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvloop
from msgspec.structs import replace

from tento.club.bots.pool import COMMAND, ThinkingLimits, ThinkingPool
from tento.club.bots.question import NoAnswer, is_quick, think, value
from tento.games.registry import games, kit_of
from tests.club.bots.questions import questions

PATIENT = ThinkingLimits(processes=1, seconds=120, waiting_seconds=120)
SLOW = "sensible"


@asynccontextmanager
async def pool(limits: ThinkingLimits = PATIENT, way: str = "") -> AsyncIterator[ThinkingPool]:
    opened = ThinkingPool(limits, (sys.executable, "-m", "tests.club.bots.heads", way) if way else COMMAND)
    try:
        yield opened
    finally:
        await opened.stop()


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_bot_chooses_elsewhere_what_it_would_choose_here_by_the_same_seed():
    async with pool() as thinkers:
        for game in games():
            for question in [*questions(game, SLOW, 8), *questions(game, None, 3)]:
                assert await thinkers.think(question) == think(question)


async def test_what_each_choice_is_worth_is_the_same_elsewhere_as_here():
    async with pool() as thinkers:
        for game in games():
            for question in questions(game, None, 4):
                asked = replace(question, want="worth")
                assert await thinkers.value(asked) == value(asked)


async def test_a_closed_pool_judges_nothing():
    asked = replace(questions("truco", None, 1)[0], want="worth")
    async with pool() as thinkers:
        await thinkers.stop()
        with pytest.raises(NoAnswer):
            await thinkers.value(asked)


def test_only_players_that_say_so_of_themselves_are_asked_where_the_tables_are():
    asked = questions("truco", SLOW, 1)[0]
    assert [name for name in kit_of("truco").bots if is_quick(replace(asked, bot=name))] == ["random"]
    assert ThinkingPool(PATIENT).at_once(asked) is None
    assert ThinkingPool(PATIENT).at_once(replace(asked, bot="random")) is not None


async def test_who_does_not_answer_in_time_is_stood_in_for_and_the_process_is_replaced():
    asked = questions("truco", SLOW, 1)[0]
    async with pool(replace(PATIENT, seconds=0.05), "hangs") as thinkers:
        thought = await thinkers.think(asked)
        assert thought.action in asked.options
        assert thought.by == "random"
        assert thinkers.processes == ()


@pytest.mark.parametrize("way", ["dies", "recurses"])
async def test_whatever_happens_in_its_head_something_legal_is_played(way):
    asked = questions("truco", SLOW, 1)[0]
    async with pool(way=way) as thinkers:
        thought = await thinkers.think(asked)
        assert thought.action in asked.options
        assert thought.by == "random"


async def test_after_a_worker_was_killed_the_next_question_is_answered_by_another():
    first, second, third = questions("truco", SLOW, 3)
    async with pool() as thinkers:
        await thinkers.think(first)
        (before,) = thinkers.processes
        os.kill(before, signal.SIGKILL)
        await thinkers.think(second)
        assert await thinkers.think(third) == think(third)
        (after,) = thinkers.processes
        assert after != before


async def test_for_advice_nobody_stands_in():
    asked = questions("truco", None, 1)[0]
    async with pool(way="recurses") as thinkers:
        with pytest.raises(NoAnswer):
            await thinkers.think(asked)


async def test_one_person_holds_no_more_than_half_of_the_workers():
    """Bia's question is answered while both of Ana's hang: one of them waits."""
    limits = ThinkingLimits(processes=2, seconds=1, waiting_seconds=120)
    ana, bia = questions("truco", SLOW, 1)[0], questions("truco", SLOW, 1, asker="bia")[0]
    async with pool(limits, "hangs") as thinkers:
        answers = [asyncio.create_task(thinkers.think(one)) for one in (ana, ana, bia)]
        first, _ = await asyncio.wait(answers, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.gather(*answers)
        assert answers[1] not in first


async def test_of_one_person_only_so_many_questions_wait():
    asked = questions("truco", SLOW, 1)[0]
    async with pool(replace(PATIENT, waiting=3), "hangs") as thinkers:
        answers = [asyncio.create_task(thinkers.think(asked)) for _ in range(6)]
        done, _ = await asyncio.wait(answers, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(0)
        assert len([one for one in answers if one.done()]) == 2  # one thinks, three wait
        assert done <= set(answers[4:])
        await thinkers.stop()
        await asyncio.wait_for(asyncio.gather(*answers), 60)


async def test_the_processes_end_with_their_server_however_it_ends():
    """The server is killed while its worker thinks for ever."""
    server = subprocess.Popen([sys.executable, "-m", "tests.club.bots.killed_server"], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(await asyncio.to_thread(server.stdout.readline))
    assert lives(worker)
    server.kill()
    server.wait()
    server.stdout.close()
    async with asyncio.timeout(60):
        while lives(worker):
            await asyncio.sleep(0.02)


def test_no_copy_of_the_house_is_made_to_start_a_worker():
    """A copy of a process with threads can stand still before it becomes the worker, and keeps the address of a house that is gone."""
    copied: list[int] = []
    os.register_at_fork(before=lambda: copied.append(1))

    async def ask() -> None:
        async with pool() as thinkers:
            await thinkers.think(questions("truco", SLOW, 1)[0])
            assert len(thinkers.processes) == 1

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(ask())
    assert copied == []
