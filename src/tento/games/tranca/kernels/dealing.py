"""The deal and the turn that begins, compiled: from a pack that was shuffled elsewhere, or by the table's own chance."""

from typing import Any, Final

from tento.games.tranca.kernels.cards import CARDS, CHAIN, SUITS, give, is_red_three, whole
from tento.games.tranca.kernels.compiled import compiled_apart
from tento.games.tranca.kernels.ending import LAST_SEAT, lay_red_threes
from tento.games.tranca.kernels.table import MATCH_OVER, MORTO, NOBODY, PACK, PLAYING, SEATS
from tento.table.bulk.chance import below

DEALT: Final = 11 * SEATS
MORTOS: Final = 2


@compiled_apart
def deal(book: Any, table: Any, pack: Any) -> None:
    """Eleven cards to each, one by one from the first player, then two mortos; the rest is the monte.

    The suit of the first card names the first player where chance must choose.
    """
    first = (whole(table.next_dealer) + 1) & LAST_SEAT if table.next_dealer != NOBODY else pack[0] & LAST_SEAT
    clear(table)
    table.dealer, table.next_dealer = (first - 1) & LAST_SEAT, NOBODY
    for nth in range(DEALT):
        give(table, (first + nth) & LAST_SEAT, whole(pack[nth]))
    for morto in range(MORTOS):
        table.morto_there[morto] = 1
        for nth in range(MORTO):
            table.mortos[morto, nth] = pack[DEALT + MORTO * morto + nth]
    start = DEALT + MORTOS * MORTO
    up = start
    if book.initial_upcard:
        while is_red_three(pack[up]):
            up += 1
        table.lixo[0], table.lixo_size = pack[up], 1
    left = 0
    for nth in range(up + table.lixo_size, PACK):
        table.monte[left] = pack[nth]
        left += 1
    for nth in range(start, up):
        table.monte[left] = pack[nth]
        left += 1
    table.monte_left = left
    if book.red3_timing == 1:
        for step in range(SEATS):
            lay_red_threes(book, table, (first + step) & LAST_SEAT)
    begin_turn(book, table, first)


@compiled_apart
def clear(table: Any) -> None:
    """Nothing is dealt yet."""
    table.stage, table.opening, table.turns = PLAYING, 1, 0
    table.lixo_size = table.monte_from = table.monte_left = 0
    table.out, table.direct = NOBODY, 0
    for pair in range(2):
        table.made[pair] = 0
        table.morto_taken[pair] = table.red_threes[pair] = table.jogos[pair] = table.limpas[pair] = table.sujas[pair] = 0
    for card in range(CARDS):
        table.laid[card] = 0
    for seat in range(SEATS):
        table.pending[seat] = table.held[seat] = table.twos[seat] = 0
        for card in range(CARDS):
            table.hand[seat, card] = 0
        for place in range(CHAIN):
            table.ranks[seat, place] = 0
        for suit in range(SUITS):
            table.places[seat, suit] = 0


@compiled_apart
def begin_turn(book: Any, table: Any, seat: int) -> None:
    """The seat is to play: a morto that waited is its hand now, and red threes are laid before the draw."""
    table.turn, table.drew, table.first_card = seat, 0, NOBODY
    table.pending[seat] = 0
    table.turns += 1
    lay_red_threes(book, table, seat)


@compiled_apart
def shuffle_and_deal(book: Any, table: Any, pack: Any) -> None:
    """The next rodada by the table's own chance, of a new partida if the last is over. `pack` is room for the cards."""
    if table.stage == MATCH_OVER:
        table.score[0] = table.score[1] = table.rodadas = 0
        table.partida = table.next_dealer = NOBODY
    for nth in range(PACK):
        pack[nth] = nth % CARDS
    for nth in range(PACK - 1):
        other = nth + below(table.luck, PACK - nth)
        pack[nth], pack[other] = pack[other], pack[nth]
    deal(book, table, pack)
