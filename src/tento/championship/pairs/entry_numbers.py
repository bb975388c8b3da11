"""The number by which people know an entry: the id that the organiser gave it, or its place in the order of entering."""

import re
from string import ascii_uppercase
from typing import Final

from tento.championship.pairs.state import State

MACHINE_MADE: Final = re.compile(r"\bi-[0-9a-f]{8}\b")
"""The ids that the public form makes up."""


def number_of(state: State, name: str) -> str:
    """The id of an entry as it is; in the place of one that a form made up, the number of the entry in the event.

    A letter follows the number if the organiser gave that number to another entry.
    """
    if MACHINE_MADE.fullmatch(name) is None or name not in state.entries:
        return name
    number = state.entries[name].number
    return next(text for letter in ("", *ascii_uppercase) if (text := f"{number}{letter}") not in state.entries)


def numbered(state: State, text: str) -> str:
    """A text with the numbers of entries in the place of the ids that a form made up."""
    return MACHINE_MADE.sub(lambda found: number_of(state, found[0]), text)
