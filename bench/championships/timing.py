"""CPU time, and the peer that both halves are measured against. Other work on the machine does not count."""

import random
from collections.abc import Callable, Sequence
from time import process_time

PEER = "random.shuffle + sorted"
ROUNDS = 3


def fastest(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The least CPU seconds of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def peer(names: Sequence[str]) -> None:
    """What any program would do at least."""
    mixed = list(names)
    random.Random(1).shuffle(mixed)
    sorted(mixed)
