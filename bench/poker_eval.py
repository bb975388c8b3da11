"""How fast poker hands are evaluated on one core, in bulk and one by one, and ranges compared, beside eval7, phevaluator and treys.

The peers are no part of what is installed for play: `--get-peers` puts them into `.venv-bench`. Rates are of CPU time.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import islice
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from engines.measuring import get_peers, peers_found

from tento.cards.card import parse_cards
from tento.games.poker.evaluator.equity import Effort, equity
from tento.games.poker.evaluator.high import high, high_of
from tento.games.poker.evaluator.low import eight, razz
from tento.games.poker.evaluator.masks import card_of
from tento.games.poker.evaluator.omaha import omaha_high, omaha_low

RUNS = 5
BULK = 1_000_000
FEW = 20_000
GOAL, TIMES = 20_000_000, 12
PACKAGES = ("eval7", "phevaluator", "treys")

luck = np.random.default_rng(13)
HANDS = np.argsort(luck.random((BULK, 52), dtype=np.float32), axis=1)[:, :9].astype(np.uint8)
SEVEN, HELD, BOARD = HANDS[:, :7].copy(), HANDS[:, :4].copy(), HANDS[:, 4:].copy()


class Measured(NamedTuple):
    """Something that was timed, and how many times a second it is done."""

    label: str
    rate: float


def rate(done: int, work: Callable[[], Any]) -> float:
    """The median of several runs, after one that warms up."""
    work()
    rates = []
    for _ in range(RUNS):
        start = process_time()
        work()
        rates.append(done / (process_time() - start))
    return median(rates)


def each(evaluate: Callable[..., Any], hands: list[Any]) -> Callable[[], Any]:
    """Every hand by itself, as these packages are called."""

    def work() -> None:
        for hand in hands:
            evaluate(*hand)

    return work


def rows(hands: Any, card: Callable[[int], Any]) -> list[list[Any]]:
    return [[card(int(index)) for index in hand] for hand in islice(hands, FEW)]


def with_eval7() -> list[Measured]:
    eval7 = import_module("eval7")
    hands = [(hand,) for hand in rows(SEVEN, lambda index: eval7.Card(card_of(index)))]
    return [Measured("seven cards", rate(FEW, each(eval7.evaluate, hands)))]


def with_phevaluator() -> list[Measured]:
    evaluator = import_module("phevaluator")
    omaha = [(*hand[4:], *hand[:4]) for hand in rows(HANDS, int)]
    return [
        Measured("seven cards", rate(FEW, each(evaluator.evaluate_cards, rows(SEVEN, int)))),
        Measured("omaha high", rate(FEW, each(evaluator.evaluate_omaha_cards, omaha))),
    ]


def with_treys() -> list[Measured]:
    treys = import_module("treys")
    hands = [(hand[:2], hand[2:]) for hand in rows(SEVEN, lambda index: treys.Card.new(card_of(index)))]
    return [Measured("seven cards", rate(FEW, each(treys.Evaluator().evaluate, hands)))]


def ours() -> list[Measured]:
    fives = SEVEN[:, :5].copy()
    single = [(hand,) for hand in rows(SEVEN, card_of)]
    return [
        Measured("seven cards", rate(BULK, partial(high, SEVEN))),
        Measured("seven cards, one at a time", rate(FEW, each(high_of, single))),
        Measured("five cards", rate(BULK, partial(high, fives))),
        Measured("nine cards", rate(BULK, partial(high, HANDS))),
        Measured("razz, seven cards", rate(BULK, partial(razz, SEVEN))),
        Measured("eight or better, seven cards", rate(BULK, partial(eight, SEVEN))),
        Measured("omaha high", rate(BULK, partial(omaha_high, HELD, BOARD))),
        Measured("omaha low", rate(BULK, partial(omaha_low, HELD, BOARD))),
    ]


def equities() -> None:
    """The same question by chance with as many deals, then all deals of it."""
    hand, villain, deals = "AsKs", "QQ+, AKs", 500_000
    sample = rate(deals, lambda: equity([hand, villain], effort=Effort(exact_up_to=0, samples=deals)))
    print(f"\nequity of {hand} against {villain}, deals in a second")
    print(f"{'tento, a sample':42} {sample:14,.0f}")
    whole = equity([hand, villain])
    print(f"{f'tento, all {whole.deals:,} deals, in a second':42} {rate(whole.deals, lambda: equity([hand, villain])):14,.0f}")
    try:
        eval7 = import_module("eval7")
    except ImportError:
        return
    cards, hands = [eval7.Card(hand[:2]), eval7.Card(hand[2:])], eval7.HandRange(villain)
    theirs = rate(deals, lambda: eval7.py_hand_vs_range_monte_carlo(cards, hands, [], deals))
    print(f"{'eval7, a sample':42} {theirs:14,.0f}   ours is {sample / theirs:.1f} times that")
    exact = whole.players[0].equity
    sampled = eval7.py_hand_vs_range_monte_carlo(cards, hands, [], deals)
    print(f"exact: {exact:.6f}; eval7's sample: {sampled:.4f}; on a river:", end=" ")
    board = parse_cards("Qs 7s 2d 9c 3h")
    river = (
        rate(1, lambda: equity([hand, villain], board)),
        rate(1, lambda: eval7.py_hand_vs_range_exact(cards, hands, [eval7.Card(card) for card in board])),
    )
    print(f"ours {river[0]:,.0f} answers in a second, eval7 {river[1]:,.0f}")


def compare() -> None:
    peers_found()
    print(f"evaluations in a second of CPU time, median of {RUNS} runs on one core")
    best = 0.0
    for package, measure in zip(PACKAGES, (with_eval7, with_phevaluator, with_treys), strict=True):
        try:
            for label, found in measure():
                print(f"{f'{package} {version(package)}, {label}':42} {found:14,.0f}")
                best = found if package == "eval7" else best
        except ImportError:
            print(f"{package} is left out: --get-peers puts it into .venv-bench")
    measured = ours()
    for label, found in measured:
        print(f"{f'tento, {label}':42} {found:14,.0f}")
    seven = measured[0].rate
    beside = f", {seven / best:.1f} times eval7 (goal {TIMES})" if best else ""
    print(f"goal: {GOAL:,} hands of seven cards in a second: {'met' if seven >= GOAL else 'missed'}{beside}")
    equities()


if __name__ == "__main__":
    if sys.argv[1:] == ["--get-peers"]:
        get_peers(set(PACKAGES))
    else:
        compare()
