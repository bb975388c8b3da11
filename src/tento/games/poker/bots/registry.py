"""The poker bots by name. The first is who plays where nobody was named."""

from collections.abc import Callable
from typing import Final

from tento.games.poker.bots.levels import BOTS as LEVELS
from tento.games.poker.bots.random import RandomPoker
from tento.games.poker.bots.sensible import SensiblePoker
from tento.rulebooks.rulebook import Rulebook
from tento.table.bots import Bot

BOTS: Final[dict[str, Callable[[Rulebook], Bot]]] = {"sensible": SensiblePoker, "random": RandomPoker, **LEVELS}
