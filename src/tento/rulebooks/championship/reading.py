"""From the `[championship]` tables of a TOML file to the struct, key by key, over those of a parent or of the rulebook in force."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar, get_args, get_origin

import msgspec

from tento.rulebooks.championship.checks import impossible
from tento.rulebooks.championship.pairs import ChampionshipRules, Section
from tento.rulebooks.reading import RulebookError, build, convert, read_keys, types_of, unknown_key, written

S = TypeVar("S", bound=Section)

TABLE: Final = "championship"


def _is_section(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Section)


def _inner(kind: Any) -> type[Section] | None:
    """The section that stands under each name of a table of sections."""
    inner = get_args(kind)[1] if get_origin(kind) is dict else None
    return inner if _is_section(inner) else None


def _rules() -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    for key, kind in types_of(ChampionshipRules).items():
        section = _inner(kind) or kind
        found |= {f"{key}.{name}": inner for name, inner in types_of(section).items()}
    return MappingProxyType(found)


RULES: Final = _rules()
"""The keys that an article may name, as `entries.min_age`; a key of a stage has no stage's name in it: `stages.best_losers`."""


DROP: Final = "drop_stages"
"""The stages of the parent that a file does without; one of the same name is then a new one, after those that stay."""


def read_championship(table: Any, file: str, base: ChampionshipRules | None) -> ChampionshipRules:
    """The championship of a file, over its parent's."""
    if isinstance(table, Mapping) and DROP in table:
        base = _dropped(table[DROP], file, base)
        table = {key: found for key, found in table.items() if key != DROP}
    rules = _section(ChampionshipRules, table, file, f"{TABLE}.", base)
    for key, reason in impossible(rules):
        raise RulebookError(file, f"{TABLE}.{key}", f"cannot be played: {reason}")
    return rules


def rules_written(table: Mapping[str, Any]) -> Iterator[str]:
    """The rules that the `[championship]` of a file writes, by the names that articles use."""
    types = types_of(ChampionshipRules)
    for section, keys in table.items():
        if section in types:
            for found in keys.values() if _inner(types[section]) else (keys,):
                yield from (f"{section}.{key}" for key in found)


def _dropped(names: Any, file: str, base: ChampionshipRules | None) -> ChampionshipRules | None:
    """The parent's championship without these stages."""
    kept = dict(base.stages) if base is not None else {}
    for name in convert(tuple[str, ...], names, file, f"{TABLE}.{DROP}"):
        if kept.pop(name, None) is None:
            raise unknown_key(file, f"{TABLE}.{DROP}.{name}", kept, "the parent has no such stage")
    return msgspec.structs.replace(base, stages=kept) if base is not None else None


def _section(struct: type[S], table: Any, file: str, prefix: str, base: S | None) -> S:
    if not isinstance(table, Mapping):
        raise RulebookError(file, prefix.rstrip("."), f"found {written(table)}", "a table")
    types = types_of(struct)
    keys = {key: getattr(base, key) for key in types} if base is not None else {}
    plain = {}
    for key, found in table.items():
        if key not in types:
            raise unknown_key(file, prefix + key, types)
        inner = _inner(types[key])
        if _is_section(types[key]):
            keys[key] = _section(types[key], found, file, f"{prefix}{key}.", keys.get(key))
        elif inner is not None:
            keys[key] = _named(inner, found, file, f"{prefix}{key}.", keys.get(key, {}))
        else:
            plain[key] = found
    return build(struct, keys | read_keys(struct, plain, file, prefix), file, prefix)


def _named(struct: type[S], table: Any, file: str, prefix: str, base: Mapping[str, S]) -> dict[str, S]:
    """A table of sections by their names; those of the parent keep their places, new ones follow."""
    if not isinstance(table, Mapping):
        raise RulebookError(file, prefix.rstrip("."), f"found {written(table)}", "a table")
    own = {name: _section(struct, found, file, f"{prefix}{name}.", base.get(name)) for name, found in table.items()}
    return dict(base) | own
