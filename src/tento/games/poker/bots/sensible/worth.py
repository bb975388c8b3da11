"""The worth of hands for a player who must be quick: whole numbers, a greater one is better, high and low.

The rules compare hands by `rules.hands`; this is a guess's tool and never decides a pot.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules.hands import RANKS, SUITS
from tento.games.poker.rules.variants import Variant

RANK: Final = {card: RANKS.index(card[0]) for card in DECK_52}
SUIT: Final = {card: SUITS.index(card[1]) for card in DECK_52}
LOW_BIT: Final = {card: 1 << ((RANKS.index(card[0]) + 1) % 13) for card in DECK_52}
"""One bit for each rank, the ace the lowest."""

_EIGHT: Final = 1 << 8
"""A low of five bits below this one is eight or better."""
_NO_LOW: Final = -1
_WHEEL: Final = 0b1000000001111


def _straight(ranks: int) -> int:
    """The highest rank of a straight in these ranks, from 1; 0 without one."""
    for top in range(12, 3, -1):
        if ranks >> (top - 4) & 31 == 31:
            return top + 1
    return 4 if ranks & _WHEEL == _WHEEL else 0


STRAIGHT: Final = tuple(_straight(ranks) for ranks in range(1 << 13))


def _top(ranks: int, many: int) -> int:
    """The highest so many of these ranks, as a mask."""
    while ranks.bit_count() > many:
        ranks &= ranks - 1
    return ranks


def high(cards: Sequence[Card]) -> int:
    """The worth of the best five of these cards."""
    ones = twos = threes = fours = 0
    suits = [0, 0, 0, 0]
    for card in cards:
        bit = 1 << RANK[card]
        suits[SUIT[card]] |= bit
        fours |= threes & bit
        threes |= twos & bit
        twos |= ones & bit
        ones |= bit
    flush = next((ranks for ranks in suits if ranks.bit_count() > 4), 0)
    if flush and STRAIGHT[flush]:
        return 8 << 26 | STRAIGHT[flush]
    return _of_groups(ones, twos, threes, fours, flush)


def _of_groups(ones: int, twos: int, threes: int, fours: int, flush: int) -> int:
    """Without a straight flush: by how often each rank is there."""
    if fours:
        four = _top(fours, 1)
        return 7 << 26 | four << 13 | _top(ones & ~four, 1)
    three = _top(threes, 1)
    pair = _top(twos & ~three, 1)
    if three and pair:
        return 6 << 26 | three << 13 | pair
    if flush:
        return 5 << 26 | _top(flush, 5)
    if STRAIGHT[ones]:
        return 4 << 26 | STRAIGHT[ones]
    if three:
        return 3 << 26 | three << 13 | _top(ones & ~three, 2)
    pairs = _top(twos, 2)
    kickers = {0: 5, 1: 3, 2: 1}[pairs.bit_count()]
    return pairs.bit_count() << 26 | pairs << 13 | _top(ones & ~pairs, kickers)


def _lowest(bits: int) -> int:
    """The five lowest of these ranks as a mask; with fewer than five, more than any mask: pairs are bad."""
    missing = 5 - bits.bit_count()
    if missing > 0:
        return missing << 13 | bits
    while bits.bit_count() > 5:
        bits &= ~(1 << (bits.bit_length() - 1))
    return bits


def razz(cards: Sequence[Card]) -> int:
    """The worth of the lowest five of these cards; a greater one is lower."""
    bits = 0
    for card in cards:
        bits |= LOW_BIT[card]
    return (1 << 20) - _lowest(bits)


def eight_low(cards: Sequence[Card]) -> int:
    """The same for a low of eight or better; -1 for a hand without one."""
    worth = razz(cards)
    return worth if worth > (1 << 20) - _EIGHT else _NO_LOW


def worths(variant: Variant, held: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
    """The worth of a hand for the high and for the low; -1 where there is none."""
    if variant.omaha:
        return _omaha(variant, held, board)
    cards = (*held, *board)
    best = high(cards) if variant.high else -1
    low = -1 if variant.low is None else razz(cards) if variant.low == "razz" else eight_low(cards)
    return best, low


def _omaha(variant: Variant, held: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
    threes = tuple(combinations(board, 3))
    best = max([high((*two, *three)) for two in combinations(held, 2) for three in threes])
    return best, -1 if variant.low is None else _omaha_low(held, threes)


def _omaha_low(held: Sequence[Card], threes: Sequence[tuple[Card, ...]]) -> int:
    """The best low of eight or better with two of the hand and three of the board."""
    pairs = [LOW_BIT[one] | LOW_BIT[other] for one, other in combinations(held, 2)]
    boards = [LOW_BIT[one] | LOW_BIT[two] | LOW_BIT[three] for one, two, three in threes]
    lows = [pair | board for pair in pairs for board in boards]
    return max([(1 << 20) - bits for bits in lows if bits < _EIGHT and bits.bit_count() == 5], default=_NO_LOW)
