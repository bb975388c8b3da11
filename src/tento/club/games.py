"""The games of the house: each with its rules, its bots and its way of counting. A new game joins by one line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from tento.cards.chance import Chance
from tento.games.tranca.bots.registry import BOTS as TRANCA_BOTS
from tento.games.tranca.bots.registry import make as make_tranca
from tento.games.tranca.bots.sensible import advise as advise_tranca
from tento.games.tranca.rules import game as tranca
from tento.games.tranca.statistics import tally as tranca_tally
from tento.games.tranca.texts.table import REASONS as TRANCA_REASONS
from tento.games.truco import talk
from tento.games.truco.bots.registry import BOTS
from tento.games.truco.bots.registry import make as make_truco_bot
from tento.games.truco.bots.sensible import advise as advise_truco
from tento.games.truco.rules import game as truco
from tento.games.truco.statistics import tally as truco_tally
from tento.games.truco.texts.advice import REASONS
from tento.rulebooks.rulebook import Rulebook
from tento.table.game import Game, Step
from tento.table.seats import Actor, Seat, partners
from tento.table.talk import Bluff
from tento.texts.rules import Text3

Tally = Callable[[int, Sequence[tuple[Actor, Step]]], tuple[dict[str, int], ...]]


class Player(Protocol):
    """A bot of any game."""

    def choose(self, view: Any, options: Sequence[Any], chance: Chance) -> Any:
        """One of the options."""
        ...


class Advising(msgspec.Struct, frozen=True):
    """Advice at a table: what a good player would do, from a view and its options, with the key of the reason; and the sentences."""

    advise: Callable[[Any, Sequence[Any], Rulebook, Chance], tuple[Any, str]]
    reasons: Mapping[str, Text3]


class Signing(msgspec.Struct, frozen=True):
    """Signs between partners: the keys, the step after which a bot makes its own, and those that are true of a view."""

    signs: tuple[str, ...]
    due: Callable[[Step], bool]
    true: Callable[[Any, Rulebook], tuple[str, ...] | None]


class House(msgspec.Struct, frozen=True):
    """One game with what the club needs around it.

    What only some games have may be missing: who are partners of a seat among so many, signs between them, advice,
    the cards behind a bluff, after each step from what was known, the state before it and the step, and whether there is
    only the pack to handle and nothing to think about.
    """

    game: Game
    bots: tuple[str, ...]
    make_bot: Callable[[str, Rulebook], Player]
    tally: Tally
    partners: Callable[[int, Seat], tuple[Seat, ...]] = lambda _seats, _seat: ()
    signing: Signing | None = None
    advising: Advising | None = None
    bluff: Callable[[Bluff | None, Any, Step], Bluff | None] | None = None
    handling: Callable[[Any], bool] = lambda _state: False


class UnknownGame(ValueError):
    """No such game here."""


HOUSES: dict[str, House] = {
    "truco": House(
        truco,
        tuple(BOTS),
        make_truco_bot,
        truco_tally,
        partners=partners,
        signing=Signing(talk.SIGNS, talk.dealt, talk.true_signs),
        advising=Advising(advise_truco, REASONS),
        bluff=talk.bluff,
        handling=truco.handling,
    ),
    "tranca": House(
        tranca,
        tuple(TRANCA_BOTS),
        make_tranca,
        tranca_tally,
        partners=partners,
        advising=Advising(advise_tranca, TRANCA_REASONS),
    ),
}


def house_of(game: str) -> House:
    """The house of a game, by its name."""
    if game not in HOUSES:
        raise UnknownGame(f"{game!r} is not played here; known: {', '.join(HOUSES)}")
    return HOUSES[game]


def game_named(name: str) -> Game:
    """The rules of a game, by its name."""
    return house_of(name).game
