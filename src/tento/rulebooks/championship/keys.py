"""The keys of a `[championship]` section as a file writes them, for whoever reads a rulebook or compares two of them."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from tento.rulebooks.championship.kinds import ChampionshipRules, plain_rules
from tento.rulebooks.championship.sections import Section
from tento.rulebooks.reading import written
from tento.rulebooks.rulebook import Rulebook

NOTHING: Final = "–"
"""Where a rulebook has no such stage, or no championship."""


def keys_of(rules: ChampionshipRules | None, only_set: bool = False) -> dict[str, Any]:
    """Every key of a section with its value, as `entries.min_age` or `stages.final.size`; or only those that are not what they are anyway.

    What stands in no section is a rule with a name and a topic, and listed with those of the game.
    """
    if rules is None:
        return {}
    plain = plain_rules(rules)
    return {key: value for key, value in _inside(rules, "", only_set) if key not in plain}


def _inside(section: Section, prefix: str, only_set: bool) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(section):
        value = getattr(section, field.name)
        named = value if isinstance(value, dict) and all(isinstance(one, Section) for one in value.values()) else {}
        if isinstance(value, Section):
            yield from _inside(value, f"{prefix}{field.name}.", only_set)
        elif named:
            for name, one in named.items():
                yield from _inside(one, f"{prefix}{field.name}.{name}.", only_set)
        elif not only_set or value != _usual(field):
            yield f"{prefix}{field.name}", value


def _usual(field: Any) -> Any:
    """The value of a key that a file leaves out."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _rule(key: str) -> str:
    """The rule that articles name: a key of a stage has no stage's name in it."""
    section, *_, name = key.split(".")
    return f"{section}.{name}"


def set_keys(rulebook: Rulebook) -> list[tuple[str, str, str]]:
    """Each key that the rulebook sets, its value, and the articles that fix it."""
    found = keys_of(rulebook.championship, only_set=True)
    return [(key, _said(value), ", ".join(rulebook.cites(_rule(key)))) for key, value in found.items()]


def differences(one: Rulebook, other: Rulebook) -> list[tuple[str, str, str]]:
    """Each key that one of two championships sets and in which they differ, with both values."""
    here, there = keys_of(one.championship), keys_of(other.championship)
    either = keys_of(one.championship, only_set=True) | keys_of(other.championship, only_set=True)
    told = ((key, *(_said(keys[key]) if key in keys else NOTHING for keys in (here, there))) for key in either)
    return [(key, first, second) for key, first, second in told if first != second]


def _said(value: Any) -> str:
    return written(msgspec.to_builtins(value))
