"""The time of the house: that of the wall when it began, and from then on by a clock that nobody sets.

Whoever sets the clock of the machine changes no deadline of a table, and no entry is dated before the one that it follows.
"""

import time
from collections.abc import Callable


def _elapsed() -> int:
    """Nanoseconds by a clock that only goes forward, and also while the machine sleeps where the system counts that."""
    clock: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)


class SteadyClock:
    """Milliseconds since the epoch."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, elapsed: Callable[[], int] = _elapsed) -> None:
        self._elapsed = elapsed
        self._began = wall() - elapsed()

    def __call__(self) -> int:
        """The time now."""
        return (self._began + self._elapsed()) // 1_000_000
