"""Laying that leaves fewer than two cards, compiled: it is tried on the table and taken back, to see whether the turn has a legal end."""

from typing import Any

from tento.games.tranca.kernels.cards import CARDS, NONE, TWOS, is_two, ones, whole
from tento.games.tranca.kernels.compiled import compiled_apart
from tento.games.tranca.kernels.ending import may_leave
from tento.games.tranca.kernels.jogos import SEQUENCIA_OF, TRINCA_OF, fits, found, grow
from tento.games.tranca.kernels.table import NOBODY


@compiled_apart
def window_leaves_end(book: Any, table: Any, seat: int, suit: int, low: int, high: int) -> bool:  # noqa: PLR0913, PLR0917 - who, and which cards
    """A run of the hand."""
    size = high - low + 1
    naturals = table.places[seat, suit] & (((1 << size) - 1) << low)
    wilds = size - ones(naturals)
    left = whole(table.held[seat]) - size
    last = NOBODY
    if left == 1:
        last = _beside_run(table, seat, suit, naturals, wilds)
    return _founded_leaves(book, table, seat & 1, left, last, SEQUENCIA_OF, suit, size, wilds, low, naturals)


@compiled_apart
def trinca_leaves_end(book: Any, table: Any, seat: int, place: int, suits: int, wild: int) -> bool:  # noqa: PLR0913, PLR0917 - who, and which cards
    """A trinca of the hand."""
    many, last = wild, NOBODY
    counts = suits
    for _ in range(4):
        many += counts % 3
        counts //= 3
    left = whole(table.held[seat]) - many
    if left == 1:
        last = _beside_trinca(table, seat, place, suits, wild)
    return _founded_leaves(book, table, seat & 1, left, last, TRINCA_OF, place, many, wild, NONE, NONE)


@compiled_apart
def twos_leave_end(book: Any, table: Any, seat: int, many: int) -> bool:
    """A trinca of 2s."""
    left, last = whole(table.held[seat]) - many, NOBODY
    if left == 1:
        last = _beside_run(table, seat, NONE, NONE, many)
    return _founded_leaves(book, table, seat & 1, left, last, TRINCA_OF, TWOS, many, many, NONE, NONE)


@compiled_apart
def _founded_leaves(  # noqa: PLR0913, PLR0917 - all that a jogo is, and what is left
    book: Any, table: Any, pair: int, left: int, last: int, sequence: int, head: int, size: int, wilds: int, low: int, naturals: int
) -> bool:
    limpas, sujas = table.limpas[pair], table.sujas[pair]
    found(book, table, pair, sequence, head, size, wilds, low, naturals)
    ends = may_leave(book, table, pair, left, last)
    table.jogos[pair] -= 1
    table.limpas[pair], table.sujas[pair] = limpas, sujas
    return ends


@compiled_apart
def _beside_run(table: Any, seat: int, suit: int, naturals: int, wilds: int) -> int:
    """The only card of the hand that is left beside these."""
    for card in range(CARDS):
        many = table.hand[seat, card]
        if is_two(card):
            gone = min(many, wilds)
            wilds -= gone
            many -= gone
        elif many and card & 3 == suit and (card < 4 or card >= 12):
            many -= naturals >> (10 if card < 4 else (card >> 2) - 3) & 1
        if many > 0:
            return card
    return NOBODY


@compiled_apart
def _beside_trinca(table: Any, seat: int, place: int, suits: int, wild: int) -> int:
    """The only card of the hand that is left beside these."""
    for card in range(CARDS):
        many = table.hand[seat, card]
        if is_two(card):
            gone = min(many, wild)
            wild -= gone
            many -= gone
        elif many and (10 if card < 4 else (card >> 2) - 3) == place and not 8 <= card < 12:
            many -= suits // 3 ** (card & 3) % 3
        if many > 0:
            return card
    return NOBODY


@compiled_apart
def add_leaves_end(book: Any, table: Any, seat: int, jogo: int, one: int, other: int, low: int) -> bool:  # noqa: PLR0913, PLR0917 - who, what and where
    """One or two cards of a hand of two or fewer on a jogo."""
    pair, many = seat & 1, 1 if other == NOBODY else 2
    left, last = whole(table.held[seat]) - many, NOBODY
    if left == 1:
        for card in range(CARDS):
            if table.hand[seat, card] - int(card == one) > 0:
                last = card
    return added_leaves(book, table, pair, jogo, one, other, low, left, last)


@compiled_apart
def added_leaves(book: Any, table: Any, pair: int, jogo: int, one: int, other: int, low: int, left: int, last: int) -> bool:  # noqa: PLR0913, PLR0917 - who, what, where, and what is left
    """Whether the turn can end after these cards have joined the jogo."""
    limpas, sujas = table.limpas[pair], table.sujas[pair]
    size, wilds, start, naturals = table.length[pair, jogo], table.wilds[pair, jogo], table.low[pair, jogo], table.naturals[pair, jogo]
    grow(book, table, pair, jogo, one, other, fits(book, table, pair, jogo, one, other, low))
    ends = may_leave(book, table, pair, left, last)
    table.limpas[pair], table.sujas[pair] = limpas, sujas
    table.length[pair, jogo], table.wilds[pair, jogo], table.low[pair, jogo], table.naturals[pair, jogo] = size, wilds, start, naturals
    return ends
