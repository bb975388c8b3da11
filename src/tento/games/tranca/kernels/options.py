"""What the seat on turn may do, compiled: the actions that the rules offer, by their numbers, into an array that is given."""

from typing import Any, Final

from tento.games.tranca.kernels.book import MINORITY
from tento.games.tranca.kernels.cards import (
    BLACK_THREES,
    CHAIN,
    FIRST_THREE,
    FIRST_TWO,
    NONE,
    ONE,
    SUITS,
    TOP,
    TWOS,
    card_at,
    is_two,
    lowest,
    lowest_two,
    whole,
)
from tento.games.tranca.kernels.compiled import compiled, compiled_apart
from tento.games.tranca.kernels.ending import may_run_out
from tento.games.tranca.kernels.jogos import HIGH, LOW, NO_FIT, bears, fits, has_trinca
from tento.games.tranca.kernels.leaving import add_leaves_end, trinca_leaves_end, twos_leave_end, window_leaves_end
from tento.games.tranca.kernels.moves import ADD, ADD_BOTH, DISCARD, DRAW, OF_TWOS, REJECT, RUN, TRINCA
from tento.games.tranca.kernels.table import NOBODY, PLAYING
from tento.games.tranca.kernels.taking import takes

TWO, THREE = whole(2), whole(3)
MOST_WILDS: Final = 5
"""With a minority of wild cards a run of eleven holds five at most."""


@compiled_apart
def legal(book: Any, table: Any, moves: Any) -> int:
    """How many actions the seat on turn has; they stand in `moves`, of one kind together."""
    if table.stage != PLAYING:
        return 0
    seat = whole(table.turn)
    if not table.drew:
        moves[0] = DRAW << 24
        return takes(book, table, seat, moves, ONE)
    count = 0
    if table.first_card != NOBODY:
        moves[0] = REJECT << 24
        count = 1
    count = runs(book, table, seat, moves, count)
    if book.trincas:
        count = trincas(book, table, seat, moves, count)
    count = adds(book, table, seat, moves, count)
    return discards(book, table, seat, moves, count)


@compiled_apart
def runs(book: Any, table: Any, seat: int, moves: Any, count: int) -> int:
    """Every run of a suit that the hand can make, with as many 2s as a jogo bears and the hand has."""
    minority, held = book.wilds_per_meld == MINORITY, table.held[seat]
    most = min(table.twos[seat], MOST_WILDS if minority else book.wilds_per_meld)
    for suit in range(SUITS):
        places = table.places[seat, suit]
        if places & (places - 1) == 0:
            continue
        for low in range(TOP - 1):
            naturals = wilds = 0
            for high in range(low, CHAIN):
                if places >> high & 1:
                    naturals += 1
                else:
                    wilds += 1
                    if wilds > most:
                        break
                size = naturals + wilds
                if size < 3 or naturals < 2 or (minority and wilds >= naturals):
                    continue
                if held - size > 1 or window_leaves_end(book, table, seat, suit, low, high):
                    moves[count] = RUN << 24 | suit << 16 | low << 8 | high
                    count += 1
    return count


@compiled_apart
def trincas(book: Any, table: Any, seat: int, moves: Any, count: int) -> int:
    """Each three cards of a rank, or all of them; each two with a wild card, or all of them; and 2s alone, where that was agreed."""
    pair, twos = seat & 1, whole(table.twos[seat])
    for place in range(CHAIN):
        many = whole(table.ranks[seat, place])
        if many < 2 or (many == 2 and not twos) or (not book.duplicate_trincas and has_trinca(table, pair, place)):
            continue
        if many > 2:
            count = _of_rank(book, table, seat, place, THREE, NONE, moves, count)
        if twos:
            count = _of_rank(book, table, seat, place, TWO, ONE, moves, count)
        suits = _all_suits(table, seat, place)
        if many > 3:
            count = _offer_trinca(book, table, seat, place, suits, many, NONE, moves, count)
        if twos and many > 2:
            count = _offer_trinca(book, table, seat, place, suits, many, ONE, moves, count)
    if book.trinca_of_twos and twos > 2 and (book.duplicate_trincas or not has_trinca(table, pair, TWOS)):
        for many in range(3, twos + 1):
            if many in (3, twos) and (table.held[seat] - many > 1 or twos_leave_end(book, table, seat, many)):
                moves[count] = OF_TWOS << 24 | many << 16
                count += 1
    return count


@compiled
def _all_suits(table: Any, seat: int, place: int) -> int:
    suits, worth = 0, 1
    for suit in range(SUITS):
        suits += whole(table.hand[seat, card_at(place, suit)]) * worth
        worth *= 3
    return suits


@compiled_apart
def _of_rank(book: Any, table: Any, seat: int, place: int, many: int, wild: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - which cards, and where to
    """Every choice of two or three cards of this rank."""
    first, second = whole(table.hand[seat, card_at(place, 0)]), whole(table.hand[seat, card_at(place, 1)])
    third, fourth = whole(table.hand[seat, card_at(place, 2)]), whole(table.hand[seat, card_at(place, 3)])
    for one in range(min(first, many) + 1):
        for two in range(min(second, many - one) + 1):
            for three in range(min(third, many - one - two) + 1):
                four = many - one - two - three
                if four <= fourth:
                    suits = one + 3 * two + 9 * three + 27 * four
                    count = _offer_trinca(book, table, seat, place, suits, many, wild, moves, count)
    return count


@compiled
def _offer_trinca(book: Any, table: Any, seat: int, place: int, suits: int, many: int, wild: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - which cards, and where to
    if table.held[seat] - many - wild > 1 or trinca_leaves_end(book, table, seat, place, suits, wild):
        moves[count] = TRINCA << 24 | place << 16 | suits << 8 | wild
        count += 1
    return count


@compiled_apart
def adds(book: Any, table: Any, seat: int, moves: Any, count: int) -> int:
    """Single cards that fit a jogo; a 2, and a natural card that frees one, at either end that is free."""
    pair, start = seat & 1, count
    two = lowest_two(table, seat) if table.twos[seat] else NOBODY
    for jogo in range(whole(table.jogos[pair])):
        head, wilds = whole(table.head[pair, jogo]), whole(table.wilds[pair, jogo])
        if table.sequence[pair, jogo]:
            low = whole(table.low[pair, jogo])
            high = low + table.length[pair, jogo] - 1
            run = ((1 << (high - low + 1)) - 1) << low
            wanted = (run << 1 | run >> 1) & ~run & ((1 << CHAIN) - 1)
            if wilds and book.wild_slides:
                wanted |= run & ~table.naturals[pair, jogo]
            wanted &= table.places[seat, head]
            while wanted:
                place = lowest(wanted)
                wanted &= wanted - 1
                count = _at_ends(book, table, seat, jogo, card_at(place, head), moves, count)
        elif head != TWOS and table.ranks[seat, head]:
            for suit in range(SUITS):
                card = card_at(head, suit)
                if table.hand[seat, card]:
                    count = _offer_add(book, table, seat, jogo, card, HIGH, moves, count)
        if two != NOBODY and (
            (not table.sequence[pair, jogo] and head == TWOS) or bears(book, wilds + 1, table.length[pair, jogo] - wilds)
        ):
            count = _at_ends(book, table, seat, jogo, two, moves, count)
    if table.held[seat] == 2 and count == start:
        count = _last_two(book, table, seat, moves, count)
    return count


@compiled_apart
def _at_ends(book: Any, table: Any, seat: int, jogo: int, card: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - what, where, and where to
    """The card at the high end and at the low one, where both are possible and not the same."""
    pair = seat & 1
    high = fits(book, table, pair, jogo, card, NOBODY, HIGH)
    if high == NO_FIT:
        return count
    count = _offer_add(book, table, seat, jogo, card, HIGH, moves, count)
    if table.sequence[pair, jogo] and (is_two(card) or table.wilds[pair, jogo]):
        low = fits(book, table, pair, jogo, card, NOBODY, LOW)
        if low not in (NO_FIT, high):
            count = _offer_add(book, table, seat, jogo, card, LOW, moves, count)
    return count


@compiled
def _offer_add(book: Any, table: Any, seat: int, jogo: int, card: int, low: int, moves: Any, count: int) -> int:  # noqa: PLR0913, PLR0917 - what, where, and where to
    if table.held[seat] > 2 or add_leaves_end(book, table, seat, jogo, card, NOBODY, low):
        moves[count] = ADD << 24 | jogo << 16 | card << 8 | low
        count += 1
    return count


@compiled_apart
def _last_two(book: Any, table: Any, seat: int, moves: Any, count: int) -> int:
    """The last two cards on one jogo at once, where neither may go alone."""
    one = other = NOBODY
    for card in range(52):
        for _ in range(table.hand[seat, card]):
            one, other = other, card
    for jogo in range(whole(table.jogos[seat & 1])):
        if fits(book, table, seat & 1, jogo, one, other, HIGH) != NO_FIT and add_leaves_end(book, table, seat, jogo, one, other, HIGH):
            moves[count] = ADD_BOTH << 24 | jogo << 16
            count += 1
    return count


@compiled_apart
def discards(book: Any, table: Any, seat: int, moves: Any, count: int) -> int:
    """Every card of the hand that is no red three; the last one only where the hand may run out."""
    pair = seat & 1
    if table.held[seat] == 1 and not may_run_out(book, table, pair, whole(table.limpas[pair]), whole(table.sujas[pair])):
        return count
    for card in range(FIRST_TWO, FIRST_THREE):
        if table.hand[seat, card]:
            moves[count] = DISCARD << 24 | card << 16
            count += 1
    for card in BLACK_THREES:
        if table.hand[seat, card]:
            moves[count] = DISCARD << 24 | card << 16
            count += 1
    for suit in range(SUITS):
        places = table.places[seat, suit]
        for place in range(CHAIN):
            if places >> place & 1:
                moves[count] = DISCARD << 24 | card_at(place, suit) << 16
                count += 1
    return count
