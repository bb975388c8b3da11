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
EIGHT: Final = 8
_RANK: Final = {one: place + 2 for place, one in enumerate(RANKS)}
_SUIT: Final = {one: place for place, one in enumerate(SUITS)}
_WHEEL: Final = frozenset((14, 5, 4, 3, 2))
_SHAPES: Final = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}
_HIGH_CARD, _PAIR, _TWO_PAIRS, _TRIPS, _STRAIGHT, _FLUSH, _FULL_HOUSE, _QUADS, _STRAIGHT_FLUSH = range(9)


def rank(card: Card) -> int:
    """The rank as a number, the ace high: 2 to 14."""
    return _RANK[card[0]]


def low_rank(card: Card) -> int:
    """The rank as a number, the ace low: 1 to 13."""
    return 1 if card[0] == "A" else _RANK[card[0]]


def suit(card: Card) -> int:
    """The suit as a number, clubs the lowest and spades the highest."""
    return _SUIT[card[1]]


def high_of(cards: Sequence[Card]) -> Value:
    """The worth of the best five of five or more cards: the category, then the ranks that decide within it."""
    flush = _flush(cards)
    suited = _straight(flush)
    if suited:
        return (_STRAIGHT_FLUSH, *suited)
    ranks = [_RANK[card[0]] for card in cards]
    groups = sorted(((ranks.count(one), one) for one in set(ranks)), reverse=True)
    kickers = [one for _, one in groups]
    (most, first), (more, second) = groups[0], groups[1]
    if most == 4:
        return (_QUADS, first, max(kickers[1:]))
    if most == 3 and more > 1:
        return (_FULL_HOUSE, first, max(one for count, one in groups[1:] if count > 1))
    if flush:
        return (_FLUSH, *flush[:5])
    straight = _straight(kickers) if len(kickers) > 4 else ()
    if straight:
        return (_STRAIGHT, *straight)
    if most == 2 and more == 2:
        return (_TWO_PAIRS, first, second, max(kickers[2:]))
    return (_TRIPS if most == 3 else most - 1, *kickers[: 6 - most])


def _flush(cards: Sequence[Card]) -> Sequence[int]:
    """The ranks of five or more cards of one suit, from the highest down; nothing without them."""
    suits = [card[1] for card in cards]
    for one in SUITS:
        if suits.count(one) > 4:
            return sorted((_RANK[card[0]] for card in cards if card[1] == one), reverse=True)
    return ()


def _straight(ranks: Sequence[int]) -> Value:
    """The five ranks of the best straight among these; the ace also stands below the two."""
    there = set(ranks)
    for top in sorted(there, reverse=True):
        if there.issuperset(range(top - 4, top)):
            return tuple(range(top, top - 5, -1))
    return (5, 4, 3, 2, 1) if there >= _WHEEL else ()


def low_of(cards: Sequence[Card]) -> Value:
    """The worth of the lowest five of five or more cards: straights and flushes do not count, the ace is low, pairs are bad."""
    different = sorted(set(map(low_rank, cards)))
    if len(different) > 4:
        return (0, *different[4::-1])
    return min(map(_low_of_five, combinations(cards, 5)))


def _low_of_five(cards: Sequence[Card]) -> Value:
    """The worth of these five cards in a low game: how many are alike, then the ranks."""
    counted = sorted(((count, one) for one, count in Counter(map(low_rank, cards)).items()), reverse=True)
    return (_SHAPES[tuple(count for count, _ in counted)], *(one for _, one in counted))


def is_eight_or_better(value: Value) -> bool:
    """True for a low of five different ranks, none above the eight."""
    return value[0] == 0 and value[1] <= EIGHT


def playable(variant: Variant, held: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The cards of which any five may be played; in Omaha there are many such sets, each of five cards."""
    if variant.omaha:
        for two in combinations(held, 2):
            for three in combinations(board, 3):
                yield (*two, *three)
    else:
        yield (*held, *board)


def best(variant: Variant, side: Side, held: Sequence[Card], board: Sequence[Card]) -> Value | None:
    """The worth of the best five for this side of a pot; None for a low that does not qualify."""
    played = playable(variant, held, board)
    if side == "high":
        return max(map(high_of, played))
    value = min(map(low_of, played))
    return value if variant.low == "razz" or is_eight_or_better(value) else None


def top_card(variant: Variant, side: Side, held: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
    """The highest card of the winning five, rank then suit: it decides who gets an odd chip in stud games.

    The ace is low in a low hand and in a wheel. Of several fives of the same worth the one that is best for its owner counts.
    """
    value = best(variant, side, held, board)
    worth = high_of if side == "high" else low_of
    fives = (five for cards in playable(variant, held, board) for five in combinations(cards, 5))
    return max(_highest(five, side, value) for five in fives if worth(five) == value)


def _highest(five: Iterable[Card], side: Side, value: Value | None) -> tuple[int, int]:
    ace_low = side == "low" or (value is not None and value[0] in (_STRAIGHT, _STRAIGHT_FLUSH) and value[1] == 5)
    return max((low_rank(card) if ace_low else rank(card), suit(card)) for card in five)


def board_worth(variant: Variant, up: Sequence[Card]) -> Value:
    """How good the up-cards of a stud hand look: pairs and trips count, straights and flushes do not. Razz looks for the lowest."""
    number = low_rank if variant.low == "razz" else rank
    counted = sorted(((count, one) for one, count in Counter(map(number, up)).items()), reverse=True)
    return (*(count for count, _ in counted), 0, *(one for _, one in counted))
