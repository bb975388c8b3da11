"""Chance for compiled code: SplitMix64 from a seed, so that the same seed draws the same numbers."""

import numpy as np
from numpy.typing import NDArray

from tento.table.bulk.compiled import compiled

Luck = NDArray[np.uint64]
"""The state of chance: one number, changed in place."""


def luck_of(seed: int) -> Luck:
    """The state of chance that a seed begins with."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


@compiled
def drawn(luck: Luck) -> np.uint64:
    """The next 64 bits."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = luck[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return bits ^ (bits >> np.uint64(31))


@compiled
def below(luck: Luck, bound: int) -> int:
    """A number from 0 to just below the bound."""
    return np.int64((drawn(luck) >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))  # type: ignore[return-value]  # a number
