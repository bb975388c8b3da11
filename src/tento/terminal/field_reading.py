"""From what somebody types to what a field of a ruling holds."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from tento.table.rulings import Field, FieldKind

YES: Final = frozenset(("s", "sim", "y", "yes", "si", "sí", "true", "1"))
NO: Final = frozenset(("n", "não", "nao", "no", "false", "0"))
MOST_COPIES: Final = 200
_NUMBER: Final = re.compile(r"(\d{1,3}(?:[.,]\d{3})+|\d{1,12})(k?)")


class BadText(ValueError):
    """What was typed is not an answer to the field; said as the part of it that is not."""


def read_field(field: Field, text: str, terms: Mapping[str, str]) -> Any:
    """The value; BadText for the part that is none. `terms` are other words for those of the game."""
    if field.kind == "choice":
        return _choice(field, text)
    if field.kind == "choices":
        return [_choice(field, word) for word in re.split(r"[\s,]+", text) if word]
    if field.kind in _IN_TERMS:
        return _IN_TERMS[field.kind](text, terms)
    return _PLAIN[field.kind](text)


def _choice(field: Field, text: str) -> str:
    """By its number, its word, or what people call it in any language."""
    plain = text.strip().casefold()
    if plain.isdecimal() and 1 <= int(plain) <= len(field.choices):
        return field.choices[int(plain) - 1].value
    for choice in field.choices:
        if plain in (choice.value, *(words.casefold() for words in choice.words)):
            return choice.value
    raise BadText(text)


def _flag(text: str) -> bool:
    plain = text.strip().casefold()
    if plain not in YES | NO:
        raise BadText(text)
    return plain in YES


def number(text: str) -> int:
    """`1500`, `1.500`, `1,500` or `2k`."""
    found = _NUMBER.fullmatch(text.strip().casefold())
    if found is None:
        raise BadText(text)
    return int(re.sub(r"\D", "", found[1])) * (1000 if found[2] else 1)


def _numbers(text: str) -> list[int]:
    return [number(word) for word in re.split(r"[\s;]+", text.strip()) if word]


def _pair(text: str) -> list[int]:
    found = _numbers(text.replace("/", " ").replace("-", " "))
    if len(found) != 2:
        raise BadText(text)
    return found


def _motions(text: str) -> list[Any]:
    """Chips of one motion, or of several with a stroke between them; `4x100` is four of 100."""
    motions = [[chip for word in part.split() for chip in _copies(word)] for part in text.split("|")]
    return motions[0] if len(motions) == 1 else motions


def _copies(word: str) -> list[int]:
    count, _, chip = word.casefold().rpartition("x")
    copies = number(count) if count else 1
    if copies > MOST_COPIES:
        raise BadText(word)
    return [number(chip)] * copies


def _cards_by_seat(text: str) -> dict[str, str]:
    found = {}
    for part in text.split(","):
        seat, _, cards = part.strip().partition(" ")
        if not seat.isdecimal() or not cards:
            raise BadText(part)
        found[seat] = cards
    return found


def _term(text: str, terms: Mapping[str, str]) -> str:
    """One action or declaration in the official terms, amounts without their points; `all in` is one word."""
    words = text.casefold().replace("all in", "all-in").split()
    return " ".join(str(number(word)) if _NUMBER.fullmatch(word) else terms.get(word, word) for word in words)


def _list_of_terms(text: str, terms: Mapping[str, str]) -> list[str]:
    return [_term(part, terms) for part in re.split(r",(?!\d)|;", text) if part.strip()]


_PLAIN: Final[Mapping[FieldKind, Callable[[str], Any]]] = {
    "flag": _flag,
    "number": number,
    "pair": _pair,
    "numbers": _numbers,
    "motions": _motions,
    "cards-by-seat": _cards_by_seat,
}
_IN_TERMS: Final[Mapping[FieldKind, Callable[[str, Mapping[str, str]], Any]]] = {
    "action": _term,
    "actions": _list_of_terms,
    "seat-actions": _list_of_terms,
    "words": _list_of_terms,
}
