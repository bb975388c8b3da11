"""The truco bots by name."""

from collections.abc import Callable
from typing import Final

from tento.games.truco.bots.bot import Bot
from tento.games.truco.bots.random import RandomBot
from tento.games.truco.bots.sensible import Sensible
from tento.rulebooks.rulebook import Rulebook

BOTS: Final[dict[str, Callable[[Rulebook], Bot]]] = {"sensible": Sensible, "random": RandomBot}
