"""Best losers: who, of those that were beaten, goes on all the same."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tento.championship.pairs.tiebreaks import LOTS, Asked, Broken, ordered
from tento.rulebooks.championship.pairs import Standings
from tento.rulebooks.enforced import enforces


class Loser(msgspec.Struct, frozen=True, kw_only=True):
    """A beaten entry: the points that it made in the stage, and those it conceded where the regulation looks for them."""

    name: str
    made: int
    conceded: int


class Repechage(msgspec.Struct, frozen=True):
    """Who goes on; between whom lots must be drawn for the places left, if it comes to that; and how ties were broken."""

    chosen: tuple[str, ...]
    draw_between: tuple[str, ...]
    places_left: int
    broken: tuple[Broken, ...]


OF_A_LOSER: Final[dict[str, Callable[[Loser], int]]] = {
    "points_made": lambda loser: loser.made,
    "points_conceded": lambda loser: -loser.conceded,
    "balance": lambda loser: loser.made - loser.conceded,
}
"""The criteria between losers; the highest value goes on."""


@enforces("standings.best_losers")
def best_losers(rules: Standings, losers: Sequence[Loser], places: int, lots: Sequence[Sequence[str]] = ()) -> Repechage:
    """The best of the losers by the regulation's chain; a tie that nothing else breaks across the last place is left to lots."""
    lines = {loser.name: loser for loser in losers}
    chain: list[tuple[str, Asked]] = [(name, _asked(lines, OF_A_LOSER[name])) for name in rules.best_losers if name != LOTS]
    order = ordered(tuple(lines), chain, lots)
    chosen: list[str] = []
    for place in order.places:
        left = places - len(chosen)
        if left <= 0:
            break
        if len(place) > left:
            return Repechage(tuple(chosen), place, left, order.broken)
        chosen += place
    return Repechage(tuple(chosen), (), 0, order.broken)


def _asked(lines: dict[str, Loser], value: Callable[[Loser], int]) -> Asked:
    return lambda tied: {name: value(lines[name]) for name in tied}
