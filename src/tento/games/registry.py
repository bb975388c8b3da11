"""The games that are played here. Nothing outside their folders names one; a new game joins by its line here.

A kit is imported when somebody asks for it: listing the games, or reading a rulebook, needs no bots and no screens.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from tento.rulebooks.known_games import forget, make_known

if TYPE_CHECKING:
    from tento.rulebooks.cases.judging import CaseReader
    from tento.rulebooks.game_values import GameValues
    from tento.table.kit import GameKit, GameTexts
    from tento.table.rulings import Rulings

_HOUSE: Final = ("truco", "tranca", "poker")
USUAL_GAME: Final = _HOUSE[0]
"""The game that is meant where none is named."""
_kits: Final[dict[str, "GameKit | None"]] = dict.fromkeys(_HOUSE)


class UnknownGame(ValueError):
    """No such game here."""


def games() -> tuple[str, ...]:
    """The names of the games that are played here."""
    return tuple(_kits)


def kit_of(game: str) -> "GameKit":
    """The kit of a game, by its name."""
    try:
        found = _kits[game]
    except KeyError:
        raise UnknownGame(f"{game!r} is not played here; known: {', '.join(_kits)}") from None
    if found is None:
        found = _kits[game] = import_module(f"tento.games.{game}.kit").KIT
    return found


def kits() -> "tuple[GameKit, ...]":
    """The kits of all games."""
    return tuple(kit_of(game) for game in _kits)


def case_readers() -> "dict[str, CaseReader]":
    """Who reads the case files of each game, by what they write as their `game`."""
    return {name: reader for kit in kits() for name, reader in kit.cases.items()}


def rulings_of(game: str) -> "Rulings | None":
    """The rulings of a game; None for one that has none, or is not known here."""
    brought = kit_of(game).rulings if game in _kits else None
    return None if brought is None else brought()


def ruled_games() -> tuple[str, ...]:
    """The games that have rulings."""
    return tuple(game for game in _kits if rulings_of(game) is not None)


def texts_of(game: str) -> "GameTexts | None":
    """The sentences of a game; None for one that is not known here."""
    return kit_of(game).texts if game in _kits else None


def all_texts() -> "tuple[GameTexts, ...]":
    """The sentences of every game."""
    return tuple(kit.texts for kit in kits())


@contextmanager
def guest(kit: "GameKit") -> Iterator[None]:
    """A game from outside the package is played here meanwhile."""
    _kits[kit.name] = kit
    make_known(kit.name, lambda: kit.values)
    try:
        yield
    finally:
        del _kits[kit.name]
        forget(kit.name)


def _values(game: str) -> "GameValues":
    found: GameValues = import_module(f"tento.games.{game}.values").VALUES
    return found


for _game in _HOUSE:
    make_known(_game, partial(_values, _game))
