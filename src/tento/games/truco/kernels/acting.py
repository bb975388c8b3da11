"""What an action does to the table, compiled. It must be one that `options.legal` lists."""

from typing import Any

import numpy as np

from tento.games.truco.kernels.compiled import compiled, compiled_apart
from tento.games.truco.kernels.moves import ACCEPT, CLAIM, COVER, ONZE_PLAY, ONZE_RUN, PEEK, RAISE, REFUSE, STEAL
from tento.games.truco.kernels.options import loot
from tento.games.truco.kernels.rodadas import end_mao, end_rodada
from tento.games.truco.kernels.table import COVERED, NOBODY, PLAYING


@compiled
def act(book: Any, table: Any, seat: int, move: int) -> None:
    """A legal action of this seat."""
    if move < ACCEPT:
        _lay(book, table, seat, move - COVER if move >= COVER else move, move >= COVER)
    elif move >= RAISE:
        _raise(book, table, seat, move - RAISE)
    elif move == ACCEPT:
        table.value = book.ladder[table.asked]
        table.asked = table.refused_by = NOBODY
    elif move == REFUSE:
        _run(book, table, seat)
    elif move in (ONZE_PLAY, ONZE_RUN):
        _vote(book, table, seat, 1 if move == ONZE_PLAY else 0)
    elif move == CLAIM:
        end_mao(book, table, seat & 1, table.value)
    elif move >= PEEK:
        table.seen[seat] |= np.uint64(1) << np.uint64(table.hand[move - PEEK, 0])
        table.peeked[seat] += 1
    else:
        _steal(book, table, seat, move - STEAL)


@compiled
def _lay(book: Any, table: Any, seat: int, place: int, covered: bool) -> None:
    """The card leaves the hand; the last one of a rodada ends it."""
    first, second, third = table.hand[seat, 0], table.hand[seat, 1], table.hand[seat, 2]
    card = table.hand[seat, place]
    table.hand[seat, 0] = second if place == 0 else first  # without a branch: which card it is nobody can foresee
    table.hand[seat, 1] = third if place < 2 else second
    table.held[seat] -= 1
    laid = table.laid
    table.played[table.rodadas, laid] = card + COVERED if covered else card
    table.height[laid] = 0 if covered else book.strength[table.vira, card]
    table.laid = laid + 1
    table.turn = (seat + 1) & book.last
    if laid == book.last:
        end_rodada(book, table)


@compiled
def _raise(book: Any, table: Any, seat: int, step: int) -> None:
    """Asks for a value; as an answer it accepts the value asked before."""
    if table.asked != NOBODY:
        table.value = book.ladder[table.asked]
    table.asked = step
    table.asked_by = seat
    table.raised_by = seat & 1
    table.refused_by = NOBODY


@compiled_apart
def _run(book: Any, table: Any, seat: int) -> None:
    """The askers take what the mão was worth before; where a refusal needs both partners, the first one only waits."""
    if book.raise_reply_conflict == 1 and book.seats == 4 and table.refused_by == NOBODY:
        table.refused_by = seat
    else:
        end_mao(book, table, 1 - (seat & 1), book.runs[table.asked])


@compiled_apart
def _vote(book: Any, table: Any, seat: int, play: int) -> None:
    """The mão de onze is decided by the first answer, by the first yes, or once both say the same."""
    agreed = book.onze_decision_by == 0 or (book.onze_decision_by == 2 and play == 1)
    if not agreed and book.seats == 4 and table.votes[(seat + 2) & book.last] != play:
        table.votes[seat] = play
    elif play:
        table.stage = PLAYING
        table.value = book.onze_play_value
    else:
        end_mao(book, table, 1 - (seat & 1), book.onze_decline_value)


@compiled_apart
def _steal(book: Any, table: Any, seat: int, place: int) -> None:
    """Swaps the card for the loot; the card given goes under the pack."""
    found = loot(book, table)
    last = table.pack_from + table.pack_size - 1
    taken, given = table.pack[found], table.hand[seat, place]
    for later in range(found, last):
        table.pack[later] = table.pack[later + 1]
    table.pack[last] = given
    table.hand[seat, place] = taken
    table.stolen[seat] += 1
