"""The texts of rulebooks under which tables were opened."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, select

from tento.club.ports import RulebookText
from tento.store.executor import DbExecutor
from tento.store.schema.logs import rulebooks
from tento.store.sql import insert_into


class SqlRulebooks:
    """The port `Rulebooks`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def keep(self, texts: Sequence[RulebookText]) -> None:
        """Keeps each text once: a hash has one text for ever."""

        def work(db: Connection) -> None:
            for text in sorted(texts, key=lambda text: text.hash):  # the same order everywhere: no deadlock
                db.execute(insert_into(db, rulebooks).values(asdict(text)).on_conflict_do_nothing())

        await self._executor.write(work)

    async def get(self, hash: str) -> str | None:
        """The text of the rulebook with this hash."""
        asked = select(rulebooks.c.text).where(rulebooks.c.hash == hash)
        return await self._executor.read(lambda db: db.execute(asked).scalar_one_or_none())
