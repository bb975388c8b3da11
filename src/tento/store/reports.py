"""What people report of each other."""

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, delete, select

from tento.club.ports import Report
from tento.store.executor import DbExecutor
from tento.store.schema.friends import reports
from tento.store.sql import insert_into

_shown = select(*(reports.c["table_id"].label("table") if name == "table" else reports.c[name] for name in Report.__struct_fields__))


class SqlReports:
    """The port `Reports`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def add(self, report: Report, most: int) -> None:
        """Keeps a report; an earlier one of the same reporter about the same person is replaced, and the oldest of too many goes."""
        known = asdict(report)
        known["table_id"] = known.pop("table")

        def work(db: Connection) -> None:
            made = insert_into(db, reports).values(known)
            db.execute(made.on_conflict_do_update(index_elements=[reports.c.reporter, reports.c.person], set_=known))
            old = select(reports.c.reporter, reports.c.person).order_by(reports.c.at.desc(), reports.c.reporter).offset(most)
            for row in db.execute(old if db.dialect.name == "postgresql" else old.limit(-1)).all():
                db.execute(delete(reports).where(reports.c.reporter == row.reporter, reports.c.person == row.person))

        await self._executor.write(work)

    async def newest(self, limit: int) -> list[Report]:
        """The newest first."""
        return await self._found(_shown.limit(limit))

    async def by(self, reporter: str) -> list[Report]:
        """What this person reported, the newest first."""
        return await self._found(_shown.where(reports.c.reporter == reporter))

    async def _found(self, asked: Select[Any]) -> list[Report]:
        ordered = asked.order_by(reports.c.at.desc(), reports.c.reporter)
        return [Report(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(ordered).all())]

    async def settle(self, person: str) -> int:
        """Takes away what was reported of this person: how many reports."""
        asked = delete(reports).where(reports.c.person == person)
        return await self._executor.write(lambda db: int(db.execute(asked).rowcount))
