"""Ties between people, the codes by which they are made, calls to a table, and who has a page open."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, and_, delete, func, or_, select

from tento.club.ports import Invitation, Tie, TieKind, TooMany
from tento.store.executor import DbExecutor
from tento.store.schema.friends import friend_links, invitations, presence, reports, ties
from tento.store.sql import insert_into, now

AT_ONCE: Final = 1000
_SHOWN: Final = (ties.c.person, ties.c.other, ties.c.kind, ties.c.at)
_CALLS: Final = (invitations.c.person, invitations.c.by, invitations.c.table_id.label("table"), invitations.c.at)


class SqlFriends:
    """The port `Friends`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def ties(self, person: str) -> list[Tie]:
        """What others are to this person, and who asked this person; the oldest first."""
        own = or_(ties.c.person == person, and_(ties.c.other == person, ties.c.kind == "asked"))
        asked = select(*_SHOWN).where(own).order_by(ties.c.at, ties.c.person, ties.c.other)
        return [Tie(*row) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def between(self, one: str, other: str) -> set[tuple[str, str, TieKind]]:
        """What two people are to each other, as person, other and kind."""
        asked = select(ties.c.person, ties.c.other, ties.c.kind).where(ties.c.person.in_((one, other)), ties.c.other.in_((one, other)))
        return {(row.person, row.other, row.kind) for row in await self._executor.read(lambda db: db.execute(asked).all())}

    async def change(self, gone: Sequence[Tie], made: Sequence[Tie], most: Mapping[TieKind, int]) -> None:
        """Takes these ties away and makes those, all or nothing."""

        def work(db: Connection) -> None:
            for tie in gone:
                db.execute(delete(ties).where(ties.c.person == tie.person, ties.c.other == tie.other, ties.c.kind == tie.kind))
            for tie in made:
                db.execute(insert_into(db, ties).values(**asdict(tie), told=now(db)).on_conflict_do_nothing())
                if _many(db, tie) > most[tie.kind]:
                    raise TooMany(tie.kind)

        await self._executor.write(work)

    async def set_link(self, person: str, hash: str | None, until: int = 0) -> None:
        """The code by which others become this person's friends; the one before ends."""

        def work(db: Connection) -> None:
            db.execute(delete(friend_links).where(friend_links.c.person == person))
            if hash is not None:
                db.execute(insert_into(db, friend_links).values(person=person, hash=hash, until=until))

        await self._executor.write(work)

    async def link(self, person: str, now: int) -> int | None:
        """Until when a code of this person leads to something."""
        asked = select(friend_links.c.until).where(friend_links.c.person == person, friend_links.c.until > now)
        return await self._executor.read(lambda db: db.execute(asked).scalar_one_or_none())

    async def by_link(self, hash: str, now: int) -> str | None:
        """Whose code this is."""
        asked = select(friend_links.c.person).where(friend_links.c.hash == hash, friend_links.c.until > now)
        return await self._executor.read(lambda db: db.execute(asked).scalar_one_or_none())

    async def invite(self, invitation: Invitation) -> None:
        """Keeps a call to a table; the one of the same friend before it is over."""

        def work(db: Connection) -> None:
            known = {"table_id": invitation.table, "at": invitation.at, "told": now(db)}
            made = insert_into(db, invitations).values(person=invitation.person, by=invitation.by, **known)
            db.execute(made.on_conflict_do_update(index_elements=[invitations.c.person, invitations.c.by], set_=known))

        await self._executor.write(work)

    async def invitations(self, person: str, since: int) -> list[Invitation]:
        """The calls to a person since then, the newest first."""
        asked = select(*_CALLS).where(invitations.c.person == person, invitations.c.at >= since).order_by(invitations.c.at.desc())
        return [Invitation(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def answer(self, person: str, by: str) -> None:
        """A call was answered, and is over."""
        asked = delete(invitations).where(invitations.c.person == person, invitations.c.by == by)
        await self._executor.write(lambda db: db.execute(asked))

    async def told_within(self, seconds: float) -> list[Invitation | Tie]:
        """The calls, and the ties of friends and of those who were asked, that were made in the last so many seconds."""

        def work(db: Connection) -> list[Invitation | Tie]:
            calls = db.execute(select(*_CALLS).where(invitations.c.told > now(db) - seconds)).all()
            made = db.execute(select(*_SHOWN).where(ties.c.told > now(db) - seconds, ties.c.kind.in_(("friend", "asked")))).all()
            return [*(Invitation(**row._asdict()) for row in calls), *(Tie(*row) for row in made)]

        return await self._executor.read(work)

    async def here(self, people: Collection[str], process: str, seconds: float) -> None:
        """These people, and nobody else, have a page open by this process. What had run out is swept away."""

        def work(db: Connection) -> None:
            db.execute(delete(presence).where(or_(presence.c.process == process, presence.c.until <= now(db))))
            everybody = sorted(people)
            for first in range(0, len(everybody), AT_ONCE):
                some = everybody[first : first + AT_ONCE]
                rows = [{"person": one, "process": process, "until": now(db) + seconds} for one in some]
                db.execute(insert_into(db, presence).values(rows))

        await self._executor.write(work)

    async def online(self, people: Collection[str]) -> set[str]:
        """Those of them who have a page open."""

        def work(db: Connection) -> set[str]:
            return set(db.execute(select(presence.c.person).where(presence.c.person.in_(people), presence.c.until > now(db))).scalars())

        return await self._executor.read(work) if people else set()


def _many(db: Connection, tie: Tie) -> int:
    """How many ties of this kind the person has; of those who were asked also by how many the other was."""
    own = select(func.count()).where(ties.c.person == tie.person, ties.c.kind == tie.kind)
    theirs = select(func.count()).where(ties.c.other == tie.other, ties.c.kind == "asked")
    return max(db.execute(one).scalar_one() for one in ((own, theirs) if tie.kind == "asked" else (own,)))


def forget_ties(db: Connection, people: Sequence[str]) -> None:
    """All that these people are to others, and others to them, is gone."""
    for one in (ties.c.person, ties.c.other, invitations.c.person, invitations.c.by, reports.c.reporter, reports.c.person):
        db.execute(delete(one.table).where(one.in_(people)))
    for one in (friend_links.c.person, presence.c.person):
        db.execute(delete(one.table).where(one.in_(people)))
