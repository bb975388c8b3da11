"""Hands for the evaluator: all of five cards, and many at random."""

from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray


@cache
def all_fives() -> NDArray[np.uint8]:
    """Every five of the 52 cards."""
    flat = np.fromiter((card for five in combinations(range(52), 5) for card in five), dtype=np.uint8, count=5 * 2_598_960)
    return flat.reshape(-1, 5)


def dealt(hands: int, cards: int, seed: int) -> NDArray[np.uint8]:
    """So many random hands of so many cards."""
    luck = np.random.default_rng(seed)
    return np.argsort(luck.random((hands, 52)), axis=1)[:, :cards].astype(np.uint8)
