"""The 169 kinds of two cards before the flop: thirteen pairs, and two ranks suited or not."""

from collections.abc import Sequence
from typing import Final

from tento.cards.card import Card
from tento.games.poker.rules.hands import RANKS, SUITS

MANY: Final = 169
_HIGH_FIRST: Final = RANKS[::-1]
_PLACE: Final = {rank: place for place, rank in enumerate(_HIGH_FIRST)}


def class_of(held: Sequence[Card]) -> int:
    """The kind of two cards: a square of ranks from the ace down, suited hands above its diagonal, the others below."""
    first, second = sorted((_PLACE[held[0][0]], _PLACE[held[1][0]]))
    return 13 * first + second if held[0][1] == held[1][1] else 13 * second + first


def hands_of(kind: int) -> list[tuple[Card, Card]]:
    """Every two cards of a kind: six of a pair, four suited, twelve of other suits."""
    row, column = divmod(kind, 13)
    first, second = _HIGH_FIRST[min(row, column)], _HIGH_FIRST[max(row, column)]
    return [
        (Card(first + one), Card(second + other))
        for at, one in enumerate(SUITS)
        for place, other in enumerate(SUITS)
        if (one == other if row < column else place > at if row == column else one != other)
    ]


def name_of(kind: int) -> str:
    """As players write it: AA, AKs, AKo."""
    row, column = divmod(kind, 13)
    ranks = _HIGH_FIRST[min(row, column)] + _HIGH_FIRST[max(row, column)]
    return ranks + ("" if row == column else "s" if row < column else "o")


HANDS: Final = tuple(tuple(hands_of(kind)) for kind in range(MANY))
WAYS: Final = tuple(len(hands) for hands in HANDS)
ALL_WAYS: Final = sum(WAYS)


_RANKS: Final = tuple(sum({1 << place for place in divmod(kind, 13)}) for kind in range(MANY))
_CARDS: Final = tuple(
    tuple(sum(1 << 4 * RANKS.index(card[0]) + SUITS.index(card[1]) for card in hand) for hand in hands) for hands in HANDS
)


def ways_beside(one: int, other: int) -> int:
    """In how many ways one player holds the one kind and another the other: all hands of a kind are alike but for the names of suits."""
    if not _RANKS[one] & _RANKS[other]:
        return WAYS[one] * WAYS[other]
    first = _CARDS[one][0]
    return WAYS[one] * sum([not first & hand for hand in _CARDS[other]])
