"""What a score is worth: the chance to win the partida from it, so that points are weighed by what they decide."""

from functools import lru_cache
from typing import Final, NamedTuple

from tento.games.truco.values import MOST_POINTS, TrucoRules

_PACE = (0.5, 0.38, 0.12)
"""How often a mão between equals ends at its base value, at the first raise, at the second."""

_HANDS = tuple(step / 20 for step in range(3, 18, 2))
"""The chances that a pair sees when it looks at both its hands, each about as likely as the others."""

FARTHEST: Final = MOST_POINTS
"""So many points before the end are counted: all that a rulebook of today can ask for. A table kept from earlier may ask for more."""


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


def partida(stakes: Stakes, ours: int, theirs: int) -> float:
    """The chance of the pair with `ours` points to win the partida, between equal players.

    Farther than `FARTHEST` from the target the distance between the pairs counts, and not the length of the road.
    """
    to_go, opponents = stakes.target - ours, stakes.target - theirs
    beyond = max(0, to_go - FARTHEST, opponents - FARTHEST)
    return _chances(stakes)[_on_the_road(to_go, beyond)][_on_the_road(opponents, beyond)]


def _on_the_road(to_go: int, beyond: int) -> int:
    """The points to go without those beyond the road that is counted; whoever still needs some is not at its end."""
    return max(1, to_go - beyond) if to_go > 0 else 0


@lru_cache(maxsize=16)
def _chances(stakes: Stakes) -> tuple[list[float], ...]:
    """The chance to win, by the points that the own pair and the opponents still need; counted from the end of the partida on."""
    places = range(1, min(stakes.target, FARTHEST) + 1)
    rows = [[1.0] * (len(places) + 1)]
    for ours in places:
        rows.append([0.0])
        for theirs in places:
            rows[ours].append(_chance(stakes, rows, ours, theirs))
    return tuple(rows)


def _chance(stakes: Stakes, rows: list[list[float]], ours: int, theirs: int) -> float:
    """One place of the table, from those that are nearer to the end."""
    mark = stakes.target - stakes.onze_at
    if ours == mark == theirs:
        return 0.5
    if ours == mark:
        run, lost = (rows[ours][max(0, theirs - points)] for points in (stakes.onze_decline, stakes.onze_play))
        return _onze(run, lost)
    if theirs == mark:
        run, lost = (1.0 - rows[max(0, ours - points)][theirs] for points in (stakes.onze_decline, stakes.onze_play))
        return 1.0 - _onze(run, lost)
    won = whole = 0.0
    for step, pace in zip(stakes.steps, _PACE, strict=False):
        won += pace * (rows[max(0, ours - step)][theirs] + rows[ours][max(0, theirs - step)])
        whole += 2 * pace
    return won / whole


def _onze(run: float, lost: float) -> float:
    """The chance of the pair with eleven, which plays the hands that are worth it and runs from the others."""
    return sum(max(run, hand + (1 - hand) * lost) for hand in _HANDS) / len(_HANDS)
