"""What is done beside the loop: bounded in number, also where those who asked have gone, and in the time that somebody waits."""

import asyncio
import threading
from contextlib import suppress

import pytest

from tento.club.wording import sentence
from tento.web.aside import Aside
from tento.web.refusals import STATUS, Refused

PATIENCE = 60
SOON = 0.05


class Work:
    """Work that ends when it is let to. `begun` counts how often somebody began it."""

    def __init__(self) -> None:
        self.begun = 0
        self.may_end = threading.Event()

    def do(self) -> str:
        """Done, once `may_end` is set."""
        self.begun += 1
        assert self.may_end.wait(PATIENCE)
        return "done"


async def sooner_or_later(aside: Aside, work: Work) -> str:
    """What the work gives to somebody who comes back as often as it takes."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Refused):
                return await aside.do(work.do)


async def test_who_waited_too_long_is_refused_with_a_sentence_that_says_how_long():
    work, aside = Work(), Aside(seconds=2)
    with pytest.raises(Refused) as refused:
        await aside.do(work.do)
    work.may_end.set()
    refusal = refused.value.refusal
    assert (refusal.code, STATUS[refusal.code]) == ("not_ready_in_time", 503)
    assert sentence(refusal, "pt") == "Não ficou pronto em 2 segundos: a casa está com trabalho demais. Tente de novo daqui a pouco."


async def test_what_nobody_waits_for_any_more_keeps_its_place_until_it_is_done():
    first, second = Work(), Work()
    aside = Aside(at_once=1, seconds=SOON)
    for work in (first, second):
        with pytest.raises(Refused):
            await aside.do(work.do)
    assert (first.begun, second.begun) == (1, 0)
    first.may_end.set()
    second.may_end.set()
    assert await sooner_or_later(aside, second) == "done"


async def test_who_goes_away_takes_the_place_along_only_when_the_work_is_done():
    first, second = Work(), Work()
    aside = Aside(at_once=1)
    gone = asyncio.create_task(aside.do(first.do))
    while not first.begun:
        await asyncio.sleep(0)
    gone.cancel()
    next_one = asyncio.create_task(aside.do(second.do))
    second.may_end.set()
    await asyncio.sleep(SOON)
    assert second.begun == 0
    first.may_end.set()
    assert await next_one == "done"


async def test_what_the_work_raises_is_raised_its_own_running_out_of_time_too():
    def late() -> None:
        raise TimeoutError("its own")

    aside = Aside(seconds=PATIENCE)
    for _ in range(2):
        with pytest.raises(TimeoutError, match="its own"):
            await aside.do(late)
