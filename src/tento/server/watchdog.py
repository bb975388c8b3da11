"""A thread that watches the event loop: nobody is answered while something holds it, and the log must say what does."""

import asyncio
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Final

from tento.club.live.live_table import LiveTable
from tento.web.log_facts import log_name

LOOK_SECONDS: Final = 0.25
HELD_SECONDS: Final = 3.0
"""A loop that did not come round for so long is held by something. Looks are counted, and not the time: a process that was stopped
and goes on, as by Ctrl+Z, has not looked meanwhile.
"""
PLACES: Final = 12
"""So many of the innermost places are logged; the table is looked for in all of them."""
_log = logging.getLogger("tento.loop")


class Watchdog:
    """Sees whether the loop comes round, and says once for each time that it does not what is on its stack, and of which table.

    `came_round` is told by how many seconds it came late, each time that it came.
    """

    def __init__(self, held_seconds: float = HELD_SECONDS, came_round: Callable[[float], None] = lambda _late: None) -> None:
        self._came_round = came_round
        self._looks = max(1, round(held_seconds / LOOK_SECONDS))
        self._missed = 0
        self._over = threading.Event()
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Watches the loop that calls."""
        loop = asyncio.get_running_loop()
        self._come_round(loop, loop.time())
        threading.Thread(target=self._watch, args=(threading.get_ident(),), name="tento-watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watches no more."""
        self._over.set()
        if self._timer is not None:
            self._timer.cancel()

    def _come_round(self, loop: asyncio.AbstractEventLoop, expected: float) -> None:
        self._missed = 0
        now = loop.time()
        self._came_round(max(0.0, now - expected))
        self._timer = loop.call_at(now + LOOK_SECONDS, self._come_round, loop, now + LOOK_SECONDS)

    def _watch(self, thread: int) -> None:
        while not self._over.wait(LOOK_SECONDS):
            self._missed += 1
            if self._missed == self._looks + 1:
                self._tell(list(_stack(sys._current_frames().get(thread))))

    def _tell(self, frames: list[FrameType]) -> None:
        live = next((found for frame in frames if isinstance(found := frame.f_locals.get("self"), LiveTable)), None)
        facts: dict[str, object] = {
            "seconds": self._looks * LOOK_SECONDS,
            "places": [f"{frame.f_code.co_name}:{frame.f_lineno}" for frame in frames[:PLACES]],
        }
        if live is not None:
            facts |= {"table": log_name(live.state.id), "game": live.state.config.game}
        _log.warning("the loop is held", extra=facts)


def _stack(frame: FrameType | None) -> Iterator[FrameType]:
    """What is being done, the innermost first."""
    while frame is not None:
        yield frame
        frame = frame.f_back
