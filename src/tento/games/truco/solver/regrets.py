"""Strategies and regrets of one decision, for all hands at once: numbers lie action by action and hand by hand."""

import numpy as np

from tento.games.truco.solver.codes import IMPOSSIBLE, NONE
from tento.games.truco.solver.compiling import compiled
from tento.games.truco.solver.lanes import LANES, every, higher, load, store, where
from tento.games.truco.solver.layout import HANDS, KEEP, Floats

ALL = np.float32(1)


@compiled
def mix(
    floats: Floats, numbers: Floats, at: int, n: int, actions: int, usable: int, even: int, mixed: int, reach: int, played: int
) -> None:
    """The strategy that regrets or sums stand for, and what it reaches: in proportion to what is positive, evenly where nothing is."""
    nothing, one = every(NONE), every(ALL)  # where hardly anything is positive, one divided by it would be beyond all numbers
    for h in range(0, n, LANES):
        whole = nothing
        for a in range(actions):
            whole = whole + higher(load(numbers, at + a * n + h), nothing)
        scale, share, reached = where(whole, whole, one), where(whole, nothing, load(floats, even + h)), load(floats, reach + h)
        for a in range(actions):
            x = higher(load(numbers, at + a * n + h), nothing) / scale + load(floats, usable + a * HANDS + h) * share
            store(floats, mixed + a * n + h, x)
            store(floats, played + a * n + h, x * reached)


@compiled
def learn(
    floats: Floats, numbers: Floats, at: int, half: int, n: int, actions: int, usable: int, mixed: int, gains: int, played: int, values: int
) -> None:
    """The value of each hand, and what it regrets not to have done; old regrets and old shares of the average fade (discounted CFR)."""
    nothing = every(NONE)
    better, worse, fade = every(floats[KEEP]), every(floats[KEEP + 1]), every(floats[KEEP + 2])
    for h in range(0, n, LANES):
        value = nothing
        for a in range(actions):
            value = value + load(floats, mixed + a * n + h) * load(floats, gains + a * n + h)
        store(floats, values + h, value)
        for a in range(actions):
            place = at + a * n + h
            old = load(numbers, place)
            old = old * where(old, better, worse) + load(floats, gains + a * n + h) - value
            store(numbers, place, old * load(floats, usable + a * HANDS + h))
            store(numbers, half + place, load(numbers, half + place) * fade + load(floats, played + a * n + h))


@compiled
def best(floats: Floats, n: int, actions: int, usable: int, gains: int, values: int) -> None:
    """The value of each hand if it does what is best for it."""
    never, one = every(IMPOSSIBLE), every(ALL)
    for h in range(0, n, LANES):
        value = never
        for a in range(actions):
            able = load(floats, usable + a * HANDS + h)
            value = higher(value, load(floats, gains + a * n + h) * able + (one - able) * never)
        store(floats, values + h, value)


@compiled
def clear(floats: Floats, at: int, n: int) -> None:
    """Nothing, for all hands."""
    for h in range(0, n, LANES):
        store(floats, at + h, every(NONE))


@compiled
def copy(floats: Floats, source: int, target: int, n: int) -> None:
    """The same numbers, for all hands."""
    for h in range(0, n, LANES):
        store(floats, target + h, load(floats, source + h))


@compiled
def add(floats: Floats, source: int, target: int, n: int) -> None:
    """Adds numbers to others, for all hands."""
    for h in range(0, n, LANES):
        store(floats, target + h, load(floats, target + h) + load(floats, source + h))


@compiled
def times(floats: Floats, source: int, target: int, n: int) -> None:
    """Multiplies numbers by others, for all hands."""
    for h in range(0, n, LANES):
        store(floats, target + h, load(floats, target + h) * load(floats, source + h))
