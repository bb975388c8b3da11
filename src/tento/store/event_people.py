"""The roles of events, and the links of those who have no account."""

from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update

from tento.championship.core.roles import Role
from tento.club.ports import Erasure, EventLink, EventRole, EventRow
from tento.store.executor import DbExecutor
from tento.store.schema.championships import championship_links, championship_roles, championships, erasures
from tento.store.sql import insert_into

_roles, _links = championship_roles.c, championship_links.c


class SqlEventPeople:
    """The port `EventPeople`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def give(self, role: EventRole) -> None:
        """Gives a role, or replaces what it is for."""
        known = msgspec.structs.asdict(role) | {"entries": _text(role.entries), "tables": _text(role.tables)}
        changed = {key: known[key] for key in ("entries", "tables")}
        key = [_roles.event, _roles.person, _roles.role]

        def work(db: Any) -> None:
            db.execute(insert_into(db, championship_roles).values(known).on_conflict_do_update(index_elements=key, set_=changed))

        await self._executor.write(work)

    async def take(self, event: str, person: str, role: Role) -> None:
        """Takes a role away."""
        asked = delete(championship_roles).where(_roles.event == event, _roles.person == person, _roles.role == role)
        await self._executor.write(lambda db: db.execute(asked))

    async def roles(self, event: str, person: str | None = None) -> list[EventRole]:
        """The roles of an event, the oldest first; those of one person if one is named."""
        asked = select(championship_roles).where(_roles.event == event)
        if person is not None:
            asked = asked.where(_roles.person == person)
        asked = asked.order_by(_roles.given, _roles.person, _roles.role)
        return [_role(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def events_of(self, person: str) -> list[EventRow]:
        """The events in which this person has a role, the newest first."""
        theirs = select(_roles.event).where(_roles.person == person)
        asked = select(championships).where(championships.c.id.in_(theirs))
        asked = asked.order_by(championships.c.created.desc(), championships.c.id)
        return [EventRow(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def add_link(self, link: EventLink) -> None:
        """A new link."""
        known = msgspec.structs.asdict(link)
        await self._executor.write(lambda db: db.execute(insert(championship_links).values(known)))

    async def link(self, hash: str) -> EventLink | None:
        """The link of this hash, whatever has become of it."""
        asked = select(championship_links).where(_links.hash == hash)
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        return None if row is None else EventLink(**row._asdict())

    async def links(self, event: str) -> list[EventLink]:
        """The links of an event, the oldest first."""
        asked = select(championship_links).where(_links.event == event).order_by(_links.since, _links.id)
        return [EventLink(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def revoke(self, event: str, id: str) -> bool:
        """The link opens nothing any more; False if there is no such link."""
        asked = update(championship_links).where(_links.event == event, _links.id == id).values(revoked=True)
        return await self._executor.write(lambda db: db.execute(asked).rowcount > 0)

    async def ask_erasure(self, erasure: Erasure) -> None:
        """Somebody is to be taken out of an event; asked twice, it waits once."""
        known = msgspec.structs.asdict(erasure)
        await self._executor.write(lambda db: db.execute(insert_into(db, erasures).values(known).on_conflict_do_nothing()))

    async def erasures(self, limit: int = 100) -> list[Erasure]:
        """Those who wait to be taken out of an event, the oldest first."""
        asked = select(erasures).order_by(erasures.c.asked, erasures.c.event, erasures.c.person).limit(limit)
        return [Erasure(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def erased(self, event: str, person: str) -> None:
        """Nothing is known of this person there any more: neither the roles nor that they waited."""

        def work(db: Any) -> None:
            db.execute(delete(championship_roles).where(_roles.event == event, _roles.person == person))
            db.execute(delete(erasures).where(erasures.c.event == event, erasures.c.person == person))

        await self._executor.write(work)


def _text(values: tuple[str, ...] | tuple[int, ...]) -> str:
    return msgspec.json.encode(values).decode()


def _role(row: Row[Any]) -> EventRole:
    known = row._asdict()
    entries = msgspec.json.decode(known.pop("entries"), type=tuple[str, ...])
    return EventRole(entries=entries, tables=msgspec.json.decode(known.pop("tables"), type=tuple[int, ...]), **known)
