"""Whose turn it is to have a worker: everybody who waits in turn, and nobody more than a share of them."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tento.club.bots.question import NoAnswer


class Turns:
    """So many places; one asker has at most `share` of them at a time, and at most `waiting` questions that wait."""

    def __init__(self, places: int, share: int, waiting: int) -> None:
        self._free, self._share, self._most = places, share, waiting
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._held = Counter[str]()

    @asynccontextmanager
    async def turn(self, asker: str, seconds: float) -> AsyncIterator[None]:
        """Waits for a place. NoAnswer if none is free in time, or if too many questions of this asker wait already."""
        await self._wait(asker, seconds)
        try:
            yield
        finally:
            self._held[asker] -= 1
            self._held += Counter()  # forgets whoever holds none
            self._free += 1
            self._grant()

    async def _wait(self, asker: str, seconds: float) -> None:
        queue = self._waiting.setdefault(asker, deque())
        if len(queue) >= self._most:
            raise NoAnswer("too many questions wait")
        place = asyncio.get_running_loop().create_future()
        queue.append(place)
        self._grant()
        try:
            async with asyncio.timeout(seconds):
                await place
        except BaseException as error:
            self._leave(asker, place)
            if isinstance(error, TimeoutError):
                raise NoAnswer("no worker was free in time") from error
            raise

    def _leave(self, asker: str, place: "asyncio.Future[None]") -> None:
        """Whoever waits no longer leaves the queue; one who got the place at that very moment gives it back."""
        if place.done() and not place.cancelled():
            self._held[asker] -= 1
            self._free += 1
            self._grant()
        elif place in self._waiting.get(asker, ()):
            self._waiting[asker].remove(place)
            if not self._waiting[asker]:
                del self._waiting[asker]

    def _grant(self) -> None:
        """Gives the free places to the askers in turn; whoever got one goes to the end."""
        for asker in list(self._waiting):
            if not self._free:
                return
            if self._held[asker] < self._share:
                queue = self._waiting.pop(asker)
                place = queue.popleft()
                if queue:
                    self._waiting[asker] = queue
                if not place.done():
                    self._held[asker] += 1
                    self._free -= 1
                    place.set_result(None)
