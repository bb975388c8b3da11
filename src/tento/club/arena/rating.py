"""How strong contestants are by what they won: Bradley and Terry's model, told as Elo, with intervals by resampled packs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log10
from typing import Final, NamedTuple

from tento.cards.chance import Chance
from tento.club.arena.contest import Pairing, Played

MEAN_ELO: Final = 1500.0
"""The average of all contestants."""
PER_TENFOLD: Final = 400.0
"""Who wins ten times as often stands so many points higher."""
HALF_WIN: Final = 0.5
"""Each pairing counts so much for either side beforehand: who never lost is strong, not infinitely so."""
ROUNDS: Final = 1000
NEAR: Final = 1e-9
RESAMPLED: Final = 200
OUTSIDE: Final = 0.025
"""So much of the resampled ratings lies outside at each end of an interval of 95%."""

Wins = Mapping[tuple[str, str], float]
"""How often the first of two has beaten the second."""


class Rating(NamedTuple):
    """A contestant's Elo, the interval that holds it with 95% confidence, and the partidas behind it."""

    name: str
    elo: float
    low: float
    high: float
    won: int
    played: int


def ratings(names: Sequence[str], played: Sequence[Played], chance: Chance) -> list[Rating]:
    """Everybody's rating, the strongest first. Whole packs are drawn anew for the intervals: partidas of one pack are not independent."""
    elos = elo(names, played)
    drawn = [elo(names, _resampled(played, chance)) for _ in range(RESAMPLED)] if played else []
    won = _totals(played)
    rows = []
    for name in names:
        low, high = _interval([one[name] for one in drawn]) if drawn else (elos[name], elos[name])
        rows.append(Rating(name, elos[name], low, high, won[name], sum(one.won + one.lost for one in played if name in one.pairing)))
    return sorted(rows, key=lambda row: -row.elo)


def elo(names: Sequence[str], played: Sequence[Played]) -> dict[str, float]:
    """The ratings under which these results are likeliest, 1500 on average."""
    strengths = _strengths(names, _wins(played))
    logs = {name: PER_TENFOLD * log10(strengths[name]) for name in names}
    mean = sum(logs.values()) / len(logs)
    return {name: MEAN_ELO + value - mean for name, value in logs.items()}


def _wins(played: Sequence[Played]) -> dict[tuple[str, str], float]:
    wins: dict[tuple[str, str], float] = {}
    for one in played:
        for winner, loser, many in ((one.first, one.second, one.won), (one.second, one.first, one.lost)):
            wins[winner, loser] = wins.get((winner, loser), HALF_WIN) + many
    return wins


def _strengths(names: Sequence[str], wins: Wins) -> dict[str, float]:
    """Hunter's iteration: a strength is what was won over what was to be expected for a strength of one."""
    strengths = dict.fromkeys(names, 1.0)
    total = {name: sum(many for (winner, _), many in wins.items() if winner == name) for name in names}
    for _ in range(ROUNDS):
        before = dict(strengths)
        for name in names:
            met = {loser: many + wins[loser, name] for (winner, loser), many in wins.items() if winner == name}
            expected = sum(many / (strengths[name] + strengths[other]) for other, many in met.items())
            strengths[name] = total[name] / expected if expected else strengths[name]
        if all(abs(strengths[name] / before[name] - 1) < NEAR for name in names):
            break
    return strengths


def _totals(played: Sequence[Played]) -> Counter[str]:
    won: Counter[str] = Counter()
    for one in played:
        won[one.first] += one.won
        won[one.second] += one.lost
    return won


def _resampled(played: Sequence[Played], chance: Chance) -> list[Played]:
    """As many packs of each pairing as were played, drawn with repetition."""
    by_pairing: dict[Pairing, list[Played]] = {}
    for one in played:
        by_pairing.setdefault(one.pairing, []).append(one)
    return [chance.choice(packs) for packs in by_pairing.values() for _ in packs]


def _interval(values: Sequence[float]) -> tuple[float, float]:
    ordered = sorted(values)
    outside = int(OUTSIDE * len(ordered))
    return ordered[outside], ordered[-1 - outside]
