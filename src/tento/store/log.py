"""The event log: appends go through the one writer, reads through the executor."""

from collections.abc import Coroutine, Sequence

from sqlalchemy import select

from tento.store.executor import DbExecutor
from tento.store.group_commit import GroupCommit
from tento.store.packed_logs import unpacked
from tento.store.schema.logs import beside as besides
from tento.store.schema.logs import events, secrets


class SqlLog:
    """The port `Log`."""

    def __init__(self, executor: DbExecutor, writer: GroupCommit) -> None:
        self._executor = executor
        self._writer = writer

    def append(  # noqa: PLR0913, PLR0917 - what is kept in one transaction, and the fence around it
        self,
        table: str,
        epoch: int,
        first: int,
        lines: Sequence[bytes],
        secrets: Sequence[tuple[int, bytes]] = (),
        beside: Sequence[tuple[int, bytes]] = (),
    ) -> Coroutine[None, None, None]:
        """Keeps the lines, the seeds and what lies beside, all or nothing, durable when it returns; StaleOwner if not ours to write."""
        return self._writer.append(table, epoch, first, lines, secrets, beside)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The lines from number `since` on: those that were packed, and those after them."""
        asked = select(events.c.payload).where(events.c.table_id == table, events.c.seq >= since).order_by(events.c.seq)
        return await self._executor.read(lambda db: [*unpacked(db, table)[since:], *db.execute(asked).scalars()])

    async def secrets(self, table: str) -> dict[int, bytes]:
        """The seeds of the table's deals by their number."""
        asked = select(secrets.c.deal, secrets.c.seed).where(secrets.c.table_id == table)
        return await self._executor.read(lambda db: dict(db.execute(asked).all()))

    async def beside(self, table: str) -> dict[int, bytes]:
        """What lies beside the lines, by its number."""
        asked = select(besides.c.number, besides.c.thing).where(besides.c.table_id == table)
        return await self._executor.read(lambda db: dict(db.execute(asked).all()))
