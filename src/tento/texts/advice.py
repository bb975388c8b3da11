"""Why a sensible player does a thing: the sentence behind each key of advice, Portuguese first, then English."""

from typing import Final, Literal

Words = tuple[str, str]
Lang = Literal["pt", "en"]

REASONS: Final[dict[str, Words]] = {}


def say_reason(code: str, lang: Lang) -> str:
    """The sentence of a reason; the key itself if nobody has written one."""
    words = REASONS.get(code)
    return code if words is None else words[0 if lang == "pt" else 1]
