"""The tables at which nobody but bots sits, counted over all cups of this process: bots never rest, and people want to play too."""

from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 8
"""So many of them are played at a time."""


class BotTables:
    """Which cup has how many, and which cups wait for one, in the order in which they began to wait."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self._most = most
        self._held: dict[str, int] = {}
        self._waiting: dict[str, Callable[[], None]] = {}

    def hold(self, cup: str, tables: int) -> None:
        """A cup has so many now. With more than before its turn is over; where they are fewer, whoever waits is told."""
        before = self._held.pop(cup, 0)
        if tables:
            self._held[cup] = tables
        if tables > before:
            self._waiting.pop(cup, None)
        if tables < before:
            for stir in tuple(self._waiting.values())[: before - tables]:
                stir()

    def free_for(self, cup: str) -> bool:
        """Whether this cup may open another one: there is room, also for those who began to wait before it."""
        room = self._most - sum(self._held.values())
        ahead = next((place for place, name in enumerate(self._waiting) if name == cup), len(self._waiting))
        return room > ahead

    def wait(self, cup: str, stir: Callable[[], None]) -> None:
        """A cup wants one more than it may have."""
        self._waiting.setdefault(cup, stir)

    def wait_no_more(self, cup: str) -> None:
        """A cup has what it wanted, or wants nothing any more; the turn is another's."""
        if self._waiting.pop(cup, None) is not None and self._waiting:
            next(iter(self._waiting.values()))()

    def leave(self, cup: str) -> None:
        """A cup is not run here any more."""
        self.wait_no_more(cup)
        self.hold(cup, 0)
