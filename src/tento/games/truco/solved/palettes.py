"""Shares as one byte: each way to give so many parts of a whole to the choices has a number."""

from functools import cache
from typing import Final

WHOLE: Final = 63
"""A share of two choices: how often to raise; how often to run, and of the rest how often to ask for more."""
OF_CARDS: Final = {3: 21, 4: 9}
"""Shares of three cards, and of two cards that may be laid or covered, are so many parts: more would not fit into a byte."""
UNKNOWN: Final = 255
"""No hand comes here, by what it does before."""
CARDS: Final = 3
LAID_OR_COVERED: Final = 4


@cache
def palette(choices: int, whole: int) -> tuple[tuple[int, ...], ...]:
    """All ways to share out the whole, in their order."""
    if choices == 1:
        return ((whole,),)
    return tuple((part, *rest) for part in range(whole + 1) for rest in palette(choices - 1, whole - part))
