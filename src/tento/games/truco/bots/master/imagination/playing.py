"""The rest of a mão, imagined: everybody calls, stays in and runs as often as their model says, and lays cards by habit or as learned.

Compiled.
"""

from typing import Any, Final

import numpy as np

from tento.games.truco.bots.master.imagination.compiled import compiled, compiled_apart
from tento.games.truco.bots.master.imagination.looks import NOTHING, best_laid, look
from tento.games.truco.bots.master.imagination.minds import Minds
from tento.games.truco.bots.master.imagination.spots import spot
from tento.games.truco.kernels.acting import act
from tento.games.truco.kernels.book import TIED
from tento.games.truco.kernels.moves import ACCEPT, CLAIM, ONZE_PLAY, RAISE, REFUSE
from tento.games.truco.kernels.options import awaited, is_dark, legal
from tento.games.truco.kernels.table import NOBODY, ONZE
from tento.table.bulk.chance import below, drawn

CALL, RUN, AGAIN = 0, 1, 2
"""What a model says of each spot: how often a player calls there on the own turn, runs when asked, raises again when asked."""
_TOP_BITS: Final = 11
_UNIT: Final = 1.0 / (1 << 53)


@compiled
def uniform(luck: Any) -> float:
    """A number from 0 to just below 1."""
    return (drawn(luck) >> np.uint64(_TOP_BITS)) * _UNIT


@compiled
def happens(luck: Any, chance: float) -> bool:
    """True so often."""
    return uniform(luck) < chance


@compiled
def lowest_raise(moves: int) -> int:
    """The smallest raise among these actions; NOBODY if there is none."""
    raises = moves >> RAISE
    if raises == 0:
        return NOBODY
    step = 0
    while not raises >> step & 1:
        step += 1
    return RAISE + step


@compiled
def useful_raise(book: Any, table: Any, seat: int, moves: int) -> int:
    """The smallest raise, unless what stands already wins the partida."""
    standing = table.value if table.asked == NOBODY else book.ladder[table.asked]
    return NOBODY if table.score[seat & 1] + standing >= book.partida_target else lowest_raise(moves)


@compiled
def habit_to_lead(book: Any, table: Any, seat: int, moves: int) -> int:
    """A middling card at first, the highest after a tie, the lowest otherwise."""
    low, high, lowest, highest = 0, 0, 127, -1
    held = table.held[seat]
    for nth in range(held):
        if moves >> nth & 1:
            strength = book.strength[table.vira, table.hand[seat, nth]]
            if strength < lowest:
                lowest, low = strength, nth
            if strength > highest:
                highest, high = strength, nth
    if table.rodadas == 0:
        return 3 - low - high if held == 3 and low != high else high
    return high if table.won[0] == TIED else low


@compiled
def habit(book: Any, table: Any, seat: int, moves: int) -> int:
    """The card that habit lays, as `sensible.habits` has it, by its place in the hand."""
    pair = seat & 1
    ours, theirs = best_laid(table, pair), best_laid(table, 1 - pair)
    if theirs == NOTHING:
        return habit_to_lead(book, table, seat, moves)
    low, over, tie, lowest, cheapest = 0, NOBODY, NOBODY, 127, 127
    for nth in range(table.held[seat]):
        strength = book.strength[table.vira, table.hand[seat, nth]]
        if strength < lowest:
            lowest, low = strength, nth
        if theirs < strength < cheapest:
            cheapest, over = strength, nth
        if strength == theirs:
            tie = nth
    if ours > theirs:
        return low
    if over != NOBODY:
        return over
    return tie if tie != NOBODY and (table.rodadas == 0 or table.won[0] != 1 - pair) else low


@compiled
def nth_lowest(book: Any, table: Any, seat: int, nth: int) -> int:
    """The place in the hand of the lowest card, or of the second or third lowest."""
    strength, held = book.strength[table.vira], table.held[seat]
    for place in range(held):
        below_it = 0
        for other in range(held):
            less = strength[table.hand[seat, other]] - strength[table.hand[seat, place]]
            below_it += less < 0 or (less == 0 and other < place)
        if below_it == nth:
            return place
    return 0


@compiled
def usual_card(book: Any, table: Any, seat: int, minds: Minds, seen: int, moves: int) -> int:
    """The card that this player lays, by its place in the hand: the one of its table, if it may be laid, or that of habit."""
    nth = minds.lays[minds.tables[minds.by_seat[seat]], seen]
    if nth < table.held[seat]:
        place = nth_lowest(book, table, seat, nth)
        if moves >> place & 1:
            return place
    return habit(book, table, seat, moves)


@compiled
def lay(book: Any, table: Any, seat: int, minds: Minds, seen: int, moves: int, luck: Any) -> int:
    """What this player does on the own turn without a word."""
    if moves >> CLAIM & 1:
        return CLAIM
    return below(luck, table.held[seat]) if is_dark(book, table) else usual_card(book, table, seat, minds, seen, moves)


@compiled
def answer(book: Any, table: Any, seat: int, chances: Any, raising: int, luck: Any) -> int:
    """Runs, stays in or raises again, so often; nobody runs who loses the partida by it."""
    if happens(luck, chances[RUN]) and table.score[1 - (seat & 1)] + book.runs[table.asked] < book.partida_target:
        return REFUSE
    return raising if raising != NOBODY and happens(luck, chances[AGAIN]) else ACCEPT


@compiled
def next_move(book: Any, table: Any, seat: int, minds: Minds, luck: Any) -> int:
    """What this player does, by its model."""
    if table.stage == ONZE:
        return ONZE_PLAY
    moves, seen = legal(book, table, seat), look(book, table, seat)
    raising = useful_raise(book, table, seat, moves)
    chances = minds.models[minds.by_seat[seat], spot(book, table, seat, minds.grades[seen], minds.wins)]
    if table.asked != NOBODY:
        return answer(book, table, seat, chances, raising, luck)
    if raising != NOBODY and happens(luck, chances[CALL]):
        return raising
    return lay(book, table, seat, minds, seen, moves, luck)


@compiled_apart
def play_out(book: Any, table: Any, minds: Minds, pair: int, luck: Any) -> float:
    """The chance of this pair to win the partida once the mão has been played out."""
    while table.stage <= ONZE:
        seat = awaited(book, table)
        act(book, table, seat, next_move(book, table, seat, minds, luck))
    target = book.partida_target
    return minds.wins[min(target, table.score[pair]), min(target, table.score[1 - pair])]
