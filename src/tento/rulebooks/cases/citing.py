"""Whether two citations name the same article."""

import re
from typing import Final, NamedTuple

_RANGE: Final = re.compile(r"\s*(?:–|…|\.\.\.?|(?<=\d)-(?=[1-9]))\s*")
"""From one article to another. A hyphen before a nought is part of a number: `4.2-04` is one item."""
_SEVERAL: Final = re.compile(r"[;+]|,(?!\s*(?:§|par\.?)\s*\d+(?![\d.]))")  # a comma before a paragraph of the same article parts nothing
_ASIDE: Final = re.compile(r"\([^()]*\)")
_SERIES: Final = {"annex": re.compile(r"\banexo\b|\bannex\b|\ba\W*$"), "section": re.compile("§"), "article": re.compile(r"\bart")}
"""What stands before the first number and says in which series a document counts: `A-5` is not `§5`, and neither is `art. 5`."""
_LONGEST: Final = 500
"""Characters of a citation that are read; what somebody writes beyond them names no article."""


class _Article(NamedTuple):
    """One article: the series, if it is said, and its numbers and letters."""

    series: str | None
    parts: tuple[str, ...]


def same_article(wanted: str, cited: str) -> bool:
    """The same article however it is punctuated, or one that contains the one cited: `A-29` covers `A-29e`.

    A letter more than our citation has is the same paragraph, and so is a number after a letter: `art. 17 §1c` is in `art. 17 §1`,
    `5.4.12 C2` in `5.4.12`. Several articles named together, or a
    range of them as in `A-7–10`, are met by any one of them. A number without its series (`29b`) may be of any; one with another
    series than the article cited is another article. Where a document counts without a series, `art. 5.3` and `§5.3` are what people
    call its 5.3, and `A-5` names the annex of another document. What has no number is met by the same words alone.
    """
    if _plain(wanted) and _plain(wanted) == _plain(cited):
        return True
    return any(_covers(want, have) for want in _articles(wanted) for have in _articles(cited))


def _plain(cite: str) -> str:
    return " ".join(re.findall(r"\w+", cite[:_LONGEST].casefold()))


def _covers(want: _Article, have: _Article) -> bool:
    if want.series != have.series and (want.series == "annex" or None not in (want.series, have.series)):
        return False
    within = have.parts[: len(want.parts)] == want.parts
    return within or (want.parts[: len(have.parts)] == have.parts and _is_paragraph(have.parts[-1], want.parts[len(have.parts) :]))


def _is_paragraph(last: str, more: tuple[str, ...]) -> bool:
    """Whether what is written behind our citation is a letter, a letter and its number, or a number behind our letter."""
    return re.fullmatch(r"[a-z]( \d+)?" if last.isdecimal() else r"\d+|[a-z]", " ".join(more)) is not None


def _articles(cite: str) -> list[_Article]:
    """Every article of a citation. Of several named together, one that says no series is of the series before it.

    One that has only a letter stands beside the one before: `5.3.11 d, f` is 5.3.11 d and 5.3.11 f.
    """
    found: list[_Article] = []
    series = None
    for text in _SEVERAL.split(_ASIDE.sub("", cite[:_LONGEST].casefold())):
        series = _series(text) or series
        beside = re.fullmatch(r"\s*([a-z])\s*", text)
        if beside is not None and found:
            found.append(_Article(series, (*found[-1].parts[:-1], beside[1])))
        found += [_Article(series, parts) for parts in _spread(text) if parts]
    return found


def _series(cite: str) -> str | None:
    before = re.split(r"\d", cite, maxsplit=1)[0]
    return next((series for series, sign in _SERIES.items() if sign.search(before)), None)


def _spread(cite: str) -> list[tuple[str, ...]]:
    """The numbers of a citation, once unless it is a range: `8e–n` is 8 e to 8 n, `art. 12 §4–5` is 12 4 and 12 5."""
    first, *ends = _RANGE.split(cite)
    start = _numbers(first)
    if not start or not ends:
        return [start]
    last = (_numbers(ends[-1]) or tuple(re.findall(r"[a-z]+", ends[-1])) or start)[-1]
    return [(*start[:-1], step) for step in _steps(start[-1], last)]


def _steps(start: str, last: str) -> list[str]:
    """From one number or letter to another of its kind; the start alone if they do not go together."""
    if start.isdecimal() and last.isdecimal() and int(last) - int(start) in range(100):
        return [str(step) for step in range(int(start), int(last) + 1)]
    if start.isalpha() and last.isalpha() and len(start) == len(last) == 1 and start <= last:
        return [chr(step) for step in range(ord(start), ord(last) + 1)]
    return [start]


def _numbers(cite: str) -> tuple[str, ...]:
    """The numbers and letters of a citation from its first number on: `A-29e` is 29 e, `art. 19 §3` is 19 3, `§4.8Ba` is 4 8 b a."""
    runs = re.findall(r"[0-9]+|[a-z]+", cite)
    words = [word for run in runs for word in (run if run.isalpha() and len(run) == 2 else (run,))]
    first = next((place for place, word in enumerate(words) if word.isdigit()), len(words))
    return tuple(word for word in words[first:] if word != "par")
