"""Tables that do not run here though their leases may be ours. Those leases go on being renewed, so that nobody else would take them."""

from collections.abc import Callable
from typing import Final, NamedTuple

AT_ONCE: Final = 50
FIRST_MS: Final = 0
LONGEST_MS: Final = 60_000
"""Who was lost again and again is tried less and less often; who ran for so long since the last loss is tried at once."""


class _Loss(NamedTuple):
    at: int
    pause: int


class GivenUp:
    """Which tables were lost, and when each is to be tried again."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._lost: dict[str, _Loss] = {}
        self._open: set[str] = set()

    def add(self, table: str) -> None:
        """A table was lost, or could not be taken after all."""
        now = self._now()
        self._lost = {name: loss for name, loss in self._lost.items() if name in self._open or now - loss.at < LONGEST_MS}
        before = self._lost.pop(table, None)
        pause = FIRST_MS if before is None else min(LONGEST_MS, max(1000, 2 * before.pause))
        self._lost[table] = _Loss(now, pause)
        self._open.add(table)

    def settled(self, table: str) -> None:
        """It runs here, or it is known who runs it."""
        self._open.discard(table)

    def due(self) -> list[str]:
        """Those to be tried now, the ones that were lost first before the others."""
        now = self._now()
        return [name for name, loss in self._lost.items() if name in self._open and now - loss.at >= loss.pause][:AT_ONCE]
