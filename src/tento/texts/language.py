"""The languages that Tento speaks, and the choice of words among them."""

from collections.abc import Sequence
from typing import Final, Literal

Words = tuple[str, str]
"""Portuguese and English."""
Text3 = tuple[str, str, str]
"""Portuguese, English and Spanish: for everything that the web tells people."""
Lang = Literal["pt", "en", "es"]

_SWAPPED: Final = str.maketrans(",.", ".,")


def pick(words: Words | Text3, lang: Lang) -> str:
    """The words in the reader's language. What nobody has written in Spanish is said in Portuguese, its nearest neighbour."""
    if lang == "es":
        return words[-1] if len(words) == 3 else words[0]
    return words[0] if lang == "pt" else words[1]


def spoken_language(name: str) -> Lang:
    """One of our languages by its name; Portuguese for any other."""
    return "en" if name == "en" else "es" if name == "es" else "pt"


def decimal(value: float, lang: Lang, form: str = ".1f") -> str:
    """The number in this format, as `.1f`, `.1%` or `,.0f`: English with a decimal point, the others with a decimal comma."""
    written = f"{value:{form}}"
    return written if lang == "en" else written.translate(_SWAPPED)


def capital(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str], lang: Lang) -> str:
    """`a, b e c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {pick(('e', 'and'), lang)} {words[-1]}"
