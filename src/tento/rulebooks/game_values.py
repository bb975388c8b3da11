"""What each game brings to its rulebooks: the struct of its values, and how people write them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from tento.rulebooks.known_games import known_values

if TYPE_CHECKING:
    from tento.rulebooks.rulebook import Rulebook
    from tento.rulebooks.written_tables import WrittenTables


class GameValues(NamedTuple):
    """The struct of a game's values, and the function that finds values which contradict each other.

    A game that people discuss under other names than its struct's also brings what turns them into its own, in a file and in what
    is agreed on, and what reads the looser spellings of an agreement. `endless` finds values by which a match would go on for too long:
    what was played by them before can still be read.
    """

    struct: type[msgspec.Struct]
    impossible: Callable[[Any], list[tuple[str, str]]]
    own_names: "Callable[[WrittenTables, Rulebook | None], WrittenTables]" = lambda tables, _base: tables
    own_spelling: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda values: values
    endless: Callable[[Any], list[tuple[str, str]]] = lambda _values: []


class NoValues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of a game that is not played here: its rulebooks hold a championship alone."""


_NOTHING: Final = GameValues(NoValues, lambda _values: [])


def values_of(game: str) -> GameValues:
    """What this game brings to its rulebooks: nothing if it is not played here."""
    return known_values(game) or _NOTHING
