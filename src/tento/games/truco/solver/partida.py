"""The chance to win the partida at every score, by backward induction: a mão is worth what the score after it is worth, not its points.

Chances are told beyond one half, so that what one has the other lacks. At every score the mão is solved by itself, for what its ends are
worth in the middle of what is known of the scores after it. What the best answer to all these strategies together wins of a partida is
exact: it goes backward too, from score to score. So the chance of who plays perfectly lies between what both best answers leave.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from fractions import Fraction
from itertools import product
from math import perm, prod
from typing import Final, NamedTuple

from tento.games.truco.solver.parts import Cards
from tento.games.truco.solver.situations import Situation, Worth, onze_situations, situations_of
from tento.games.truco.solver.solver import Solver
from tento.games.truco.values import TrucoRules
from tento.table.solving import Exploited, NotSolved

HALF: Final = 0.5
KNOWN: Final = 5
"""What was learned at another score counts as so many rounds of the average strategy."""


class Score(NamedTuple):
    """The points of the hand, who leads the next mão, and of the foot, who deals it."""

    hand: int
    foot: int

    def after(self, winner: int, value: int) -> "Score":
        """The score after a mão: the foot is the hand of the next one."""
        return Score(self.foot + value * (winner == 1), self.hand + value * (winner == 0))


class Effort(NamedTuple):
    """How long is learned at each score: so many rounds that they go through so many numbers in all, and at least so many rounds.

    Where nothing like it was learned before there are at least `first` of them. A mão de onze is small: it has rounds of its own.
    """

    numbers: float
    least: int
    first: int
    onze: int

    def rounds(self, numbers: int, known: bool) -> int:
        """The rounds of a mão whose strategy has so many numbers."""
        return max(round(self.numbers / numbers), self.least if known else self.first)


Grid = Mapping[Score, Exploited]
Told = Callable[[Score, Exploited, float], None]
"""A score is done: what best answers win from there on, and the loss in its mão alone, if nothing were lost later."""


def chances(rules: TrucoRules, kinds: Sequence[Cards], effort: Effort, known: MutableMapping[Score, Exploited], told: Told) -> None:
    """Fills in what is not known yet: what best answers to the strategy win from each score on, where these kinds of vira may come."""
    _check(rules)
    solvers = dict[tuple[Cards, bool, tuple[int, int]], Solver]()
    for score in scores(rules):
        if score in known:
            continue
        steps = highest_steps(rules, score)
        if not any(sorted(steps) == sorted(others) for _, _, others in solvers):
            solvers.clear()
        found = [_solved(rules, score, kind, effort, known, solvers) for kind in kinds]
        whole = sum(kind.weight for kind in kinds)
        first, second, loss = (sum(kind.weight * one[n] for kind, one in zip(kinds, found, strict=True)) / whole for n in range(3))
        known[score] = Exploited(first, second)
        told(score, known[score], loss)


def _check(rules: TrucoRules) -> None:
    if rules.tie_all != "dealer_pair_wins" or rules.tie_r3_after_split != "r1_winner":
        raise NotSolved("a mão that nobody wins comes back to its score: chances of the partida are not solved")
    if rules.onze_raises != "forbidden" or rules.ferro_raises != "forbidden":
        raise NotSolved("raises in a mão de onze or de ferro are not solved")
    if rules.ferro_hand_visibility != "dark_all" or rules.ferro_facedown:
        raise NotSolved("a mão de ferro in which there is something to decide is not solved")


def scores(rules: TrucoRules) -> Iterator[Score]:
    """Every score of a partida that is not over, each after all that may follow it; those whose mãos have the same form in a row."""
    steps = [highest_steps(rules, Score(points, points))[0] for points in range(rules.partida_target)]
    blocks = [[points for points in reversed(range(len(steps))) if steps[points] == step] for step in sorted(set(steps))]
    for number, lower in enumerate(blocks):
        for upper in blocks[: number + 1]:
            for one, other in product(lower, upper):
                if one <= other:
                    yield from dict.fromkeys((Score(one, other), Score(other, one)))


def highest_steps(rules: TrucoRules, score: Score) -> tuple[int, int]:
    """The step of the ladder up to which each raises: who would win the partida with the mão as it stands can only lose by more."""
    values = (rules.mao_base_value, *rules.raise_ladder)
    enough = [[step for step, value in enumerate(values) if points + value >= rules.partida_target] for points in score]
    return enough[0][0] if enough[0] else len(values) - 1, enough[1][0] if enough[1] else len(values) - 1


def worth_at(rules: TrucoRules, score: Score, grid: Grid, of: Callable[[Exploited], float]) -> Worth:
    """What the end of a mão at this score is worth to the hand; `of` reads it off what is known of the next score, to the hand of now."""

    def worth(winner: int | None, value: int) -> float:
        assert winner is not None, "somebody wins every mão"
        after = score.after(winner, value)
        if max(after) >= rules.partida_target:
            return HALF if winner == 0 else -HALF
        return of(grid[after])

    return worth


def table_at(rules: TrucoRules, score: Score, worth: Worth) -> list[Situation]:
    """The situations of the mão at a score: an ordinary one, or a mão de onze."""
    if rules.onze_at in score:
        return onze_situations(rules, score.index(rules.onze_at), worth)
    return situations_of(rules, worth, highest_steps(rules, score))


def ferro(counts: Sequence[int]) -> Exploited:
    """The mão de ferro is blind: nobody decides anything. Both hands are alike but for three ties, which the dealer wins."""
    return Exploited(-float(three_ties(counts)) / 2, float(three_ties(counts)) / 2)


def three_ties(counts: Sequence[int]) -> Fraction:
    """How often two hands of three cards, laid as they come, tie three times."""
    ways = sum(
        prod(perm(counts[card], 2 * times) for card, times in Counter(cards).items()) for cards in product(range(len(counts)), repeat=3)
    )
    return Fraction(ways, perm(sum(counts), 6))


def _solved(
    rules: TrucoRules,
    score: Score,
    kind: Cards,
    effort: Effort,
    grid: Grid,
    solvers: dict[tuple[Cards, bool, tuple[int, int]], Solver],
) -> tuple[float, float, float]:
    """What both best answers win from this score on with one kind of vira, and the loss in this mão alone."""
    if score == (rules.onze_at, rules.onze_at):
        blind = ferro(kind.counts)
        return blind.first, blind.second, 0.0

    def table(of: Callable[[Exploited], float]) -> list[Situation]:
        return table_at(rules, score, worth_at(rules, score, grid, of))

    onze, middle = rules.onze_at in score, table(lambda after: -after.value)
    key = kind, score.hand == rules.onze_at, highest_steps(rules, score)
    begun = key in solvers
    solver = solvers.setdefault(key, solvers[key] if begun else Solver(middle, kind.counts))
    if begun:
        solver.revalue(middle)
        solver.count_as(KNOWN)
    for _ in range(effort.onze if onze else effort.rounds(solver.numbers, begun)):
        solver.improve()
    loss = solver.exploited().loss
    solver.revalue(table(lambda after: after.second))
    first = solver.best(0)
    solver.revalue(table(lambda after: -after.first))
    return first, solver.best(1), loss
