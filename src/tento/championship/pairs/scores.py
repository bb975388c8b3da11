"""Formats and results of matches: partidas won, points made, who won and why."""

from typing import Any, Literal

import msgspec

from tento.championship.pairs.codes import Code
from tento.championship.pairs.rules import rules_of
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook

Pair = tuple[int, int]
TieRule = Literal["overtime_then_first_mao_winner", "overtime_repeat", "director"]
How = Literal["played", "time", "first_mao", "walkover", "double_absence", "disqualification", "sanction", "committee", "bye"]


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """How a match is played: best of so many partidas, each to a target; minutes where a clock runs."""

    best_of: int = 1
    target: int | None = None
    capped: bool = True
    clock_min: int | None = None
    overtime_min: int | None = None
    absence_min: int | None = None
    tie: TieRule = "director"

    @property
    def wins(self) -> int:
        """The partidas that win the match."""
        return self.best_of // 2 + 1


class Result(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The official result, first side first; `raw` is what was played where it is not what counts.

    `counts` is false where nothing was scored: no points are made or conceded by it.
    """

    winner: Literal[0, 1] | None
    how: How
    partidas: Pair = (0, 0)
    points: Pair = (0, 0)
    raw: tuple[Pair, Pair] | None = None
    counts: bool = True


def _of_phase(values: Any, key: str, phases: tuple[str, ...]) -> int | None:
    """A value that the game keeps once, or for each phase: then of the first phase that it knows, else its default."""
    table = getattr(values, key, None) or {}
    if isinstance(table, int):
        return table
    return next((table[phase] for phase in (*phases, "default") if phase in table), None)


@enforces("stages.best_of", "stages.target", "stages.phase")
def format_of(rulebook: Rulebook, stage: str, final: bool = False) -> Format:
    """The format of a stage's matches: its own values, else those that the game's rules give to its phase."""
    own, values = rules_of(rulebook).stages[stage], rulebook.values
    phases = ("final", own.phase) if final else (own.phase,)
    return Format(
        best_of=own.best_of or _of_phase(values, "match_best_of", phases) or 1,
        target=own.target or _of_phase(values, "partida_target", phases),
        capped=getattr(values, "score_overshoot", "raw") == "cap_at_target",
        clock_min=_of_phase(values, "partida_time_limit_min", phases),
        overtime_min=getattr(values, "overtime_min", None),
        absence_min=getattr(values, "absence_limit_min", None),
        tie=getattr(values, "time_tie_rule", "director"),
    )


def of_partidas(form: Format, scores: tuple[Pair, ...], level: Literal[0, 1] | None = None) -> Result | Code:
    """The result of these partidas in their order, or what is wrong with them.

    `level` is the side that wins the last one if it was level when its time was up.
    """
    won, points, timed = [0, 0], [0, 0], False
    for place, partida in enumerate(scores, 1):
        if max(won) == form.wins:
            return "score_after_the_end"
        high, low = max(partida), min(partida)
        tied = high == low and level is not None and place == len(scores) and low >= 0
        if low < 0 and form.capped:
            return "score_impossible"
        if high == low and not tied:
            return "score_without_winner"
        timed |= form.target is not None and high < form.target
        capped = tuple(min(side, form.target) if form.capped and form.target else side for side in partida)
        if capped[0] == capped[1] and not tied:
            return "score_impossible"
        points = [points[0] + capped[0], points[1] + capped[1]]
        won[level if tied and level is not None else 0 if partida[0] > partida[1] else 1] += 1
    if max(won) < form.wins:
        return "score_unfinished"
    if timed and form.clock_min is None:
        return "score_below_target"
    winner: Literal[0, 1] = 0 if won[0] > won[1] else 1
    how: How = "played" if not timed else "first_mao" if scores[-1][0] == scores[-1][1] else "time"
    return Result(winner=winner, how=how, partidas=(won[0], won[1]), points=(points[0], points[1]))


def of_totals(form: Format, partidas: Pair, points: Pair | None) -> Result | Code:
    """The result of a match that is known by its sums: partidas won and, where they were kept, points made."""
    if max(partidas) != form.wins or min(partidas) >= form.wins or min(partidas) < 0:
        return "score_impossible"
    winner: Literal[0, 1] = 0 if partidas[0] > partidas[1] else 1
    if points is None:
        return Result(winner=winner, how="played", partidas=partidas)
    if form.target and form.capped and form.clock_min is None:
        checked = _capped(form.target, partidas, points)
        if checked is None:
            return "score_impossible"
        points = checked
    return Result(winner=winner, how="played", partidas=partidas, points=points)


def _capped(target: int, partidas: Pair, points: Pair) -> Pair | None:
    """The sums with every won partida at the target, or None for sums that no such match can have."""
    found = []
    for side in (0, 1):
        won, lost = partidas[side], partidas[1 - side]
        least, most = won * target, won * target + lost * (target - 1)
        if points[side] < least or (lost and points[side] > most):
            return None
        found.append(min(points[side], most))
    return found[0], found[1]


@enforces("matches.walkover_score")
def walkover(form: Format, winner: Literal[0, 1], scored: bool, how: How = "walkover") -> Result:
    """A match won with nobody on the other side: every partida to nil, or no score at all."""
    if not scored:
        return Result(winner=winner, how=how, counts=False)
    full = form.wins * (form.target or 0)
    sides = ((form.wins, 0), (full, 0))
    partidas, points = sides if winner == 0 else ((0, form.wins), (0, full))
    return Result(winner=winner, how=how, partidas=partidas, points=points)
