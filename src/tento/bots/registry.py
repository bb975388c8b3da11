"""The bots by name, for each game."""

from collections.abc import Callable
from typing import Final, TypeVar

from tento.bots.bot import Bot
from tento.bots.random_bot import RandomBot
from tento.bots.sensible import Sensible
from tento.bots.tranca_random import RandomTranca
from tento.bots.tranca_sensible import SensibleTranca
from tento.rulebooks.rulebook import Rulebook

B = TypeVar("B")

BOTS: Final[dict[str, Callable[[Rulebook], Bot]]] = {
    "sensible": Sensible,
    "random": RandomBot,
}
TRANCA_BOTS: Final[dict[str, Callable[[Rulebook], "SensibleTranca | RandomTranca"]]] = {
    "sensible": SensibleTranca,
    "random": RandomTranca,
}


def make(name: str, rulebook: Rulebook) -> Bot:
    """The truco bot of this name for tables of this rulebook; ValueError if there is none."""
    return _made(BOTS, name, rulebook)


def make_tranca(name: str, rulebook: Rulebook) -> "SensibleTranca | RandomTranca":
    """The tranca bot of this name; ValueError if there is none."""
    return _made(TRANCA_BOTS, name, rulebook)


def _made(bots: dict[str, Callable[[Rulebook], B]], name: str, rulebook: Rulebook) -> B:
    factory = bots.get(name)
    if factory is None:
        raise ValueError(f"no bot is called {name!r}; there are {', '.join(bots)}")
    return factory(rulebook)
