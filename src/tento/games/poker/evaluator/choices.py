"""The hands that players may hold together, without those that differ by the names of the suits alone."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tento.cards.card import Card
from tento.games.poker.evaluator.ranges import Hole, Range
from tento.games.poker.rules.hands import SUITS


class Choice(NamedTuple):
    """A hand for each player, and how many choices differ from it by the names of the suits alone."""

    hands: tuple[Hole, ...]
    weight: int


def possible(ranges: Sequence[Range], taken: frozenset[Card]) -> list[Range]:
    """The ranges without the hands of which a card is taken, or is held for certain by somebody else: by who has but one hand."""
    sure = [
        taken.union(*(hands[0] for other, hands in enumerate(ranges) if other != player and len(hands) == 1))
        for player in range(len(ranges))
    ]
    return [tuple(hand for hand in hands if out.isdisjoint(hand)) for hands, out in zip(ranges, sure, strict=True)]


def held_by_all(ranges: Sequence[Range], taken: frozenset[Card]) -> Iterator[tuple[Hole, ...]]:
    """Every choice of a hand for each player in which no card is held twice."""
    if not ranges:
        yield ()
        return
    for hand in ranges[0]:
        if taken.isdisjoint(hand):
            for others in held_by_all(ranges[1:], taken.union(hand)):
                yield (hand, *others)


def choices(ranges: Sequence[Range], board: tuple[Card, ...], dead: tuple[Card, ...]) -> list[Choice]:
    """The choices that are not the same with suits renamed: each once, with its weight.

    What a suit is in a deal is who holds which ranks of it; deals whose four suits are the same, in any order, give the same winners.
    """
    found: dict[tuple[tuple[str, ...], ...], Choice] = {}
    for hands in held_by_all(ranges, frozenset(board + dead)):
        key = tuple(sorted(tuple(_ranks(cards, suit) for cards in (*hands, board, dead)) for suit in SUITS))
        first = found.get(key)
        found[key] = Choice(hands, 1) if first is None else first._replace(weight=first.weight + 1)
    return list(found.values())


def _ranks(cards: tuple[Card, ...], suit: str) -> str:
    return "".join(sorted(card[0] for card in cards if card[1] == suit))
