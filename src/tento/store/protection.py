"""The keys beside the password, and the notices of an account."""

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select

from tento.club.ports import AccountKeys, Notice
from tento.store.executor import DbExecutor
from tento.store.schema.people import account_keys, account_notices
from tento.store.sql import insert_into

KEPT: Final = 30


class SqlProtection:
    """The port `Protection`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def keys(self, person: str) -> AccountKeys:
        """The keys of a person; none at first."""
        asked = select(account_keys.c.recovery, account_keys.c.second, account_keys.c.used).where(account_keys.c.person == person)
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        return AccountKeys() if row is None else AccountKeys(**row._asdict())

    async def set_keys(self, person: str, keys: AccountKeys) -> None:
        """Replaces them."""

        def work(db: Connection) -> None:
            put = insert_into(db, account_keys).values(person=person, **asdict(keys))
            db.execute(put.on_conflict_do_update(index_elements=[account_keys.c.person], set_=asdict(keys)))

        await self._executor.write(work)

    async def note(self, person: str, notice: Notice) -> None:
        """Keeps a notice; only the newest are kept."""

        def work(db: Connection) -> None:
            db.execute(insert(account_notices).values(person=person, **asdict(notice)))
            newest = (
                select(account_notices.c.id).where(account_notices.c.person == person).order_by(account_notices.c.id.desc()).limit(KEPT)
            )
            theirs = account_notices.c.person == person
            db.execute(delete(account_notices).where(theirs, account_notices.c.id.not_in(newest.scalar_subquery())))

        await self._executor.write(work)

    async def notices(self, person: str) -> list[Notice]:
        """The newest first."""
        asked = (
            select(account_notices.c.at, account_notices.c.kind)
            .where(account_notices.c.person == person)
            .order_by(account_notices.c.id.desc())
        )
        return [Notice(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]
