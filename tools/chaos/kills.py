"""Kills alone, until a house on each database has survived so many: `make proof ONLY=kills`."""

from collections import Counter
from collections.abc import Iterable

from tools.chaos.rounds import HOUSES, Told

FAULTS = frozenset({"kill-house", "kill", "kill-start"})
"""Every way to kill a process of the house."""
TWICE = "once more"
"""A fault whose name says this killed the house twice."""


def database_of(house: str) -> str:
    """The kind of database of a house."""
    return house.partition("-")[0]


def kills_of(told: Iterable[Told]) -> Counter[str]:
    """How often a house was killed on each kind of database; what was killed in a round that broke a promise was not survived."""
    found = Counter({database_of(house): 0 for house in HOUSES})
    for one in told:
        if not one.findings.wrong:
            found[database_of(one.plan.house)] += sum(times * (1 + (TWICE in name)) for name, times in one.faults.items())
    return found


def next_house(wanted: int, told: list[Told]) -> str | None:
    """The next house to kill: those that were not killed often enough in turn; None if all were."""
    kills = kills_of(told)
    left = [house for house in HOUSES if kills[database_of(house)] < wanted]
    return left[len(told) % len(left)] if left else None
