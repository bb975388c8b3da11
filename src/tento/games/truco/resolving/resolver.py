"""Solves the rest of a mão anew: from what the small policy says both may hold, for what the score of the partida makes of each end."""

from functools import lru_cache, partial
from typing import Final, NamedTuple

import numpy as np

from tento.games.truco.resolving.board import Board, Lying, Start, Table
from tento.games.truco.resolving.ranges import FirstRodada, Limits, Reaches
from tento.games.truco.resolving.rest import Rest
from tento.games.truco.solved.places import ASKED
from tento.games.truco.solved.policy import SLOTS, Hand, Policy
from tento.games.truco.solver.layout import Floats
from tento.games.truco.solver.partida import Grid, Score, highest_steps, worth_at
from tento.games.truco.solver.situations import Worth
from tento.games.truco.values import TrucoRules

LEAST: Final = 24
"""With fewer rounds than so many the small policy may lose less."""
MOST: Final = 100
"""More rounds than so many gain next to nothing: the best answer wins less than half a thousandth of a partida then."""
SILENT: Final = Start(0, None)
"""Nobody has raised in the first rodada."""
FIRST: Final = 2
"""So many cards lie when the first rodada is over."""
_REMEMBERED: Final = 6
_ASKED_OF: Final = 1024


class Kind(NamedTuple):
    """One kind of vira: the small policy of its mão, and the cards that it leaves."""

    policy: Policy
    counts: tuple[int, ...]


class Mao(NamedTuple):
    """A mão whose first rodada is over: its kind of vira, the score at which it is played, the two cards laid."""

    kind: Kind
    score: Score
    laid: tuple[int, ...]


class Seen(NamedTuple):
    """A decision after the first rodada, as the small policy has it: all cards laid, the stake and who may raise or asks, the own hand."""

    laid: tuple[int, ...]
    mode: int
    hand: Hand


class Resolver:
    """Rests of mãos under one rulebook; `grid` has the chance to win the partida at every score.

    What was solved last is remembered. That saves time and changes nothing: the same rest always comes to the same numbers.
    """

    def __init__(self, rules: TrucoRules, grid: Grid) -> None:
        self._rules, self._grid = rules, grid
        self._board = lru_cache(None)(partial(Board, rules))
        self._first = lru_cache(None)(partial(FirstRodada, ladder=len(rules.raise_ladder)))
        self._worths = lru_cache(None)(self._worths_at)
        self._rounds = lru_cache(_ASKED_OF)(self._rounds_of)
        self._solved = lru_cache(_REMEMBERED)(self._solve)

    def shares(self, kind: Kind, score: Score, seen: Seen, effort: int) -> list[float] | None:
        """How often to do what, by the slots of the small policy; None where so little effort comes to nothing better than that one.

        Nothing tells when a raise was made: every way in which the second rodada may have begun counts as often as it leads here.
        """
        mao, whole = Mao(kind, score, seen.laid[:FIRST]), np.zeros(SLOTS, np.float32)
        rounds = self._rounds(mao, effort)
        if not rounds:
            return None
        place = kind.policy.place(*seen) * SLOTS
        for start in self.starts(mao):
            if leads(start, seen.mode, len(self._rules.raise_ladder)):
                whole += self._solved(mao, start, rounds)[place : place + SLOTS]
        return [float(share) for share in whole] if whole.sum() > 0 else None

    def table(self, mao: Mao, effort: int) -> Floats | None:
        """What is done in every place after the two cards, as `shares` tells it of one of them."""
        rounds = self._rounds(mao, effort)
        if not rounds:
            return None
        whole = np.zeros_like(self._solved(mao, SILENT, rounds))
        for start in self.starts(mao):
            whole += self._solved(mao, start, rounds)
        return whole

    def starts(self, mao: Mao) -> dict[Start, Reaches]:
        """The ways in which the second rodada may begin, and how often each hand comes so."""
        return self._first(mao.kind.policy).ranges(mao.laid, self.limits(mao.score))

    def rest(self, mao: Mao, start: Start, *, more_after_yes: bool = False) -> Rest:
        """The rest of a mão, nothing learned yet."""
        board = self._board(Table(mao.kind.policy.most, self.limits(mao.score).tops, more_after_yes))
        return Rest(board, self._worths(board, mao.score), Lying(mao.kind.counts, mao.laid), start, self.starts(mao)[start])

    def limits(self, score: Score) -> Limits:
        """What nobody does at a score: raise when the mão as it stands wins the partida, run when that loses it."""
        runs, target = self._rules.refusal_points, self._rules.partida_target
        stays = [tuple(other + points >= target for points in runs) for other in (score.foot, score.hand)]
        return Limits(highest_steps(self._rules, score), (stays[0], stays[1]))

    def worth(self, score: Score) -> Worth:
        """What the ends of a mão are worth at a score."""
        return worth_at(self._rules, score, self._grid, lambda after: -after.value)

    def _worths_at(self, board: Board, score: Score) -> Floats:
        return board.worths(self.worth(score))

    def _rounds_of(self, mao: Mao, effort: int) -> int:
        """So many rounds are learned however the second rodada began: as the effort allows where nobody has raised; 0 if too few."""
        rounds = min(effort // self.rest(mao, SILENT).numbers, MOST)
        return rounds if rounds >= LEAST else 0

    def _solve(self, mao: Mao, start: Start, rounds: int) -> Floats:
        """What is done in each place, as often as both come there."""
        rest = self.rest(mao, start)
        for _ in range(rounds):
            rest.improve()
        found = np.zeros(rest.places * SLOTS, np.float32)
        rest.gather(found, rest.mass)
        return found


def leads(start: Start, mode: int, ladder: int) -> bool:
    """Whether a mão whose second rodada began so may come to a decision of this mode: those who raise take turns."""
    if start.right is None:
        return True
    step, by = raised(mode)
    return start.step <= step - (mode >= ASKED) and (
        (step == ladder and mode < ASKED) or (start.right == 1 - by) == ((step - start.step) % 2 == 0)
    )


def raised(mode: int) -> tuple[int, int]:
    """The step of the ladder that a mode is about, and who asked for it; at the top of the ladder a turn does not tell who did."""
    if mode >= ASKED:
        return (mode - ASKED) // 2 + 1, (mode - ASKED) % 2
    return (mode + 1) // 2, mode % 2
