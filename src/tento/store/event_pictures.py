"""The pictures of events."""

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, select

from tento.club.ports import PictureRow
from tento.store.executor import DbExecutor
from tento.store.schema.championships import event_pictures
from tento.store.sql import insert_into

_kept = event_pictures.c
_ROW = [_kept[name] for name in PictureRow.__struct_fields__]


class SqlEventPictures:
    """The port `EventPictures`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def put(self, row: PictureRow, content: bytes) -> None:
        """Keeps a picture; the same one twice is there once."""
        known = msgspec.structs.asdict(row) | {"content": content}
        await self._executor.write(lambda db: db.execute(insert_into(db, event_pictures).values(known).on_conflict_do_nothing()))

    async def of(self, event: str) -> list[PictureRow]:
        """The pictures of an event, the oldest first."""
        asked = select(*_ROW).where(_kept.event == event).order_by(_kept.at, _kept.hash)
        return [PictureRow(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def get(self, event: str, hash: str) -> bytes | None:
        """What a picture shows."""
        asked = select(_kept.content).where(_kept.event == event, _kept.hash == hash)
        found = await self._executor.read(lambda db: db.execute(asked).scalar_one_or_none())
        return None if found is None else bytes(found)

    async def remove(self, event: str, hashes: Collection[str]) -> None:
        """Takes pictures away for good."""
        asked = delete(event_pictures).where(_kept.event == event, _kept.hash.in_(hashes))
        await self._executor.write(lambda db: db.execute(asked))
