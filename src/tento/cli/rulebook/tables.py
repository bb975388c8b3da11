"""The tables in which a rulebook is shown: values, readings, articles, and two rulebooks side by side."""

import os
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tento.cards.card import BadCard, parse_card, symbol
from tento.club.wording import rule_words
from tento.rulebooks.championship.keys import NOTHING, set_keys
from tento.rulebooks.championship.kinds import plain_rules
from tento.rulebooks.game_values import values_of
from tento.rulebooks.reading import takes_none, types_of, written
from tento.rulebooks.rulebook import Article, Rulebook
from tento.texts.language import Lang, Words, pick
from tento.texts.rules import OTHER, STATUSES

PIPED_WIDTH = 160
KEY: Words = ("Chave", "Key")


def value_types(rulebook: Rulebook) -> Mapping[str, Any]:
    """The type of each rule that stands in no section, of the game and of the championship."""
    return {**types_of(values_of(rulebook.game).struct), **plain_rules(rulebook.championship)}


def open_console() -> Console:
    """As wide as the terminal; into a pipe plain text, in long lines unless COLUMNS says otherwise."""
    console = Console(highlight=False)
    if console.is_terminal or "COLUMNS" in os.environ:
        return console
    return Console(highlight=False, width=PIPED_WIDTH)


def new_table(lang: Lang, *columns: Words, ratios: tuple[int, ...] = ()) -> Table:
    """A table with a line under its head on a terminal, and with none in a pipe. A ratio of 0 is a column as wide as its words."""
    line = box.SIMPLE_HEAD if Console().is_terminal else None
    table = Table(box=line, show_edge=False, pad_edge=False, expand=bool(ratios), header_style="bold")
    for words, ratio in zip(columns, ratios or [0] * len(columns), strict=True):
        table.add_column(pick(words, lang), ratio=ratio or None, overflow="fold")
    return table


def print_titled(console: Console, title: str, table: Table) -> None:
    """A table under its title; nothing where it has no row."""
    if table.row_count:
        console.print()
        console.print(Text(title, "bold cyan"))
        console.print(table)


def heading(rulebook: Rulebook, lang: Lang) -> Text:
    """Title, source, parent, hash and how many articles of each status."""
    counts = ", ".join(f"{pick(STATUSES[status], lang)} {number}" for status, number in count(rulebook.articles).items())
    lines = [
        ("", rulebook.source),
        (pick(("Base", "Parent"), lang), rulebook.parent or ""),
        (pick(("Artigos", "Articles"), lang), f"{len(rulebook.articles)} ({counts})"),
        ("Hash", rulebook.hash),
    ]
    text = Text(f"{rulebook.name}: {rulebook.title}", "bold")
    for label, words in lines:
        if words:
            text.append(f"\n{label}: {words}" if label else f"\n{words}", "not bold")
    return text


def count(articles: Iterable[Article]) -> dict[str, int]:
    """How many articles of each status."""
    counts = dict.fromkeys(STATUSES, 0)
    for article in articles:
        counts[article.status] += 1
    return counts


def by_topic(rulebook: Rulebook, *others: Rulebook) -> Iterator[tuple[Words, list[str]]]:
    """The keys of these rulebooks of one game under the titles of their topics; those of no topic at the end."""
    types = {key: kind for one in (rulebook, *others) for key, kind in value_types(one).items()}
    words = rule_words(rulebook)
    for title, rules in words.topics.items():
        yield title, [key for key in rules if key in types]
    yield OTHER, [key for key in types if not words.named(key)]


def values_table(rulebook: Rulebook, keys: list[str], lang: Lang, wide: bool) -> Table:
    """A line for each rule: on a wide screen its key has a column, on a narrow one it stands below the label."""
    types = value_types(rulebook)
    rule, value, article, choice = ("Regra", "Rule"), ("Valor", "Value"), ("Artigo", "Article"), ("Pode ser", "May be")
    if wide:
        table = new_table(lang, rule, ("Chave", "Key"), value, article, choice, ratios=(10, 0, 10, 5, 12))
    else:
        table = new_table(lang, rule, value, article, choice, ratios=(13, 8, 4, 8))
    for key in keys:
        found = rulebook.plain()[key]
        label, name = Text(rule_words(rulebook).say_rule(key, lang)), Text(key, "dim")
        head = (label, name) if wide else (Text("\n").join((label, name)),)
        table.add_row(*head, Text(_say(rulebook, key, lang)), Text(", ".join(rulebook.cites(key))), _choices(types[key], found, lang))
    return table


def _say(rulebook: Rulebook, key: str, lang: Lang) -> str:
    """A value in words, its cards as symbols; a dash where the rulebook has no such rule."""
    values = rulebook.plain()
    return rule_words(rulebook).say_value(key, _with_symbols(values[key]), lang) if key in values else NOTHING


def _with_symbols(value: Any) -> Any:
    """The symbols of a list of cards; anything else as it is."""
    if not isinstance(value, tuple | list):
        return value
    try:
        return [symbol(parse_card(str(card))) for card in value]
    except BadCard:
        return value


def _choices(kind: Any, found: Any, lang: Lang) -> Text:
    """What the file may hold, with the value in force marked."""
    if get_origin(kind) is not Literal:
        return Text(_kind(kind, lang), "dim")
    text = Text()
    for word in get_args(kind):
        mark = "*" if word == found and len(get_args(kind)) > 1 else ""
        text.append(", " if text else "", "dim")
        text.append(f"{word}{mark}", "bold" if word == found else "dim")
    return text


def _kind(kind: Any, lang: Lang) -> str:
    """What a key without a short list of words may hold."""
    number = pick(("número", "number"), lang)
    if takes_none(kind):
        return f"{number}, none"
    words = {tuple: pick(("lista", "list"), lang), dict: pick(("número por fase", "number for each phase"), lang)}
    if get_origin(kind) in words:
        inner = get_args(kind)[0]
        listed = f": {', '.join(map(str, get_args(inner)))}" if get_origin(inner) is Literal else ""
        return words[get_origin(kind)] + listed
    return {bool: "true, false", int: number}.get(kind, "")


def championship_table(rulebook: Rulebook, lang: Lang) -> Table:
    """Each key of `[championship]` that the rulebook sets, as a file writes it, and its articles."""
    return filled(new_table(lang, KEY, ("Valor", "Value"), ("Artigo", "Article"), ratios=(10, 16, 6)), set_keys(rulebook))


def filled(table: Table, rows: Iterable[tuple[str, ...]]) -> Table:
    """The table with these rows."""
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def options_table(rulebook: Rulebook, lang: Lang) -> Table:
    """Each reading that was chosen, why, and what else it may be."""
    table = new_table(lang, ("Id", "Id"), ("Regra", "Rule"), ("Por quê", "Why"), ("Ou então", "Or else"), ratios=(0, 12, 16, 9))
    for option in rulebook.options:
        reason = option.reason_pt if lang == "pt" else option.reason_en
        table.add_row(
            Text(option.id, "bold"),
            Text("\n").join((Text(rule_words(rulebook).say_rule(option.rule, lang)), Text(option.rule, "dim"))),
            Text(reason),
            Text(", ".join(written(value).strip('"') for value in option.alternatives), "dim"),
        )
    return table


def articles_table(articles: Iterable[Article], lang: Lang) -> Table:
    """Each article with its number in the regulation, who applies it, and its paraphrase over the keys that it fixes."""
    table = new_table(lang, ("Id", "Id"), ("Artigo", "Article"), ("Aplica", "By"), ("Texto", "Text"), ratios=(0, 4, 0, 20))
    for article in articles:
        text = Text(article.pt if lang == "pt" else article.en)
        if article.rules:
            text.append(f"\n{', '.join(article.rules)}", "dim")
        cites = ", ".join((article.cite, *article.also))
        table.add_row(Text(article.id, "bold"), Text(cites), Text(pick(STATUSES[article.status], lang)), text)
    return table


def diff_table(one: Rulebook, other: Rulebook, keys: list[str], lang: Lang) -> Table:
    """The two values of each rule, each over the articles that fix it."""
    table = new_table(lang, ("Regra", "Rule"), (one.name, one.name), (other.name, other.name), ratios=(13, 12, 12))
    for key in keys:
        cells = [Text("\n").join((Text(rule_words(one).say_rule(key, lang)), Text(key, "dim")))]
        for rulebook in (one, other):
            cell = Text(_say(rulebook, key, lang))
            cites = ", ".join(rulebook.cites(key)) or pick(("sem artigo", "no article"), lang)
            cells.append(cell.append(f"\n{cites}", "dim"))
        table.add_row(*cells)
    return table
