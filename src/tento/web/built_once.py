"""What takes long to build and then stays the same is built once, beside the event loop: who asks too early waits, and nobody else does."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class BuiltOnce(Generic[T]):
    """One such thing. What could not be built is built again for the next who asks."""

    def __init__(self, build: Callable[[], T]) -> None:
        self._build = build
        self._building: asyncio.Task[T] | None = None

    def begin(self) -> asyncio.Task[T]:
        """Begins to build it, unless that has begun."""
        failed = self._building is not None and self._building.done() and (self._building.cancelled() or self._building.exception())
        if self._building is None or failed:
            self._building = asyncio.get_running_loop().create_task(asyncio.to_thread(self._build))
        return self._building

    async def get(self) -> T:
        """The thing. Who goes away meanwhile takes it from nobody."""
        return await asyncio.shield(self.begin())
