"""What would work where a decision is refused: the values nearest to what was asked with which the rules would take it."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from tento.championship.core.custody import Erase
from tento.championship.core.tournament import Tournament
from tento.club.events.venue.acting import ways_of

SHOWN: Final = 12
"""So many values of a decision are written out."""
FEW: Final = 3
"""So many whole ways to make a decision are."""
LEGIBLE: Final = 120
"""A way that is longer is not written out."""


def instead(tournament: Tournament, state: Any, decision: Any) -> str:
    """With which values a refused decision would be taken from the same person: those that differ least from what was asked."""
    kind, asked = type(decision), msgspec.structs.asdict(decision)
    ways = list(ways_of(tournament, state, kind, decision.by, decision.at))
    most = max((_alike(asked, way) for way in ways), default=0)
    return nearest(asked, [as_typed(tournament, kind, way) for way in ways if _alike(asked, way) == most])


def _alike(asked: Mapping[str, Any], way: Mapping[str, Any]) -> int:
    return sum(asked.get(key) == value for key, value in way.items())


def nearest(asked: Mapping[str, Any], ways: Sequence[Mapping[str, Any]]) -> str:
    """What would do instead: the values of the one field that is wrong, `entry = 01, 02`, or whole ways, one after the other."""
    wrong = {key for way in ways for key, value in way.items() if asked.get(key) != value}
    if len(wrong) == 1:
        (key,) = wrong
        return would_do([{key: typed_as({"": way[key]})[1:]} for way in ways if key in way])
    told = [text for text in map(typed_as, ways[:SHOWN]) if len(text) <= LEGIBLE]
    return "; ".join(told[:FEW])


def as_typed(kind: Tournament, decision: type[msgspec.Struct], way: Mapping[str, Any]) -> dict[str, Any]:
    """The values by the names under which they are typed; what follows from the secret of the event, or from a person, is not typed."""
    names = {field.name: field.encode_name for field in msgspec.structs.fields(decision)}
    filled = (*kind.filled.get(decision, ()), *(("things",) if decision is Erase else ()))
    return {names[name]: msgspec.to_builtins(value) for name, value in way.items() if name not in filled}


def typed_as(fields: Mapping[str, Any]) -> str:
    """Fields as they are typed: words as they are, everything else as JSON."""
    told = ((key, value if isinstance(value, str) else msgspec.json.encode(value).decode()) for key, value in fields.items())
    return " ".join(f"{key}={value}" for key, value in told)


def would_do(ways: Iterable[Mapping[str, str]] | None) -> str:
    """The values with which a decision would be taken: `entry = 01, 02`. Nothing where it asks for more than one."""
    ways = list(ways or ())
    keys = {key: [way[key] for way in ways if key in way] for key in ways[0]} if ways else {}
    return "; ".join(f"{key} = {', '.join(islice(names, SHOWN))}{' …' if len(names) > SHOWN else ''}" for key, names in keys.items())
