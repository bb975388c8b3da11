"""How the events of a match are counted for each seat."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from tento.table.game import Step
from tento.table.seats import Actor


class Counting(Protocol):
    """Counts event by event: `tallies` has a counter for each seat."""

    tallies: list[Counter[str]]

    def note(self, event: Any) -> None:
        """One event, in the order of the match."""
        ...


def counted(counting: Counting, keys: Iterable[str], steps: Sequence[tuple[Actor, Step]]) -> tuple[dict[str, int], ...]:
    """For each seat what it did in these steps: every key, zero where nothing happened."""
    for _, step in steps:
        for event in step.events:
            counting.note(event)
    wanted = tuple(keys)
    return tuple({key: tally[key] for key in wanted} for tally in counting.tallies)
