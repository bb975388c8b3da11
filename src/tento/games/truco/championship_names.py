"""The names under which the notes on truco regulations know a rule of the competition, and the key of `[championship]` that each is."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tento.rulebooks.championship.kinds import rules_in
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.championship.reading import DROP
from tento.rulebooks.reading import NONE, allowed, shown, types_of
from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.written_tables import WrittenTables

SECTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "group_points": "standings.points",
        "group_tiebreakers": "standings.tiebreaks",
        "walkover_result": "matches.walkover_score",
        "checkin_min_before": "matches.check_in_min",
        "scoresheet": "matches.sheet",
        "rulebook_freeze_days": "event.rules_frozen_days",
    }
)
SHEETS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({NONE: ("referee",), "signed": ("players", "referee")})
FORMAT: Final = "tournament_format"
CONSEQUENCE: Final = "walkover_consequence"
LADDER: Final = "discipline_ladder"
SEVERAL: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        FORMAT: ("stages.kind",),
        CONSEQUENCE: ("matches.late", "matches.walkover_goes_on", "matches.walkover_knockout", "matches.walkover_suspends"),
    }
)
"""What a rulebook says in its stages, or with several keys."""


def championship_keys(name: str) -> tuple[str, ...]:
    """The keys of the championship that an option changes, if they are all that it changes: no mão depends on them."""
    if name in SECTIONS:
        return (SECTIONS[name],)
    return SEVERAL.get(name, (name,) if name in types_of(PairsRules) else ())


def _choices(name: str) -> str:
    """The keys that say what the name does, each with what it may hold."""
    return "; ".join(f"`{key}`: {allowed(rules_in(None)[key])}" for key in championship_keys(name))


def with_sections(tables: WrittenTables, base: Rulebook | None) -> WrittenTables:
    """The tables with every such name moved from the values to its section."""
    for name in [*SECTIONS, *SEVERAL, LADDER]:
        if name in tables.values:
            value = tables.values[name]
            tables = tables._replace(values={key: found for key, found in tables.values.items() if key != name})
            tables = _moved(tables, base, name, value)
    return tables


def _moved(tables: WrittenTables, base: Rulebook | None, name: str, value: Any) -> WrittenTables:
    if name == LADDER:
        return _ladder(tables, base, value)
    if not tables.championship and (base is None or base.championship is None):
        raise tables.error(name, "belongs to a championship, and this rulebook has none", _choices(name))
    if name == FORMAT:
        return _format(tables, base, value)
    if name == CONSEQUENCE:
        raise tables.error(name, "is said by several keys of the championship", _choices(name))
    section, _, key = SECTIONS[name].partition(".")
    return _put(tables, name, section, {key: _meant(name, value)})


def _meant(name: str, value: Any) -> Any:
    """The value in the rulebook's words."""
    if not isinstance(value, str):
        return value
    plain = NONE if value == "null" else value
    return list(SHEETS[plain]) if name == "scoresheet" and plain in SHEETS else plain


def _put(tables: WrittenTables, name: str, section: str, keys: Mapping[str, Any]) -> WrittenTables:
    """The keys in their section, beside those that are written there already."""
    there = tables.championship.get(section, {})
    if not isinstance(there, Mapping):
        return tables
    twice = next((key for key in keys if key in there), None)
    if twice is not None:
        raise tables.twice(name, f"{section}.{twice}")
    return tables._replace(championship={**tables.championship, section: {**there, **keys}})


def _ladder(tables: WrittenTables, base: Rulebook | None, value: Any) -> WrittenTables:
    """The sanctions of the table and, where there is one, of the championship; who imposes one that is gone goes with it."""
    if "sanctions" in tables.values:
        raise tables.twice(LADDER, "sanctions")
    tables = tables._replace(values={**tables.values, "sanctions": value})
    if base is None or not isinstance(base.championship, PairsRules) or not isinstance(value, list):
        return tables
    judges = {effect: who for effect, who in base.championship.discipline.imposed_by.items() if effect in value}
    return _put(tables, LADDER, "discipline", {"sanctions": value, "imposed_by": judges})


def _format(tables: WrittenTables, base: Rulebook | None, value: Any) -> WrittenTables:
    """A knockout alone is what is left without the groups before it; groups have sizes and points, which a word does not say."""
    stages = base.championship.stages if base is not None and isinstance(base.championship, PairsRules) else {}
    kinds = [stage.kind for stage in stages.values()]
    groups = [stage for stage, rules in stages.items() if rules.kind != "knockout"]
    now = "groups_then_elimination" if kinds[:1] == ["groups"] else "single_elimination" if kinds and not groups else None
    if value == now and now is not None:
        return tables
    if value == "single_elimination" and "knockout" in kinds:
        return _without(tables, groups)
    reason = f"found {shown(value)}, which is more than a word: write the stages of the championship, each with its kind"
    raise tables.error(FORMAT, reason, _choices(FORMAT))


def _without(tables: WrittenTables, stages: list[str]) -> WrittenTables:
    if DROP in tables.championship:
        raise tables.twice(FORMAT, DROP)
    return tables._replace(championship={**tables.championship, DROP: stages})
