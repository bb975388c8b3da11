"""What is typed as KEY=VALUE, read by the types of a decision: JSON where the field is more than a word."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Any

import msgspec

from tento.championship.core.filling import OURS, closed


class BadField(ValueError):
    """A key that the decision does not have, or a value that cannot be one; the message says what would work."""


def names_of(kind: type[msgspec.Struct], filled: Collection[str]) -> list[str]:
    """The keys of a decision, those that it needs first; the others, and those that are `filled` in, in brackets."""
    fields = [field for field in msgspec.structs.fields(kind) if field.name not in OURS]
    needed = [field.encode_name for field in fields if field.required and field.name not in filled]
    return needed + [f"[{field.encode_name}]" for field in fields if field.encode_name not in needed]


def read_fields(kind: type[msgspec.Struct], typed: Iterable[str], cpf_key: bytes | None, also: Iterable[str] = ()) -> dict[str, Any]:
    """The fields by their names, as plain values. `also` are keys that are no fields of the decision and are understood all the same.

    The key closes the numbers of CPFs; without one, tables and lists stay as they were typed, for a house that closes them itself.
    """
    types = {field.encode_name: field.type for field in msgspec.structs.fields(kind) if field.name not in OURS}
    types |= dict.fromkeys(also, tuple[str, ...])
    found: dict[str, Any] = {}
    for one in typed:
        key, equals, text = one.partition("=")
        if not equals or key not in types:
            near = get_close_matches(key, types, 1)
            raise BadField(f"{one[:60]}: KEY=VALUE, KEY = {', '.join(types) or '–'}" + (f" ({near[0]}?)" if near else ""))
        found[key] = _value(key, text, types[key], cpf_key)
    return found


def _value(key: str, text: str, kind: Any, cpf_key: bytes | None) -> Any:
    """The value of a field: as JSON, or as the word that was typed."""
    try:
        plain = msgspec.json.decode(text)
        if cpf_key is None and isinstance(plain, list | dict):
            return plain
        plain = closed(plain, cpf_key or b"")
        return msgspec.to_builtins(msgspec.convert(plain, kind, strict=False), enc_hook=str)
    except (msgspec.ValidationError, msgspec.DecodeError) as first:
        try:
            return msgspec.to_builtins(msgspec.convert(text, kind, strict=False))
        except msgspec.ValidationError:
            raise BadField(f"{key}: {first}") from first
