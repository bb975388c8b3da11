"""The worth of hands for a player who must be quick: whole numbers, a greater one is better, high and low.

Cards are added up as numbers: the sum says how often each rank and each suit is there, and which cards they are. What a sum of ranks is
worth is worked out once and kept. The rules compare hands by `rules.hands`; this is a guess's tool and never decides a pot.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Final

from tento.cards.card import Card
from tento.cards.deck import DECK_52
from tento.games.poker.rules.hands import RANKS, SUITS
from tento.games.poker.rules.variants import Variant

_SUIT_AT: Final = 3 * 13
"""Below it three bits for each rank, above it four for each suit."""
_CARD_AT: Final = _SUIT_AT + 4 * 4
"""From here one bit for each card, suit by suit."""


def _number(card: Card) -> int:
    rank, suit = RANKS.index(card[0]), SUITS.index(card[1])
    return 1 << 3 * rank | 1 << _SUIT_AT + 4 * suit | 1 << _CARD_AT + 13 * suit + rank


NUMBER: Final = {card: _number(card) for card in DECK_52}
WHICH: Final = sum(1 << _CARD_AT + place for place in range(52))
"""The bits that say which cards a sum is of: two sums without a common one can lie together."""
_BY_RANK: Final = (1 << _SUIT_AT) - 1
_EMPTY: Final = 0x3333 << _SUIT_AT
"""Every suit is counted from three, so that the fifth card of one sets its highest bit."""
_FLUSH: Final = 0x8888 << _SUIT_AT

_NO_LOW: Final = -1
_LOWEST: Final = 1 << 20
_EIGHT: Final = 1 << 8
"""A low of five bits below this one is eight or better."""
_WHEEL: Final = 0b1000000001111

Read = Callable[[Sequence[int]], tuple[int, int]]
"""The worth of a hand, given as the numbers of its cards, for the high and for the low; -1 where there is none."""


def _straight(ranks: int) -> int:
    """The highest rank of a straight in these ranks, from 1; 0 without one."""
    for top in range(12, 3, -1):
        if ranks >> (top - 4) & 31 == 31:
            return top + 1
    return 4 if ranks & _WHEEL == _WHEEL else 0


def _top(ranks: int, many: int) -> int:
    """The highest so many of these ranks, as a mask."""
    while ranks.bit_count() > many:
        ranks &= ranks - 1
    return ranks


def _ranks(each: int) -> int:
    """One bit for each rank, from a number with one octal digit for each."""
    return int(f"{each & 0o1111111111111:o}", 2)


class _Highs(dict[int, int]):
    """The worth of ranks by how often each is there, without a flush; whatever is asked for is kept."""

    def __missing__(self, counted: int) -> int:
        one, two, four = counted, counted >> 1, counted >> 2
        found = self[counted] = _of_groups(_ranks(one | two | four), _ranks(two | four), _ranks(one & two | four), _ranks(four))
        return found


def _of_groups(ones: int, twos: int, threes: int, fours: int) -> int:
    """By the ranks that are there at least once, twice, three and four times."""
    if fours:
        four = _top(fours, 1)
        return 7 << 26 | four << 13 | _top(ones & ~four, 1)
    three = _top(threes, 1)
    pair = _top(twos & ~three, 1)
    if three and pair:
        return 6 << 26 | three << 13 | pair
    straight = _straight(ones)
    if straight:
        return 4 << 26 | straight
    if three:
        return 3 << 26 | three << 13 | _top(ones & ~three, 2)
    pairs = _top(twos, 2)
    kickers = {0: 5, 1: 3, 2: 1}[pairs.bit_count()]
    return pairs.bit_count() << 26 | pairs << 13 | _top(ones & ~pairs, kickers)


class _Lows(dict[int, int]):
    """The worth of the lowest five of some ranks, the ace the lowest and pairs bad; whatever is asked for is kept."""

    def __missing__(self, counted: int) -> int:
        ranks = _ranks(counted | counted >> 1 | counted >> 2)
        bits = (ranks << 1 | ranks >> 12) & 8191
        while bits.bit_count() > 5:
            bits &= ~(1 << (bits.bit_length() - 1))
        found = self[counted] = _LOWEST - ((5 - bits.bit_count()) << 13 | bits)
        return found


_HIGHS: Final = _Highs()
_LOWS: Final = _Lows()


def sum_of(cards: Iterable[Card]) -> int:
    """These cards as one number."""
    return sum([NUMBER[card] for card in cards])


def high(cards: int) -> int:
    """The worth of the best five of up to seven cards: who has five of a suit has no full house."""
    flush = cards + _EMPTY & _FLUSH
    if flush:
        return _of_suit(cards >> _CARD_AT + 13 * ((flush.bit_length() - _SUIT_AT) // 4 - 1) & 8191)
    return _HIGHS[cards & _BY_RANK]


def _of_suit(ranks: int) -> int:
    """The worth of five or more ranks of one suit."""
    straight = _straight(ranks)
    return 8 << 26 | straight if straight else 5 << 26 | _top(ranks, 5)


def razz(cards: int) -> int:
    """The worth of the lowest five of these cards; a greater one is lower."""
    return _LOWS[cards & _BY_RANK]


def eight_low(cards: int) -> int:
    """The same for a low of eight or better; -1 for a hand without one."""
    worth = _LOWS[cards & _BY_RANK]
    return worth if worth > _LOWEST - _EIGHT else _NO_LOW


def worths(variant: Variant, held: Iterable[Card], board: Sequence[Card]) -> tuple[int, int]:
    """The worth of a hand for the high and for the low; -1 where there is none."""
    return read_on(variant, tuple([NUMBER[card] for card in board]))(tuple([NUMBER[card] for card in held]))


def read_on(variant: Variant, board: Sequence[int]) -> Read:
    """What any hand is worth on this board."""
    if variant.omaha:
        return _omaha(variant, board)
    common, low = sum(board), None if variant.low is None else razz if variant.low == "razz" else eight_low

    def read(held: Sequence[int]) -> tuple[int, int]:
        cards = common + sum(held)
        return high(cards) if variant.high else -1, _NO_LOW if low is None else low(cards)

    return read


def _omaha(variant: Variant, board: Sequence[int]) -> Read:
    """Two of the hand with three of the board. What the board allows is looked up once for all hands."""
    threes = {sum(three) & _BY_RANK for three in combinations(board, 3)}
    lows = [three for three in threes if variant.low is not None and _LOWS[three] > _LOWEST - (2 << 13 | _EIGHT)]
    suit, suited = _three_of_a_suit(sum(board))

    def read(held: Sequence[int]) -> tuple[int, int]:
        pairs = {one + other & _BY_RANK for one, other in combinations(held, 2)}
        best = max([_HIGHS[pair + three] for pair in pairs for three in threes])
        if suited:
            best = max(best, _omaha_flush(sum(held) >> suit & 8191, suited))
        low = max([_LOWS[pair + three] for pair in pairs for three in lows], default=0)
        return best, low if low > _LOWEST - _EIGHT else _NO_LOW

    return read


def _three_of_a_suit(board: int) -> tuple[int, list[int]]:
    """Where the ranks of the suit stand of which the board has three or more, and each three of them."""
    for suit in range(_CARD_AT, _CARD_AT + 4 * 13, 13):
        ranks = board >> suit & 8191
        if ranks.bit_count() > 2:
            return suit, [sum(three) for three in combinations(_bits(ranks), 3)]
    return 0, []


def _bits(ranks: int) -> list[int]:
    return [1 << place for place in range(13) if ranks >> place & 1]


def _omaha_flush(own: int, suited: Sequence[int]) -> int:
    """The worth of the best flush with two of these ranks and three of the board; -1 without one."""
    return max([_of_suit(sum(two) | three) for two in combinations(_bits(own), 2) for three in suited], default=-1)
