"""The words of a page, in whatever language the edge chose, and how times, money and lists are written with them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from unicodedata import combining, normalize

from tento.championship.core.local_time import local
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


def articles(rulebook: Rulebook, *rules: str) -> str:
    """The articles behind some rules, for those who know no more than the regulation."""
    return ", ".join(dict.fromkeys(cite for rule in rules for cite in rulebook.cites(rule)))


def day(at: datetime, words: Words) -> str:
    """A date as it is written in this language, by the clock of Brasília."""
    return local(at).strftime(words["day_format"])


def hour(at: datetime | None, words: Words) -> str:
    """An hour as it is written in this language; nothing where there is none."""
    return "" if at is None else local(at).strftime(words["hour_format"])


def moment(at: datetime | None, words: Words) -> str:
    """A day and an hour, for an event of several days."""
    return "" if at is None else f"{local(at).strftime(words['short_day_format'])} {hour(at, words)}"


def money(centavos: int) -> str:
    """An amount in reais, to the centavo, as it is written in Brazil whatever the language around it."""
    whole, rest = divmod(abs(centavos), 100)
    return f"{'−' if centavos < 0 else ''}R$ {reais(whole)},{rest:02}"


def reais(whole: int) -> str:
    """Whole reais, with a point between thousands."""
    return f"{whole:,}".replace(",", ".")


def thousands(number: int, words: Words) -> str:
    """A number with the mark of this language between its thousands."""
    return f"{number:,}".replace(",", words["thousands_mark"])


def signed(number: int) -> str:
    """A balance: with its sign, unless there is nothing to sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def plain(number: int) -> str:
    """A number of points; one below nought has the sign of a number, not a hyphen."""
    return str(number).replace("-", "−")


def score(made: str, conceded: str) -> str:
    """The numbers of both sides; one that is missing is left out, and one below nought stands clear of the dash."""
    return (" – " if "−" in made + conceded else "–").join(filter(None, (made, conceded)))


def rulebook_name(name: str, words: Words) -> str:
    """A rulebook as a person calls it: one over which the organiser's choices were laid ends in a sign."""
    return say(words, "with_choices", rulebook=name.rstrip("+")) if name.endswith("+") else name
