"""What a referee may decide at a table of a game: each decision with its words and the rules that it stands on."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from tento.table.seats import Pair, Seat
from tento.texts.language import Text3


class AskedNumber(NamedTuple):
    """A number that the referee fills in: the field of the action that it stands in, and what it may be."""

    field: str
    least: int
    most: int


class Named(NamedTuple):
    """How a decision is called: its key and the word that says more are keys of the game's words. `rules` are those that it stands on.

    It may be about a seat or a pair, and ask for a number.
    """

    key: str
    rules: tuple[str, ...] = ()
    seat: Seat | None = None
    pair: Pair | None = None
    word: str = ""
    number: AskedNumber | None = None


class Refereeing(NamedTuple):
    """A game that has a referee. `Action` is the union of what that person may send.

    `candidates` are the decisions that may make sense now: those that the game takes are offered. `asked` are the keys of those that
    somebody at the table waits for. `named` says how a decision is called.
    """

    Action: Any
    candidates: Callable[[Any], Iterable[Any]]
    named: Callable[[Any], Named]
    words: Mapping[str, Text3]
    asked: Callable[[Any], frozenset[str]] = lambda _state: frozenset()
