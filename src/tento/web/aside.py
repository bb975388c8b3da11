"""What takes a while is done beside the event loop: a few at a time, and who comes when too many wait is sent away."""

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from tento.web.refusals import refuse

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING: Final = 16


class Aside:
    """So many `at_once`. Threads share one processor with the loop, so that few of them leave it most of its time.

    Who has waited for so many `seconds` is sent away. A thread cannot be ended: what it does keeps its place until it is done.
    """

    def __init__(self, at_once: int = 1, most_waiting: int = MOST_WAITING, seconds: float | None = None) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._most = at_once + most_waiting
        self._seconds = seconds
        self._here = 0

    async def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the work gives; refused as busy where too many wait, and as not ready in time where it takes too long."""
        if self._here >= self._most:
            raise refuse("busy")
        self._here += 1
        try:
            async with asyncio.timeout(self._seconds) as deadline:
                await self._places.acquire()
                return await asyncio.shield(self._begun(work, *args, **named))
        except TimeoutError as error:
            if not deadline.expired():
                raise  # it is the work's own
            raise refuse("not_ready_in_time", seconds=int(self._seconds or 0)) from error
        finally:
            self._here -= 1

    def _begun(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(asyncio.to_thread(work, *args, **named))
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[T]) -> None:
        self._places.release()
        if not task.cancelled():
            task.exception()  # perhaps nobody waits for it any more
