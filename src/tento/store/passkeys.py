"""Passkeys, and the challenges that a device must answer."""

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Row, delete, insert, select, update

from tento.club.ports import Passkey
from tento.store.executor import DbExecutor
from tento.store.schema.people import passkey_challenges, passkeys
from tento.store.sql import insert_into


class SqlPasskeys:
    """The port `Passkeys`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def challenge(self, challenge: str, person: str, now: int, until: int) -> None:
        """Keeps a challenge for this person ("" for whoever will show who it is). Those that had run out by then are swept away."""

        def work(db: Connection) -> None:
            db.execute(delete(passkey_challenges).where(passkey_challenges.c.until <= now))
            db.execute(insert(passkey_challenges).values(challenge=challenge, person=person, until=until))

        await self._executor.write(work)

    async def take_challenge(self, challenge: str, now: int) -> str | None:
        """For whom it was, if it was kept and has not run out; it is good for nothing from now on."""
        one = passkey_challenges.c.challenge == challenge
        taken = delete(passkey_challenges).where(one).returning(passkey_challenges.c.person, passkey_challenges.c.until)
        row = await self._executor.write(lambda db: db.execute(taken).one_or_none())
        return None if row is None or row.until <= now else str(row.person)

    async def add(self, passkey: Passkey) -> bool:
        """Keeps a passkey; False if there is one of this id."""

        def work(db: Connection) -> bool:
            added = insert_into(db, passkeys).values(asdict(passkey)).on_conflict_do_nothing().returning(passkeys.c.id)
            return db.execute(added).first() is not None

        return await self._executor.write(work)

    async def of(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        asked = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
        return [_passkey(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def get(self, id: str) -> Passkey | None:
        """By its id."""
        row = await self._executor.read(lambda db: db.execute(select(passkeys).where(passkeys.c.id == id)).one_or_none())
        return None if row is None else _passkey(row)

    async def used(self, passkey: Passkey, count: int, at: int) -> bool:
        """Notes that it was used; False if somebody else used it meanwhile."""
        same = (passkeys.c.id == passkey.id, passkeys.c.count == passkey.count)
        noted = update(passkeys).where(*same).values(count=count, used=at).returning(passkeys.c.id)
        return await self._executor.write(lambda db: db.execute(noted).first() is not None)

    async def remove(self, person: str, id: str | None = None) -> None:
        """One of a person's passkeys, or all of them, open nothing any more."""
        gone = delete(passkeys).where(passkeys.c.person == person)
        await self._executor.write(lambda db: db.execute(gone if id is None else gone.where(passkeys.c.id == id)))


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(**row._asdict())
