"""Who takes the mão, looked up: the same decision as the table's, asked once for every course that the rodadas can take."""

from itertools import product
from typing import Final, NamedTuple

from tento.games.truco.rules.outcome import decide
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.seats import Pair

TIE: Final = 2
"""A rodada that neither pair won, beside 0 and 1."""

NOBODY: Final = 2
"""A mão that neither pair takes, beside 0 and 1."""

OPEN: Final = 3
"""Another rodada must be played."""

Course = tuple[int, ...]
"""The rodadas so far: the pair that won each, or TIE."""


class Fate(NamedTuple):
    """For each course the pair that takes the mão, NOBODY or OPEN; and who leads after a tied first and second rodada."""

    of: dict[Course, int]
    tie_leads: tuple[str, str]


_FATES: dict[tuple[str, Pair, Pair | None, bool], Fate] = {}


def fate_of(rulebook: Rulebook, dealing: Pair, eleven: Pair | None, ferro: bool) -> Fate:
    """The decisions of a rulebook for the pair that deals and the pair that has eleven; made once and remembered."""
    key = (rulebook.hash, dealing, eleven, ferro)
    if key not in _FATES:
        _FATES[key] = _fate(rulebook.values, dealing, eleven, ferro)
    return _FATES[key]


def _fate(rules: TrucoRules, dealing: Pair, eleven: Pair | None, ferro: bool) -> Fate:
    decisions: dict[Course, int] = {}
    for course in (course for many in range(4) for course in product((0, 1, TIE), repeat=many)):
        winners = tuple(None if one == TIE else Pair(one) for one in course)
        decision = decide(rules, winners, dealing, eleven, ferro)
        decisions[course] = OPEN if decision is None else NOBODY if decision.winner is None else decision.winner
    return Fate(decisions, (rules.leader_after_tied_r1, rules.leader_after_tied_r2))
