"""How a case file's own words are told back: on one line, as the file writes them, and never at length."""

import json
from collections.abc import Iterable, Mapping
from datetime import date, time
from decimal import Decimal
from difflib import get_close_matches
from typing import Any, Final

from tento.rulebooks.reading import LONGEST, clipped

LONGEST_REASON: Final = 500


def one_line(text: str) -> str:
    """The text without line ends and escapes of the terminal: spaces stand in their place."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def said(value: Any) -> str:
    """A value as a case file writes it."""
    return clipped(_written(value))


def named(name: str) -> str:
    """A key or a name as it stands, on one line."""
    return clipped(one_line(name))


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{_written(str(key))}:{_written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join(map(_written, value)) + "]"
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, Decimal):
        return f"{value:f}"
    if isinstance(value, float):
        return str(value)
    return json.dumps("none" if value is None else value, ensure_ascii=False)


def hint(word: str, known: Iterable[str]) -> str:
    """What somebody may have meant by a word that is none of these; all of them, where nothing is near."""
    words = list(known)
    near = get_close_matches(word[:LONGEST], words, n=1)
    return f"did you mean `{near[0]}`?" if near else f"known: {', '.join(words)}"
