"""From the `[[articles]]` and `[[options]]` of a TOML file to structs: each id stands once, and names rules that exist."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tento.rulebooks.reading import RulebookError, build, convert, read_keys, shown, unknown_key
from tento.rulebooks.rulebook import Article, Option

Rules = Mapping[str, Any]
"""The rules that an article or an option may name, of the game and of the championship, with the type of each."""


def read_articles(tables: Any, rules: Rules, file: str) -> dict[str, Article]:
    """The articles of one file by their id."""
    articles: dict[str, Article] = {}
    for article in _entries(Article, "articles", tables, file):
        where = f"articles.{article.id}"
        if article.id in articles:
            raise RulebookError(file, where, "this id stands twice")
        for rule in article.rules:
            _check_rule(rule, rules, file, f"{where}.rules")
        if article.status == "enforced" and not article.rules:
            raise RulebookError(file, f"{where}.rules", "an enforced article names the rules that it fixes", "keys of [values]")
        articles[article.id] = article
    return articles


def read_options(tables: Any, rules: Rules, file: str) -> dict[tuple[str, str], Option]:
    """The options of one file by their id and rule, with `none` read in their alternatives."""
    options: dict[tuple[str, str], Option] = {}
    for option in _entries(Option, "options", tables, file):
        where = f"options.{option.id}"
        if (option.id, option.rule) in options:
            raise RulebookError(file, where, f"this id stands twice for the rule `{option.rule}`")
        _check_rule(option.rule, rules, file, f"{where}.rule")
        read = tuple(convert(rules[option.rule], found, file, f"{where}.alternatives") for found in option.alternatives)
        options[option.id, option.rule] = msgspec.structs.replace(option, alternatives=read)
    return options


def _entries(struct: type[Any], key: str, tables: Any, file: str) -> Iterable[Any]:
    """The structs of a list of tables; a mistake is named by the entry's id, or by its place where it has none."""
    if not isinstance(tables, list):
        raise RulebookError(file, key, f"found {shown(tables)}", f"[[{key}]] tables")
    for place, table in enumerate(tables, 1):
        has_id = isinstance(table, Mapping) and isinstance(table.get("id"), str)
        prefix = f"{key}.{table['id'] if has_id else place}."
        yield build(struct, read_keys(struct, table, file, prefix), file, prefix)


def _check_rule(rule: str, rules: Rules, file: str, where: str) -> None:
    if rule not in rules:
        near = unknown_key(file, rule, rules, f"found {shown(rule)}, which is no rule of the game").reason
        raise RulebookError(file, where, near, "keys of [values]")
