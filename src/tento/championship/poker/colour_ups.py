"""When chips go out of play: the smallest chip that the levels of a sheet still need."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tento.championship.poker.levels import Level

CHIPS: Final = (25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000)
"""The values of chips that are in use in the field, the smallest first."""


class ColourUp(NamedTuple):
    """After a level no later one needs chips of the old value; the new one is the smallest that is still needed."""

    after: int
    old: int
    new: int


def smallest_needed(levels: Sequence[Level]) -> int:
    """The largest chip in which every blind and ante of these levels can be paid; the smallest of all where none fits."""
    posts = [post for level in levels for post in (level.small, level.big, level.ante) if post]
    return next((chip for chip in reversed(CHIPS) if posts and all(post % chip == 0 for post in posts)), CHIPS[0])


def colour_ups(levels: Sequence[Level]) -> tuple[ColourUp, ...]:
    """The chips that a sheet lets go, and after which level."""
    found = []
    for number in range(1, len(levels)):
        old, new = smallest_needed(levels[number - 1 :]), smallest_needed(levels[number:])
        if new > old:
            found.append(ColourUp(number, old, new))
    return tuple(found)
