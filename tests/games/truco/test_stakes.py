"""The chance to win a partida from any score, against what mathematicians and a plain recursion say."""

from fractions import Fraction
from functools import cache
from math import comb

import pytest

from tento.games.truco.bots.sensible.stakes import FARTHEST, Stakes, partida

HANDS = [Fraction(step, 20) for step in (3, 5, 7, 9, 11, 13, 15, 17)]
PACE = (Fraction(50, 100), Fraction(38, 100), Fraction(12, 100))


def problem_of_points(to_go: int, opponents: int) -> Fraction:
    """Pascal's answer for a fair race by single points: of the tosses that can still matter, enough fall our way."""
    tosses = to_go + opponents - 1
    return Fraction(sum(comb(tosses, won) for won in range(to_go, tosses + 1)), 2**tosses)


@pytest.mark.parametrize("target", [2, 12, 30, 120])
def test_a_race_by_single_points_is_the_problem_of_points(target):
    """With one point at stake in every mão, eleven too, a pair on the mark plays on: half of its hands win."""
    stakes = Stakes(target, target - 1, 1, 1, (1,))
    scores = {0, 1, target // 3, target // 2, target - 1}
    for ours in scores:
        for theirs in scores:
            assert partida(stakes, ours, theirs) == pytest.approx(float(problem_of_points(target - ours, target - theirs)))


def by_definition(stakes: Stakes) -> list[list[float]]:
    """Every score of a partida, from the words of the rules alone: recursion over exact fractions."""

    def onze(run: Fraction, lost: Fraction) -> Fraction:
        return sum((max(run, hand + (1 - hand) * lost) for hand in HANDS), Fraction(0)) / len(HANDS)

    @cache
    def chance(ours: int, theirs: int) -> Fraction:
        if ours >= stakes.target or theirs >= stakes.target:
            return Fraction(ours >= stakes.target)
        marks = (ours == stakes.onze_at, theirs == stakes.onze_at)
        if marks == (True, True):
            return Fraction(1, 2)
        if marks[0]:
            return onze(chance(ours, theirs + stakes.onze_decline), chance(ours, theirs + stakes.onze_play))
        if marks[1]:
            return 1 - onze(1 - chance(ours + stakes.onze_decline, theirs), 1 - chance(ours + stakes.onze_play, theirs))
        ways = list(zip(stakes.steps, PACE, strict=False))
        both = sum((pace * (chance(ours + step, theirs) + chance(ours, theirs + step)) for step, pace in ways), Fraction(0))
        return both / (2 * sum(pace for _, pace in ways))

    return [[float(chance(ours, theirs)) for theirs in range(stakes.target)] for ours in range(stakes.target)]


@pytest.mark.parametrize(
    "stakes",
    [
        Stakes(12, 11, 3, 1, (1, 3, 6)),
        Stakes(12, 10, 4, 2, (2, 4, 6)),
        Stakes(15, 14, 3, 1, (1, 3, 6)),
        Stakes(24, 9, 5, 2, (1, 2)),
        Stakes(2, 1, 7, 3, (1, 3, 6)),
    ],
)
def test_every_score_has_the_chance_that_the_rules_give_it(stakes):
    expected = by_definition(stakes)
    for ours, row in enumerate(expected):
        assert [partida(stakes, ours, theirs) for theirs in range(stakes.target)] == pytest.approx(row)


@pytest.mark.parametrize(("ours", "theirs", "chance"), [(12, 3, 1.0), (3, 12, 0.0), (15, 11, 1.0), (11, 14, 0.0)])
def test_a_partida_that_is_over_is_won_or_lost(ours, theirs, chance):
    assert partida(Stakes(12, 11, 3, 1, (1, 3, 6)), ours, theirs) == chance


@pytest.mark.parametrize("target", [160, 170, 1000, 10_000])
def test_a_target_beyond_what_is_played_is_counted_from_its_last_points(target):
    """A table kept from before there was a bound: the end of its partida is exact, and its beginning is like that of the longest one."""
    long, longest = Stakes(target, target - 1, 3, 1, (1, 3, 6)), Stakes(FARTHEST, FARTHEST - 1, 3, 1, (1, 3, 6))
    assert partida(long, target - 5, target - 9) == partida(longest, FARTHEST - 5, FARTHEST - 9)
    assert partida(long, 3, 0) == partida(longest, 3, 0)
    assert 0 < partida(long, 0, target - 1) < 0.01
    assert partida(long, 0, target) == 0.0
