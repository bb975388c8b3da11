"""Waiting for a signal, for a while."""

import asyncio
from contextlib import suppress


async def signalled(signal: asyncio.Event, seconds: float) -> None:
    """Returns when the signal is given, or after so many seconds.

    Not by `asyncio.wait_for`: Python 3.11's returns as if nothing had happened when it is cancelled in the moment of the signal, and a
    task that loops on it then never ends.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await signal.wait()
