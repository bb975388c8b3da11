"""What the club asks of the world for the people of an event: who has which role in it, and the links of those without an account."""

from typing import Protocol

import msgspec

from tento.championship.core.roles import Role
from tento.club.ports.events import EventRow


class EventRole(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's role in an event: a player for `entries`, a referee at `tables`."""

    event: str
    person: str
    role: Role
    entries: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()
    given: int


class EventLink(msgspec.Struct, frozen=True, kw_only=True):
    """The link of a referee without an account, for one table and one day. `hash` is what is kept of its token; `id` opens nothing."""

    hash: str
    event: str
    id: str
    name: str
    table_number: int
    since: int
    until: int
    revoked: bool = False


class Erasure(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who erased the account, under which they were called so, and is still to be taken out of an event."""

    event: str
    person: str
    name: str
    asked: int


class EventPeople(Protocol):
    """The roles and the links of events."""

    async def give(self, role: EventRole) -> None:
        """Gives a role, or replaces what it is for."""
        ...

    async def take(self, event: str, person: str, role: Role) -> None:
        """Takes a role away."""
        ...

    async def roles(self, event: str, person: str | None = None) -> list[EventRole]:
        """The roles of an event, the oldest first; those of one person if one is named."""
        ...

    async def events_of(self, person: str) -> list[EventRow]:
        """The events in which this person has a role, the newest first."""
        ...

    async def add_link(self, link: EventLink) -> None:
        """A new link."""
        ...

    async def link(self, hash: str) -> EventLink | None:
        """The link of this hash, whatever has become of it."""
        ...

    async def links(self, event: str) -> list[EventLink]:
        """The links of an event, the oldest first."""
        ...

    async def revoke(self, event: str, id: str) -> bool:
        """The link opens nothing any more; False if there is no such link."""
        ...

    async def ask_erasure(self, erasure: Erasure) -> None:
        """Somebody is to be taken out of an event; asked twice, it waits once."""
        ...

    async def erasures(self, limit: int = 100) -> list[Erasure]:
        """Those who wait to be taken out of an event, the oldest first."""
        ...

    async def erased(self, event: str, person: str) -> None:
        """Nothing is known of this person there any more: neither the roles nor that they waited."""
        ...
