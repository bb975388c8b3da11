"""The list of tables, for the lobby."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, select

from tento.club.ports import TableRow
from tento.store.executor import DbExecutor
from tento.store.schema.tables import table_people, tables
from tento.store.sql import insert_into


class SqlTables:
    """The port `TableIndex`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def put(self, row: TableRow) -> None:
        """Adds the table or replaces what is known of it."""
        known = msgspec.structs.asdict(row)

        def work(db: Connection) -> None:
            db.execute(insert_into(db, tables).values(known).on_conflict_do_update(index_elements=[tables.c.id], set_=known))

        await self._executor.write(work)

    async def get(self, table: str) -> TableRow | None:
        """One table."""
        asked = select(tables).where(tables.c.id == table)
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        return None if row is None else _table(row)

    async def listed(self, game: str | None = None, status: str | None = None, limit: int = 50) -> list[TableRow]:
        """Public tables, the newest first."""
        asked = select(tables).where(tables.c.visibility == "public")
        if game is not None:
            asked = asked.where(tables.c.game == game)
        if status is not None:
            asked = asked.where(tables.c.status == status)
        asked = asked.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        return [_table(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def seat(self, table: str, people: Collection[str]) -> None:
        """These people sit at the table now, and nobody else. Two processes may note it at the same moment while a table changes hands."""
        rows = [{"person": person, "table_id": table} for person in sorted(people)]  # the order spares us deadlocks

        def work(db: Connection) -> None:
            db.execute(delete(table_people).where(table_people.c.table_id == table, table_people.c.person.not_in(people)))
            if rows:
                db.execute(insert_into(db, table_people).on_conflict_do_nothing(), rows)

        await self._executor.write(work)

    async def of(self, person: str) -> list[TableRow]:
        """The tables where this person sits and which are not over, the newest first."""
        theirs = select(table_people.c.table_id).where(table_people.c.person == person)
        asked = select(tables).where(tables.c.id.in_(theirs), tables.c.status != "over").order_by(tables.c.created.desc(), tables.c.id)
        return [_table(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]


def _table(row: Row[Any]) -> TableRow:
    return TableRow(**row._asdict())
