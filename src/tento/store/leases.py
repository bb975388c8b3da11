"""Which process runs which table. The epoch counts the owners, and never goes back: it fences the writes of those before."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, exists, or_, select, update

from tento.club.ports import Lease
from tento.store.executor import DbExecutor
from tento.store.instance_lock import InstanceLock
from tento.store.schema.logs import leases
from tento.store.schema.tables import tables
from tento.store.sql import insert_into, now

NOBODY = ""
_FREE: Final = {"process": NOBODY, "address": "", "until": 0.0}
"""A lease that nobody holds. The epoch stays, so that the next owner's is a new one."""


class SqlLeases:
    """The port `Leases`. On SQLite one server holds them all; a second one on the same file is fenced like any other."""

    def __init__(self, executor: DbExecutor, instance_lock: InstanceLock | None = None) -> None:
        self._executor = executor
        self._instance_lock = instance_lock

    async def begin(self) -> None:
        """On SQLite only this process runs tables from now on: DatabaseInUse if another lives, else all leases from before are void."""
        if self._instance_lock is not None:
            self._instance_lock.take()
            await self._executor.write(lambda db: db.execute(update(leases).values(_FREE)))

    async def claim(self, table: str, process: str, address: str, seconds: float) -> Lease | None:
        """The lease, with a new epoch, if the table is free or its lease ran out or is ours; None if another holds it."""

        def work(db: Connection) -> Lease | None:
            epoch = _claimed(db, table, process, address, seconds)
            return None if epoch is None else Lease(table, process, address, epoch)

        return await self._executor.write(work)

    async def renew(self, process: str, seconds: float) -> None:
        """Keeps every lease of this process for so long, also one that ran out while nobody claimed it."""
        await self._executor.write(lambda db: db.execute(update(leases).where(leases.c.process == process).values(until=now(db) + seconds)))

    async def holder(self, table: str) -> Lease | None:
        """Who runs the table now."""

        def work(db: Connection) -> Lease | None:
            asked = select(leases).where(leases.c.table_id == table, leases.c.until > now(db))
            row = db.execute(asked).one_or_none()
            return None if row is None else Lease(row.table_id, row.process, row.address, row.epoch)

        return await self._executor.read(work)

    async def orphans(self, limit: int) -> list[str]:
        """Open tables that nobody runs, the oldest first. Two processes that look at the same moment get different ones."""

        def work(db: Connection) -> list[str]:
            run = exists().where(leases.c.table_id == tables.c.id, leases.c.until > now(db))
            asked = select(tables.c.id).where(tables.c.status != "over", ~run).order_by(tables.c.created, tables.c.id).limit(limit)
            return list(db.execute(asked.with_for_update(of=tables, skip_locked=True)).scalars())

        return await self._executor.read(work)

    async def give_back(self, process: str, tables: Collection[str]) -> None:
        """Gives the leases of these tables back, where this process holds them. Nobody renews them any more."""
        given_back = update(leases).where(leases.c.process == process, leases.c.table_id.in_(tables)).values(_FREE)
        await self._executor.write(lambda db: db.execute(given_back))

    async def release(self, process: str) -> None:
        """Gives all leases of this process back. The epochs stay, so that the next owner's is a new one."""
        given_back = update(leases).where(leases.c.process == process).values(_FREE)
        await self._executor.write(lambda db: db.execute(given_back))


def _claimed(db: Connection, table: str, process: str, address: str, seconds: float) -> int | None:
    """The new epoch, if the claim holds. The whole row is locked first, so that no append comes between.

    Where one is under way, however long it takes, the table is still its writer's, and nobody waits.
    """
    asked = select(leases.c.epoch).where(leases.c.table_id == table)
    locked = db.execute(asked.with_for_update(skip_locked=True)).one_or_none()
    if locked is None and db.execute(asked).one_or_none() is not None:
        return None
    offer = insert_into(db, leases).values(table_id=table, process=process, address=address, epoch=1, until=now(db) + seconds)
    claim = offer.on_conflict_do_update(
        index_elements=[leases.c.table_id],
        set_={"process": process, "address": address, "epoch": leases.c.epoch + 1, "until": offer.excluded.until},
        where=or_(leases.c.process == process, leases.c.until <= now(db)),
    )
    return db.execute(claim.returning(leases.c.epoch)).scalar_one_or_none()
