"""What a question about a championship is: a function from the case's keys and a rulebook to the answers."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from tento.rulebooks.championship.pairs import ChampionshipRules
from tento.rulebooks.rulebook import Rulebook

Question = Callable[[Mapping[str, Any], Rulebook], dict[str, Any]]
"""The answers are named as `expect` names them; `article` holds the citations that decided, in a list."""


class BadKey(Exception):
    """A key of the case that cannot be read: which, and why."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key, self.reason = key, reason


class Kind(NamedTuple):
    """What a key may hold: in words, and whether a value is such a thing."""

    said: str
    holds: Callable[[Any], bool]


def whole(least: int, most: int) -> Kind:
    """Whole numbers between two; a flag is none, and no number is so large that counting it would not end."""
    return Kind(f"a whole number from {least} to {most}", lambda value: type(value) is int and least <= value <= most)


def _name_or_names(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))


def _day(value: Any) -> bool:
    if isinstance(value, str):
        try:
            date.fromisoformat(value)
        except ValueError:
            return False
        return True
    return type(value) is date


COUNT: Final = whole(0, 100_000)
POINTS: Final = whole(-100_000, 100_000)
TEXT: Final = Kind("a text", lambda value: isinstance(value, str))
FLAG: Final = Kind("true or false", lambda value: isinstance(value, bool))
NAMES: Final = Kind("a name or a list of names", _name_or_names)
DAY: Final = Kind("a day: write 2025-10-18", _day)
NAMED: Final = Kind("a table of names", lambda value: isinstance(value, Mapping) and all(isinstance(one, str) for one in value.values()))
ANY: Final = Kind("anything", lambda _value: True)
"""Read by the question itself, which says what is wrong with it."""


def checked(case: Mapping[str, Any], kinds: Mapping[str, Kind], where: str = "") -> None:
    """Refuses a key that the question does not know, so that a mistake in the spelling never passes for an answer; and a wrong kind."""
    for key, value in case.items():
        if key not in kinds:
            raise BadKey(where + key, f"is not a key of this question; known: {', '.join(kinds)}")
        if not kinds[key].holds(value):
            raise BadKey(where + key, f"found {value!r}; it is {kinds[key].said}")


def championship_of(rulebook: Rulebook) -> ChampionshipRules:
    """The rulebook's championship, which the question needs."""
    if rulebook.championship is None:
        raise BadKey("rulebooks", f"{rulebook.name} has no championship of this kind")
    return rulebook.championship


def texts(case: Mapping[str, Any], key: str) -> list[str]:
    """A key that holds one name or a list of names."""
    found = case.get(key, [])
    if not NAMES.holds(found):
        raise BadKey(key, f"is {NAMES.said}")
    return [found] if isinstance(found, str) else found


def listed(case: Mapping[str, Any], key: str) -> list[Any]:
    """A key that holds one thing or a list of them."""
    found = case.get(key, [])
    return found if isinstance(found, list) else [found]
