"""Deals compared one by one with the readable evaluator: for a machine without numba, and to hold the fast one against."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from tento.cards.card import Card
from tento.games.poker.evaluator.choices import Choice
from tento.games.poker.evaluator.ranges import PACK, Hole, Range
from tento.games.poker.evaluator.tally import UNITS, Tally
from tento.games.poker.rules.hands import best
from tento.games.poker.rules.variants import VARIANTS

EXACT_UP_TO: Final = {2: 2_000, 4: 1_000}
"""So many deals are all compared, by the number of held cards; of more, so many by chance."""
SAMPLES: Final = {2: 1_000, 4: 500}
_VARIANTS: Final = {2: VARIANTS["no-limit-holdem"], 4: VARIANTS["pot-limit-omaha"]}


class Deal(NamedTuple):
    """A hand for each player, a whole board, and for how many deals it stands."""

    hands: tuple[Hole, ...]
    board: tuple[Card, ...]
    weight: int


def enumerated(choices: Sequence[Choice], board: tuple[Card, ...], dead: tuple[Card, ...]) -> Tally:
    """Every deal of these choices compared."""
    return _counted(_all_deals(choices, board, dead), len(choices[0].hands))


def sampled(ranges: Sequence[Range], board: tuple[Card, ...], dead: tuple[Card, ...], samples: int, seed: int) -> Tally:
    """So many deals of these ranges compared, chosen by chance."""
    return _counted(_some_deals(ranges, board, dead, samples, Random(seed)), len(ranges))


def _all_deals(choices: Sequence[Choice], board: tuple[Card, ...], dead: tuple[Card, ...]) -> Iterator[Deal]:
    for hands, weight in choices:
        taken = {*board, *dead}.union(*hands)
        for more in combinations((card for card in PACK if card not in taken), 5 - len(board)):
            yield Deal(hands, board + more, weight)


def _some_deals(ranges: Sequence[Range], board: tuple[Card, ...], dead: tuple[Card, ...], samples: int, luck: Random) -> Iterator[Deal]:
    taken = frozenset(board + dead)
    while samples:
        hands = tuple(luck.choice(hands) for hands in ranges)
        held = taken.union(*hands)
        if len(held) == len(taken) + sum(map(len, hands)):
            rest = [card for card in PACK if card not in held]
            yield Deal(hands, (*board, *luck.sample(rest, 5 - len(board))), 1)
            samples -= 1


def _counted(deals: Iterator[Deal], players: int) -> Tally:
    units, wins, ties = ([0] * players for _ in range(3))
    count = 0
    for hands, board, weight in deals:
        count += weight
        values = [best(_VARIANTS[len(hand)], "high", hand, board) or () for hand in hands]
        top = max(values)
        winners = [player for player, value in enumerate(values) if value == top]
        for player in winners:
            units[player] += UNITS // len(winners) * weight
            (wins if len(winners) == 1 else ties)[player] += weight
    return Tally(count, units, wins, ties)
