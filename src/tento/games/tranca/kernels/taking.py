"""The ways to take the lixo, compiled: each uses its top card with the jogos of the pair or with cards of the hand."""

from typing import Any

from tento.games.tranca.kernels.acting import found_with
from tento.games.tranca.kernels.cards import (
    CARDS,
    CHAIN,
    NO_PLACE,
    SUITS,
    TOP,
    TWOS,
    card_at,
    is_black_three,
    is_two,
    lowest_two,
    place_of,
    whole,
)
from tento.games.tranca.kernels.compiled import compiled, compiled_apart
from tento.games.tranca.kernels.ending import may_leave
from tento.games.tranca.kernels.jogos import HIGH, NO_FIT, fits, has_trinca
from tento.games.tranca.kernels.leaving import added_leaves
from tento.games.tranca.kernels.moves import TAKE, TAKE_ON, TAKE_WITH
from tento.games.tranca.kernels.table import NOBODY


@compiled
def lixo_open(book: Any, table: Any, seat: int) -> bool:
    """Whether somebody in this seat's place could take the lixo now."""
    if table.lixo_size == 0 or (table.opening and not book.initial_upcard) or table.held[seat] < 2:
        return False
    top = table.lixo[table.lixo_size - 1]
    return not is_black_three(top) and (book.wild_from_lixo or not is_two(top))


@compiled_apart
def takes(book: Any, table: Any, seat: int, moves: Any, count: int) -> int:
    """The actions that take the lixo."""
    if not lixo_open(book, table, seat):
        return count
    pair, top, start = seat & 1, whole(table.lixo[table.lixo_size - 1]), count
    for jogo in range(whole(table.jogos[pair])):
        if fits(book, table, pair, jogo, top, NOBODY, HIGH) != NO_FIT:
            moves[count] = TAKE_ON << 24 | jogo << 16
            count += 1
    if count > start and not book.lixo_top_must_be_played:
        moves[count] = TAKE << 24
        count += 1
    if is_two(top):
        count = _with_a_two(book, table, seat, top, moves, count)
    elif place_of(top) != NO_PLACE:
        count = _with_a_natural(book, table, seat, top, moves, count)
    return _bridged(book, table, seat, top, moves, count) if book.lixo_bridge else count


@compiled_apart
def _with_a_natural(book: Any, table: Any, seat: int, top: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - what, and where to
    """Two cards of the hand, one of them perhaps a 2, that make a jogo with a natural card."""
    place, suit = place_of(top), top & 3
    places = table.places[seat, suit] & ~(1 << place)
    two = lowest_two(table, seat) if table.twos[seat] else NOBODY
    alone = 0
    for low in range(max(0, place - 2), min(place, TOP - 2) + 1):
        window = places >> low & 7
        first = low if window & 1 else low + 1 if window & 2 else low + 2
        if window & (window - 1):
            last = low + 2 if window & 4 else low + 1
            count = _offer(book, table, seat, top, card_at(first, suit), card_at(last, suit), moves, count)
        elif window:
            alone |= 1 << first
    if two != NOBODY:
        for other in range(CHAIN):
            if alone >> other & 1:
                count = _offer(book, table, seat, top, card_at(other, suit), two, moves, count)
    if book.trincas and table.ranks[seat, place] and (book.duplicate_trincas or not has_trinca(table, seat & 1, place)):
        count = _two_alike(book, table, seat, top, place, moves, count)
        for other in range(SUITS):
            if two != NOBODY and table.hand[seat, card_at(place, other)]:
                count = _offer(book, table, seat, top, card_at(place, other), two, moves, count)
    return count


@compiled_apart
def _two_alike(book: Any, table: Any, seat: int, top: int, place: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - what, and where to
    """Every two cards of one rank."""
    for one in range(SUITS):
        first = card_at(place, one)
        for other in range(one, SUITS):
            second = card_at(place, other)
            if table.hand[seat, first] and table.hand[seat, second] > int(first == second):
                count = _offer(book, table, seat, top, first, second, moves, count)
    return count


@compiled_apart
def _with_a_two(book: Any, table: Any, seat: int, top: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - what, and where to
    """Two cards of the hand that make a jogo with a wild card."""
    for suit in range(SUITS):
        places = table.places[seat, suit]
        for low in range(TOP):
            for high in range(low + 1, min(low + 2, TOP) + 1):
                if places >> low & 1 and places >> high & 1:
                    count = _offer(book, table, seat, top, card_at(low, suit), card_at(high, suit), moves, count)
    if not book.trincas:
        return count
    for place in range(CHAIN):
        if table.ranks[seat, place] > 1 and (book.duplicate_trincas or not has_trinca(table, seat & 1, place)):
            count = _two_alike(book, table, seat, top, place, moves, count)
    if book.trinca_of_twos and table.twos[seat] > 1 and (book.duplicate_trincas or not has_trinca(table, seat & 1, TWOS)):
        first = lowest_two(table, seat)
        second = first if table.hand[seat, first] > 1 else first + 1
        while table.hand[seat, second] == 0:
            second += 1
        count = _offer(book, table, seat, top, first, second, moves, count)
    return count


@compiled_apart
def _offer(book: Any, table: Any, seat: int, top: int, one: int, two: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - what, and where to
    left = whole(table.held[seat]) + table.lixo_size - 3
    if left > 1 or _new_leaves_end(book, table, seat, top, one, two, left):
        moves[count] = TAKE_WITH << 24 | min(one, two) << 16 | max(one, two) << 8
        count += 1
    return count


@compiled_apart
def _new_leaves_end(book: Any, table: Any, seat: int, top: int, one: int, two: int, left: int) -> bool:  # noqa: PLR0913, PLR0917 - which cards, and how many are left
    """Whether the turn can end after a new jogo of the top card and these."""
    pair, last = seat & 1, NOBODY
    if left == 1:
        last = left_beside(table, seat, one, two)
    limpas, sujas = table.limpas[pair], table.sujas[pair]
    found_with(book, table, pair, top, one, two)
    ends = may_leave(book, table, pair, left, last)
    table.jogos[pair] -= 1
    table.limpas[pair], table.sujas[pair] = limpas, sujas
    return ends


@compiled_apart
def left_beside(table: Any, seat: int, one: int, two: int) -> int:
    """The last card that is left of hand and lixo beside its top and these."""
    last = whole(table.lixo[0]) if table.lixo_size > 1 else NOBODY
    for card in range(CARDS):
        if table.hand[seat, card] - int(card == one) - int(card == two) > 0:
            last = card
    return last


@compiled_apart
def _bridged(book: Any, table: Any, seat: int, top: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - what, and where to
    """The top card on a sequência through one card of the hand, where that was agreed."""
    pair = seat & 1
    left = whole(table.held[seat]) + table.lixo_size - 2
    for jogo in range(whole(table.jogos[pair])):
        if not table.sequence[pair, jogo] or fits(book, table, pair, jogo, top, NOBODY, HIGH) != NO_FIT:
            continue
        for card in range(CARDS):
            if table.hand[seat, card] and fits(book, table, pair, jogo, top, card, HIGH) != NO_FIT:
                last = left_beside(table, seat, card, NOBODY) if left == 1 else NOBODY
                if left > 1 or added_leaves(book, table, pair, jogo, top, card, HIGH, left, last):
                    moves[count] = TAKE_ON << 24 | jogo << 16 | (card + 1) << 8
                    count += 1
    return count
