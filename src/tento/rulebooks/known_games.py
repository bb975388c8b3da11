"""Which games are known to the rulebooks. They make themselves known here, so that reading a rulebook names none of them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tento.rulebooks.game_values import GameValues

_KNOWN: "Final[dict[str, Callable[[], GameValues]]]" = {}


def make_known(game: str, values: "Callable[[], GameValues]") -> None:
    """Rulebooks of this game hold these values from now on. They are asked for when the first of its rulebooks is read."""
    _KNOWN[game] = values


def forget(game: str) -> None:
    """No rulebook of this game can be read any more."""
    _KNOWN.pop(game, None)


def known_games() -> tuple[str, ...]:
    """The games whose rulebooks can be read."""
    return tuple(_KNOWN)


def known_values(game: str) -> "GameValues | None":
    """What this game brings to its rulebooks; None if it is not known."""
    return _KNOWN[game]() if game in _KNOWN else None
