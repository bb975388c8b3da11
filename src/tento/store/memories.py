"""What a player that learns keeps of people: switches, the decisions of their last matches, memories, links."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, Row, delete, select, update

from tento.club.ports import LearnedMatch, LearningSwitches, MemoryChanged, MemoryKind, MemoryRow, StyleLink
from tento.store.executor import DbExecutor
from tento.store.schema.memories import learned_matches, learning_switches, memories, style_links
from tento.store.sql import insert_into

_ROWS: Final = learned_matches.c
_SHOWN: Final = tuple(_ROWS.table_id.label("table") if field == "table" else _ROWS[field] for field in LearnedMatch.__struct_fields__)


class SqlMemories:
    """The port `Memories`."""

    def __init__(self, executor: DbExecutor) -> None:
        self._executor = executor

    async def switches(self, person: str) -> LearningSwitches:
        """Those that the person has set, or the usual ones."""
        asked = select(learning_switches.c.keeps, learning_switches.c.uses).where(learning_switches.c.person == person)
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        return LearningSwitches() if row is None else LearningSwitches(keeps=row.keeps, uses=row.uses)

    async def switch(self, person: str, switches: LearningSwitches) -> None:
        """Sets them."""
        known = asdict(switches)

        def work(db: Connection) -> None:
            made = insert_into(db, learning_switches).values(person=person, **known)
            db.execute(made.on_conflict_do_update(index_elements=[learning_switches.c.person], set_=known))

        await self._executor.write(work)

    async def add(self, match: LearnedMatch, most: int) -> bool:
        """Keeps the decisions of a match, once. Of a person's matches only the newest so many stay."""
        known = asdict(match)
        known["table_id"] = known.pop("table")

        def work(db: Connection) -> bool:
            made = insert_into(db, learned_matches).values(known).on_conflict_do_nothing().returning(_ROWS.table_id)
            new = db.execute(made).first() is not None
            newest = select(_ROWS.table_id).where(_ROWS.person == match.person).order_by(_ROWS.at.desc(), _ROWS.table_id)
            old = db.execute(newest.offset(most)).scalars().all()
            db.execute(delete(learned_matches).where(_ROWS.person == match.person, _ROWS.table_id.in_(old)))
            return new

        return await self._executor.write(work)

    async def matches(self, person: str) -> list[LearnedMatch]:
        """The last matches, the oldest first; those that were merged have no text any more."""
        asked = select(*_SHOWN).where(_ROWS.person == person).order_by(_ROWS.at, _ROWS.table_id)
        return [LearnedMatch(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def merge(self, memory: MemoryRow, tables: Sequence[str]) -> None:
        """Keeps a memory that holds the decisions of these matches, which are merged now."""
        waiting = update(learned_matches).where(_ROWS.person == memory.person, _ROWS.table_id.in_(tables), _ROWS.merged.is_(False))

        def work(db: Connection) -> None:
            if db.execute(waiting.values(merged=True, text="")).rowcount != len(tables):
                raise MemoryChanged(memory.person)
            _put(db, memory)

        await self._executor.write(work)

    async def put(self, memory: MemoryRow) -> None:
        """Keeps a memory in the place of the one before."""
        await self._executor.write(lambda db: _put(db, memory))

    async def of(self, person: str) -> list[MemoryRow]:
        """A person's memories, by rulebook."""
        asked = select(memories).where(memories.c.person == person).order_by(memories.c.game, memories.c.rulebook, memories.c.kind)
        return [_memory(row) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def get(self, person: str, game: str, rulebook: str) -> list[MemoryRow]:
        """A person's memories for one rulebook."""
        asked = select(memories).where(memories.c.person == person, memories.c.game == game, memories.c.rulebook == rulebook)
        return [_memory(row) for row in await self._executor.read(lambda db: db.execute(asked.order_by(memories.c.kind)).all())]

    async def remove(self, person: str, game: str, rulebook: str, kind: MemoryKind) -> None:
        """Takes one memory away."""
        own = delete(memories).where(memories.c.person == person, memories.c.game == game, memories.c.rulebook == rulebook)
        await self._executor.write(lambda db: db.execute(own.where(memories.c.kind == kind)))

    async def set_link(self, link: StyleLink) -> None:
        """The link of this rulebook; the one before ends."""

        def work(db: Connection) -> None:
            _end_link(db, link.person, link.game, link.rulebook)
            db.execute(insert_into(db, style_links).values(asdict(link)))

        await self._executor.write(work)

    async def end_link(self, person: str, game: str, rulebook: str) -> None:
        """The link of this rulebook leads to nothing any more."""
        await self._executor.write(lambda db: _end_link(db, person, game, rulebook))

    async def links(self, person: str) -> list[StyleLink]:
        """A person's links."""
        asked = select(style_links).where(style_links.c.person == person).order_by(style_links.c.game, style_links.c.rulebook)
        return [StyleLink(**row._asdict()) for row in await self._executor.read(lambda db: db.execute(asked).all())]

    async def by_link(self, hash: str) -> StyleLink | None:
        """Whose link this is."""
        asked = select(style_links).where(style_links.c.hash == hash)
        row = await self._executor.read(lambda db: db.execute(asked).one_or_none())
        return None if row is None else StyleLink(**row._asdict())

    async def forget(self, person: str) -> None:
        """Takes away all that was learned of a person, the links with it."""

        def work(db: Connection) -> None:
            for kept in (learned_matches, memories, style_links):
                db.execute(delete(kept).where(kept.c.person == person))

        await self._executor.write(work)
        await self._executor.forget_pages()


def _put(db: Connection, memory: MemoryRow) -> None:
    known = asdict(memory)
    keys = [memories.c.person, memories.c.game, memories.c.rulebook, memories.c.kind]
    changed = {"text": memory.text, "at": memory.at}
    db.execute(insert_into(db, memories).values(known).on_conflict_do_update(index_elements=keys, set_=changed))


def _end_link(db: Connection, person: str, game: str, rulebook: str) -> None:
    own = (style_links.c.person == person, style_links.c.game == game, style_links.c.rulebook == rulebook)
    db.execute(delete(style_links).where(*own))


def _memory(row: Row[Any]) -> MemoryRow:
    return MemoryRow(**row._asdict())


def forget_memories(db: Connection, people: Sequence[str]) -> None:
    """All that was learned of these people is gone, with their switches."""
    for kept in (learning_switches, learned_matches, memories, style_links):
        db.execute(delete(kept).where(kept.c.person.in_(people)))
