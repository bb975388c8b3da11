"""The truco bots by name. The first is who plays where nobody was named."""

from collections.abc import Callable
from typing import Final

from tento.games.truco.bots.bot import Bot
from tento.games.truco.bots.levels import BOTS as LEVELS
from tento.games.truco.bots.master.bot import Master
from tento.games.truco.bots.random import RandomBot
from tento.games.truco.bots.sensible import Sensible
from tento.games.truco.bots.solver.bot import SolverBot
from tento.rulebooks.rulebook import Rulebook

BOTS: Final[dict[str, Callable[[Rulebook], Bot]]] = {
    "sensible": Sensible,
    "random": RandomBot,
    **LEVELS,
    "master": Master,
    "solver": SolverBot,
}
BOT_SEATS: Final = {"solver": (2,)}
"""What is solved is the mão of two players: at a table of four the solver plays as `master` does."""
