"""A choice between words, as one small number: the course, the table, the stake, and how good the hand is.

Compiled. Players are remembered by these numbers: how often they call, stay in and run in each of them.
"""

from typing import Any, Final

from tento.games.truco.bots.master.imagination.compiled import compiled
from tento.games.truco.bots.master.imagination.looks import COURSES, best_laid, course
from tento.games.truco.kernels.table import NOBODY

PLACES: Final = 9
STEPS: Final = 4
CUTS: Final = (0.1, 0.25, 0.38, 0.46, 0.495, 0.53, 0.6)
"""Between these lie the odds: from those where hardly anything is lost to those where one must be very sure."""
ODDS: Final = len(CUTS) + 1
STAYING: Final = 0.17
"""To stay in one must be less sure than to call: by so much both become alike."""
GRADES: Final = 24
SPOTS: Final = COURSES * PLACES * STEPS * ODDS * GRADES


@compiled
def place(book: Any, table: Any, seat: int) -> int:
    """Who is ahead in this rodada, and whether the seat, and whoever comes last, has laid already."""
    if table.laid == 0:
        return 0
    pair = seat & 1
    ours, theirs = best_laid(table, pair), best_laid(table, 1 - pair)
    ahead = 0 if ours > theirs else 1 if theirs > ours else 2
    laid = table.held[seat] + table.rodadas < 3
    return 1 + 4 * (ahead == 1) + 2 * laid + (table.laid == book.last)


@compiled
def odds(book: Any, table: Any, pair: int, wins: Any) -> int:
    """How sure one must be at this score to stay in, or for a call to be no loss, as a place among the CUTS."""
    target, ours, theirs = book.partida_target, table.score[pair], table.score[1 - pair]
    if table.asked != NOBODY:
        to, less = book.ladder[table.asked], book.runs[table.asked]
    else:
        step = book.step_above[table.value]
        if step >= book.steps:
            return 0
        to, less = book.ladder[step], table.value
    lost, saved = wins[ours, min(target, theirs + to)], wins[ours, min(target, theirs + less)]
    won = wins[min(target, ours + to), theirs]
    if table.asked != NOBODY:
        needed = (saved - lost) / max(1e-9, won - lost) + STAYING
    else:
        before = wins[min(target, ours + less), theirs]
        needed = (saved - lost) / max(1e-9, won - before + saved - lost)
    found = 0
    for cut in CUTS:
        found += needed >= cut
    return found


@compiled
def spot(book: Any, table: Any, seat: int, grade: int, wins: Any) -> int:
    """The number of this choice, with a hand of this grade."""
    pair = seat & 1
    step = min(STEPS - 1, table.asked if table.asked != NOBODY else book.step_above[table.value])
    found = course(table, pair) * PLACES + place(book, table, seat)
    return ((found * STEPS + step) * ODDS + odds(book, table, pair, wins)) * GRADES + grade
