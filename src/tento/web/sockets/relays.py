"""Clients of tables that another process runs. When this one takes such a table they come back to it at once.

A process that vanished with its machine closes no socket, and its silence is noticed only after a while.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any

from tento.web.sockets.accepted import COME_BACK


class Relays:
    """Who is passed on, by table."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Future[None]]] = {}

    def taken(self, table: str) -> None:
        """The table runs here from now on."""
        for one in self._waiting.get(table, ()):
            if not one.done():
                one.set_result(None)

    async def until_taken(self, table: str, relayed: Coroutine[Any, Any, int]) -> int:
        """The close code of a client that is passed on; the order to come back if the table runs here meanwhile."""
        taken, task = asyncio.get_running_loop().create_future(), asyncio.ensure_future(relayed)
        waiting = self._waiting.setdefault(table, set())
        waiting.add(taken)
        try:
            await asyncio.wait({task, taken}, return_when=asyncio.FIRST_COMPLETED)
            return task.result() if task.done() else COME_BACK
        finally:
            task.cancel()
            waiting.discard(taken)
            if not waiting and self._waiting.get(table) is waiting:
                del self._waiting[table]
            await asyncio.gather(task, return_exceptions=True)
