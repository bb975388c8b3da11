"""Numbers over time as columns of blocks, for a terminal."""

from collections.abc import Sequence
from typing import Final

_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
_EIGHTHS: Final = 8


def columns(values: Sequence[float], *, height: int, low: float, high: float) -> list[str]:
    """The lines of a chart, the top one first: a column for each value between `low` and `high`; even the least is a thin line."""
    span = (high - low) or 1.0
    filled = [max(1, round((value - low) / span * height * _EIGHTHS)) for value in values]
    return ["".join(_BLOCKS[max(0, min(_EIGHTHS, one - row * _EIGHTHS))] for one in filled) for row in reversed(range(height))]


def spread(values: Sequence[tuple[int, float]], last: int, width: int) -> list[float]:
    """What holds at each of `width` moments from 0 to `last`: `values` are from when on each holds, the first from the start."""
    found, at = [], 0
    for column in range(width):
        place = last * column / max(1, width - 1)
        while at + 1 < len(values) and values[at + 1][0] <= place:
            at += 1
        found.append(values[at][1])
    return found
