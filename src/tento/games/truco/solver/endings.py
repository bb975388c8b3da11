"""What the end of a mão is worth to each own hand, over all that the other may hold.

The joint weight of two hands is the number of ways to deal them from the cards that nobody has seen. An end comes with two cards each or
more, with one card each, or with one card and two where one of them may be covered.
"""

import numpy as np

from tento.games.truco.solver.codes import EQUAL, HIGHER, LOWER, NONE, ONE, ONE_AND_COVERED, THREE, TWO
from tento.games.truco.solver.compiling import compiled
from tento.games.truco.solver.covered import against_covered, all_covered, covered_against
from tento.games.truco.solver.lanes import LANES, every, load, store, total
from tento.games.truco.solver.layout import CARDS, HANDS, JOINT, LEFT, MANY_CLASSES, PAIRED, ROOM, SCRATCH, SIZES, Floats, Ints

ONCE, TWICE = np.float32(1), np.float32(2)


@compiled
def won(ints: Ints, floats: Floats, worth: np.float32, own_space: int, other_space: int, others: int, card: int, values: int) -> None:
    """What an end of this worth is worth to each own hand, over all hands that the other may hold; `card` is what lies on the table."""
    if own_space == ONE and other_space == ONE:
        left, reach = load(floats, LEFT), load(floats, others)
        store(floats, values, every(worth) * left * (every(total(left * reach)) - reach))
    elif THREE in (own_space, other_space):
        place = JOINT if own_space == other_space else JOINT + 1 + card + (LANES if own_space == THREE else 0)
        _won_by_table(floats, worth, ints[ROOM + own_space], ints[SIZES + other_space], others, ints[place], values)
    elif other_space == ONE:
        if own_space == TWO:
            _won_with_two(ints, floats, worth, others, values)
        else:
            covered_against(ints, floats, worth, others, values)
    elif own_space == ONE and other_space == ONE_AND_COVERED:
        all_covered(ints, floats, worth, others, values)
    else:
        _won_from_two(ints, floats, worth, own_space, other_space, others, values)


@compiled
def _won_by_table(floats: Floats, worth: np.float32, own: int, hands: int, others: int, table: int, values: int) -> None:
    for h in range(0, own, LANES):
        whole = every(NONE)
        for j in range(hands):
            whole = whole + every(floats[others + j]) * load(floats, table + j * own + h)
        store(floats, values + h, whole * every(worth))


@compiled
def _won_with_two(ints: Ints, floats: Floats, worth: np.float32, others: int, values: int) -> None:
    """Two own cards against one: each own card is one that the other cannot have."""
    whole = total(load(floats, LEFT) * load(floats, others))
    for i in range(ints[SIZES + TWO]):
        a, b = ints[CARDS + (TWO * HANDS + i) * 3], ints[CARDS + (TWO * HANDS + i) * 3 + 1]
        number = floats[LEFT + a] * (floats[LEFT + b] - (ONCE if a == b else NONE))
        floats[values + i] = worth * number * (whole - floats[others + a] - floats[others + b])


@compiled
def _won_from_two(ints: Ints, floats: Floats, worth: np.float32, own_space: int, other_space: int, others: int, values: int) -> None:
    """Where the other holds two cards: own cards take away ways, two own cards take some away twice."""
    once, twice, whole = SCRATCH, PAIRED, NONE
    for x in range(0, LANES * (LANES + 1), LANES):
        store(floats, once + x, every(NONE))
    for j in range(ints[SIZES + other_space]):
        reach = floats[others + j]
        if reach == 0:
            continue
        a, b = ints[CARDS + (other_space * HANDS + j) * 3], ints[CARDS + (other_space * HANDS + j) * 3 + 1]
        left_a, left_b = floats[LEFT + a], floats[LEFT + b]
        floats[twice + a * LANES + b] += reach
        if a == b:
            whole += reach * left_a * (left_a - ONCE)
            floats[once + a] += TWICE * reach * left_a
        else:
            floats[twice + b * LANES + a] += reach
            whole += reach * left_a * left_b
            floats[once + a] += reach * left_b
            floats[once + b] += reach * left_a
    for i in range(ints[SIZES + own_space]):
        cards = CARDS + (own_space * HANDS + i) * 3
        a = ints[cards]
        rest, number = whole + TWICE * floats[twice + a * LANES + a] - floats[once + a], floats[LEFT + a]
        if own_space != ONE:
            b = ints[cards + 1]
            number *= floats[LEFT + b] - (ONCE if a == b else NONE)
            rest += TWICE * floats[twice + b * LANES + b] - floats[once + b]
            rest += (ONCE if a != b else TWICE) * floats[twice + a * LANES + b]
        floats[values + i] = worth * number * rest


@compiled
def shown(
    ints: Ints, floats: Floats, weight: np.float32, me: int, worth: int, own_space: int, other_space: int, others: int, values: int
) -> None:
    """Both show their last card: what it is worth to each own hand, over all that the other may hold."""
    sign = np.float32(1) if me == 0 else np.float32(-1)
    higher, lower = sign * floats[worth + (HIGHER if me == 0 else LOWER)], sign * floats[worth + (LOWER if me == 0 else HIGHER)]
    equal, classes = sign * floats[worth + EQUAL], ints[MANY_CLASSES]
    if other_space == ONE_AND_COVERED:
        against_covered(ints, floats, every(weight * higher), every(weight * lower), every(weight * equal), others, values)
        store(floats, values, load(floats, values) * load(floats, LEFT))
        return
    above, under = total(load(floats, LEFT) * load(floats, others)), NONE
    for c in range(classes):
        same = floats[others + c] * floats[LEFT + c]
        above -= same
        floats[SCRATCH + c] = higher * under + lower * above + equal * (same - floats[others + c])
        under += same
    if own_space == ONE:
        store(floats, values, every(weight) * load(floats, LEFT) * load(floats, SCRATCH))
        return
    for i in range(ints[SIZES + own_space]):
        c, d = i // LANES, i % LANES
        if d >= classes:
            continue
        whole = floats[SCRATCH + c] - floats[others + d] * (higher if c > d else (lower if c < d else equal))
        floats[values + i] = weight * floats[LEFT + c] * (floats[LEFT + d] - (ONCE if c == d else NONE)) * whole
