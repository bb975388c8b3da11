"""How people write the values of truco when they agree on one: looser than a rulebook file, and read as the same."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from tento.rulebooks.reading import NONE, takes_none, types_of

NULL: Final = "null"
SUITS: Final = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s"})


def own_spelling(struct: type[msgspec.Struct], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values as a rulebook file writes them; what is no spelling of a value is left to be refused."""
    return {key: _spelled(struct, key, value) for key, value in values.items()}


def _spelled(struct: type[msgspec.Struct], key: str, value: Any) -> Any:
    if value == NULL and takes_none(types_of(struct).get(key)):
        return NONE
    return SPELLINGS[key](value) if key in SPELLINGS else value


def _words(value: Any) -> Any:
    """A list in one text: `4 5 6 7`."""
    return value.split() if isinstance(value, str) else value


def _words_or_none(value: Any) -> Any:
    return [] if isinstance(value, str) and value in (NONE, NULL) else _words(value)


def _suited(value: Any) -> Any:
    """Cards and suits with their signs: `4♣`."""
    found = _words_or_none(value)
    return [one.translate(SUITS) if isinstance(one, str) else one for one in found] if isinstance(found, list) else found


def _digit(value: Any) -> Any:
    return str(value) if type(value) is int else value


def _one_or_more(value: Any) -> Any:
    return [value] if type(value) is int else value


SPELLINGS: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType(
    {
        "deck_ranks": _words,
        "fixed_manilhas": _suited,
        "manilha_suit_order": _suited,
        "players": _one_or_more,
        "deal_packet_normal": _digit,
        "deal_packet_ferro": _digit,
        "claims": _words_or_none,
    }
)
