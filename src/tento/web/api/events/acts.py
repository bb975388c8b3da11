"""What somebody may decide, as a page can offer it: decisions with their fields."""

from datetime import date, datetime
from functools import cache
from typing import Any, Final

import msgspec

from tento.championship.core.people import Person
from tento.championship.registry import TOURNAMENTS
from tento.club.events.venue.acting import Open, open_acts
from tento.club.events.venue.actors import Standing
from tento.club.events.venue.asking import fields_of
from tento.club.events.venue.championship import Championship
from tento.web.api.events.messages import ActField, ActShown, ActsShown

_PLAIN: Final[dict[Any, str]] = {
    str: "text",
    int: "number",
    bool: "yes",
    datetime: "moment",
    date: "day",
    tuple[str, ...]: "texts",
    tuple[tuple[int, int], ...]: "scores",
    tuple[Person, ...]: "people",
}


def acts_shown(found: Championship, theirs: Standing) -> ActsShown:
    """What this person is in the event, and may do now."""
    return ActsShown(
        number=found.number,
        name=theirs.actors[0].name,
        roles=tuple(actor.role for actor in theirs.actors),
        tables=tuple(table for actor in theirs.actors for table in actor.tables),
        entries=theirs.entries,
        acts=tuple(_act(found, one) for one in open_acts(found, theirs)),
    )


def _act(found: Championship, one: Open) -> ActShown:
    act = found.event.kind.acts.get(one.kind)
    articles = () if act is None else found.event.rulebook.cites(act.rule)
    return ActShown(do=one.do, role=one.actor.role, articles=articles, fields=_fields(found.row.kind, one.kind), ways=one.ways)


@cache
def _fields(tournament: str, kind: type[msgspec.Struct]) -> tuple[ActField, ...]:
    return tuple(_field(field) for field in fields_of(TOURNAMENTS[tournament], kind))


def _field(field: msgspec.structs.FieldInfo) -> ActField:
    """A field by the plain type that it takes; nothing at all may always stand for what is not required."""
    parts = [part for part in getattr(field.type, "__args__", ()) if part is not type(None)]
    wanted = parts[0] if len(parts) == 1 and type(None) in getattr(field.type, "__args__", ()) else field.type
    choices = msgspec.json.schema(wanted).get("enum", ())
    kind: Any = "choice" if choices else _PLAIN.get(wanted, "json")
    return ActField(name=field.encode_name, required=field.required, type=kind, choices=tuple(choices))
