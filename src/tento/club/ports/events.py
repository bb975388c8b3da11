"""What the club asks of the world for its championships: the list of them, and who has put their name down for one that has not begun."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

EventStatus = Literal["open", "running", "over", "cancelled"]
Held = Literal["online", "venue", "cup"]
"""Played at live tables that the house itself directs, decided by people with roles, or a cup: matches of pairs that the house calls."""


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the list knows of a championship: of which kind it is, how many have entered of how many places, and when it begins.

    `begins` is None where it begins as soon as all places are taken. `config` is what was agreed when it was opened, as the kind writes it.
    """

    id: str
    kind: str
    game: str
    rulebook: str
    title: str
    host: str
    visibility: str
    status: EventStatus
    entries: int
    most: int
    created: int
    begins: int | None
    config: str
    held: Held = "online"


class EventIndex(Protocol):
    """The list of championships. What was decided is in their logs; who put a name down before the first decision is kept here alone."""

    async def put(self, row: EventRow) -> None:
        """Adds the event or replaces what is known of it."""
        ...

    async def get(self, event: str) -> EventRow | None:
        """One event."""
        ...

    async def listed(self, statuses: Sequence[EventStatus] = (), limit: int = 50, held: Held = "online") -> list[EventRow]:
        """Public events, the newest first."""
        ...

    async def hosted(self, host: str, held: Held = "online") -> int:
        """How many events of this host that are held so are not over."""
        ...

    async def under_way(self, host: str, held: Held) -> list[EventRow]:
        """The events of this host that are held so and are not over, the newest first; a few at most."""
        ...

    async def claim_opening(self, key: str, event: str, now: int) -> tuple[str, int]:
        """The id of the event that is opened under this key, and since when that is settled: this one, if nobody was quicker."""
        ...

    async def orphans(self, limit: int) -> list[str]:
        """Events that are not over and that nobody runs, the oldest first."""
        ...

    async def enter(self, event: str, person: str, at: int) -> None:
        """Puts a name down; the same name twice is there once."""
        ...

    async def leave(self, event: str, person: str) -> None:
        """Takes a name off the list."""
        ...

    async def entered(self, event: str) -> list[str]:
        """Whose names are down, in the order in which they came."""
        ...

    async def of(self, person: str) -> list[EventRow]:
        """The events that are not over for which this person's name is down, the newest first."""
        ...
