"""What a question about a championship is: a function from the case's keys and a rulebook to the answers."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.kinds import NAMES, Kind
from tento.rulebooks.cases.saying import hint, said
from tento.rulebooks.championship.pairs import PairsRules
from tento.rulebooks.rulebook import Rulebook

Question = Callable[[Mapping[str, Any], Rulebook], dict[str, Any]]
"""The answers are named as `expect` names them; `article` holds the citations that decided, in a list."""

NAMED: Final = Kind("a table of names", lambda value: isinstance(value, Mapping) and all(isinstance(one, str) for one in value.values()))


def left_to_read(said: str) -> Kind:
    """What the question itself reads, and says what is wrong with it."""
    return Kind(said, lambda _value: True)


def known(names: Iterable[str], of: Iterable[str], key: str) -> None:
    """Refuses a name that is none of those at hand: a mistake in the spelling would change nothing, and nobody would see it."""
    there = list(of)
    for name in names:
        if name not in there:
            raise BadKey(key, f"{said(name)} is not known here" + (f"; {hint(name, there)}" if there else ""))


def championship_of(rulebook: Rulebook) -> PairsRules:
    """The rulebook's championship of pairs, which the question needs."""
    if not isinstance(rulebook.championship, PairsRules):
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
