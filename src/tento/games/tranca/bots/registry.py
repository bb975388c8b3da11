"""The tranca bots by name."""

from collections.abc import Callable
from typing import Final

from tento.games.tranca.bots.random import RandomTranca
from tento.games.tranca.bots.sensible import SensibleTranca
from tento.rulebooks.rulebook import Rulebook

BOTS: Final[dict[str, Callable[[Rulebook], SensibleTranca | RandomTranca]]] = {"sensible": SensibleTranca, "random": RandomTranca}
