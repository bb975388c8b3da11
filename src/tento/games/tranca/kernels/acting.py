"""What an action does to the table, compiled. It must be one that `options.legal` lists."""

from typing import Any

from tento.games.tranca.kernels.cards import (
    NONE,
    TWOS,
    card_at,
    give,
    highest,
    is_two,
    lay,
    lay_two,
    lowest,
    part,
    place_of,
    whole,
)
from tento.games.tranca.kernels.compiled import compiled_apart
from tento.games.tranca.kernels.dealing import begin_turn
from tento.games.tranca.kernels.ending import DIRETA, INDIRETA, LAST_SEAT, draw_for, end_rodada, run_out, spare_morto
from tento.games.tranca.kernels.jogos import HIGH, SEQUENCIA_OF, TRINCA_OF, fits, found, free_low, grow
from tento.games.tranca.kernels.moves import ADD, ADD_BOTH, DISCARD, DRAW, OF_TWOS, REJECT, RUN, TAKE, TAKE_ON, TRINCA
from tento.games.tranca.kernels.table import NOBODY, PLAYING

THREE = whole(3)


@compiled_apart
def act(book: Any, table: Any, move: int) -> None:
    """A legal action of the seat on turn."""
    kind, one, two, three = move >> 24, move >> 16 & 255, move >> 8 & 255, move & 255
    seat = whole(table.turn)
    if kind == DRAW:
        _draw(book, table, seat, whole(table.opening and book.first_player_redraw))
    elif kind == REJECT:
        _reject(book, table, seat)
    elif kind == DISCARD:
        _discard(book, table, seat, one)
    else:
        table.drew, table.first_card = 1, NOBODY
        if kind == RUN:
            lay_run(book, table, seat, one, two, three)
        elif kind == TRINCA:
            lay_trinca(book, table, seat, one, two, three)
        elif kind == OF_TWOS:
            lay_twos(book, table, seat, one)
        elif kind == ADD:
            add(book, table, seat, one, two, NOBODY, three)
        elif kind == ADD_BOTH:
            _add_both(book, table, seat, one)
        else:
            _take(book, table, seat, kind, one, two)
        if table.held[seat] == 0:
            run_out(book, table, seat, DIRETA)


@compiled_apart
def _draw(book: Any, table: Any, seat: int, may_reject: int) -> None:
    """A card of the monte comes to the hand; with nothing left to draw the rodada ends."""
    card = draw_for(book, table, seat)
    if card == NOBODY:
        end_rodada(book, table, NOBODY, INDIRETA)
        return
    give(table, seat, card)
    table.drew = 1
    table.first_card = card if may_reject else NOBODY


@compiled_apart
def _reject(book: Any, table: Any, seat: int) -> None:
    """The card goes to the lixo and another one comes."""
    throw(table, seat, whole(table.first_card))
    table.first_card = NOBODY
    _draw(book, table, seat, NONE)


@compiled_apart
def throw(table: Any, seat: int, card: int) -> None:
    """The card goes from the hand to the top of the lixo."""
    part(table, seat, card)
    table.lixo[table.lixo_size] = card
    table.lixo_size += 1


@compiled_apart
def _discard(book: Any, table: Any, seat: int, card: int) -> None:
    """The turn is over; the last card of a hand brings the morto or ends the rodada."""
    throw(table, seat, card)
    table.opening = 0
    if table.held[seat] == 0:
        run_out(book, table, seat, INDIRETA)
    if table.stage != PLAYING:
        return
    if book.exhaustion_end == 1 and table.monte_left == 0 and spare_morto(book, table) == NOBODY:
        end_rodada(book, table, NOBODY, INDIRETA)
    else:
        begin_turn(book, table, (seat + 1) & LAST_SEAT)


@compiled_apart
def lay_run(book: Any, table: Any, seat: int, suit: int, low: int, high: int) -> None:  # noqa: PLR0913, PLR0917 - who, and which cards
    """A sequência of the hand, wild cards where the hand has no card of the suit."""
    naturals = table.places[seat, suit] & (((1 << (high - low + 1)) - 1) << low)
    wilds = 0
    for place in range(low, high + 1):
        if naturals >> place & 1:
            lay(table, seat, card_at(place, suit))
        else:
            lay_two(table, seat)
            wilds += 1
    found(book, table, seat & 1, SEQUENCIA_OF, suit, high - low + 1, wilds, low, naturals)


@compiled_apart
def lay_trinca(book: Any, table: Any, seat: int, place: int, suits: int, wilds: int) -> None:  # noqa: PLR0913, PLR0917 - who, and which cards
    """A trinca of the hand: so many of each suit, and wild cards."""
    size = wilds
    for suit in range(4):
        for _ in range(suits % 3):
            lay(table, seat, card_at(place, suit))
            size += 1
        suits //= 3
    for _ in range(wilds):
        lay_two(table, seat)
    found(book, table, seat & 1, TRINCA_OF, place, size, wilds, NONE, NONE)


@compiled_apart
def lay_twos(book: Any, table: Any, seat: int, many: int) -> None:
    """A trinca of 2s, where that was agreed."""
    for _ in range(many):
        lay_two(table, seat)
    found(book, table, seat & 1, TRINCA_OF, TWOS, many, many, NONE, NONE)


@compiled_apart
def add(book: Any, table: Any, seat: int, jogo: int, one: int, other: int, low: int) -> None:  # noqa: PLR0913, PLR0917 - who, where and what
    """One or two cards of the hand join a jogo."""
    pair = seat & 1
    grow(book, table, pair, jogo, one, other, fits(book, table, pair, jogo, one, other, low))
    lay(table, seat, one)
    if other != NOBODY:
        lay(table, seat, other)


@compiled_apart
def _add_both(book: Any, table: Any, seat: int, jogo: int) -> None:
    one = 0
    while table.hand[seat, one] == 0:
        one += 1
    other = one if table.hand[seat, one] > 1 else one + 1
    while table.hand[seat, other] == 0:
        other += 1
    add(book, table, seat, jogo, one, other, HIGH)


@compiled_apart
def _take(book: Any, table: Any, seat: int, kind: int, one: int, two: int) -> None:  # noqa: PLR0913, PLR0917 - who, how and with what
    """The whole lixo comes to the hand, its top card laid in the same act."""
    top = whole(table.lixo[table.lixo_size - 1])
    for nth in range(table.lixo_size):
        give(table, seat, whole(table.lixo[nth]))
    table.lixo_size = 0
    if kind == TAKE_ON:
        add(book, table, seat, one, top, NOBODY if two == 0 else two - 1, HIGH)
    elif kind != TAKE:
        found_with(book, table, seat & 1, top, one, two)
        lay(table, seat, top)
        lay(table, seat, one)
        lay(table, seat, two)


@compiled_apart
def found_with(book: Any, table: Any, pair: int, top: int, one: int, two: int) -> None:  # noqa: PLR0913, PLR0917 - whose, and three cards
    """A new jogo of three cards; a wild card stands at the high end where it fills no gap, at the low one beyond the ace."""
    wilds = int(is_two(top)) + int(is_two(one)) + int(is_two(two))
    if wilds == 3:
        found(book, table, pair, TRINCA_OF, TWOS, THREE, wilds, NONE, NONE)
        return
    naturals, rank, ranks, suit = 0, 0, 0, 0
    for nth in range(3):
        card = top if nth == 0 else one if nth == 1 else two
        place = place_of(card)
        if place >= 0:
            ranks += int(not naturals >> place & 1)
            naturals |= 1 << place
            rank, suit = place, card & 3
    if ranks == 1:
        found(book, table, pair, TRINCA_OF, rank, THREE, wilds, NONE, NONE)
        return
    least, most = lowest(naturals), highest(naturals)
    found(book, table, pair, SEQUENCIA_OF, suit, THREE, wilds, free_low(least, most, THREE - (most - least + 1)), naturals)
