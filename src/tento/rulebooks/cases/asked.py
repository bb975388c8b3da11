"""How a question is read: its keys checked against a struct, and measured, so that counting always ends."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Final, TypeVar

import msgspec

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.case_file import located
from tento.rulebooks.cases.kinds import CALENDAR
from tento.rulebooks.cases.saying import hint, said
from tento.rulebooks.reading import RulebookError, allowed, build, read_keys, types_of

T = TypeVar("T", bound=msgspec.Struct)

LARGEST: Final = 10**12
LONGEST_LIST: Final = 2_000


def read_asked(struct: type[T], given: Mapping[str, Any], most: Callable[[str], int] = lambda _key: LARGEST) -> T:
    """The keys of a question as this struct has them; BadKey for one that is unknown, missing, of another kind or beyond all measure.

    `most` is the largest number that a key may hold. A key that is no name in Python (`break`) has another one in the struct.
    """
    names = {field.encode_name: field.name for field in msgspec.structs.fields(struct)}
    for key, value in given.items():
        if key not in names:
            raise BadKey(key, f"is not a key of this question; {hint(key, names)}")
        _measured(key, value, most(key))
    try:
        return build(struct, read_keys(struct, {names[key]: value for key, value in given.items()}, "", ""), "", "")
    except RulebookError as error:
        key = next(written for written, name in names.items() if name == error.key)
        raise _wrong(error, key, given.get(key), allowed(types_of(struct)[error.key], "names")) from None


def _wrong(error: RulebookError, at: str, value: Any, may_hold: str) -> BadKey:
    """What is wrong with a key, in the words of a case file; of a list or a table, with what part of it."""
    if not isinstance(error.__cause__, msgspec.ValidationError):
        return BadKey(at, f"is missing; write {may_hold}")
    key, reason = located(str(error.__cause__), at)
    if reason.startswith("holds"):
        return BadKey(key, reason)
    plain = reason.startswith("is ")
    return BadKey(key if plain else at, f"{reason if plain else f'found {said(value)}'}; write {may_hold}")


def _measured(key: str, value: Any, most: int) -> None:
    """No number of a question is below zero, no number, list or table so large that counting would not end, and no day beyond reach."""
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    if len(inner) > LONGEST_LIST:
        raise BadKey(key, f"holds {len(inner)}: at most {LONGEST_LIST}")
    for one in inner:
        _measured(key, one, most)
    if isinstance(value, date) and value.year not in CALENDAR:
        raise BadKey(key, f"{said(value)} is not from {CALENDAR[0]} to {CALENDAR[-1]}")
    if isinstance(value, int | float) and not 0 <= value <= most:
        raise BadKey(key, f"{value} is not from 0 to {most}")
