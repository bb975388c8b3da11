"""The tranca bots by name. The first is who plays where nobody was named."""

from collections.abc import Callable
from typing import Final

from tento.games.tranca.bots.levels import BOTS as LEVELS
from tento.games.tranca.bots.levels import LevelTranca
from tento.games.tranca.bots.master.bot import Master
from tento.games.tranca.bots.random import RandomTranca
from tento.games.tranca.bots.sensible import SensibleTranca
from tento.rulebooks.rulebook import Rulebook

BOTS: Final[dict[str, Callable[[Rulebook], SensibleTranca | RandomTranca | LevelTranca | Master]]] = {
    "sensible": SensibleTranca,
    "random": RandomTranca,
    **LEVELS,
    "master": Master,
}
