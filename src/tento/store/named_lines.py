"""Where the logs of tables name a person: the lines in which somebody sat down. No check hangs on the name."""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select, update

from tento.store.schema.logs import events

_SAT: Final = b'{"entry":"sat"'
AT_ONCE: Final = 500


class NamedLine(NamedTuple):
    """A line of a log as it shall be from now on."""

    table: str
    seq: int
    payload: bytes


def named_lines(db: Connection, person: str, name: str) -> list[NamedLine]:
    """Lines in which this person sat down under another name, each with this one instead; some of them, and none when all are done."""
    where = func.strpos if db.dialect.name == "postgresql" else func.instr
    who = f'"person":{msgspec.json.encode(person).decode()}'
    text = func.convert_from(events.c.payload, "UTF8") if db.dialect.name == "postgresql" else events.c.payload
    held = where(text, who if db.dialect.name == "postgresql" else who.encode()) > 0
    asked = select(events).where(func.substr(events.c.payload, 1, len(_SAT)) == _SAT, held)
    found = list[NamedLine]()
    for row in db.execute(asked):
        line: dict[str, Any] = msgspec.json.decode(row.payload)
        if line.get("person") == person and line.get("name") != name:
            found.append(NamedLine(row.table_id, row.seq, msgspec.json.encode({**line, "name": name})))
    return found[:AT_ONCE]


def rewrite(db: Connection, lines: list[NamedLine]) -> None:
    """Puts these lines in the place of those of the same number."""
    for line in lines:
        db.execute(update(events).where(events.c.table_id == line.table, events.c.seq == line.seq).values(payload=line.payload))
