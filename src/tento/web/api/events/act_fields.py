"""The fields that a decision asks for, each by the plain type of input that takes it."""

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from tento.championship.core.people import Person
from tento.championship.registry import TOURNAMENTS
from tento.club.events.venue.asking import fields_of
from tento.web.api.events.messages import ActField

_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "text",
    inspect.IntType: "number",
    inspect.BoolType: "yes",
    inspect.DateTimeType: "moment",
    inspect.DateType: "day",
}
_LISTED: Final = (inspect.StrType, inspect.IntType, inspect.DateTimeType, inspect.DateType)
"""What a list of lines can hold: the server reads numbers and dates from words."""
_EXAMPLES: Final[dict[type[inspect.Type], Any]] = {
    inspect.StrType: "…",
    inspect.BoolType: False,
    inspect.DateTimeType: "2030-01-31T15:00:00-03:00",
    inspect.DateType: "2030-01-31",
}


@cache
def fields_shown(tournament: str, kind: type[msgspec.Struct]) -> tuple[ActField, ...]:
    """The fields of this decision that a person fills in, as a form can show them."""
    return tuple(_field(field) for field in fields_of(TOURNAMENTS[tournament], kind))


def _field(field: msgspec.structs.FieldInfo) -> ActField:
    wanted = _wanted(inspect.type_info(field.type))
    kind: Any = _kind(wanted)
    choices: tuple[Any, ...] = tuple(wanted.values) if isinstance(wanted, inspect.LiteralType) else ()
    example = msgspec.json.encode(_example(wanted)).decode() if kind == "json" else ""
    return ActField(name=field.encode_name, required=field.required, type=kind, choices=choices, example=example)


def _wanted(info: inspect.Type) -> inspect.Type:
    """The type without notes on it, and without the null that may stand for what is not required."""
    if isinstance(info, inspect.Metadata):
        return _wanted(info.type)
    if isinstance(info, inspect.UnionType):
        parts = [part for part in info.types if not isinstance(part, inspect.NoneType)]
        return _wanted(parts[0]) if len(parts) == 1 else info
    return info


def _kind(info: inspect.Type) -> str:
    if isinstance(info, inspect.LiteralType):
        return "choice"
    if isinstance(info, inspect.VarTupleType):
        return _listed(_wanted(info.item_type))
    return _PLAIN.get(type(info), "json")


def _listed(item: inspect.Type) -> str:
    """The type of a list by what it holds: pairs of numbers are scores."""
    if isinstance(item, inspect.StructType) and item.cls is Person:
        return "people"
    if isinstance(item, inspect.TupleType) and [type(_wanted(one)) for one in item.item_types] == [inspect.IntType] * 2:
        return "scores"
    return "texts" if isinstance(item, _LISTED) else "json"


def _example(info: inspect.Type) -> Any:
    """The smallest value of this type, as JSON has it: one thing in each list, and of a structure what it requires."""
    info = _wanted(info)
    match info:
        case inspect.StructType():
            return {field.encode_name: _example(field.type) for field in info.fields if field.required}
        case inspect.VarTupleType() | inspect.ListType():
            return [_example(info.item_type)]
        case inspect.TupleType():
            return [_example(one) for one in info.item_types]
        case inspect.DictType():
            return {f"{_example(info.key_type)}": _example(info.value_type)}
        case inspect.LiteralType():
            return info.values[0]
        case inspect.IntType():
            return max(1, info.ge or 0)
        case inspect.UnionType():
            return _example(info.types[0])
        case _:
            return _EXAMPLES.get(type(info), "…")
