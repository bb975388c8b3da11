"""The names under which the notes on truco regulations know a rule, where a rulebook keeps the rule under another.

Every other name is turned into the rulebook's own here, before anything is read, so that it has the same effect. One that the engine
cannot follow is refused with the name and the values that it can.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tento.games.truco.championship_names import with_sections
from tento.rulebooks.reading import NONE, shown, written
from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.written_tables import WrittenTables

PACKS: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType({40: tuple("4567QJKA23"), 24: tuple("QJKA23")})
"""The ranks of the packs that the regulations know by their size."""
FORMATS: Final[Mapping[str, int]] = MappingProxyType({"single_partida": 1, "best_of_3": 3, "best_of_5": 5})
PHASED: Final = ("match_best_of", "partida_time_limit_min")
NO_CLOCK: Final = (NONE, "null")
COMPANIONS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "fixed": {"fixed_manilhas": ["4c", "7h", "As", "7d"], "vira_dealt": "none", "ferro_vira_reveal": "no_vira", "vira_wraps": "none"},
        "vira_next": {"fixed_manilhas": [], "vira_dealt": "last", "ferro_vira_reveal": "at_deal", "vira_wraps": "deck_cycle"},
    }
)
"""What goes with the other kind of manilhas wherever nothing else is said: a rulebook of one kind has no value for the other."""


def own_names(tables: WrittenTables, base: Rulebook | None) -> WrittenTables:
    """The tables under the names of the rulebook; `base` is what they are laid over."""
    tables = with_sections(tables, base)
    values = dict(tables.values)
    for name, read in (("deck_size", _deck_size), ("match_format", _match_format)):
        if name in values:
            key, value = read(values.pop(name), tables, name)
            if key in values:
                raise tables.twice(name, key)
            values[key] = value
    _clock(values)
    if base is not None:
        _phases(values, base)
        _manilhas(values, base)
    _ferro_at(values, tables, base)
    return tables._replace(values=values)


def _deck_size(found: Any, tables: WrittenTables, name: str) -> tuple[str, list[str]]:
    """A pack by the number of its cards."""
    if type(found) is not int or found not in PACKS:
        other = "40, 24; any other pack is written as `deck_ranks`, a list of ranks from weak to strong"
        raise tables.error(name, f"found {shown(found)}", other)
    return "deck_ranks", list(PACKS[found])


def _match_format(found: Any, tables: WrittenTables, name: str) -> tuple[str, dict[str, int]]:
    """The length of a match, for every phase or for each of a table."""
    phases = found if isinstance(found, Mapping) else {"default": found}
    for word in phases.values():
        if not isinstance(word, str) or word not in FORMATS:
            formats = ", ".join(written(one) for one in FORMATS)
            raise tables.error(name, f"found {shown(word)}", f"{formats}, or a table of phases with these (`match_best_of`: 1, 3, 5)")
    return "match_best_of", {phase: FORMATS[word] for phase, word in phases.items()}


def _clock(values: dict[str, Any]) -> None:
    """One number of minutes is that of every phase; no limit is no phase at all."""
    limit = values.get("partida_time_limit_min")
    if type(limit) is int:
        values["partida_time_limit_min"] = {"default": limit}
    elif isinstance(limit, str) and limit in NO_CLOCK:
        values["partida_time_limit_min"] = {}


def _phases(values: dict[str, Any], base: Rulebook) -> None:
    """A table of phases without `default` is about those phases alone; the others keep what they had."""
    for key in PHASED:
        found = values.get(key)
        if isinstance(found, Mapping) and found and "default" not in found:
            values[key] = getattr(base.values, key) | dict(found)


def _manilhas(values: dict[str, Any], base: Rulebook) -> None:
    """Manilhas of the other kind bring what goes with them, except what is named beside them."""
    mode = values.get("manilha_mode")
    if isinstance(mode, str) and mode != base.values.manilha_mode:
        values |= {key: value for key, value in COMPANIONS.get(mode, {}).items() if key not in values}


def _ferro_at(values: dict[str, Any], tables: WrittenTables, base: Rulebook | None) -> None:
    """The mão de ferro is the mão de onze of both pairs: it cannot come at another score."""
    if "ferro_at" not in values:
        return
    found = values.pop("ferro_at")
    onze = values.get("onze_at", None if base is None else base.values.onze_at)
    if _score_of_both(found) != onze:
        reason = f"found {shown(found)}, but the mão de ferro comes when both pairs stand at `onze_at`, which is {written(onze)}"
        raise tables.error("ferro_at", reason, f"{written(onze)}, or another `onze_at`")


def _score_of_both(found: Any) -> Any:
    """11 of 11, "11×11" and [11, 11]."""
    if isinstance(found, str):
        both = re.fullmatch(r"(\d{1,4})\s*[x×]\s*\1", found.strip())
        return int(both[1]) if both else found
    if isinstance(found, list) and len(found) == 2 and found[0] == found[1]:
        return found[0]
    return found
