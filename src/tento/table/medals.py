"""Medals: what a player did in one match that is worth remembering. Each game says what that is; nobody loses one."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tento.table.seats import Actor
from tento.table.talk import Bluff


class Seen(NamedTuple):
    """A step of a match as everybody may know it once the match is over.

    `events` are those that nobody alone saw; `bluff` are the cards behind a raise that made the others run, where the seed of their deal
    was revealed to all. A rule of medals sees nothing else: a medal never tells what the table's agreement keeps secret.
    """

    actor: Actor
    events: tuple[Any, ...]
    bluff: Bluff | None = None


class Medals(NamedTuple):
    """The medals of a game, by their keys, and the rule: which of them each of so many seats won in a match."""

    keys: tuple[str, ...] = ()
    won: Callable[[int, Sequence[Seen]], tuple[frozenset[str], ...]] = lambda seats, _steps: (frozenset(),) * seats
