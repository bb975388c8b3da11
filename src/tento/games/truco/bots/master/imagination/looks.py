"""How the cards look to a seat, as one number: its own hand, the rodada on the table and the course before it. Compiled.

Cards count by their kind: ten common ranks and four manilhas, whatever the vira is. The rank that has become the manilhas is missing among
the common ones, and manilhas of finished rodadas beat nobody any more: what was below them moves up. Who is good with a look has learned
it by playing: `grades` says how good a hand it is, and `lays` which card to lay.
"""

from typing import Any, Final

from tento.games.truco.bots.master.imagination.compiled import compiled
from tento.games.truco.kernels.book import MANILHA, NO_VIRA, TIED
from tento.games.truco.kernels.table import COVERED

COMMON: Final = 10
KINDS: Final = COMMON + 4
TRIPLES: Final = KINDS * (KINDS + 1) * (KINDS + 2) // 6
PAIRS: Final = KINDS * (KINDS + 1) // 2
HANDS: Final = TRIPLES + PAIRS + KINDS + 1
"""Hands of three, two, one and no cards."""
SIGHTS: Final = 1 + 3 * 3 * (KINDS + 1)
"""Nothing laid; or one to three cards, who is ahead, and the kind of the best."""
COURSES: Final = 7
LOOKS: Final = COURSES * HANDS * SIGHTS
NOTHING: Final = -1


@compiled
def gone(book: Any, table: Any, strength: int) -> int:
    """How many stronger cards were laid openly in rodadas that are over."""
    many = 0
    for rodada in range(table.rodadas):
        for place in range(book.seats):
            card = table.played[rodada, place]
            many += card < COVERED and book.strength[table.vira, card] > strength
    return many


@compiled
def kind(book: Any, table: Any, strength: int) -> int:
    """From 1, the lowest rank, to the zap; 0 for a covered card. In a pack of fewer ranks the lowest are missing."""
    if strength >= MANILHA:
        return COMMON + 1 + strength - MANILHA + gone(book, table, strength)
    if strength <= 0:
        return 0
    rank, ranks = (strength + 3) >> 2, book.cards >> 2
    if table.vira != NO_VIRA:
        turned = (book.strength[table.vira, table.vira] + 3) >> 2
        rank += rank <= turned < ranks
    return max(1, rank + COMMON - ranks)


@compiled
def hand_of(book: Any, table: Any, seat: int) -> int:
    """The number of the own cards, whatever their order."""
    held = table.held[seat]
    if held == 0:
        return HANDS - 1
    first = kind(book, table, book.strength[table.vira, table.hand[seat, 0]]) - 1
    if held == 1:
        return TRIPLES + PAIRS + first
    second = kind(book, table, book.strength[table.vira, table.hand[seat, 1]]) - 1
    low, high = min(first, second), max(first, second)
    if held == 2:
        return TRIPLES + high * (high + 1) // 2 + low
    third = kind(book, table, book.strength[table.vira, table.hand[seat, 2]]) - 1
    top, rest = max(high, third), min(high, third)
    middle, bottom = max(low, rest), min(low, rest)
    return top * (top + 1) * (top + 2) // 6 + middle * (middle + 1) // 2 + bottom


@compiled
def best_laid(table: Any, pair: int) -> int:
    """The best card of a pair in the rodada on the table; below even a covered one if it has laid none."""
    best = NOTHING
    for place in range(table.laid):
        if (table.leader + place) & 1 == pair:
            best = max(best, table.height[place])
    return best


@compiled
def course(table: Any, pair: int) -> int:
    """The rodadas so far as one pair sees them."""
    if table.rodadas == 0:
        return 0
    won = table.won[0]
    seen = 2 if won == TIED else 0 if won == pair else 1
    return 1 + seen if table.rodadas == 1 else 4 + seen


@compiled
def look(book: Any, table: Any, seat: int) -> int:
    """The number of what this seat sees."""
    sight = 0
    if table.laid:
        ours, theirs = best_laid(table, seat & 1), best_laid(table, 1 - (seat & 1))
        ahead = 0 if ours > theirs else 1 if theirs > ours else 2
        sight = 1 + ((table.laid - 1) * 3 + ahead) * (KINDS + 1) + kind(book, table, max(ours, theirs))
    return (course(table, seat & 1) * HANDS + hand_of(book, table, seat)) * SIGHTS + sight
