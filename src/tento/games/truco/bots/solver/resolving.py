"""The rest of a mão at the table's true score; needs numpy and numba."""

from functools import cache
from typing import Final

from tento.games.truco.bots.solver.chances import chances
from tento.games.truco.bots.solver.score import Score as Standing
from tento.games.truco.bots.solver.sight import Sight
from tento.games.truco.bots.solver.thinking import RULEBOOK, hand_of, policy_of
from tento.games.truco.resolving.resolver import Kind, Resolver, Seen
from tento.games.truco.solved.policy import Hand
from tento.games.truco.solver.partida import Score
from tento.games.truco.solver.parts import kinds_of
from tento.rulebooks.loader import load
from tento.table.solving import Exploited

WARMING: Final = 2_000_000


@cache
def resolver() -> Resolver:
    """For the rulebook whose mão is solved."""
    grid = {Score(hand, foot): Exploited(chance, -chance) for hand, row in enumerate(chances().hand) for foot, chance in enumerate(row)}
    return Resolver(load(RULEBOOK).values, grid)


def resolved(sight: Sight, score: Standing, effort: int) -> list[float] | None:
    """How often to do what; None where the small policy is to be asked."""
    points = Score(score.ours, score.theirs) if sight.player == 0 else Score(score.theirs, score.ours)
    kind = Kind(policy_of(sight.rank), sight.classes.counts)
    return resolver().shares(kind, points, Seen(sight.laid, sight.mode, hand_of(sight)), effort)


def warm() -> None:
    """Compiles what solves the rest of a mão, by solving a small one."""
    rules = load(RULEBOOK).values
    kind = kinds_of(rules)[0]
    near_the_end = Score(rules.onze_at - 1, rules.onze_at - 1)
    resolver().shares(Kind(policy_of(kind.name[0]), kind.counts), near_the_end, Seen((0, 1), 0, Hand((0, 1))), WARMING)
