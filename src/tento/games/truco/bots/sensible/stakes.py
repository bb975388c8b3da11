"""What a score is worth: the chance to win the partida from it, so that points are weighed by what they decide."""

from functools import lru_cache
from typing import NamedTuple

from tento.games.truco.values import TrucoRules

_PACE = (0.5, 0.38, 0.12)
"""How often a mão between equals ends at its base value, at the first raise, at the second."""

_HANDS = tuple(step / 20 for step in range(3, 18, 2))
"""The chances that a pair sees when it looks at both its hands, each about as likely as the others."""


class Stakes(NamedTuple):
    """The values of a rulebook that decide how points add up to a partida."""

    target: int
    onze_at: int
    onze_play: int
    onze_decline: int
    steps: tuple[int, ...]


def stakes_of(rules: TrucoRules) -> Stakes:
    """The stakes of a rulebook."""
    steps = (rules.mao_base_value, *rules.raise_ladder)
    return Stakes(rules.partida_target, rules.onze_at, rules.onze_play_value, rules.onze_decline_value, steps[:3])


@lru_cache(maxsize=4096)
def partida(stakes: Stakes, ours: int, theirs: int) -> float:
    """The chance of the pair with `ours` points to win the partida, between equal players."""
    if ours >= stakes.target or theirs >= stakes.target:
        return 1.0 if ours >= stakes.target else 0.0
    on_mark = (ours == stakes.onze_at, theirs == stakes.onze_at)
    if all(on_mark):
        return 0.5
    if on_mark[0]:
        return _onze(stakes, ours, theirs)
    if on_mark[1]:
        return 1.0 - _onze(stakes, theirs, ours)
    paces = list(zip(stakes.steps, _PACE, strict=False))
    whole = sum(pace for _, pace in paces)
    won = sum(pace * (partida(stakes, ours + step, theirs) + partida(stakes, ours, theirs + step)) for step, pace in paces)
    return won / (2 * whole)


def _onze(stakes: Stakes, ours: int, theirs: int) -> float:
    """The chance of the pair with eleven, which plays the hands that are worth it and runs from the others."""
    run = partida(stakes, ours, theirs + stakes.onze_decline)
    lost = partida(stakes, ours, theirs + stakes.onze_play)
    return sum(max(run, hand + (1 - hand) * lost) for hand in _HANDS) / len(_HANDS)
