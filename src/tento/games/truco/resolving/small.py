"""What the small policy does at a score: the same shares as at every other, but for what can only lose there."""

from collections.abc import Sequence
from itertools import product

import numpy as np

from tento.games.truco.resolving.ranges import Limits
from tento.games.truco.solved.chunks import first_regions, rest_regions, unpacked
from tento.games.truco.solved.places import MODES, asked_mode
from tento.games.truco.solved.policy import MORE, RUN, YES, Policy
from tento.games.truco.solver.layout import Floats


def small_shares(policy: Policy, laid: Sequence[int], limits: Limits) -> Floats:
    """The shares of every place after these two cards, or before them if none are given; nobody runs where that loses the partida."""
    number = 1 + laid[0] * policy.classes + laid[1] if laid else 0
    regions = rest_regions(policy.classes, len(policy.twos)) if laid else first_regions(policy.classes, len(policy.threes))
    shares = unpacked(policy.chunk(number), regions)
    modes = np.concatenate([np.arange(region.end - region.start) // region.hands % MODES for region in regions])
    for by, step in product((0, 1), range(len(limits.stays[0]))):
        if limits.stays[1 - by][step]:
            here = modes == asked_mode(step + 1, by)
            shares[here, RUN] = 0
            shares[here & (shares[:, YES] + shares[:, MORE] <= 0), YES] = 1
    return shares.ravel()
