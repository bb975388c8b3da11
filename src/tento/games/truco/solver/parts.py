"""The parts of truco for two: one for each kind of vira, as far as the kinds differ in the cards that they leave."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tento.cards.card import Card
from tento.games.truco.rules import ranking
from tento.games.truco.solver.situations import decisions_of, situations_of
from tento.games.truco.solver.solver import Solver
from tento.games.truco.values import TrucoRules
from tento.rulebooks.rulebook import Rulebook
from tento.table.solving import NotSolved, Part

MOST_CLASSES: Final = 16


class Cards(NamedTuple):
    """The viras that leave the same cards: their ranks, how often one of them comes, and how many cards of each strength they leave."""

    name: str
    weight: float
    counts: tuple[int, ...]


def parts(rulebook: Rulebook) -> Sequence[Part]:
    """The parts of a rulebook; those that leave the same cards are one."""
    rules = rulebook.values
    _check(rules)
    kinds = kinds_of(rules)
    most = tuple(map(max, zip(*(kind.counts for kind in kinds), strict=True)))
    return [_part(kind.name, kind.weight, partial(_solver, rules, kind.counts, most)) for kind in kinds]


def kinds_of(rules: TrucoRules) -> Sequence[Cards]:
    """The kinds of vira of a rulebook, as far as they leave different cards."""
    viras: list[Card | None] = list(ranking.deck(rules)) if rules.manilha_mode == "vira_next" else [None]
    kinds: dict[tuple[int, ...], list[Card | None]] = {}
    for vira in viras:
        kinds.setdefault(counts_of(rules, vira), []).append(vira)
    return [Cards(_name(same), len(same) / len(viras), counts) for counts, same in kinds.items()]


def counts_of(rules: TrucoRules, vira: Card | None) -> tuple[int, ...]:
    """How many cards of each strength a vira leaves, from weak to strong."""
    order = ranking.order(rules, vira)
    strengths = Counter(order[card] for card in ranking.deck(rules) if card != vira)
    return tuple(strengths[strength] for strength in sorted(strengths))


def _part(name: str, weight: float, solver: Callable[..., Solver]) -> Part:
    return Part(name, weight, solver, partial(solver, more_after_yes=True))


def _solver(rules: TrucoRules, counts: Sequence[int], most: Sequence[int], *, more_after_yes: bool = False) -> Solver:
    decisions = decisions_of(rules, more_after_yes=more_after_yes)
    return Solver(situations_of(rules, more_after_yes=more_after_yes), counts, most=most, decisions=decisions)


def _name(viras: Sequence[Card | None]) -> str:
    """The ranks of the viras that a part stands for."""
    return "-".join(dict.fromkeys(vira[0] for vira in viras if vira is not None)) or "all"


def _check(rules: TrucoRules) -> None:
    if rules.raise_skip_steps:
        raise NotSolved("raises that skip steps are not solved")
    if rules.facedown_r1:
        raise NotSolved("covering in the first rodada is not solved")
    if rules.tie_r2_after_won_r1 == "r3_decides":
        raise NotSolved("a tied second rodada that goes on is not solved: who answers a covered card would cover too")
    if len(counts_of(rules, None)) > MOST_CLASSES:
        raise NotSolved("suits that matter are not solved")
