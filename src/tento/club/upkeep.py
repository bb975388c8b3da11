"""What the house does for itself now and then: logs are packed, and practice, and guests who stay away, go when their time is over."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from tento.club.ports import Cleaned, Leases, Retention, Upkeep

FIRST_SECONDS: Final = 300.0
EVERY_SECONDS: Final = 3_600.0
AT_ONCE: Final = 20
"""So many tables go in one transaction: nobody who plays waits for it for long."""
PACKED_AT_ONCE: Final = 5
MOST_PACKED: Final = 10_000
"""So many logs are packed at most in one go: an old database takes a few hours."""
BREATH_SECONDS: Final = 0.2
LEASE: Final = "upkeep"
"""One process of the house at a time cleans; an id of a table is longer."""
_log = logging.getLogger("tento.upkeep")


async def clean_all(upkeep: Upkeep, now: int, retention: Retention, breath: float = 0.0) -> Cleaned:
    """Takes away everything whose time is over, and packs the logs that may be packed, a little at a time."""
    tables = guests = over = 0
    while True:
        gone = await upkeep.clean(now, retention, AT_ONCE)
        tables, guests, over = tables + gone.tables, guests + gone.guests, over + gone.sessions
        if max(gone.tables, gone.guests) < AT_ONCE:
            return Cleaned(tables, guests, over, await _pack_all(upkeep, now, retention, breath))
        await asyncio.sleep(breath)


async def _pack_all(upkeep: Upkeep, now: int, retention: Retention, breath: float) -> int:
    packed = 0
    names = await upkeep.packable(now, retention, MOST_PACKED)
    for first in range(0, len(names), PACKED_AT_ONCE):
        packed += await upkeep.pack(names[first : first + PACKED_AT_ONCE])
        await asyncio.sleep(breath)
    return packed


class Housekeeper:
    """Cleans once an hour, in one process of the house."""

    def __init__(self, upkeep: Upkeep, leases: Leases, process: str, now: Callable[[], int], retention: Retention) -> None:
        self._upkeep, self._leases, self._process = upkeep, leases, process
        self._now, self._retention = now, retention
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins; the first time comes after some minutes."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Ends."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.clean()
            except Exception:
                _log.exception("the house could not be cleaned")
            await asyncio.sleep(EVERY_SECONDS)

    async def clean(self) -> Cleaned | None:
        """What went; None if another process does it."""
        if await self._leases.claim(LEASE, self._process, "", EVERY_SECONDS / 2) is None:
            return None
        gone = await clean_all(self._upkeep, self._now(), self._retention, BREATH_SECONDS)
        if gone != Cleaned():
            _log.info("cleaned", extra={"tables": gone.tables, "guests": gone.guests, "sessions": gone.sessions, "packed": gone.packed})
        return gone
