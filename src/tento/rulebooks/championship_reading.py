"""From the `[championship]` tables of a TOML file to the struct, key by key, over those of a parent or of the rulebook in force."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeVar, get_args, get_origin

from tento.rulebooks.championship import ChampionshipRules, Section
from tento.rulebooks.championship_checks import impossible
from tento.rulebooks.reading import RulebookError, build, read_keys, types_of, unknown_key, written

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


def read_championship(table: Any, file: str, base: ChampionshipRules | None) -> ChampionshipRules:
    """The championship of a file, over its parent's."""
    rules = _section(ChampionshipRules, table, file, f"{TABLE}.", base)
    for key, reason in impossible(rules):
        raise RulebookError(file, f"{TABLE}.{key}", f"cannot be played: {reason}")
    return rules


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
