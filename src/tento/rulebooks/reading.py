"""From the tables of a TOML file to structs, key by key, so that every mistake is named with what was allowed."""

import difflib
import functools
import json
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

NONE = "none"
NAMES: Final[Mapping[Any, str]] = MappingProxyType(
    {
        bool: "true, false",
        int: "a whole number",
        float: "a number",
        str: "text in quotes",
        date: "a date as 2025-10-25",
        datetime: "a date and an hour with their zone as 2025-10-25T14:00:00-03:00",
    }
)
"""What a key of one plain value may hold."""
UNKNOWN: Final = "unknown key"
LONGEST: Final = 80
"""Characters of a value or of a name that a message repeats."""


class RulebookError(Exception):
    """A rulebook that cannot be used: which file, which key, what is wrong with it, and what it may hold."""

    def __init__(self, file: str, key: str, reason: str, allowed: str = "") -> None:
        super().__init__(file, key, reason, allowed)
        self.file = file
        self.key = key
        self.reason = reason
        self.allowed = allowed

    def __str__(self) -> str:
        place = f"{clipped(self.file, 200)}: {clipped(self.key)}" if self.key else clipped(self.file, 200)
        return f"{place}: {self.reason}" + (f"; allowed: {self.allowed}" if self.allowed else "")


def allowed(kind: Any, keys: str = "phases") -> str:
    """What a key of this type may hold, in words; a table whose keys have no word of their own is by `keys`."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return ", ".join(written(value) for value in inner)
    if origin in (Union, UnionType):
        parts = [part for part in inner if not (part is int and float in inner)]
        return " or ".join(written(NONE) if part is NoneType else allowed(part, keys) for part in parts)
    if origin is tuple:
        count = "" if inner[-1] is Ellipsis else f"{len(inner)}, each "
        return f"a list of {count}{allowed(inner[0], keys)}"
    if origin is list:
        return f"a list, each {allowed(inner[0], keys)}"
    if origin is dict:
        each = "" if inner[1] is Any else f", each {allowed(inner[1], keys)}"
        return f"a table of {_keys(inner[0], keys)}{each}"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return f"a table of {', '.join(types_of(kind))}"
    return NAMES.get(kind, "anything")


def _keys(kind: Any, word: str) -> str:
    """What a table is by: the word given, unless its type gives another one or lists the keys."""
    if get_origin(kind) is Annotated:
        return str(get_args(kind)[1])
    return word if kind is str else allowed(kind)


def written(value: Any) -> str:
    """A value as a rulebook file writes it."""
    if value is None:
        return f'"{NONE}"'
    return json.dumps(value, ensure_ascii=False, default=str)


def clipped(text: str, most: int = LONGEST) -> str:
    """The text, or its beginning where it is longer than that."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def shown(value: Any) -> str:
    """A value as a rulebook file writes it, but never at length: what somebody else wrote has no bounds."""
    return clipped(written(value))


def takes_none(kind: Any) -> bool:
    """Whether the word `none` stands for "no limit" in a key of this type."""
    return get_origin(kind) in (Union, UnionType) and NoneType in get_args(kind)


def convert(kind: Any, found: Any, file: str, key: str) -> Any:
    """The value of one key, checked against its type."""
    if found == NONE and takes_none(kind):
        return None
    try:
        return msgspec.convert(found, kind, strict=True)
    except msgspec.ValidationError as error:
        raise RulebookError(file, key, f"found {shown(found)}", allowed(kind)) from error


def unknown_key(file: str, key: str, known: Iterable[str], what: str = UNKNOWN) -> RulebookError:
    """The error for a key that does not exist, with the nearest one that does."""
    near = difflib.get_close_matches(key.rpartition(".")[2], list(known), n=1)
    hint = f", did you mean `{near[0]}`?" if near else ""
    return RulebookError(file, key, what + hint)


@functools.cache
def types_of(struct: type[msgspec.Struct]) -> Mapping[str, Any]:
    """The type of each key."""
    return MappingProxyType({field.name: field.type for field in msgspec.structs.fields(struct)})


@functools.cache
def required(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The keys that must be there."""
    return tuple(field.name for field in msgspec.structs.fields(struct) if field.required)


def read_keys(struct: type[msgspec.Struct], table: Any, file: str, prefix: str) -> dict[str, Any]:
    """The keys that the table holds, each checked; none of them need be there."""
    if not isinstance(table, Mapping):
        raise RulebookError(file, prefix.rstrip("."), f"found {shown(table)}", "a table")
    types = types_of(struct)
    for key in table:
        if key not in types:
            raise unknown_key(file, prefix + key, types)
    return {key: convert(types[key], found, file, prefix + key) for key, found in table.items()}


def build(struct: type[T], keys: dict[str, Any], file: str, prefix: str) -> T:
    """The struct of these checked keys, or the error for those that are missing."""
    missing = [key for key in required(struct) if key not in keys]
    if missing:
        rest = f" (and {', '.join(missing[1:])})" if missing[1:] else ""
        raise RulebookError(file, prefix + missing[0], f"missing{rest}", allowed(types_of(struct)[missing[0]]))
    return struct(**keys)
