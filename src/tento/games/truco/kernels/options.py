"""Who must act and what a seat may do, compiled: the actions as a set of bits, one for each number of `moves`."""

from typing import Any

from tento.games.truco.kernels.book import MANILHA, TIED
from tento.games.truco.kernels.compiled import compiled, compiled_apart
from tento.games.truco.kernels.moves import ACCEPT, CLAIM, COVER, ONZE_PLAY, ONZE_RUN, PEEK, RAISE, REFUSE, STEAL
from tento.games.truco.kernels.table import FERRO, NOBODY, NORMAL, OF_ONZE, ONZE, PLAYING


@compiled
def awaited(book: Any, table: Any) -> int:
    """The first of the seats that must act; NOBODY between two mãos."""
    if table.stage == PLAYING:
        if table.asked == NOBODY:
            return table.turn
        seat = (table.asked_by + 1) & book.last
        return (seat + 2) & book.last if seat == table.refused_by else seat
    if table.stage == ONZE:
        for seat in range(table.eleven, book.seats, 2):
            if table.votes[seat] == NOBODY:
                return seat
        return table.eleven
    return NOBODY


@compiled
def legal(book: Any, table: Any, seat: int) -> int:
    """Every action of this seat that would be accepted without punishment, as a set of bits."""
    if table.stage == ONZE:
        return (1 << ONZE_PLAY | 1 << ONZE_RUN) if seat & 1 == table.eleven else 0
    if table.stage != PLAYING:
        return 0
    moves = _raises(book, table, seat)
    if table.asked == NOBODY:
        if table.turn == seat:
            moves |= _cards(book, table, seat)
        if book.claims and not is_dark(book, table) and _may_claim(book, table, seat):
            moves |= 1 << CLAIM
    elif seat & 1 != table.raised_by and seat != table.refused_by:
        moves |= 1 << ACCEPT | 1 << REFUSE
    if book.stealing and not is_dark(book, table):
        moves |= _cheats(book, table, seat)
    return moves


@compiled
def is_dark(book: Any, table: Any) -> bool:
    """In a mão de ferro nobody sees the own cards, to the end or until the first card is played; unless it is an open one."""
    if table.kind != FERRO or book.dark == 0:
        return False
    return book.dark == 2 or table.laid + table.rodadas == 0


@compiled
def _cards(book: Any, table: Any, seat: int) -> int:
    """Any card, or the highest where the leader must show it; and any covered, where that is allowed."""
    held = table.held[seat]
    every = (1 << held) - 1
    moves = every
    tied = table.rodadas == 1 and table.won[0] == TIED
    if tied and table.laid == 0 and book.tied_r1_leader_shows_highest and (table.kind != FERRO or book.open_ferro):
        best = 0
        for place in range(held):
            strength = book.strength[table.vira, table.hand[seat, place]]
            if strength > best:
                best, moves = strength, 0
            if strength == best:
                moves |= 1 << place
    return moves | every << COVER if _may_cover(book, table) else moves


@compiled
def _may_cover(book: Any, table: Any) -> bool:
    """While tied means that no rodada has been won yet."""
    if table.kind == FERRO and not book.ferro_facedown:
        return False
    if table.rodadas == 0:
        return book.facedown_r1 != 0
    if not book.facedown_r2_r3:
        return False
    if table.won[0] != TIED or (table.rodadas == 2 and table.won[1] != TIED):
        return True
    return book.facedown_while_tied == 0 or (book.facedown_while_tied == 1 and not (table.rodadas == 1 and table.laid == 0))


@compiled
def _may_claim(book: Any, table: Any, seat: int) -> bool:
    """Three manilhas; the zap and the copeta; the zap after a first rodada won: as far as the rulebook knows them, with cards in hand."""
    held, won_first = table.held[seat], table.rodadas > 0 and table.won[0] == seat & 1
    if held < 2 and not won_first:
        return False
    manilhas, zap, copeta = 0, 0, 0
    for place in range(held):
        strength = book.strength[table.vira, table.hand[seat, place]]
        manilhas += strength >= MANILHA
        zap += strength == MANILHA + 3
        copeta += strength == MANILHA + 2
    if (book.claims & 1 and manilhas == 3) or (book.claims & 2 and zap and copeta):
        return True
    return book.claims & 4 != 0 and zap != 0 and won_first and (book.claim_r1_winner == 0 or table.first_best == seat)


@compiled
def _raises(book: Any, table: Any, seat: int) -> int:
    """The next step of the ladder, or every higher one, where this pair may speak of it now."""
    if table.kind != NORMAL and not (book.onze_raises if table.kind == OF_ONZE else book.ferro_raises):
        return 0
    waits = table.asked != NOBODY
    if table.raised_by == seat & 1 and (waits or book.raise_alternation == 0):
        return 0
    if waits:
        if table.refused_by == seat:
            return 0
        step = table.asked + 1
    else:
        if table.raised_by != NOBODY and book.raise_deferred == 1:
            return 0
        if (book.raise_turn == 1 and table.turn != seat) or (book.raise_window == 1 and table.laid + table.rodadas == 0):
            return 0
        step = book.step_above[table.value]
    if step >= book.steps:
        return 0
    return ((1 << book.steps) - (1 << step)) << RAISE if book.raise_skip_steps else 1 << (RAISE + step)


@compiled_apart
def _cheats(book: Any, table: Any, seat: int) -> int:
    """Each card may be given for a stolen one, each opponent with cards be looked at, so many times a partida."""
    moves = 0
    if table.held[seat] and table.stolen[seat] < book.steal_limit_per_partida and loot(book, table) != NOBODY:
        moves = ((1 << table.held[seat]) - 1) << STEAL
    if table.peeked[seat] < book.steal_limit_per_partida:
        for other in range(1 - (seat & 1), book.seats, 2):
            if table.held[other]:
                moves |= 1 << (PEEK + other)
    return moves


@compiled
def loot(book: Any, table: Any) -> int:
    """Where the first three or manilha of the pack lies; NOBODY if there is none."""
    for place in range(table.pack_from, table.pack_from + table.pack_size):
        card = table.pack[place]
        if book.three[card] or book.strength[table.vira, card] >= MANILHA:
            return place
    return NOBODY
