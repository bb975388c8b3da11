"""The poker bots by name."""

from collections.abc import Callable
from typing import Final

from tento.games.poker.bots.random import RandomPoker
from tento.games.poker.bots.sensible import SensiblePoker
from tento.rulebooks.rulebook import Rulebook

BOTS: Final[dict[str, Callable[[Rulebook], SensiblePoker | RandomPoker]]] = {"sensible": SensiblePoker, "random": RandomPoker}
