"""Whether two citations name the same article."""

import re


def same_article(wanted: str, cited: str) -> bool:
    """The same article however it is punctuated, or one that contains the one cited: `A-29` covers `A-29e`.

    A letter more than our citation has is the same paragraph: `art. 17 §1c` is in `art. 17 §1`.
    """
    want, have = _numbers(wanted), _numbers(cited)
    return bool(want) and (have[: len(want)] == want or (want[:-1] == have and want[-1].isalpha()))


def _numbers(cite: str) -> list[str]:
    """The numbers and letters of a citation from its first number on: `A-29e` is 29 e, `art. 19 §3` is 19 3."""
    words = re.findall(r"\d+|[a-z]+", cite.lower())
    first = next((place for place, word in enumerate(words) if word.isdigit()), len(words))
    return [word for word in words[first:] if word != "par"]
