"""From the `[championship]` tables of a TOML file to the struct, key by key, over those of a parent or of the rulebook in force."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar, get_origin

import msgspec

from tento.rulebooks.championship.kinds import KINDS, USUAL, ChampionshipRules, inner_section, plain_rules, struct_of
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.sections import Section
from tento.rulebooks.reading import RulebookError, build, convert, read_keys, shown, types_of, unknown_key, written

S = TypeVar("S", bound=Section)

TABLE: Final = "championship"
KIND: Final = "kind"
"""The key of `[championship]` that says which kind it is; a file with a parent need not repeat it."""
DROP: Final = "drop_stages"
"""The stages of the parent that a file does without; one of the same name is then a new one, after those that stay."""


def read_championship(table: Any, file: str, base: ChampionshipRules | None) -> ChampionshipRules:
    """The championship of a file, over its parent's."""
    kind = KINDS[_kind(table, file, base)]
    if isinstance(table, Mapping):
        base = _dropped(table[DROP], file, base) if DROP in table else base
        table = {key: found for key, found in table.items() if key not in (KIND, DROP)}
    rules: ChampionshipRules = _section(kind.struct, table, file, f"{TABLE}.", base)
    for key, reason in kind.impossible(rules):
        raise RulebookError(file, f"{TABLE}.{key}", f"{_found(rules, key)}cannot be played: {reason}")
    return rules


def _kind(table: Any, file: str, base: ChampionshipRules | None) -> str:
    """The kind that the file says, or its parent's, or the usual one; a file cannot change the kind of its parent."""
    usual = USUAL if base is None else base.kind
    found = table.get(KIND, usual) if isinstance(table, Mapping) else usual
    allowed = [base.kind] if base is not None else list(KINDS)
    if found not in allowed:
        raise RulebookError(file, f"{TABLE}.{KIND}", f"found {shown(found)}", ", ".join(map(written, allowed)))
    return str(found)


def _found(rules: ChampionshipRules, key: str) -> str:
    """What a key of the championship itself holds, for an error; of a section's key nothing."""
    return f"found {written(msgspec.to_builtins(getattr(rules, key)))}, which " if key in plain_rules(rules) else ""


def rules_written(table: Mapping[str, Any], rules: ChampionshipRules | None) -> Iterator[str]:
    """The rules that the `[championship]` of a file writes, by the names that articles use."""
    types = types_of(struct_of(rules))
    for key, found in table.items():
        if key in types and inner_section(types[key]) is None:
            yield key
        elif key in types:
            for keys in found.values() if get_origin(types[key]) is dict else (found,):
                yield from (f"{key}.{name}" for name in keys)


def _dropped(names: Any, file: str, base: ChampionshipRules | None) -> ChampionshipRules | None:
    """The parent's championship without these stages."""
    kept = dict(base.stages) if isinstance(base, PairsRules) else {}
    for name in convert(tuple[str, ...], names, file, f"{TABLE}.{DROP}"):
        if kept.pop(name, None) is None:
            raise unknown_key(file, f"{TABLE}.{DROP}.{name}", kept, "the parent has no such stage")
    return msgspec.structs.replace(base, stages=kept) if isinstance(base, PairsRules) else base


def _section(struct: type[S], table: Any, file: str, prefix: str, base: S | None) -> S:
    if not isinstance(table, Mapping):
        raise RulebookError(file, prefix.rstrip("."), f"found {shown(table)}", "a table")
    types = types_of(struct)
    keys = {key: getattr(base, key) for key in types} if base is not None else {}
    plain = {}
    for key, found in table.items():
        if key not in types:
            raise unknown_key(file, prefix + key, types)
        inner = inner_section(types[key])
        if inner is None:
            plain[key] = found
        elif get_origin(types[key]) is dict:
            keys[key] = _named(inner, found, file, f"{prefix}{key}.", keys.get(key, {}))
        else:
            keys[key] = _section(inner, found, file, f"{prefix}{key}.", keys.get(key))
    return build(struct, keys | read_keys(struct, plain, file, prefix), file, prefix)


def _named(struct: type[S], table: Any, file: str, prefix: str, base: Mapping[str, S]) -> dict[str, S]:
    """A table of sections by their names; those of the parent keep their places, new ones follow."""
    if not isinstance(table, Mapping):
        raise RulebookError(file, prefix.rstrip("."), f"found {shown(table)}", "a table")
    own = {name: _section(struct, found, file, f"{prefix}{name}.", base.get(name)) for name, found in table.items()}
    return dict(base) | own
