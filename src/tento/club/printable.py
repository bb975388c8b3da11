"""Text that shows as what it is: it can be printed, and its marks do not pile up over the lines around it."""

import unicodedata
from typing import Final

MOST_MARKS: Final = 2
"""So many marks may stand on one letter: Vietnamese needs two."""


def printable(text: str) -> bool:
    """True if every sign can be printed and no letter carries more marks than any language needs."""
    if text.isascii():
        return text.isprintable()
    marks = 0
    for sign in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return False
    return text.isprintable()
