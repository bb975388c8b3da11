"""The list of championships, and who has put their name down for one."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, exists, func, select

from tento.club.ports import EventRow, EventStatus, Held
from tento.store.executor import DbExecutor
from tento.store.schema.championships import championship_people, championships, house_openings
from tento.store.schema.logs import leases
from tento.store.sql import insert_into, now

DONE = ("over", "cancelled")


class SqlEvents:
    """The port `EventIndex`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def put(self, row: EventRow) -> None:
        """Adds the event or replaces what is known of it."""
        known = msgspec.structs.asdict(row)

        def work(db: Connection) -> None:
            kept = insert_into(db, championships).values(known)
            db.execute(kept.on_conflict_do_update(index_elements=[championships.c.id], set_=known))

        await self._executor.write(work)

    async def get(self, event: str) -> EventRow | None:
        """One event."""
        asked = select(championships).where(championships.c.id == event)
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        return None if row is None else _event(row)

    async def listed(self, statuses: Sequence[EventStatus] = (), limit: int = 50, held: Held = "online") -> list[EventRow]:
        """Public events, the newest first."""
        asked = select(championships).where(championships.c.visibility == "public", championships.c.held == held)
        if statuses:
            asked = asked.where(championships.c.status.in_(statuses))
        asked = asked.order_by(championships.c.created.desc(), championships.c.id).limit(limit)
        return [_event(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def hosted(self, host: str, held: Held = "online") -> int:
        """How many events of this host that are held so are not over."""
        theirs = (championships.c.host == host, championships.c.held == held, championships.c.status.not_in(DONE))
        asked = select(func.count()).select_from(championships).where(*theirs)
        return await self._executor.read(lambda db: int(db.execute(asked).scalar_one()))

    async def under_way(self, host: str, held: Held) -> list[EventRow]:
        """The events of this host that are held so and are not over, the newest first; a few at most."""
        theirs = (championships.c.host == host, championships.c.held == held, championships.c.status.not_in(DONE))
        asked = select(championships).where(*theirs).order_by(championships.c.created.desc(), championships.c.id).limit(5)
        return [_event(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def claim_opening(self, key: str, event: str, now: int) -> tuple[str, int]:
        """The id of the event that is opened under this key, and since when that is settled: this one, if nobody was quicker."""

        def work(db: Connection) -> tuple[str, int]:
            db.execute(insert_into(db, house_openings).values(key=key, event=event, at=now).on_conflict_do_nothing())
            row = db.execute(select(house_openings).where(house_openings.c.key == key)).one()
            return str(row.event), int(row.at)

        return await self._executor.write(work)

    async def orphans(self, limit: int) -> list[str]:
        """Events that are not over and that nobody runs, the oldest first."""

        def work(db: Connection) -> list[str]:
            run = exists().where(leases.c.table_id == championships.c.id, leases.c.until > now(db))
            asked = select(championships.c.id).where(championships.c.status.not_in(DONE), ~run)
            return list(db.execute(asked.order_by(championships.c.created, championships.c.id).limit(limit)).scalars())

        return await self._executor.read(work)

    async def enter(self, event: str, person: str, at: int) -> None:
        """Puts a name down; the same name twice is there once."""
        row = {"event": event, "person": person, "entered": at}
        await self._executor.write(lambda db: db.execute(insert_into(db, championship_people).values(row).on_conflict_do_nothing()))

    async def leave(self, event: str, person: str) -> None:
        """Takes a name off the list."""
        theirs = delete(championship_people).where(championship_people.c.event == event, championship_people.c.person == person)
        await self._executor.write(lambda db: db.execute(theirs))

    async def entered(self, event: str) -> list[str]:
        """Whose names are down, in the order in which they came."""
        asked = select(championship_people.c.person).where(championship_people.c.event == event)
        asked = asked.order_by(championship_people.c.entered, championship_people.c.person)
        return await self._executor.read(lambda db: list(db.execute(asked).scalars()))

    async def of(self, person: str) -> list[EventRow]:
        """The events that are not over for which this person's name is down, the newest first."""
        theirs = select(championship_people.c.event).where(championship_people.c.person == person)
        asked = select(championships).where(championships.c.id.in_(theirs), championships.c.status.not_in(DONE))
        asked = asked.order_by(championships.c.created.desc(), championships.c.id)
        return [_event(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]


def _event(row: Row[Any]) -> EventRow:
    return EventRow(**row._asdict())
