"""How good the own cards look at a glance: the share of the others that lies below those that decide."""

from collections.abc import Sequence
from typing import Final

from tento.games.truco.bots.sensible.knowledge import Known

_DECIDING: Final = 2
"""So many rodadas decide a mão."""


def hope(known: Known, others: Sequence[int]) -> float:
    """Of the cards needed to win the mão, the best ones: which share of these others lies below them, on average."""
    ours = sorted((*known.hand, *(known.ours,) * (known.ours > known.theirs)))
    needed = max(1, _DECIDING - sum(winner == known.pair for winner in known.course))
    best = ours[-needed:]
    return sum(sum(card > other for other in others) for card in best) / (len(others) * len(best)) if best and others else 0.0
