"""What the club asks of the world about its own size: what runs, what is kept, and what may go."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

DAY_MS = 86_400_000


class Running(msgspec.Struct, frozen=True):
    """Tables that are not over, and the chairs at them."""

    tables: int
    chairs: int


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days the logs of practice are kept, and the accounts of guests after they were last here; 0 keeps them for ever.

    A guest who played a match with another person stays.

    After `log_days` the log of a table that is over is packed into one piece; 0 packs none.
    """

    practice_days: int = 90
    guest_days: int = 60
    log_days: int = 7


class Cleaned(msgspec.Struct, frozen=True):
    """What went: logs of tables, guests, sessions that had run out; and how many logs were packed."""

    tables: int = 0
    guests: int = 0
    sessions: int = 0
    packed: int = 0


class Usage(msgspec.Struct, frozen=True, kw_only=True):
    """What there is. `free` are bytes of the file that hold nothing; `due` is what cleaning would take away or pack now.

    `lines` are those that lie one by one; `packed_lines` those of the `packed` logs.
    """

    bytes: int
    free: int
    lines: int
    packed: int
    packed_lines: int
    running: int
    over: int
    matches: int
    championships: int
    people: int
    guests: int
    sessions: int
    due: Cleaned


class KeptEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A championship, who opened it, and how many bytes its lines, the people beside them and its photographs have."""

    title: str
    host: str
    bytes: int


class Upkeep(Protocol):
    """The size of the database, and what is taken away from it. Championships and their tables are never touched."""

    async def running(self, host: str | None) -> Running:
        """What this person opened and is not over, or everybody."""
        ...

    async def bytes(self) -> int:
        """How large the database is."""
        ...

    async def usage(self, now: int, retention: Retention) -> Usage:
        """What there is, counted one by one: it takes a while."""
        ...

    async def clean(self, now: int, retention: Retention, at_once: int) -> Cleaned:
        """Takes away at most so many tables and guests whose time is over, and every session that had run out."""
        ...

    async def kept(self, host: str) -> int:
        """How many bytes the tables and championships have that this person opened, running or over; of running tables as last noted."""
        ...

    async def largest(self, most: int) -> list[tuple[str, int]]:
        """Whose tables have the most bytes of lines, and how many."""
        ...

    async def written_since(self, since: int, most: int) -> list[tuple[str, int]]:
        """Whose tables have written the most bytes since then, at most a day ago, and how many."""
        ...

    async def largest_events(self, most: int) -> list[KeptEvent]:
        """The championships that have the most bytes, the largest first; their tables are the house's own, and not counted."""
        ...

    async def packable(self, now: int, retention: Retention, limit: int) -> list[str]:
        """The tables that are over and whose log may be packed now, the oldest first."""
        ...

    async def pack(self, names: Sequence[str]) -> int:
        """Packs the logs of these tables, each into one piece, from which they are read as before; how many."""
        ...

    async def logs(self, after: str, limit: int) -> list[str]:
        """The names of all logs, of tables and of championships, in their order; those after this one."""
        ...
