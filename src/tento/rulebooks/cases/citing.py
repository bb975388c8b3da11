"""Whether two citations name the same article."""

import re
from typing import Final

_RANGE: Final = re.compile(r"\s*(?:–|…|\.\.\.?|(?<=\d)-(?=\d))\s*")
_SEVERAL: Final = re.compile(r"[;+]|,(?!\s*(?:§|par\.?)\s*\d+(?![\d.]))")  # a comma before a paragraph of the same article parts nothing
_ASIDE: Final = re.compile(r"\([^()]*\)")


def same_article(wanted: str, cited: str) -> bool:
    """The same article however it is punctuated, or one that contains the one cited: `A-29` covers `A-29e`.

    A letter more than our citation has is the same paragraph: `art. 17 §1c` is in `art. 17 §1`. Several articles named together, or a
    range of them as in `A-7–10`, are met by any one of them.
    """
    wants = [_spread(part) for part in (wanted, *_SEVERAL.split(wanted))]
    return any(_covers(want, have) for spread in wants for want in spread for have in _spread(cited))


def _covers(want: list[str], have: list[str]) -> bool:
    return bool(want) and (have[: len(want)] == want or (want[:-1] == have and want[-1].isalpha()))


def _spread(cite: str) -> list[list[str]]:
    """Every article of a citation, one unless it is a range: `8e–n` is 8 e to 8 n, `art. 12 §4–5` is 12 4 and 12 5."""
    first, *ends = _RANGE.split(_ASIDE.sub("", cite))
    start = _numbers(first)
    if not start or not ends:
        return [start]
    last = (_numbers(ends[-1]) or re.findall(r"[a-z]+", ends[-1].lower()) or start)[-1]
    return [[*start[:-1], step] for step in _steps(start[-1], last)]


def _steps(start: str, last: str) -> list[str]:
    """From one number or letter to another of its kind; the start alone if they do not go together."""
    if start.isdecimal() and last.isdecimal() and int(last) - int(start) in range(100):
        return [str(step) for step in range(int(start), int(last) + 1)]
    if start.isalpha() and last.isalpha() and len(start) == len(last) == 1 and start <= last:
        return [chr(step) for step in range(ord(start), ord(last) + 1)]
    return [start]


def _numbers(cite: str) -> list[str]:
    """The numbers and letters of a citation from its first number on: `A-29e` is 29 e, `art. 19 §3` is 19 3."""
    words = re.findall(r"\d+|[a-z]+", cite.lower())
    first = next((place for place, word in enumerate(words) if word.isdigit()), len(words))
    return [word for word in words[first:] if word != "par"]
