"""The event log: appends go through the one writer, reads through the executor."""

from collections.abc import Coroutine, Sequence

from sqlalchemy import select

from tento.store.executor import DbExecutor
from tento.store.group_commit import GroupCommit
from tento.store.schema import events, secrets


class SqlLog:
    """The port `Log`."""

    def __init__(self, executor: DbExecutor, writer: GroupCommit) -> None:
        self._executor = executor
        self._writer = writer

    def append(
        self, table: str, epoch: int, first: int, lines: Sequence[bytes], secrets: Sequence[tuple[int, bytes]] = ()
    ) -> Coroutine[None, None, None]:
        """Keeps the lines and the secret seeds, all or nothing, durable when it returns; StaleOwner if they are not ours to write."""
        return self._writer.append(table, epoch, first, lines, secrets)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The lines from number `since` on."""
        asked = select(events.c.payload).where(events.c.table_id == table, events.c.seq >= since).order_by(events.c.seq)
        return await self._executor.read(lambda db: list(db.execute(asked).scalars()))

    async def secrets(self, table: str) -> dict[int, bytes]:
        """The seeds of the table's deals by their number."""
        asked = select(secrets.c.deal, secrets.c.seed).where(secrets.c.table_id == table)
        return await self._executor.read(lambda db: dict(db.execute(asked).all()))
