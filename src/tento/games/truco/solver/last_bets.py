"""The bets over the leader's last card: a walk for three kinds of hand, whose card is higher, lower or equal; a lane for each last card.

A decision's numbers lie action by action, kind by kind (the leader has one) and card by card.
"""

import numpy as np

from tento.games.truco.solver.codes import BEST, COUNT, DECIDE, END, EQUAL, HIGHER, IMPOSSIBLE, LEARN, LOWER, NONE
from tento.games.truco.solver.compiling import compiled
from tento.games.truco.solver.lanes import LANES, every, higher, load, store, where
from tento.games.truco.solver.layout import (
    ACTIONS,
    BETS,
    COLUMNS,
    KEEP,
    KIND,
    KINDS,
    LAST_BETS_ROOM,
    MANY_BETS,
    PLAYER,
    WORTH,
    Floats,
    Ints,
)  # fmt: skip
from tento.games.truco.solver.regrets import add, clear, copy, times

# What lies in the room of a depth: the leader's reach, that of the three kinds, the value to each kind (or the first alone, to the leader),
# the strategy, and what its actions are worth.
LEADS, UP, DOWN, LEVEL, VALUE = 0, LANES, 2 * LANES, 3 * LANES, 4 * LANES
MIXED, GAINS = VALUE + KINDS * LANES, VALUE + KINDS * (1 + ACTIONS) * LANES
WHOLE = np.float32(1)


@compiled
def last_bets(
    rows: Ints, floats: Floats, numbers: Floats, half: int, mode: int, me: int, follower: int, row: int, room: int, at: int
) -> int:  # fmt: skip
    """Where the strategy goes on; the value of the situation is written into its room, where the reaches were."""
    r = row * COLUMNS
    player, actions = rows[r + PLAYER], rows[r + MANY_BETS]
    if rows[r + KIND] != DECIDE:
        if mode != COUNT:
            _over(floats, rows[r + KIND] == END, WORTH + 3 * row, me, follower, room)
        return at
    if actions == 1:
        return last_bets(rows, floats, numbers, half, mode, me, follower, rows[r + BETS], room, at)
    kinds, here, own, below = KINDS if player == follower else 1, at, KINDS if me == follower else 1, room + LAST_BETS_ROOM
    n = kinds * LANES
    at += n * actions
    first = UP if player == follower else LEADS
    if mode != COUNT:  # a walk that counts has no numbers yet
        _mix(floats, numbers, here + (half if mode == BEST and player != me else 0), n, actions, room + MIXED)
    clear(floats, room + VALUE, own * LANES)
    for a in range(actions):
        copy(floats, room, below, VALUE)
        times(floats, room + MIXED + a * n, below + first, n)
        at = last_bets(rows, floats, numbers, half, mode, me, follower, rows[r + BETS + a], below, at)
        if player == me:
            copy(floats, below + VALUE, room + GAINS + a * n, n)
        else:
            add(floats, below + VALUE, room + VALUE, own * LANES)
    if player == me and mode == BEST:
        _best(floats, n, actions, room)
    elif player == me and mode == LEARN:
        _learn(floats, numbers, here, half, n, actions, room, first)
    return at


@compiled
def _over(floats: Floats, ran: bool, worth: int, me: int, follower: int, room: int) -> None:
    """What an end is worth: somebody ran, or the last card answers."""
    sign = np.float32(1) if me == 0 else np.float32(-1)
    wins = every(sign * floats[worth + (0 if ran else (HIGHER if follower == 0 else LOWER))])
    loses = every(sign * floats[worth + (0 if ran else (LOWER if follower == 0 else HIGHER))])
    ties = every(sign * floats[worth + (0 if ran else EQUAL)])
    if me == follower:
        leads = load(floats, room + LEADS)
        store(floats, room + VALUE, wins * leads)
        store(floats, room + VALUE + LANES, loses * leads)
        store(floats, room + VALUE + 2 * LANES, ties * leads)
    else:
        value = wins * load(floats, room + UP) + loses * load(floats, room + DOWN) + ties * load(floats, room + LEVEL)
        store(floats, room + VALUE, value)


@compiled
def _mix(floats: Floats, numbers: Floats, source: int, n: int, actions: int, mixed: int) -> None:
    """The strategy that regrets or sums stand for: in proportion to what is positive, evenly where nothing is."""
    nothing, one, even = every(NONE), every(WHOLE), every(WHOLE / np.float32(actions))
    for x in range(0, n, LANES):
        whole = nothing
        for a in range(actions):
            whole = whole + higher(load(numbers, source + a * n + x), nothing)
        scale, share = where(whole, whole, one), where(whole, nothing, even)
        for a in range(actions):
            store(floats, mixed + a * n + x, higher(load(numbers, source + a * n + x), nothing) / scale + share)


@compiled
def _learn(floats: Floats, numbers: Floats, at: int, half: int, n: int, actions: int, room: int, first: int) -> None:
    """The value of a decision to each kind of hand, and what it regrets."""
    better, worse, fade = every(floats[KEEP]), every(floats[KEEP + 1]), every(floats[KEEP + 2])
    for x in range(0, n, LANES):
        value, reach = every(NONE), load(floats, room + first + x)
        for a in range(actions):
            value = value + load(floats, room + MIXED + a * n + x) * load(floats, room + GAINS + a * n + x)
        store(floats, room + VALUE + x, value)
        for a in range(actions):
            place = at + a * n + x
            old = load(numbers, place)
            store(numbers, place, old * where(old, better, worse) + load(floats, room + GAINS + a * n + x) - value)
            store(numbers, half + place, load(numbers, half + place) * fade + reach * load(floats, room + MIXED + a * n + x))


@compiled
def _best(floats: Floats, n: int, actions: int, room: int) -> None:
    """The value of a decision if each kind of hand does what is best for it."""
    for x in range(0, n, LANES):
        value = every(IMPOSSIBLE)
        for a in range(actions):
            value = higher(value, load(floats, room + GAINS + a * n + x))
        store(floats, room + VALUE + x, value)
