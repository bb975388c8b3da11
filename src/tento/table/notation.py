"""What is written alike for every game: who acts, and free text between quotes."""

import json
import re

from tento.table.seats import REFEREE, TABLE, Actor, Seat


class BadNotation(ValueError):
    """The text names no action; the message says what was expected."""


def read_actor(word: str, seats: int = 4) -> Actor:
    """A seat by its number, at a table of so many, `referee` or `table`."""
    if word in (REFEREE, TABLE):
        return REFEREE if word == REFEREE else TABLE
    if not re.fullmatch("0|[1-9][0-9]?", word) or int(word) >= seats:
        raise BadNotation(f"{word!r} is nobody at the table: write a seat from 0 to {seats - 1}, referee or table")
    return Seat(int(word))


def quote(text: str) -> str:
    """Free text on one line between quotes; only what does not print is written as an escape."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def unquote(text: str) -> str:
    """The text between the quotes."""
    try:
        found = json.loads(text) if text.startswith('"') else None
    except ValueError:
        found = None
    if not isinstance(found, str):
        raise BadNotation(f'{text!r} must stand between quotes, as in "four cards"')
    return found
