"""What a hand is worth: the best five cards, high or low. Plain and readable; one hand at a time.

A value is a tuple that compares like the hands do: a greater high value wins, a smaller low value wins.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, Literal

from tento.cards.card import Card
from tento.games.poker.rules.variants import Variant

Value = tuple[int, ...]
Side = Literal["high", "low"]

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
"""From the lowest to the highest, where suits decide an odd chip or a bring-in."""
WHEEL: Final = (14, 5, 4, 3, 2)
_SHAPES: Final = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
_STRAIGHT, _FLUSH, _STRAIGHT_FLUSH = 4, 5, 8
EIGHT: Final = 8


def rank(card: Card) -> int:
    """The rank as a number, the ace high: 2 to 14."""
    return RANKS.index(card[0]) + 2


def low_rank(card: Card) -> int:
    """The rank as a number, the ace low: 1 to 13."""
    return 1 if card[0] == "A" else rank(card)


def suit(card: Card) -> int:
    """The suit as a number, clubs the lowest and spades the highest."""
    return SUITS.index(card[1])


def high_of_five(cards: Sequence[Card]) -> Value:
    """The worth of these five cards: the category, then the ranks that decide within it."""
    counted = sorted(((count, one) for one, count in Counter(map(rank, cards)).items()), reverse=True)
    ranks = tuple(one for _, one in counted)
    category = _SHAPES[tuple(count for count, _ in counted)]
    if len(ranks) == 5:
        straight = ranks[0] - ranks[4] == 4 or ranks == WHEEL
        flush = len({card[1] for card in cards}) == 1
        ranks = (5, 4, 3, 2, 1) if ranks == WHEEL else ranks
        category = _STRAIGHT_FLUSH if straight and flush else _FLUSH if flush else _STRAIGHT if straight else 0
    return (category, *ranks)


def low_of_five(cards: Sequence[Card]) -> Value:
    """The worth of these five cards in a low game: straights and flushes do not count, the ace is low, pairs are bad."""
    counted = sorted(((count, one) for one, count in Counter(map(low_rank, cards)).items()), reverse=True)
    return (_SHAPES[tuple(count for count, _ in counted)], *(one for _, one in counted))


def is_eight_or_better(value: Value) -> bool:
    """True for a low of five different ranks, none above the eight."""
    return value[0] == 0 and value[1] <= EIGHT


def fives(variant: Variant, held: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every five cards that may be played with these held cards and this board."""
    if variant.omaha:
        for two in combinations(held, 2):
            for three in combinations(board, 3):
                yield (*two, *three)
    else:
        yield from combinations((*held, *board), 5)


def best(variant: Variant, side: Side, held: Sequence[Card], board: Sequence[Card]) -> Value | None:
    """The worth of the best five for this side of a pot; None for a low that does not qualify."""
    played = fives(variant, held, board)
    if side == "high":
        return max(map(high_of_five, played))
    value = min(map(low_of_five, played))
    return value if variant.low == "razz" or is_eight_or_better(value) else None


def top_card(variant: Variant, side: Side, held: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
    """The highest card of the winning five, rank then suit: it decides who gets an odd chip in stud games.

    The ace is low in a low hand and in a wheel. Of several fives of the same worth the one that is best for its owner counts.
    """
    value = best(variant, side, held, board)
    worth = high_of_five if side == "high" else low_of_five
    return max(_highest(five, side, value) for five in fives(variant, held, board) if worth(five) == value)


def _highest(five: Iterable[Card], side: Side, value: Value | None) -> tuple[int, int]:
    ace_low = side == "low" or (value is not None and value[0] in (_STRAIGHT, _STRAIGHT_FLUSH) and value[1] == 5)
    return max((low_rank(card) if ace_low else rank(card), suit(card)) for card in five)


def board_worth(variant: Variant, up: Sequence[Card]) -> Value:
    """How good the up-cards of a stud hand look: pairs and trips count, straights and flushes do not. Razz looks for the lowest."""
    number = low_rank if variant.low == "razz" else rank
    counted = sorted(((count, one) for one, count in Counter(map(number, up)).items()), reverse=True)
    return (*(count for count, _ in counted), 0, *(one for _, one in counted))
