"""One at a time does something with the thing of a name, and names leave nothing behind."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class KeyedLocks:
    """A lock for each name, as long as somebody holds or awaits it: a stranger may name what does not exist, without end."""

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._awaited = Counter[str]()

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """Within this context nobody else is within the one of the same name."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        self._awaited[name] += 1
        try:
            async with lock:
                yield
        finally:
            self._awaited[name] -= 1
            if not self._awaited[name]:
                del self._awaited[name], self._locks[name]
