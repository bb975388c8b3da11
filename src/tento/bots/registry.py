"""The bots by name."""

from collections.abc import Callable
from typing import Final

from tento.bots.bot import Bot
from tento.bots.random_bot import RandomBot
from tento.bots.sensible import Sensible
from tento.rulebooks.rulebook import Rulebook

BOTS: Final[dict[str, Callable[[Rulebook], Bot]]] = {
    "sensible": Sensible,
    "random": RandomBot,
}


def make(name: str, rulebook: Rulebook) -> Bot:
    """The bot of this name for tables of this rulebook; ValueError if there is none."""
    factory = BOTS.get(name)
    if factory is None:
        raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return factory(rulebook)
