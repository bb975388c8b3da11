"""What was said at the table: a term, an amount or both, and whether it came before the chips, with them, or after them."""

import re
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.saying import named
from tento.rulebooks.enforced import enforces

When = Literal["before", "same", "after"]
TERMS: Final = ("bet", "raise", "call", "fold", "check", "all-in", "pot")
WHENS: Final[tuple[When, ...]] = ("before", "same", "after")
MOST_WORDS: Final = 20
_SAID: Final = re.compile(rf"({'|'.join(TERMS)})?\s*(\+?)\s*(\d{{1,12}})?(?:(?:^|\s+)({'|'.join(WHENS)}))?")


class Said(msgspec.Struct, frozen=True):
    """A declaration. `by` is true for an amount on top of the bet that lies (`raise +2000`)."""

    term: str | None
    amount: int | None = None
    by: bool = False
    when: When = "before"


def read_words(texts: Sequence[str]) -> tuple[Said, ...]:
    """Declarations in their order: `raise 2000 before`, `2000`, `call same`, `raise +2000`, `check`."""
    if len(texts) > MOST_WORDS:
        raise BadKey("words", f"{len(texts)} declarations: at most {MOST_WORDS}")
    return tuple(_read(text, f"words[{place}]") for place, text in enumerate(texts))


def _read(text: str, key: str) -> Said:
    found = _SAID.fullmatch(" ".join(text.split()))
    if found is None or not (found[1] or found[3]) or (found[2] and not found[3]):
        terms, whens = ", ".join(TERMS), ", ".join(WHENS)
        raise BadKey(key, f"`{named(text)}` is nothing that can be said: a term ({terms}), an amount or both, then {whens}")
    when: When = next((one for one in WHENS if one == found[4]), "before")
    return Said(found[1], int(found[3]) if found[3] else None, bool(found[2]), when)


@enforces("words_and_chips")
def governing(words: Sequence[Said], chips: bool) -> Said | None:
    """What binds: the first declaration that came before the chips or with them; one that came after counts only where no chips lie.

    An amount said separately, but in time, belongs to the bet or raise that was announced without one.
    """
    in_time = [said for when in WHENS for said in words if said.when == when and not (chips and when == "after")]
    if not in_time:
        return None
    first = in_time[0]
    amount = next((said for said in in_time[1:] if said.term is None), None)
    if first.term not in ("bet", "raise") or first.amount is not None or amount is None:
        return first
    return msgspec.structs.replace(first, amount=amount.amount, by=amount.by)
