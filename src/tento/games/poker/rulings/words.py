"""What was said at the table: a term, an amount or both, and whether it came before the chips, with them, or after them."""

import re
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

Term = Literal["bet", "raise", "call", "fold", "check", "all-in", "pot"]
When = Literal["before", "same", "after"]
TERMS: Final = ("bet", "raise", "call", "fold", "check", "all-in", "pot")
WHENS: Final = ("before", "same", "after")


class Said(msgspec.Struct, frozen=True):
    """A declaration. `by` is true for an amount on top of the bet that lies (`+2000`)."""

    term: str | None
    amount: int | None = None
    by: bool = False
    when: When = "before"


class BadWords(ValueError):
    """The text is no declaration."""


def read_words(text: str) -> Said:
    """`raise 2000 before`, `2000`, `call same`, `raise +2000`, `check`."""
    found = re.fullmatch(r"(?:(bet|raise|call|fold|check|all-in|pot)\b)?\s*(\+?)(\d{1,12})?\s*(before|same|after)?", text.strip())
    if not found or not (found[1] or found[3]):
        raise BadWords(f"{text[:40]!r} is nothing that can be said: a term ({', '.join(TERMS)}), an amount, or both, and {', '.join(WHENS)}")
    amount = int(found[3]) if found[3] else None
    when: When = "after" if found[4] == "after" else "same" if found[4] == "same" else "before"
    return Said(found[1], amount, bool(found[2]), when)


def governing(words: Sequence[Said], chips: bool) -> Said | None:
    """What binds: the first declaration that came before the chips or with them; one that came after decides only where no chips lie."""
    for when in WHENS:
        if when == "after" and chips:
            return None
        said = next((one for one in words if one.when == when), None)
        if said is not None:
            return said
    return None
