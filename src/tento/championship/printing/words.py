"""The words of a page, in whatever language the edge chose, and how times, money and lists are written with them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from unicodedata import combining, normalize

from tento.championship.simulation_desk import BRASILIA
from tento.rulebooks.rulebook import Rulebook

Words = Mapping[str, str]
"""Every text of the pages by its key; `stage/final` is the name of the stage `final`."""


def say(words: Words, key: str, **facts: str | int) -> str:
    """A text with its facts in it."""
    return words[key].format(**facts)


def named(words: Words, kind: str, key: str) -> str:
    """The name of a thing of this kind; one that an organiser invented is called as it was written."""
    return words.get(f"{kind}/{key}", key)


def listed(words: Words, names: Sequence[str]) -> str:
    """Names in a sentence: with commas, and a word before the last."""
    return words["and"].join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def alphabetical(name: str) -> str:
    """What a name is sorted by: accents and capitals do not count."""
    return "".join(letter for letter in normalize("NFD", name.casefold()) if not combining(letter))


def basis(rulebook: Rulebook, *rules: str) -> str:
    """The articles behind some rules; where the text is silent, the readings that were chosen instead."""
    found = [cite for rule in rules for cite in rulebook.cites(rule)]
    found += [option.id for rule in rules if not rulebook.cites(rule) for option in rulebook.options if option.rule == rule]
    return ", ".join(dict.fromkeys(found))


def day(at: datetime, words: Words) -> str:
    """A date as it is written in this language, by the clock of Brasília."""
    return _local(at).strftime(words["day_format"])


def hour(at: datetime | None, words: Words) -> str:
    """An hour as it is written in this language; nothing where there is none."""
    return "" if at is None else _local(at).strftime(words["hour_format"])


def _local(at: datetime) -> datetime:
    """By the clock of Brasília; a time at the very beginning or end of the calendar stays by its own."""
    try:
        return at.astimezone(BRASILIA)
    except OverflowError:
        return at


def money(centavos: int) -> str:
    """An amount in reais, to the centavo."""
    whole, rest = divmod(abs(centavos), 100)
    return f"{'−' if centavos < 0 else ''}R$ {thousands(whole)},{rest:02}"


def thousands(number: int) -> str:
    """A number with a point between its thousands."""
    return f"{number:,}".replace(",", ".")


def signed(number: int) -> str:
    """A balance: with its sign, unless there is nothing to sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"
