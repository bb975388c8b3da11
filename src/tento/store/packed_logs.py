"""The log of a table that is over, packed into one piece: the same lines, byte for byte, in about a ninth of the room.

A record as text would be smaller still, but it is what one reader may know; the log is what everybody's replay is made of.
"""

import zlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, exists, func, insert, select, text, update

from tento.club.ports.upkeep import DAY_MS
from tento.store.schema.logs import events, packed_logs
from tento.store.schema.tables import tables

_SAT: Final = b'{"entry":"sat"'
_LEVEL: Final = 6


def packable(now: int, days: int) -> Select[Any]:
    """Tables that are over, were opened so long ago and have lines that are not packed, the oldest first."""
    old = tables.c.created < now - days * DAY_MS if days else text("1 = 0")
    return (
        select(tables.c.id)
        .where(tables.c.status == "over", old, exists().where(events.c.table_id == tables.c.id))
        .order_by(tables.c.created)
    )


def unpacked(db: Connection, table: str) -> list[bytes]:
    """The packed lines of a table; none if it has none."""
    found = db.execute(select(packed_logs.c.packed).where(packed_logs.c.table_id == table)).scalar_one_or_none()
    return [] if found is None else zlib.decompress(found).split(b"\n")


def pack(db: Connection, names: Iterable[str]) -> int:
    """Packs the logs of these tables; how many."""
    many = 0
    for table in names:
        rows = db.execute(select(events.c.seq, events.c.payload).where(events.c.table_id == table).order_by(events.c.seq)).all()
        lines = [*unpacked(db, table), *(row.payload for row in rows)]
        if rows and len(lines) == rows[-1].seq + 1 and not any(b"\n" in line for line in lines):
            _put(db, table, lines)
            db.execute(delete(events).where(events.c.table_id == table))
            many += 1
    return many


def _put(db: Connection, table: str, lines: list[bytes]) -> None:
    packed = zlib.compress(b"\n".join(lines), _LEVEL)
    db.execute(delete(packed_logs).where(packed_logs.c.table_id == table))
    db.execute(insert(packed_logs).values(table_id=table, lines=len(lines), people=_people(lines), packed=packed))
    db.execute(update(tables).where(tables.c.id == table).values(bytes=len(packed)))


def _people(lines: list[bytes]) -> str:
    sat = (msgspec.json.decode(line).get("person") for line in lines if line.startswith(_SAT))
    return f" {' '.join(dict.fromkeys(person for person in sat if person))} "


def packed_of(db: Connection, person: str) -> list[str]:
    """The packed logs in which this person sat down."""
    where = func.strpos if db.dialect.name == "postgresql" else func.instr
    return list(db.execute(select(packed_logs.c.table_id).where(where(packed_logs.c.people, f" {person} ") > 0)).scalars())


def rename(db: Connection, table: str, person: str, name: str) -> None:
    """Calls this person so in the packed lines in which somebody sat down. No check hangs on the name."""
    _put(db, table, [_called(line, person, name) for line in unpacked(db, table)])


def _called(line: bytes, person: str, name: str) -> bytes:
    if not line.startswith(_SAT):
        return line
    said: dict[str, Any] = msgspec.json.decode(line)
    return msgspec.json.encode({**said, "name": name}) if said.get("person") == person else line
