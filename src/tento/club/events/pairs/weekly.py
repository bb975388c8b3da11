"""The cup of the week, which the house opens by itself: one at a time, and once, however many processes the house has."""

import asyncio
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Final

import msgspec

from tento.championship.core.local_time import BRASILIA
from tento.championship.core.roles import HOUSE
from tento.club.events.pairs.config import CupConfig, checked
from tento.club.events.pairs.cups import Cups
from tento.club.ports import EventRow, Store
from tento.table.refusal import Refusal

LOOK_MS: Final = 60_000
"""So often the house looks whether a cup is to be opened."""
NOTICE_MS: Final = 3_600_000
"""A cup is open at least so long before its hour."""
GRACE_MS: Final = 60_000
"""After so long a cup that somebody set out to open and did not is opened by whoever looks."""


class WeeklyCup(msgspec.Struct, frozen=True, kw_only=True):
    """What the house was told: under which rulebook, on which day of the week (Monday is 0) and at which minute of it, in Brasília.

    Bots take the free places, and are partners of those without one, only where it says so (`bots`).
    """

    rulebook: str
    weekday: int = 6
    minute: int = 20 * 60
    entries: int = 16
    bots: bool = False

    def config(self, begins: int) -> CupConfig:
        """What is agreed for the cup of one week."""
        return CupConfig(rulebook=self.rulebook, entries=self.entries, begins=begins, bots=self.bots)

    def refusal(self) -> Refusal | None:
        """Why no such cup can be held."""
        found = checked(self.config(0))
        return found if isinstance(found, Refusal) else None


def begins_next(now: int, wanted: WeeklyCup) -> int:
    """When the next cup begins, in milliseconds: the first such hour for which there is still time to enter."""
    soonest = datetime.fromtimestamp((now + NOTICE_MS) / 1000, BRASILIA)
    hour = soonest.replace(hour=wanted.minute // 60, minute=wanted.minute % 60, second=0, microsecond=0)
    hour += timedelta(days=(wanted.weekday - hour.weekday()) % 7)
    return int((hour if hour >= soonest else hour + timedelta(days=7)).timestamp() * 1000)


class WeeklyCups:
    """Opens the next cup as soon as the last one is over; everybody may enter until its hour."""

    def __init__(self, store: Store, cups: Cups, wanted: WeeklyCup | None) -> None:
        self._store, self._cups, self._wanted = store, cups, wanted
        self._looks_at = 0
        self._looking = asyncio.Lock()
        if wanted is not None:
            cups.events.each_round.append(self._now_and_then)

    async def current(self) -> EventRow | None:
        """The cup of the house that is open or played."""
        return next(iter(await self._store.events.under_way(HOUSE, "cup")), None)

    async def _now_and_then(self) -> None:
        now = self._cups.events.now()
        if now >= self._looks_at:
            self._looks_at = now + LOOK_MS
            await self.look()

    async def look(self) -> None:
        """Opens the next cup if none is under way. Who looks while somebody looks waits, and finds what was opened."""
        async with self._looking:
            await self._open_next()

    async def _open_next(self) -> None:
        """The key of a cup's day is given once in the store: the process that got it opens the cup."""
        if self._wanted is None or await self.current() is not None:
            return
        now = self._cups.events.now()
        begins = begins_next(now, self._wanted)
        day = datetime.fromtimestamp(begins / 1000, BRASILIA)
        mine = token_urlsafe(9)
        event, since = await self._store.events.claim_opening(f"weekly cup {day:%Y-%m-%d}", mine, now)
        late = now - since >= GRACE_MS
        if (event == mine or late) and await self._store.events.get(event) is None:
            await self._cups.open_by_house(event, f"Copa da semana {day:%d/%m}", self._wanted.config(begins))
