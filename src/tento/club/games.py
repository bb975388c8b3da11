"""The games of the house: each with its rules, its bots and its way of counting. A new game joins by one line."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from tento.bots.registry import BOTS
from tento.bots.registry import make as make_truco_bot
from tento.cards.chance import Chance
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Game, Step
from tento.table.seats import Actor
from tento.truco import game as truco
from tento.truco.statistics import tally as truco_tally

Tally = Callable[[int, Sequence[tuple[Actor, Step]]], tuple[dict[str, int], ...]]


class Player(Protocol):
    """A bot of any game."""

    def choose(self, view: Any, options: Sequence[Any], chance: Chance) -> Any:
        """One of the options."""
        ...


class House(msgspec.Struct, frozen=True):
    """One game with what the club needs around it."""

    game: Game
    bots: tuple[str, ...]
    make_bot: Callable[[str, Rulebook], Player]
    tally: Tally


class UnknownGame(ValueError):
    """No such game here."""


HOUSES: dict[str, House] = {"truco": House(truco, tuple(BOTS), make_truco_bot, truco_tally)}


def house_of(game: str) -> House:
    """The house of a game, by its name."""
    if game not in HOUSES:
        raise UnknownGame(f"{game!r} is not played here; known: {', '.join(HOUSES)}")
    return HOUSES[game]


def game_named(name: str) -> Game:
    """The rules of a game, by its name."""
    return house_of(name).game
