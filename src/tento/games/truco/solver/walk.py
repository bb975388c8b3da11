"""A walk through the whole mão for one player: regrets learned, or the best answer to the other's strategy.

At every decision the values of all own hands are reckoned at once against the reaches of all the other's. A strategy is one long array,
decision after decision in the order of the walk: the cards from weak to strong, the covered card, the bets. `numbers` holds the regrets and
after them, `half` further on, the sums of the average strategy.

Whole numbers are handed on as int64 and others as float32, without exception: numba cannot keep a recursive function that is called with
several types.
"""

import numpy as np

from tento.games.truco.solver.codes import (
    ANSWER,
    BEST,
    COUNT,
    DECIDE,
    END,
    EQUAL,
    HIGHER,
    HIGHEST,
    LAST,
    LOWER,
    ONE_AND_COVERED,
)  # fmt: skip
from tento.games.truco.solver.compiling import compiled
from tento.games.truco.solver.endings import shown, won
from tento.games.truco.solver.lanes import LANES
from tento.games.truco.solver.last_card import last_card
from tento.games.truco.solver.layout import (
    ACTIONS,
    AFTER,
    ANSWERED,
    BEFORE,
    BEFORE_COVERING,
    BETS,
    COLUMNS,
    COMING,
    COVERING,
    DEEPEST,
    EVEN,
    GAINS,
    HANDS,
    KIND,
    LAYING,
    LEFT,
    MANY_BETS,
    MANY_CLASSES,
    MIXED,
    PLAYED,
    PLAYER,
    REACH,
    ROOM,
    USABLE,
    VALUES,
    WORTH,
    Floats,
    Ints,
)  # fmt: skip
from tento.games.truco.solver.regrets import add, best, clear, copy, learn, mix

ONE_CARD = np.float32(1)
COUNTS, GAINED, ADDED = 0, 1, 2
"""What becomes of the values of a move: nothing, where a walk only counts; gains of the own decision; or a part of the other's value."""


@compiled
def walk(
    rows: Ints, ints: Ints, floats: Floats, numbers: Floats, half: int, mode: int, me: int, row: int, depth: int,
    space0: int, space1: int, reach0: int, reach1: int, weight: np.float32, card: int, at: int,
) -> int:  # fmt: skip
    """Where the strategy goes on after this situation; its value to each hand of `me` is written at this depth.

    `space` says what each of both may hold, `reach` at which depth their reaches lie, `weight` in how many ways the cards on the table came
    there, `card` which one is to be answered, `at` where the strategy of this situation begins.
    """
    r = row * COLUMNS
    player, values, below = rows[r + PLAYER], VALUES + depth * HANDS, VALUES + (depth + 1) * HANDS
    own_space, other_space = (space0, space1) if me == 0 else (space1, space0)
    if rows[r + KIND] != DECIDE:
        if mode != COUNT:
            others = REACH + ((1 - me) * DEEPEST + (reach1 if me == 0 else reach0)) * HANDS
            _over(ints, floats, rows[r + KIND], row, me, weight, own_space, other_space, others, card, values)
        return at
    space, reach, waits_in, waits_at = (space0, reach0, space1, reach1) if player == 0 else (space1, reach1, space0, reach0)
    next0, next1 = (depth + 1, reach1) if player == 0 else (reach0, depth + 1)
    less0, less1 = (space0 - 1, space1) if player == 0 else (space0, space1 - 1)
    laying, covering = rows[r + LAYING], rows[r + COVERING]
    cards = 0 if laying == 0 else (2 * space if covering >= 0 else space)
    n, own, actions = ints[ROOM + space], ints[ROOM + own_space], cards + rows[r + MANY_BETS]
    choice = 0 if laying == 0 else (4 if covering >= 0 else (5 if laying == HIGHEST else space))
    usable, room, takes = USABLE + choice * ACTIONS * HANDS, depth * ACTIONS * HANDS, _taking(mode, player == me)
    mixed, gains, played, here = MIXED + room, GAINS + room, PLAYED + room, at
    movers, moved = REACH + (player * DEEPEST + reach) * HANDS, REACH + (player * DEEPEST + depth + 1) * HANDS
    if actions > 1:
        at += n * actions
    if takes != COUNTS:
        even, source = EVEN + (choice * (ACTIONS + 1) + actions) * HANDS, here + (half if mode == BEST and player != me else 0)
        _begin(floats, numbers, source, n, own, actions, usable, even, mixed, movers, played, gains, values, takes)
    if laying == LAST:
        waiting = REACH + ((1 - player) * DEEPEST + waits_at) * HANDS
        at = last_card(
            rows, ints, floats, numbers, half, mode, me, player, rows[r + AFTER], waits_in, waiting, played, gains, values, weight, at
        )
    elif laying:
        for c in range(ints[MANY_CLASSES]):
            coming, left = ints[COMING + c], floats[LEFT + c]
            if coming <= 0:
                continue
            compared = HIGHER if c > card else (LOWER if c < card else EQUAL)
            following = rows[r + ANSWERED + compared] if laying == ANSWER else rows[r + AFTER]
            before, rests = BEFORE + (space * LANES + c) * HANDS, ints[ROOM + space - 1]
            _lay(ints, floats, before, rests, played, moved, takes)
            ints[COMING + c], floats[LEFT + c] = coming - 1, left - ONE_CARD
            at = walk(
                rows, ints, floats, numbers, half, mode, me, following, depth + 1, less0, less1, next0, next1, weight * left, c, at
            )  # fmt: skip
            ints[COMING + c], floats[LEFT + c] = coming, left
            _laid(ints, floats, before, rests, n - 1, own, below, gains, values, takes)
    if covering >= 0:
        pairs, (cover0, cover1) = ints[ROOM + ONE_AND_COVERED], (ONE_AND_COVERED, space1) if player == 0 else (space0, ONE_AND_COVERED)
        _lay(ints, floats, BEFORE_COVERING, pairs, played, moved, takes)
        at = walk(rows, ints, floats, numbers, half, mode, me, covering, depth + 1, cover0, cover1, next0, next1, weight, card, at)
        _laid(ints, floats, BEFORE_COVERING, pairs, n - 1, own, below, gains, values, takes)
    for bet in range(actions - cards):
        a, following = (cards + bet) * n, rows[r + BETS + bet]
        if takes != COUNTS:
            copy(floats, played + a, moved, n)
        at = walk(rows, ints, floats, numbers, half, mode, me, following, depth + 1, space0, space1, next0, next1, weight, card, at)
        _seen(floats, n, own, below, gains + a, values, takes)
    if takes == GAINED:
        _end(floats, numbers, here, half, n, actions, usable, mixed, gains, played, values, mode)
    return at


@compiled
def _taking(mode: int, own: bool) -> int:
    if mode == COUNT:
        return COUNTS
    return GAINED if own else ADDED


@compiled
def _over(
    ints: Ints, floats: Floats, kind: int, row: int, me: int, weight: np.float32, own_space: int, other_space: int, others: int, card: int,
    values: int,
) -> None:  # fmt: skip
    """What an end is worth to each own hand."""
    if kind == END:
        worth = floats[WORTH + 3 * row] if me == 0 else -floats[WORTH + 3 * row]
        won(ints, floats, weight * worth, own_space, other_space, others, card, values)
    else:
        shown(ints, floats, weight, me, WORTH + 3 * row, own_space, other_space, others, values)


@compiled
def _begin(
    floats: Floats, numbers: Floats, source: int, n: int, own: int, actions: int, usable: int, even: int, mixed: int, movers: int,
    played: int, gains: int, values: int, takes: int,
) -> None:  # fmt: skip
    """The strategy of the decision, and room for what its moves are worth."""
    if actions > 1:
        mix(floats, numbers, source, n, actions, usable, even, mixed, movers, played)
    else:
        copy(floats, movers, played, n)
    if takes == GAINED:
        clear(floats, gains, actions * n)
    else:
        clear(floats, values, own)


@compiled
def _end(
    floats: Floats, numbers: Floats, at: int, half: int, n: int, actions: int, usable: int, mixed: int, gains: int, played: int,
    values: int, mode: int,
) -> None:  # fmt: skip
    """The value of the own decision, from the gains of its moves."""
    if actions == 1:
        copy(floats, gains, values, n)
    elif mode == BEST:
        best(floats, n, actions, usable, gains, values)
    else:
        learn(floats, numbers, at, half, n, actions, usable, mixed, gains, played, values)


@compiled
def _lay(ints: Ints, floats: Floats, before: int, rests: int, played: int, moved: int, takes: int) -> None:
    """The reaches of the hands that are left when a card is laid or covered."""
    if takes != COUNTS:
        for h in range(rests):
            floats[moved + h] = floats[played + ints[before + h]]


@compiled
def _laid(
    ints: Ints, floats: Floats, before: int, rests: int, nowhere: int, own: int, below: int, gains: int, values: int, takes: int
) -> None:
    """What it is worth to lay or cover a card. What comes from nowhere goes to the last place, which is nobody's."""
    if takes == GAINED:
        for h in range(rests):
            floats[gains + ints[before + h]] = floats[below + h]
        floats[gains + nowhere] = 0
    elif takes == ADDED:
        add(floats, below, values, own)


@compiled
def _seen(floats: Floats, n: int, own: int, below: int, gains: int, values: int, takes: int) -> None:
    """What a bet is worth."""
    if takes == GAINED:
        copy(floats, below, gains, n)
    elif takes == ADDED:
        add(floats, below, values, own)
