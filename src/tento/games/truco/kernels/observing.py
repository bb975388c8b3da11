"""What a seat may know of a table, compiled: the very numbers that `tento.games.truco.numbered` makes of its view."""

from typing import Any

from tento.games.truco.kernels.bulk import chosen_of
from tento.games.truco.kernels.compiled import compiled, compiled_apart
from tento.games.truco.kernels.moves import MOVES
from tento.games.truco.kernels.options import is_dark
from tento.games.truco.kernels.table import COVERED, FERRO, NOBODY, OF_ONZE, ONZE

HELD, LAID, STRENGTH, SEEN, WIDTH = 33, 37, 49, 61, 64
"""Where the later fields of an observation begin, and how long it is."""


@compiled
def observe_all(  # noqa: PLR0913, PLR0917 - compiled code takes arrays and numbers, no values of ours
    book: Any, tables: Any, seats: Any, moves: Any, seen: Any, mask: Any
) -> None:
    """Of each table what this seat may know, and its legal actions as ones in a row of zeros."""
    for number in range(tables.size):
        observe(book, tables[number], seats[number], seen[number])
        bits = moves[number]
        for move in range(MOVES):
            mask[number, move] = bits >> move & 1


@compiled
def choose_all(moves: Any, luck: Any, chosen: Any) -> None:
    """At each table one of the legal actions, each as likely as another."""
    for number in range(moves.size):
        chosen[number] = chosen_of(moves[number], luck)


@compiled_apart
def observe(book: Any, table: Any, seat: int, into: Any) -> None:
    """Stakes, score and places; then the cards that this seat sees."""
    own = seat & 1
    into[0] = table.stage == ONZE
    into[1] = table.kind
    into[2] = _side(own, table.eleven)
    into[3] = table.value
    into[4] = 0 if table.asked == NOBODY else book.ladder[table.asked]
    into[5] = 0 if table.asked == NOBODY else _side(own, table.asked_by & 1)
    into[6] = _side(own, table.raised_by)
    into[7], into[8] = table.score[own], table.score[1 - own]
    into[9], into[10] = table.jogo[own], table.jogo[1 - own]
    into[11], into[12], into[13] = book.partida_target, book.best_of, book.seats
    into[14] = 1 + ((table.dealer - seat) & book.last)
    into[15] = 1 + ((table.leader - seat) & book.last)
    into[16] = 1 + ((table.turn - seat) & book.last)
    _hands(book, table, seat, into)
    _rodadas(book, table, seat, into)
    _peeked(book, table, seat, into)


@compiled
def _side(own: int, pair: int) -> int:
    return 0 if pair == NOBODY else 1 if pair == own else -1


@compiled
def _hands(book: Any, table: Any, seat: int, into: Any) -> None:
    """The vira if it is shown; the own hand unless it is dark; the partner's where it is shown to this seat."""
    into[17] = table.vira + 1 if book.has_vira and table.vira_shown else 0
    _hand(book, table, seat, not is_dark(book, table), into, 18)
    eleven = table.kind == OF_ONZE and book.onze_partners_show and table.eleven == seat & 1
    shown = book.seats == 4 and (eleven or (table.kind == FERRO and book.ferro_shown))
    _hand(book, table, (seat + 2) & book.last, shown, into, 24)


@compiled
def _hand(  # noqa: PLR0913, PLR0917 - as above
    book: Any, table: Any, holder: int, shown: bool, into: Any, place: int
) -> None:
    """Three cards and how strong they are; zeros for those that are gone or not shown."""
    for nth in range(3):
        known = shown and nth < table.held[holder]
        card = table.hand[holder, nth]
        into[place + nth] = card + 1 if known else 0
        into[place + 3 + nth] = _strength(book, table, card) if known else 0


@compiled
def _strength(book: Any, table: Any, card: int) -> int:
    """Nothing while the vira that decides it is hidden."""
    return book.strength[table.vira, card] if table.vira_shown or not book.has_vira else 0


@compiled
def _rodadas(book: Any, table: Any, seat: int, into: Any) -> None:
    """Who won each rodada, how many cards each holds, and what each laid: face down it is known to who laid it, unless it was dark."""
    for rodada in range(3):
        into[30 + rodada] = 0 if rodada >= table.rodadas else 2 if table.won[rodada] == 2 else _side(seat & 1, table.won[rodada])
    for place in range(4):
        into[HELD + place] = table.held[(seat + place) & book.last] if place < book.seats else 0
    for place in range(LAID, SEEN):
        into[place] = 0
    dark = is_dark(book, table)
    for rodada in range(min(table.rodadas + 1, 3)):
        laid = book.seats if rodada < table.rodadas else table.laid
        for nth in range(laid):
            away = (table.led[rodada] + nth - seat) & book.last
            card = table.played[rodada, nth]
            if card < COVERED:
                into[LAID + 4 * rodada + away] = card + 1
                into[STRENGTH + 4 * rodada + away] = _strength(book, table, card)
            else:
                into[LAID + 4 * rodada + away] = COVERED if away or dark else card + 1


@compiled
def _peeked(book: Any, table: Any, seat: int, into: Any) -> None:
    """The first three cards peeked at, in the order of the pack."""
    for place in range(SEEN, WIDTH):
        into[place] = 0
    place = SEEN
    bits = table.seen[seat]
    if bits:
        for card in range(book.cards):
            if place < WIDTH and int(bits) >> card & 1:
                into[place] = card + 1
                place += 1
