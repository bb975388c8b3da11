"""Who waits for a signal ends with it, with the time, and when it is told to end."""

import asyncio

import pytest

from tento.club.waiting import signalled

LONG = 3600.0


async def test_a_signal_ends_the_waiting():
    signal = asyncio.Event()
    waiting = asyncio.create_task(signalled(signal, LONG))
    await asyncio.sleep(0)
    signal.set()
    await waiting


async def test_the_time_ends_the_waiting():
    await signalled(asyncio.Event(), 0.001)


@pytest.mark.parametrize("turns", range(4))
async def test_who_is_told_to_end_in_the_moment_of_the_signal_ends(turns):
    """However many turns of the loop lie between the two: somebody who waits again and again must not miss that it is over."""
    signal = asyncio.Event()

    async def again_and_again() -> None:
        while True:
            await signalled(signal, LONG)
            signal.clear()

    waiting = asyncio.create_task(again_and_again())
    await asyncio.sleep(0)
    signal.set()
    for _ in range(turns):
        await asyncio.sleep(0)
    waiting.cancel()
    done, _ = await asyncio.wait({waiting}, timeout=60)
    waiting.cancel()
    assert done
