"""The rulebooks as they are told: a line for each, and one of them whole."""

import functools
from typing import Any

import msgspec

from tento.club.wording import rule_words
from tento.rulebooks.loader import load, names
from tento.rulebooks.rulebook import Article, Option, Rulebook
from tento.texts.language import Lang
from tento.web.refusals import refuse


class RulebookLine(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook in the list."""

    name: str
    game: str
    title: str
    source: str
    parent: str | None
    hash: str


class RuleShown(msgspec.Struct, frozen=True, kw_only=True):
    """One rule: its value, the articles that fix it, what people call it, its topic and its value."""

    value: Any
    articles: tuple[str, ...]
    pt: str
    en: str
    topic_pt: str
    topic_en: str
    value_pt: str
    value_en: str


class OptionShown(Option, frozen=True, kw_only=True):
    """An option whose alternatives are also said in words."""

    alternatives_pt: tuple[str, ...]
    alternatives_en: tuple[str, ...]


class RulebookShown(RulebookLine, frozen=True, kw_only=True):
    """A whole rulebook."""

    rules: dict[str, RuleShown]
    articles: tuple[Article, ...]
    options: tuple[OptionShown, ...]


def rulebook_lines() -> list[RulebookLine]:
    """What may be played by."""
    return [RulebookLine(**_line(load(name))) for name in names()]


def rulebook_shown(name: str) -> RulebookShown:
    """A rulebook of the program by its name, or a refusal."""
    if name not in names():
        raise refuse("unknown_rulebook")
    return _whole(name)


def _line(rulebook: Rulebook) -> dict[str, Any]:
    return {name: getattr(rulebook, name) for name in ("name", "game", "title", "source", "parent", "hash")}


@functools.cache
def _whole(name: str) -> RulebookShown:
    rulebook = load(name)
    rules = {key: _rule(rulebook, key, value) for key, value in msgspec.to_builtins(rulebook.plain()).items()}
    options = tuple(_option(rulebook, option) for option in rulebook.options)
    return RulebookShown(**_line(rulebook), rules=rules, articles=rulebook.articles, options=options)


def _rule(rulebook: Rulebook, key: str, value: Any) -> RuleShown:
    words = rule_words(rulebook)
    topic = words.topic(key)
    return RuleShown(
        value=value,
        articles=rulebook.cites(key),
        pt=words.say_rule(key, "pt"),
        en=words.say_rule(key, "en"),
        topic_pt=topic[0],
        topic_en=topic[1],
        value_pt=words.say_value(key, value, "pt"),
        value_en=words.say_value(key, value, "en"),
    )


def _option(rulebook: Rulebook, option: Option) -> OptionShown:
    return OptionShown(
        **msgspec.structs.asdict(option),
        alternatives_pt=_alternatives(rulebook, option, "pt"),
        alternatives_en=_alternatives(rulebook, option, "en"),
    )


def _alternatives(rulebook: Rulebook, option: Option, lang: Lang) -> tuple[str, ...]:
    return tuple(rule_words(rulebook).say_value(option.rule, value, lang) for value in option.alternatives)
