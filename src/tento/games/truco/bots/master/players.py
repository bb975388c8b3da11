"""The players that the master knows: how often each calls, stays in and runs in every spot, counted by `tools/truco_players.py`.

Which of them the opponents are like is learned from what they say in the match.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from tento.games.truco.rules.views import View

NAMES: Final = ("sensible", "tight", "loose", "slow", "counter", "bluffer", "stubborn", "quiet", "master")
MASTER: Final = NAMES.index("master")
HABIT, FORESEEN, LEARNED = 0, 1, 2
"""The tables of cards to lay: none, what looks best if all others go by habit, and what the master has learned."""
TABLES: Final = np.array([FORESEEN, *[HABIT] * (len(NAMES) - 2), LEARNED])
"""By which of them each of these players lays."""
FILE: Final = Path(__file__).with_name("players.npz")
"""For two and for four seats: `models`, chances in 255 parts, and `rates`, calls a mão and the share of runs of a whole side.

And by look of the cards `grades`, how good a hand is, and `lays`, the tables of cards to lay.
"""
PARTS: Final = 255

_BEFORE: Final = np.log([0.45, *[0.05] * (len(NAMES) - 2), 0.2])
"""How likely each of them is before anybody has spoken."""
_TRUST: Final = 0.7
"""What is said in one mão hangs together: it counts for less than so many words apart."""


class Players(NamedTuple):
    """The models by spot, the calls a mão and the share of runs of each; grades of hands and the cards to lay by look."""

    models: Any
    rates: Any
    grades: Any
    lays: Any


@cache
def players(seats: int) -> Players:
    """The players at tables of so many seats."""
    with np.load(FILE) as kept:
        return Players(kept[f"models{seats}"] / PARTS, *(kept[f"{what}{seats}"] for what in ("rates", "grades", "lays")))


def likely(view: View) -> Any:
    """How likely the opponents are to play like each of these players, by what they have said in the match."""
    rates = players(view.seats).rates
    assert isinstance(view.viewer, int), "a spectator has no opponents"
    opponents = [said for seat, said in enumerate(view.spoken) if (seat ^ view.viewer) & 1]
    called, stayed, ran = (sum(words) for words in zip(*opponents, strict=True))
    calls, runs = rates[:, 0], rates[:, 1]
    heard = called * np.log(calls) - (view.maos + 0.5) * calls + ran * np.log(runs) + stayed * np.log(1 - runs)
    weights = _BEFORE + _TRUST * heard
    chances = np.exp(weights - weights.max())
    return chances / chances.sum()
