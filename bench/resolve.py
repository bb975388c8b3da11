"""Rests of mãos solved anew by the bot `solver`: what they lose to an exact best answer, against the small policy; and how long they take.

`python bench/resolve.py` prints for some scores what both lose of a partida, in thousandths, when the first rodada is over: on average over
the cards that may lie there, and at worst; where nobody has raised, and where three is at stake. Then partidas are played against
`sensible`, and the CPU time of each choice is told. `--whole` tells what both lose over a whole mão, the first rodada included, beside a
strategy that was solved for the score.
"""

import argparse
import time
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np

from tento.cards.chance import Chance
from tento.club.simulation.simulate import simulate
from tento.games.truco.bots.solver.bot import EFFORT, SolverBot
from tento.games.truco.bots.solver.resolving import resolver
from tento.games.truco.bots.solver.thinking import RULEBOOK, policy_of
from tento.games.truco.kit import KIT
from tento.games.truco.resolving.board import Start
from tento.games.truco.resolving.resolver import Kind, Mao
from tento.games.truco.resolving.small import small_shares
from tento.games.truco.rules.actions import Action
from tento.games.truco.rules.views import View
from tento.games.truco.solver.hands import deals_of
from tento.games.truco.solver.partida import Score
from tento.games.truco.solver.parts import kinds_of
from tento.games.truco.solver.situations import decisions_of, situations_of
from tento.games.truco.solver.solver import Solver
from tento.rulebooks.loader import load

THOUSAND = 1000
WHOLE_ROUNDS = 100
SCORES = ("10:10", "9:9", "10:6", "6:10", "8:8", "5:7", "4:4", "2:5", "0:0")
STARTS = {"silent": Start(0, None), "three, the hand may raise": Start(1, 0), "three, the foot may raise": Start(1, 1)}


class Lost(NamedTuple):
    """After two cards of a first rodada: how often they come in a mão, and what the small policy and the rest solved anew lose."""

    weight: float
    small: float
    anew: float


def main() -> None:
    """Prints losses, then times."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--kind", default="7", help="the kind of vira")
    asked.add_argument("--scores", default=",".join(SCORES), help="points of the hand and of the foot, with commas")
    asked.add_argument("--whole", default="", help="scores at which whole mãos are held against their best answers")
    asked.add_argument("--every", type=int, default=1, help="takes every so many pairs of cards")
    asked.add_argument("--effort", type=int, default=EFFORT)
    asked.add_argument("--partidas", type=int, default=20)
    asked.add_argument("--seed", type=int, default=5)
    options = asked.parse_args()
    if options.whole:
        print_whole(options.kind, [score_of(text) for text in options.whole.split(",")], options.effort)
    if options.scores:
        print_losses(options.kind, [score_of(text) for text in options.scores.split(",")], options.effort, options.every)
    if options.partidas:
        print_times(options.effort, options.partidas, options.seed)


def score_of(text: str) -> Score:
    hand, foot = text.split(":")
    return Score(int(hand), int(foot))


def kind_of(name: str) -> Kind:
    return next(Kind(policy_of(name), one.counts) for one in kinds_of(load(RULEBOOK).values) if one.name == name)


def print_whole(name: str, scores: Sequence[Score], effort: int) -> None:
    print(f"Thousandths of a partida lost to the best answer in a whole mão; vira {name}, effort {effort}\n")
    print("| hand:foot | small policy | rests solved anew | solved for the score |")
    print("| --- | ---: | ---: | ---: |")
    for score in scores:
        lost = [THOUSAND * one for one in whole_losses(kind_of(name), score, effort)]
        print(f"| {score.hand}:{score.foot} | {lost[0]:.2f} | {lost[1]:.2f} | {lost[2]:.2f} |", flush=True)


def whole_losses(kind: Kind, score: Score, effort: int) -> tuple[float, float, float]:
    """What the small policy loses over a mão, what it loses with its rests solved anew, and what is lost after a hundred rounds of all."""
    solving, rules = resolver(), load(RULEBOOK).values
    limits, policy, ladder = solving.limits(score), kind.policy, len(rules.raise_ladder)
    played, solved = (
        Solver(
            situations_of(rules, solving.worth(score), limits.tops, more_after_yes=more),
            kind.counts,
            most=policy.most,
            decisions=decisions_of(rules, limits.tops, more_after_yes=more),
        )
        for more in (True, False)
    )
    pairs = list(product(range(policy.classes), repeat=2))
    pieces = [small_shares(policy, laid, limits) for laid in ((), *pairs)]
    played.spread(np.concatenate(pieces), ladder)
    small = played.exploited().loss
    for number, laid in enumerate(pairs):
        anew = solving.table(Mao(kind, score, laid), effort) if ways(kind, laid) > 0 else None
        if anew is not None:
            pieces[1 + number] = anew
    played.spread(np.concatenate(pieces), ladder)
    for _ in range(WHOLE_ROUNDS):
        solved.improve()
    return small, played.exploited().loss, solved.exploited().loss


def print_losses(name: str, scores: Sequence[Score], effort: int, every: int) -> None:
    kind = kind_of(name)
    pairs = [laid for laid in product(range(kind.policy.classes), repeat=2) if ways(kind, laid) > 0][::every]
    print("Thousandths of a partida lost to the best answer after the first rodada;")
    print(f"vira {name}, effort {effort}, {len(pairs)} pairs of cards\n")
    print("| hand:foot | second rodada begins | of 100 mãos | small policy | at worst | solved anew | at worst |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for score in scores:
        found = [losses(Mao(kind, score, laid), effort) for laid in pairs]
        for words, start in STARTS.items():
            print_row(f"{score.hand}:{score.foot} | {words}", [one[start] for one in found if start in one])


def print_row(words: str, found: Sequence[Lost]) -> None:
    """On average, as often as the cards come, and at worst."""
    whole = sum(one.weight for one in found)
    if whole > 0:
        means = [THOUSAND * sum(one.weight * one[n] for one in found) / whole for n in (1, 2)]
        worst = [THOUSAND * max(one[n] for one in found) for n in (1, 2)]
        print(f"| {words} | {100 * whole:.2f} | {means[0]:.2f} | {worst[0]:.1f} | {means[1]:.2f} | {worst[1]:.1f} |", flush=True)


def ways(kind: Kind, laid: tuple[int, ...]) -> int:
    """In how many ways two cards may lie there."""
    return kind.counts[laid[0]] * (kind.counts[laid[1]] - (laid[0] == laid[1]))


def losses(mao: Mao, effort: int) -> dict[Start, Lost]:
    """For each beginning of the second rodada what is lost by who plays the same in both places, knowing no more than a table shows."""
    solving, found = resolver(), dict[Start, Lost]()
    anew, small = solving.table(mao, effort), small_shares(mao.kind.policy, mao.laid, solving.limits(mao.score))
    for start in set(solving.starts(mao)) & set(STARTS.values()):
        played = solving.rest(mao, start, more_after_yes=True)
        lost = []
        for shares in (small, small if anew is None else anew):
            played.spread(shares)
            lost.append(played.exploited().loss)
        found[start] = Lost(played.mass * ways(mao.kind, mao.laid) / deals_of(mao.kind.counts, 3), *lost)
    return found


class Timed(SolverBot):
    """Keeps the seconds of CPU time of each choice between several things to do, and whether the first rodada was over."""

    def __init__(self, effort: int) -> None:
        super().__init__(load(RULEBOOK), effort)
        self.seconds: list[tuple[bool, float]] = []

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """The choice, timed."""
        begun = time.process_time()
        chosen = super().choose(view, options, chance)
        if len(options) > 1 and view.mao is not None:
            self.seconds.append((bool(view.mao.rodadas), time.process_time() - begun))
        return chosen


def print_times(effort: int, partidas: int, seed: int) -> None:
    bot = Timed(effort)
    bot.prepare()
    result = simulate(load(RULEBOOK), [bot, KIT.bot("sensible", load(RULEBOOK))], partidas=partidas, seed=seed, duplicate=True)
    print(f"\nMilliseconds of CPU time of a choice, effort {effort}, {result.partidas} partidas against sensible\n")
    print("| | choices | mean | median | 95 of 100 below | most |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for words, picked in (("all", (False, True)), ("first rodada", (False,)), ("after it", (True,))):
        taken = THOUSAND * np.array([seconds for after, seconds in bot.seconds if after in picked])
        print(
            f"| {words} | {len(taken)} | {taken.mean():.1f} | {np.median(taken):.1f} | {np.percentile(taken, 95):.1f} | {taken.max():.1f} |"
        )


if __name__ == "__main__":
    main()
