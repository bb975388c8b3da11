"""Who takes the mão, looked up: the same decision as the table's, asked once for every course of the three rodadas."""

from itertools import product
from typing import Final, NamedTuple

from tento.rulebooks.rulebook import Rulebook
from tento.rulebooks.truco import TrucoRules
from tento.table.seats import Pair
from tento.truco.outcome import Winners, decide

NOBODY: Final = 2
OPEN: Final = 3
"""Another rodada must be played."""

Course = tuple[int, ...]
"""The rodadas so far: 0 or 1 for the pair that won, 2 for a tie."""


class Fate(NamedTuple):
    """For each course of the rodadas the pair that takes the mão, NOBODY or OPEN; and who leads after a tie."""

    of: dict[Course, int]
    tie_leads: tuple[str, str]


_FATES: dict[tuple[str, Pair, Pair | None, bool], Fate] = {}


def fate_of(rulebook: Rulebook, dealing: Pair, eleven: Pair | None, ferro: bool) -> Fate:
    """The table of decisions of a rulebook, for the pair that deals and the pair that has eleven."""
    key = (rulebook.hash, dealing, eleven, ferro)
    found = _FATES.get(key)
    if found is None:
        found = _FATES[key] = _fate(rulebook.values, dealing, eleven, ferro)
    return found


def _fate(rules: TrucoRules, dealing: Pair, eleven: Pair | None, ferro: bool) -> Fate:
    decisions: dict[Course, int] = {}
    for many in range(4):
        for course in product((0, 1, 2), repeat=many):
            decision = decide(rules, _winners(course), dealing, eleven, ferro)
            if decision is None:
                decisions[course] = OPEN
            else:
                decisions[course] = NOBODY if decision.winner is None else decision.winner
    return Fate(decisions, (rules.leader_after_tied_r1, rules.leader_after_tied_r2))


def _winners(course: Course) -> Winners:
    return tuple(None if one == NOBODY else Pair(one) for one in course)
