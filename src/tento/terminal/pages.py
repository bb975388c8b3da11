"""The pages to read at a table: the keys, and the rules in force."""

from collections.abc import Iterable, Sequence

from tento.rulebooks.rulebook import Rulebook
from tento.terminal.canvas import fit
from tento.texts.language import Lang, Words, pick
from tento.texts.rules import RuleWords


def help_page(lang: Lang, keys: Sequence[tuple[str, Words]], glossary: Sequence[Words] = ()) -> list[str]:
    """Every key, and the words of the table."""
    told = [f"{fit(key, 11)} {pick(words, lang)}" for key, words in keys]
    return [*told, "", *(pick(words, lang) for words in glossary)] if glossary else told


def rules_page(rulebook: Rulebook, rows: Iterable[tuple[str, str]], words: RuleWords, lang: Lang) -> list[str]:
    """A line for each rule: its name, its value as the game says it, and its articles."""
    return [f"{words.say_rule(key, lang)}: {value}{_cites(rulebook, key)}" for key, value in rows]


def said_values(rulebook: Rulebook, keys: Iterable[str], words: RuleWords, lang: Lang) -> list[tuple[str, str]]:
    """The values of these rules in words."""
    return [(key, words.say_value(key, getattr(rulebook.values, key), lang)) for key in keys]


def cited(articles: Sequence[str], title: str = "") -> str:
    """` (art. 19 §3)`, at most three of them, with the rulebook's title where it is wanted."""
    named = ", ".join(dict.fromkeys(articles[:3]))
    inside = ", ".join(part for part in (named, title) if part)
    return f" ({inside})" if named else ""


def _cites(rulebook: Rulebook, key: str) -> str:
    cites = rulebook.cites(key)
    return f" ({', '.join(cites[:2])})" if cites else ""
