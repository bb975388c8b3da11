"""CPU time, and the peer that both halves are measured against. Other work on the machine does not count."""

import random
from collections.abc import Callable, Sequence
from time import process_time

PEER = "random.shuffle + sorted"
ROUNDS = 3
AT_LEAST = 0.3
"""A small field takes milliseconds: it is measured for so many seconds, else one moment of a busy machine decides."""


def fastest(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The least CPU seconds of some rounds, or of as many as fit into the time that a measurement takes at least."""
    best, spent = float("inf"), 0.0
    while rounds > 0 or spent < AT_LEAST:
        start = process_time()
        work()
        taken = process_time() - start
        best, spent, rounds = min(best, taken), spent + taken, rounds - 1
    return best


def peer(names: Sequence[str]) -> None:
    """What any program would do at least."""
    mixed = list(names)
    random.Random(1).shuffle(mixed)
    sorted(mixed)
