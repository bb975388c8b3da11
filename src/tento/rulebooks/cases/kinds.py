"""What a key of a case, or an answer that it expects, may hold: in words for the person who wrote it, and as a check."""

from collections.abc import Callable, Mapping
from datetime import date
from math import isfinite
from typing import Any, Final, NamedTuple

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import hint, said

ARTICLE: Final = "article"
"""The answer that every case may state: one citation, or a list of accepted ones."""
CALENDAR: Final = range(1900, 2200)
"""The years in which an event or somebody's birth may lie."""


class Kind(NamedTuple):
    """What a key may hold: in words, and whether a value is such a thing.

    `meant` turns what a case writes into what the game answers, where there are several ways of writing it. `each` is the kind of
    every entry of a table, so that the entry which is wrong can be named; `by_name` says that the keys of that table are names of
    people or sides of the case. The order of a `unordered` list says nothing; in a list of `sets` that of each entry does not.
    """

    said: str
    holds: Callable[[Any], bool]
    meant: Callable[[Any], Any] = lambda value: value
    each: "Kind | None" = None
    unordered: bool = False
    sets: bool = False
    by_name: bool = False


def whole(least: int, most: int) -> Kind:
    """Whole numbers between two; a flag is none, and no number is so large that counting it would not end."""
    return Kind(f"a whole number from {least} to {most}", lambda value: type(value) is int and least <= value <= most)


def one_of(*words: str) -> Kind:
    """One of these words."""
    listed = [f'"{word}"' for word in words]
    told = f"{', '.join(listed[:-1])} or {listed[-1]}" if listed[1:] else listed[0]
    return Kind(told, lambda value: isinstance(value, str) and value in words)


def either(first: Kind, second: Kind) -> Kind:
    """One kind or another; a value that both might hold is read as the first."""
    return Kind(
        f"{first.said}, or {second.said}",
        lambda value: first.holds(value) or second.holds(value),
        lambda value: first.meant(value) if first.holds(value) else second.meant(value),
    )


def list_of(each: Kind, length: int | None = None, unordered: bool = False) -> Kind:
    """A list, of so many if a length is given."""
    told = f"a list, each {each.said}" if length is None else f"a list of {length}, each {each.said}"

    def holds(value: Any) -> bool:
        return isinstance(value, list) and length in (None, len(value)) and all(map(each.holds, value))

    return Kind(told, holds, lambda value: [each.meant(one) for one in value], unordered=unordered, sets=each.unordered)


def at_most(count: int, kind: Kind) -> Kind:
    """A list of no more than so many: what is counted two by two would not end."""
    return kind._replace(
        said=f"{kind.said}, at most {count}",
        holds=lambda value: kind.holds(value) and not (isinstance(value, list) and len(value) > count),
    )


def table_of(each: Kind, keys: Kind | None = None) -> Kind:
    """A table of names, or of keys of one kind, and something for each."""

    def holds(value: Any) -> bool:
        return isinstance(value, Mapping) and all((keys is None or keys.holds(key)) and each.holds(one) for key, one in value.items())

    told = f"a table of {'names' if keys is None else keys.said}, each {each.said}"
    return Kind(told, holds, lambda value: {key: each.meant(one) for key, one in value.items()}, each, by_name=keys is None)


def _day(value: Any) -> bool:
    if isinstance(value, str):
        try:
            value = date.fromisoformat(value)
        except ValueError:
            return False
    return type(value) is date and value.year in CALENDAR


COUNT: Final = whole(0, 100_000)
POINTS: Final = whole(-100_000, 100_000)
WHOLE: Final = Kind("a whole number", lambda value: type(value) is int)
NUMBER: Final = Kind("a number", lambda value: type(value) in (int, float) and isfinite(value))
TEXT: Final = Kind("text in quotes", lambda value: isinstance(value, str))
NAME: Final = Kind("a name", lambda value: isinstance(value, str) and bool(value.strip()))
FLAG: Final = Kind("true or false", lambda value: isinstance(value, bool))
DAY: Final = Kind("a day, as in 2025-10-18", _day, lambda value: date.fromisoformat(value) if isinstance(value, str) else value)
NAMES: Final = Kind("a name or a list of names", lambda value: NAME.holds(value) or list_of(NAME).holds(value))
STEPS: Final = Kind('a list of steps, as in ["raise", "2 raise"]', list_of(NAME).holds)
CITATION: Final = Kind("an article in quotes, or a list of accepted ones", lambda value: value != [] and NAMES.holds(value))


def checked(given: Mapping[str, Any], kinds: Mapping[str, Kind], where: str = "", what: str = "a key of this question") -> None:
    """Refuses a key that is not known here, so that a mistake in the spelling never passes for an answer; and a wrong kind."""
    for key, value in given.items():
        if key not in kinds:
            raise BadKey(where + key, f"is not {what}; {hint(key, kinds)}")
        check(kinds[key], value, where + key)


def check(kind: Kind, value: Any, key: str) -> None:
    """Refuses a value that is not of the kind; of a table it names the entry that is wrong."""
    if kind.holds(value):
        return
    if kind.each is not None and isinstance(value, Mapping):
        for name, one in value.items():
            check(kind.each, one, f"{key}.{name}")
    raise BadKey(key, f"found {said(value)}; write {kind.said}")
