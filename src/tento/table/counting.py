"""Counting what was made with real cards: a person tells what lies on the table, and the rules of the game say what it is worth."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from tento.rulebooks.rulebook import Rulebook


class CountLine(msgspec.Struct, frozen=True):
    """One line of a count: what is counted, how many, the points, and the articles."""

    what: str
    count: int
    points: int
    articles: tuple[str, ...] = ()


class Counting(NamedTuple):
    """How the points of a side are counted after a deal: `counts` is what a person tells of it, `lines` what it is worth."""

    counts: type[msgspec.Struct]
    lines: Callable[[Rulebook, Any], tuple[CountLine, ...]]
