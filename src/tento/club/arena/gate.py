"""The gate for a new bot: Wald's sequential test of 50% against 53% of the partidas, pack by pack, which stops as soon as it is sure."""

from collections.abc import Sequence
from math import log
from typing import Final, Literal, NamedTuple

from tento.club.arena.contest import Played

LEVEL: Final = 0.50
BETTER: Final = 0.53
ERROR: Final = 0.05
"""So often a bot that is no better passes, and one that is so much better is turned away."""
PASS: Final = log((1 - ERROR) / ERROR)
AT_LEAST: Final = 20
"""Fewer packs say too little about how far they differ from each other."""
SMALLEST_SPREAD: Final = 1e-3

Verdict = Literal["stronger", "not_stronger", "open"]


class Gate(NamedTuple):
    """What the test says so far: its verdict, the logarithm of the likelihood ratio, the share, and the packs that it saw."""

    verdict: Verdict
    ratio: float
    share: float
    packs: int


def gate(played: Sequence[Played]) -> Gate:
    """The newcomer is the first of each pairing. The share of a pack is one observation: its partidas hang together."""
    shares = [one.won / (one.won + one.lost) for one in played if one.won + one.lost]
    if not shares:
        return Gate("open", 0.0, LEVEL, 0)
    mean = sum(shares) / len(shares)
    if len(shares) < AT_LEAST:
        return Gate("open", 0.0, mean, len(shares))
    spread = max(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1), SMALLEST_SPREAD)
    ratio = len(shares) * (BETTER - LEVEL) * (2 * mean - LEVEL - BETTER) / (2 * spread)
    return Gate(_verdict(ratio), ratio, mean, len(shares))


def _verdict(ratio: float) -> Verdict:
    return "stronger" if ratio >= PASS else "not_stronger" if ratio <= -PASS else "open"
