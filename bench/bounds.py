"""The bounds of a benchmark that is also a proof: what was too slow, and readers who were not told, in sentences."""

import os
from collections.abc import Collection, Iterator, Mapping, Sequence

CPUS = 2
"""So many processors a house is measured on, with all that asks it something."""


def p99(times: Sequence[float]) -> float:
    """The time that one in a hundred is longer than."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]


def too_slow(what: str, times: Sequence[float], most_ms: float) -> Iterator[str]:
    """Says where the p99 of these seconds is above so many milliseconds, or where nothing was measured."""
    if not times:
        yield f"{what}: nothing was measured"
    elif 1000 * p99(times) > most_ms:
        yield f"{what}: p99 {1000 * p99(times):.0f} ms, above {most_ms:.0f} ms"


def not_told(numbers: Collection[int], heard: Mapping[int, Collection[int]], readers: int) -> Iterator[str]:
    """Says which decisions some of the readers never heard of."""
    for number in sorted(numbers):
        told = len(heard.get(number, ()))
        if told < readers:
            yield f"decision {number}: {readers - told} of {readers} readers were not told"


def pin() -> None:
    """Keeps this process, and all that it starts, on two processors where the machine has more."""
    if hasattr(os, "sched_setaffinity"):
        mine = sorted(os.sched_getaffinity(0))
        if len(mine) > CPUS:
            os.sched_setaffinity(0, mine[:CPUS])
