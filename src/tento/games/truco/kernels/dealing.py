"""The deal, compiled: from a pack that was cut and burnt elsewhere, or by the table's own chance."""

from typing import Any

from tento.games.truco.kernels.book import NO_VIRA, UNPLAYED
from tento.games.truco.kernels.compiled import compiled, compiled_apart
from tento.games.truco.kernels.table import FERRO, MAO_OVER, MATCH_OVER, NOBODY, NORMAL, OF_ONZE, ONZE, PLAYING
from tento.table.bulk.chance import below


@compiled
def deal(book: Any, table: Any, size: int, from_bottom: int) -> None:
    """The next dealer deals the first `size` cards of `pack`, from its top or from its bottom."""
    if table.partida != NOBODY:
        _new_partida(table)
    table.dealer = table.next_dealer
    table.next_dealer = NOBODY
    _stake(book, table)
    _clear(book, table)
    by_threes = book.packet[1 if table.kind == FERRO else 0] == 3
    dealt = 3 * book.seats
    seat = table.dealer
    for turn in range(book.seats):
        seat = (seat + book.right) & book.last
        for nth in range(3):
            place = 3 * turn + nth if by_threes else book.seats * nth + turn
            table.hand[seat, nth] = table.pack[size - 1 - place if from_bottom else place]
    table.vira = NO_VIRA
    if book.has_vira:
        table.vira = table.pack[size - 1 - dealt] if from_bottom else table.pack[dealt]
        dealt += 1
    table.pack_from = 0 if from_bottom else dealt
    table.pack_size = size - dealt


@compiled_apart
def _new_partida(table: Any) -> None:
    table.score[0] = table.score[1] = 0
    table.partida = NOBODY
    for seat in range(4):
        table.stolen[seat] = table.peeked[seat] = 0


@compiled
def _stake(book: Any, table: Any) -> None:
    """Both pairs on the mark: ferro, for the points missing to the target. One of them: onze. Else a mão at its base or kept value."""
    first, second = table.score[0] == book.onze_at, table.score[1] == book.onze_at
    table.eleven = NOBODY
    table.stage = PLAYING
    if first and second:
        table.kind = FERRO
        table.value = book.partida_target - book.onze_at
    elif first or second:
        table.kind = OF_ONZE
        table.stage = ONZE
        table.eleven = 0 if first else 1
        table.value = book.onze_starts
    else:
        table.kind = NORMAL
        table.value = table.carried if table.carried else book.mao_base_value


@compiled
def _clear(book: Any, table: Any) -> None:
    """Nothing is laid, raised or seen yet."""
    table.led[0] = table.starter = table.leader = table.turn = (table.dealer + book.lead) & book.last
    table.rodadas = table.laid = table.points = 0
    table.raised_by = table.asked = table.asked_by = table.refused_by = table.first_best = table.winner = NOBODY
    table.vira_shown = book.has_vira and (table.kind != FERRO or book.vira_in_ferro)
    for rodada in range(3):
        table.won[rodada] = UNPLAYED
    for seat in range(4):
        table.votes[seat] = NOBODY
        table.held[seat] = 3 if seat < book.seats else 0
        table.seen[seat] = 0


@compiled
def shuffle_and_deal(book: Any, table: Any) -> None:
    """The next mão by the table's own chance. A match that is over makes room for a new one; a dealer to be drawn for is any seat.

    Cards that nobody will see need no shuffling: they count only where cards are stolen.
    """
    if table.stage == MATCH_OVER:
        start(table)
    if table.next_dealer == NOBODY:
        table.next_dealer = below(table.luck, book.seats)
    cards = book.cards
    for place in range(cards):
        table.pack[place] = place
    for place in range(cards - 1 if book.stealing else 3 * book.seats + book.has_vira):
        other = place + below(table.luck, cards - place)
        table.pack[place], table.pack[other] = table.pack[other], table.pack[place]
    deal(book, table, cards, 0)


@compiled_apart
def start(table: Any) -> None:
    """A new match: nothing is won, and nobody deals yet."""
    table.stage = MAO_OVER
    table.next_dealer = table.winner = NOBODY
    table.maos = table.carried = 0
    table.jogo[0] = table.jogo[1] = 0
    _new_partida(table)
