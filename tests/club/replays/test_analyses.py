"""How many matches are judged at once: one for each asker, and not more than there is room for."""

import asyncio

import pytest

from tento.club.bots.question import NoAnswer
from tento.club.bots.thinkers import InlineThinkers
from tento.club.replays.analyses import Analyses, Busy, NotJudged
from tento.club.replays.preparing import Prepared


@pytest.fixture
async def slow():
    """Room for two matches, and a match that is never ready."""
    analyses = Analyses(InlineThinkers(), at_once=2)
    never = asyncio.Event()

    async def prepare() -> Prepared:
        await never.wait()
        raise AssertionError

    yield analyses, prepare
    await analyses.stop()


async def test_an_asker_waits_until_the_own_match_is_judged(slow):
    analyses, prepare = slow
    analyses.begin("one", prepare, "ana")
    with pytest.raises(Busy):
        analyses.begin("two", prepare, "ana")
    analyses.begin("two", prepare, "beto")


async def test_who_comes_when_there_is_no_room_is_sent_away(slow):
    analyses, prepare = slow
    analyses.begin("one", prepare, "ana")
    analyses.begin("two", prepare, "beto")
    with pytest.raises(Busy):
        analyses.begin("three", prepare, "caio")


async def test_a_judgement_that_is_given_up_says_so_once_and_may_be_asked_for_again():
    analyses = Analyses(InlineThinkers())

    async def prepare() -> Prepared:
        raise NoAnswer

    analyses.begin("one", prepare, "ana")
    async with asyncio.timeout(60):
        while not analyses.has_room("ana"):
            await asyncio.sleep(0)
    with pytest.raises(NotJudged):
        analyses.found("one")
    assert analyses.found("one") is None
