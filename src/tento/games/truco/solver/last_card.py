"""The leader's last card: the other knows what the own card will do to it, so that three kinds of hand are enough from here on.

All cards that the leader may lay are taken at once: each has its lane.
"""

import numpy as np

from tento.games.truco.solver.codes import COUNT, NONE, ONE
from tento.games.truco.solver.compiling import compiled
from tento.games.truco.solver.covered import against_covered, others_of, ways_with
from tento.games.truco.solver.lanes import LANES, every, load, store, total
from tento.games.truco.solver.last_bets import DOWN, LEADS, LEVEL, UP, VALUE, last_bets
from tento.games.truco.solver.layout import ABOVE, BELOW, LAST_BETS, LEFT, MANY_CLASSES, Floats, Ints

ONCE, TWICE = np.float32(1), np.float32(2)


@compiled
def last_card(
    rows: Ints, ints: Ints, floats: Floats, numbers: Floats, half: int, mode: int, me: int, leader: int, following: int, space: int,
    waiting: int, played: int, gains: int, values: int, weight: np.float32, at: int,
) -> int:  # fmt: skip
    """Lays each card that the leader may have: the gains of the leader or the values of the other, and where the strategy goes on."""
    room = LAST_BETS + 0 * at  # an int64, as every number that is handed on
    if mode == COUNT:
        return last_bets(rows, floats, numbers, half, mode, me, 1 - leader, following, room, at)
    whole = every(weight) * load(floats, LEFT)
    store(floats, room + LEADS, load(floats, played))
    _fates(ints, floats, space, waiting, room)
    for kind in (UP, DOWN, LEVEL):
        store(floats, room + kind, whole * load(floats, room + kind))
    at = last_bets(rows, floats, numbers, half, mode, me, 1 - leader, following, room, at)
    if me == leader:
        store(floats, gains, load(floats, room + VALUE))
        return at
    for kind in range(3):
        store(floats, room + VALUE + kind * LANES, whole * load(floats, room + VALUE + kind * LANES))
    if space == ONE:
        _share(ints, floats, room + VALUE, values)
    else:
        _share_covered(ints, floats, room + VALUE, values)
    return at


@compiled
def _fates(ints: Ints, floats: Floats, space: int, waiting: int, room: int) -> None:
    """For each card of the leader the reaches of the hands whose card is higher, lower, equal."""
    nothing, one = every(NONE), every(ONCE)
    if space == ONE:
        up, down = nothing, nothing
        for y in range(ints[MANY_CLASSES]):
            reach = every(floats[waiting + y] * floats[LEFT + y])
            up, down = up + reach * load(floats, BELOW + y * LANES), down + reach * load(floats, ABOVE + y * LANES)
        store(floats, room + UP, up)
        store(floats, room + DOWN, down)
        store(floats, room + LEVEL, load(floats, waiting) * (load(floats, LEFT) - one))
        return
    against_covered(ints, floats, nothing, one, nothing, waiting, room + UP)
    against_covered(ints, floats, one, nothing, nothing, waiting, room + DOWN)
    against_covered(ints, floats, nothing, nothing, one, waiting, room + LEVEL)


@compiled
def _share(ints: Ints, floats: Floats, fates: int, values: int) -> None:
    """What each fate is worth to the hands that have it."""
    whole, left = every(NONE), load(floats, LEFT)
    for c in range(ints[MANY_CLASSES]):
        up, down = every(floats[fates + c]), every(floats[fates + LANES + c])
        whole = whole + up * load(floats, ABOVE + c * LANES) + down * load(floats, BELOW + c * LANES)
    store(floats, values, whole * left + load(floats, fates + 2 * LANES) * (left - every(ONCE)))


@compiled
def _share_covered(ints: Ints, floats: Floats, fates: int, values: int) -> None:
    """The same where a card lies covered: it is one that the leader cannot have laid."""
    up, down, left = load(floats, fates), load(floats, fates + LANES), load(floats, LEFT)
    for k in range(ints[MANY_CLASSES]):
        pays = load(floats, BELOW + k * LANES) * up + load(floats, ABOVE + k * LANES) * down
        kept, rest = floats[LEFT + k], others_of(floats, k)
        level = every(floats[fates + 2 * LANES + k] * (kept - ONCE)) * (left - every(TWICE) * (every(ONCE) - rest))
        store(floats, values + k * LANES, ways_with(floats, k) * every(total(pays)) - every(kept) * pays + level)
