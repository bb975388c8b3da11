"""Where somebody holds one card and has covered another: sixteen hands for each card kept, one for each card that may lie covered.

Of two cards k and b there are L(k) · (L(b) − [k = b]) ways, L being what nobody has seen; a third card y that somebody else holds takes one
away from L(y).
"""

import numpy as np

from tento.games.truco.solver.codes import NONE
from tento.games.truco.solver.compiling import compiled
from tento.games.truco.solver.lanes import LANES, Lanes, every, load, store, total
from tento.games.truco.solver.layout import ABOVE, BELOW, LEFT, MANY_CLASSES, SCRATCH, Floats, Ints

ONCE, TWICE = np.float32(1), np.float32(2)


@compiled
def others_of(floats: Floats, card: int) -> Lanes:
    """1 for each class but this one."""
    return load(floats, BELOW + card * LANES) + load(floats, ABOVE + card * LANES)


@compiled
def ways_with(floats: Floats, kept: int) -> Lanes:
    """In how many ways this card is kept and each other one covered."""
    left = load(floats, LEFT)
    return every(floats[LEFT + kept]) * (left - (every(ONCE) - others_of(floats, kept)))


@compiled
def covered_against(ints: Ints, floats: Floats, worth: np.float32, others: int, values: int) -> None:
    """What an end is worth to each card kept and covered, where the other holds one card."""
    reach = load(floats, others)
    whole = total(load(floats, LEFT) * reach)
    for k in range(ints[MANY_CLASSES]):
        store(floats, values + k * LANES, every(worth) * ways_with(floats, k) * (every(whole - floats[others + k]) - reach))


@compiled
def all_covered(ints: Ints, floats: Floats, worth: np.float32, others: int, values: int) -> None:
    """What an end is worth to each own last card, where the other keeps one card and has covered another."""
    against_covered(ints, floats, every(ONCE), every(ONCE), every(ONCE), others, values)
    store(floats, values, every(worth) * load(floats, LEFT) * load(floats, values))


@compiled
def against_covered(ints: Ints, floats: Floats, higher: Lanes, lower: Lanes, equal: Lanes, others: int, values: int) -> None:
    """For each own last card what all other hands make: times `higher` where it is higher than the card they keep, and so on."""
    whole, left = every(NONE), load(floats, LEFT)
    for k in range(ints[MANY_CLASSES]):
        reach, here = load(floats, others + k * LANES), floats[others + k * LANES + k]
        ways = every(total(reach * ways_with(floats, k))) - every(floats[LEFT + k]) * reach
        whole = whole + (load(floats, ABOVE + k * LANES) * higher + load(floats, BELOW + k * LANES) * lower) * ways
        floats[SCRATCH + k] = (floats[LEFT + k] - ONCE) * (total(reach * left) - TWICE * here)
    store(floats, values, whole + equal * load(floats, SCRATCH))
