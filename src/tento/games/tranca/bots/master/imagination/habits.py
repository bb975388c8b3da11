"""What everybody does in an imagined rodada, compiled: the habits of the sensible player, from the table as it lies."""

from typing import Any, Final

from tento.games.tranca.bots.master.imagination.compiled import compiled, compiled_apart
from tento.games.tranca.bots.master.imagination.reading import (
    danger,
    feeding,
    fewest,
    goes_on,
    has_canastra,
    hurry,
    keeping,
    morto_due,
    pays,
)
from tento.games.tranca.bots.sensible.building import CANASTRA
from tento.games.tranca.bots.sensible.discarding import WORTH_LOCKING
from tento.games.tranca.bots.sensible.spot import FEW
from tento.games.tranca.kernels.acting import act
from tento.games.tranca.kernels.cards import is_black_three, is_two, ones, whole
from tento.games.tranca.kernels.moves import ADD, ADD_BOTH, DISCARD, OF_TWOS, REJECT, RUN, TAKE_ON, TAKE_WITH, TRINCA
from tento.games.tranca.kernels.options import legal
from tento.games.tranca.kernels.table import PLAYING

SIX: Final = 100
"""A jogo of six comes first of all."""
NOTHING: Final = -1


@compiled_apart
def habit(table: Any, moves: Any, count: int) -> int:
    """What habit does with these actions of the seat on turn."""
    seat = whole(table.turn)
    if count == 1:
        return moves[0]
    if not table.drew:
        return _draw_or_take(table, seat, moves, count)
    if moves[0] >> 24 == REJECT and _rejects(table, seat):
        return moves[0]
    found = _build(table, seat, moves, count)
    return found if found != NOTHING else _throw(table, seat, moves, count)


@compiled_apart
def _draw_or_take(table: Any, seat: int, moves: Any, count: int) -> int:
    """The lixo, unless it costs a wild card for little or comes when the hand should be empty."""
    pair, heap = seat & 1, whole(table.lixo_size)
    burden = danger(table, pair) or (table.held[seat] <= FEW and has_canastra(table, pair) and not morto_due(table, pair))
    brought = -6 * (heap - 1) if burden else 5 * heap
    best, chosen = 0, whole(moves[0])
    for nth in range(1, count):
        move = whole(moves[nth])
        kind, one, two = move >> 24, move >> 16 & 255, move >> 8 & 255
        gain = brought
        if kind == TAKE_ON:
            gain += 15 - 10 * int(is_two(whole(table.lixo[heap - 1])))
        elif kind == TAKE_WITH:
            gain += 6 - 25 * (int(is_two(one)) + int(is_two(two)))
        else:
            gain += 6
        if gain > best:
            best, chosen = gain, move
    return chosen


@compiled
def _rejects(table: Any, seat: int) -> bool:
    """The opening player gives the first card back when it goes with nothing."""
    card = whole(table.first_card)
    return not is_two(card) and keeping(table, seat, card) < 8 and not goes_on(table, seat & 1, card)


@compiled
def _size(table: Any, pair: int, jogo: int) -> int:
    long = whole(table.length[pair, jogo])
    return SIX if long == CANASTRA - 1 else long


@compiled_apart
def _build(table: Any, seat: int, moves: Any, count: int) -> int:
    """The next jogo or card to lay, clean ones first; NOTHING when it is time to discard."""
    pair, held = seat & 1, whole(table.held[seat])
    due, canastra = morto_due(table, pair), has_canastra(table, pair)
    may_throw = moves[count - 1] >> 24 == DISCARD
    if not due and canastra and held <= 2 and may_throw and not pays(table, seat):
        return NOTHING
    clean, wild_add, size = _added(table, pair, moves, count)
    if clean != NOTHING:
        return clean
    clean, wild_lay, longest = _laid(table, seat, moves, count)
    if clean != NOTHING:
        return clean
    haste = hurry(table, pair)
    if wild_add != NOTHING and _worth_a_wild(size, held, due, canastra, haste):
        return wild_add
    if wild_lay != NOTHING and (haste or (held - longest <= 1 and (due or pays(table, seat)))):
        return wild_lay
    return NOTHING


@compiled_apart
def _added(table: Any, pair: int, moves: Any, count: int) -> tuple[int, int, int]:
    """The natural card to add, the wild card to add, each on the longest jogo that takes it; and how long the jogo of the latter is."""
    clean = wild = best = best_wild = NOTHING
    for nth in range(count):
        move = whole(moves[nth])
        kind, jogo, card, low = move >> 24, move >> 16 & 255, move >> 8 & 255, move & 255
        if kind == ADD and is_two(card):
            key = 2 * _size(table, pair, jogo) + 1 - low
            if key > best_wild:
                best_wild, wild = key, move
        elif kind in (ADD, ADD_BOTH):
            key = 4 * _size(table, pair, jogo) + (2 if kind == ADD_BOTH else low)
            if key > best:
                best, clean = key, move
    return clean, wild, best_wild >> 1


@compiled_apart
def _laid(table: Any, seat: int, moves: Any, count: int) -> tuple[int, int, int]:
    """The best new jogo without a wild card, a sequência before a trinca; the longest of all, and how long it is."""
    clean = longest = best = most = NOTHING
    for nth in range(count):
        move = whole(moves[nth])
        kind, one, two, three = move >> 24, move >> 16 & 255, move >> 8 & 255, move & 255
        if kind in (RUN, TRINCA, OF_TWOS):
            pure, size = _laying(table, seat, kind, one, two, three)
            key = 0 if not pure else size * (SIX + 1) if kind == RUN else SIX + size
            if key > max(best, 0):
                best, clean = key, move
            if size > most:
                most, longest = size, move
    return clean, longest, most


@compiled
def _laying(table: Any, seat: int, kind: int, one: int, two: int, three: int) -> tuple[bool, int]:  # noqa: PLR0913, PLR0917 - who, and which cards
    """Whether a new jogo has no wild card, and how many cards."""
    if kind == RUN:
        size = three - two + 1
        return ones(whole(table.places[seat, one]) >> two & ((1 << size) - 1)) == size, size
    if kind == OF_TWOS:
        return False, one
    return three == 0, two % 3 + two // 3 % 3 + two // 9 % 3 + two // 27 + three


@compiled
def _worth_a_wild(size: int, held: int, due: bool, canastra: bool, haste: bool) -> bool:
    """Where it makes the canastra that is missing, or anywhere when the end is near or the morto is one card away."""
    makes = size == SIX
    missing = 0 if makes else CANASTRA - 1 - min(size, CANASTRA - 1)
    return (makes and held <= FEW) or (due and held <= 2) or haste or (not canastra and missing <= 1)


@compiled_apart
def _throw(table: Any, seat: int, moves: Any, count: int) -> int:
    """What promises least and helps the next player least; a black three when it locks something."""
    black, chosen, least, safest = NOTHING, NOTHING, 1 << 30, 1 << 30
    for nth in range(count - 1, -1, -1):
        move = whole(moves[nth])
        if move >> 24 != DISCARD:
            break
        card = move >> 16 & 255
        if is_black_three(card):
            black = move
            continue
        fed = feeding(table, seat, card)
        safest = min(safest, fed)
        cost = keeping(table, seat, card) + fed
        if cost < least:
            least, chosen = cost, move
    if black != NOTHING and (chosen == NOTHING or _locks_now(table, seat, safest)):
        return black
    return chosen if chosen != NOTHING else whole(moves[count - 1])


@compiled
def _locks_now(table: Any, seat: int, safest: int) -> bool:
    """A big lixo, nothing safe to throw, or the risk of being left with a card that costs a hundred."""
    pair = seat & 1
    threatened = table.morto_taken[1 - pair] and fewest(table, 1 - pair) <= 6
    return table.lixo_size >= WORTH_LOCKING or safest > 14 or hurry(table, pair) or table.held[seat] <= 3 or bool(threatened)


@compiled_apart
def play_out(book: Any, table: Any, moves: Any) -> int:
    """The rest of the rodada by habit; how many actions it had."""
    actions = 0
    while table.stage == PLAYING:
        act(book, table, habit(table, moves, legal(book, table, moves)))
        actions += 1
    return actions
