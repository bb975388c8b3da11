"""The size of the database, and what is taken away from it."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    Text,
    and_,
    cast,
    delete,
    exists,
    func,
    not_,
    or_,
    select,
    text,
    union,
    union_all,
)

from tento.championship.core.roles import HOUSE
from tento.club.ports import Cleaned, KeptEvent, Retention, Running, Usage
from tento.club.ports.upkeep import DAY_MS
from tento.store.executor import DbExecutor
from tento.store.friends import forget_ties
from tento.store.ladder import forget_bots
from tento.store.memories import forget_memories
from tento.store.packed_logs import pack, packable
from tento.store.schema.championships import championship_people, championship_roles, championships, event_pictures
from tento.store.schema.logs import beside, events, leases, packed_logs, secrets
from tento.store.schema.matches import match_seats, matches, medals, rating_points, ratings, season_ratings
from tento.store.schema.people import account_keys, account_notices, people, push_subscriptions, sessions
from tento.store.schema.tables import table_people, tables


class SqlUpkeep:
    """The port `Upkeep`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def running(self, host: str | None) -> Running:
        """What this person opened and is not over, or everybody."""
        asked = select(func.count(), func.coalesce(func.sum(tables.c.seats), 0)).where(tables.c.status != "over")
        if host is not None:
            asked = asked.where(tables.c.host == host)
        many, chairs = await self._executor.read(lambda db: db.execute(asked).one())
        return Running(int(many), int(chairs))

    async def bytes(self) -> int:
        """How large the database is."""
        return (await self._executor.read(_size))[0]

    async def usage(self, now: int, retention: Retention) -> Usage:
        """What there is, counted one by one."""
        return await self._executor.read(lambda db: _usage(db, now, retention))

    async def clean(self, now: int, retention: Retention, at_once: int) -> Cleaned:
        """Takes away at most so many tables and guests whose time is over, and every session that had run out."""
        return await self._executor.write(lambda db: _clean(db, now, retention, at_once))

    async def kept(self, host: str) -> int:
        """How many bytes the tables and the championships have that this person opened, running or over."""
        return await self._executor.read(lambda db: sum(int(db.execute(one).scalar_one()) for one in _kept_by(host)))

    async def largest(self, most: int) -> list[tuple[str, int]]:
        """Whose tables have the most bytes of lines, and how many."""
        total = func.sum(tables.c.bytes)
        asked = select(tables.c.host, total).group_by(tables.c.host).having(total > 0).order_by(total.desc(), tables.c.host).limit(most)
        return [(host, int(many)) for host, many in await self._executor.read(lambda db: db.execute(asked).all())]

    async def written_since(self, since: int, most: int) -> list[tuple[str, int]]:
        """Whose tables have written the most bytes since then, at most a day ago, and how many."""
        found = await self._executor.read(lambda db: db.execute(_written_since(db, since, most)).all())
        return [(host, int(many)) for host, many in found]

    async def largest_events(self, most: int) -> list[KeptEvent]:
        """The championships that have the most bytes, the largest first."""
        asked = _largest_events(most)
        return [
            KeptEvent(title=title, host=host, bytes=int(many))
            for title, host, many in await self._executor.read(lambda db: db.execute(asked).all())
        ]

    async def packable(self, now: int, retention: Retention, limit: int) -> list[str]:
        """The tables that are over and whose log may be packed now, the oldest first."""
        asked = packable(now, retention.log_days).limit(limit)
        return await self._executor.read(lambda db: list(db.execute(asked).scalars()))

    async def pack(self, names: Sequence[str]) -> int:
        """Packs the logs of these tables, each into one piece; how many."""
        return await self._executor.write(lambda db: pack(db, names))

    async def logs(self, after: str, limit: int) -> list[str]:
        """The names of all logs in their order, those after this one."""
        lines = select(events.c.table_id).where(events.c.table_id > after).group_by(events.c.table_id)
        packed = select(packed_logs.c.table_id).where(packed_logs.c.table_id > after)
        named = union(lines, packed).order_by("table_id").limit(limit)
        return await self._executor.read(lambda db: list(db.execute(named).scalars()))


_OF_EVENTS: Final = (
    (events.c.table_id, func.length(events.c.payload)),
    (beside.c.table_id, func.length(beside.c.thing)),
    (event_pictures.c.event, event_pictures.c.size),
)
"""Where the bytes of a championship lie: its lines, the people beside them, the photographs."""


def _kept_by(host: str) -> list[Select[Any]]:
    """The bytes of somebody's tables, and of their championships."""
    own = select(championships.c.id).where(championships.c.host == host)
    of_tables = select(func.coalesce(func.sum(tables.c.bytes), 0)).where(tables.c.host == host)
    return [of_tables, *(select(func.coalesce(func.sum(size), 0)).where(event.in_(own)) for event, size in _OF_EVENTS)]


def _largest_events(most: int) -> Select[Any]:
    known = select(championships.c.id)
    kept = union_all(*(select(event.label("event"), size.label("size")).where(event.in_(known)) for event, size in _OF_EVENTS)).subquery()
    total = func.sum(kept.c.size)
    named = select(championships.c.title, championships.c.host, total).join(kept, kept.c.event == championships.c.id)
    return (
        named.group_by(championships.c.id, championships.c.title, championships.c.host)
        .order_by(total.desc(), championships.c.id)
        .limit(most)
    )


def _written_since(db: Connection, since: int, most: int) -> Select[Any]:
    """The bytes of lines by who opened the table. Each line begins with its kind and its time."""
    if db.dialect.name == "postgresql":
        begin = func.encode(func.substring(events.c.payload, 1, 64), "escape")
        written_at: ColumnElement[int] = cast(func.substring(begin, '"at":([0-9]+)'), BigInteger)
    else:
        written_at = cast(cast(func.substr(events.c.payload, func.instr(events.c.payload, '"at":') + 5, 13), Text), BigInteger)
    recent = or_(tables.c.status != "over", tables.c.created >= since - DAY_MS)
    total = func.sum(func.length(events.c.payload))
    asked = select(tables.c.host, total).join(events, events.c.table_id == tables.c.id).where(recent, written_at >= since)
    return asked.group_by(tables.c.host).order_by(total.desc(), tables.c.host).limit(most)


def _size(db: Connection) -> tuple[int, int]:
    """The bytes of the database, and those of them that hold nothing where the database knows."""
    if db.dialect.name == "postgresql":
        return int(db.execute(text("SELECT pg_database_size(current_database())")).scalar_one()), 0
    page, pages, free = (int(db.execute(text(f"PRAGMA {name}")).scalar_one()) for name in ("page_size", "page_count", "freelist_count"))
    return page * pages, page * free


def _practice(now: int, days: int) -> Select[Any]:
    """Tables that are over, are no event's, and where at most one person played a match to its end."""
    others = select(func.count(match_seats.c.person)).where(match_seats.c.table_id == tables.c.id).scalar_subquery()
    own = and_(tables.c.host != HOUSE, not_(tables.c.id.contains(".")), not_(exists().where(championships.c.id == tables.c.id)))
    old = tables.c.created < now - days * DAY_MS if days else text("1 = 0")
    return select(tables.c.id).where(tables.c.status == "over", old, own, others <= 1)


def _guests(now: int, days: int) -> Select[Any]:
    """Guests who stayed away for so long, played no match with another person, and are bound to no event or table that is not over."""
    person = people.c.id
    own, others = match_seats.alias("own"), match_seats.alias("others")
    bound = or_(
        exists().where(own.c.person == person, others.c.table_id == own.c.table_id, others.c.person != person),
        exists().where(championship_roles.c.person == person),
        exists().where(championship_people.c.person == person),
        exists().where(championships.c.host == person),
        exists().where(table_people.c.person == person),
        exists().where(tables.c.host == person, tables.c.status != "over"),
        exists().where(push_subscriptions.c.person == person),
        exists().where(sessions.c.person == person, sessions.c.kind == "bot", sessions.c.until > now),
    )
    old = people.c.seen < now - days * DAY_MS if days else text("1 = 0")
    return select(person).where(people.c.guest.is_(True), people.c.erased.is_(False), old, not_(bound))


def _clean(db: Connection, now: int, retention: Retention, at_once: int) -> Cleaned:
    gone = list(db.execute(_practice(now, retention.practice_days).order_by(tables.c.created).limit(at_once)).scalars())
    for kept in (events, packed_logs, secrets, beside, leases, table_people):
        db.execute(delete(kept).where(kept.c.table_id.in_(gone)))
    db.execute(delete(tables).where(tables.c.id.in_(gone)))
    over = db.execute(delete(sessions).where(sessions.c.until <= now)).rowcount
    guests = list(db.execute(_guests(now, retention.guest_days).order_by(people.c.seen).limit(at_once)).scalars())
    for kept in (sessions, account_keys, account_notices, rating_points, season_ratings, medals):
        db.execute(delete(kept).where(kept.c.person.in_(guests)))
    db.execute(delete(ratings).where(ratings.c.key.in_(guests)))
    forget_ties(db, guests)
    forget_memories(db, guests)
    forget_bots(db, guests)
    db.execute(delete(people).where(people.c.id.in_(guests)))
    return Cleaned(len(gone), len(guests), over)


def _usage(db: Connection, now: int, retention: Retention) -> Usage:
    def count(asked: Select[Any]) -> int:
        return int(db.execute(select(func.count()).select_from(asked.subquery())).scalar_one())

    size, free = _size(db)
    due = Cleaned(
        count(_practice(now, retention.practice_days)),
        count(_guests(now, retention.guest_days)),
        count(select(sessions.c.token_hash).where(sessions.c.until <= now)),
        count(packable(now, retention.log_days)),
    )
    return Usage(
        bytes=size,
        free=free,
        lines=count(select(events.c.seq)),
        packed=count(select(packed_logs.c.table_id)),
        packed_lines=int(db.execute(select(func.coalesce(func.sum(packed_logs.c.lines), 0))).scalar_one()),
        running=count(select(tables.c.id).where(tables.c.status != "over")),
        over=count(select(tables.c.id).where(tables.c.status == "over")),
        matches=count(select(matches.c.table_id)),
        championships=count(select(championships.c.id)),
        people=count(select(people.c.id).where(people.c.guest.is_(False))),
        guests=count(select(people.c.id).where(people.c.guest.is_(True))),
        sessions=count(select(sessions.c.token_hash)),
        due=due,
    )
