"""`tento rulebook`: read the rulebooks, and see in what two of them differ."""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal, NoReturn, get_args, get_origin

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tento.cards.card import Card, symbol
from tento.club.wording import rule_words
from tento.rulebooks.championship.keys import differences, set_keys
from tento.rulebooks.game_values import values_of
from tento.rulebooks.loader import RulebookError, load, names
from tento.rulebooks.reading import takes_none, types_of, written
from tento.rulebooks.rulebook import Article, Rulebook
from tento.texts.language import Lang, Words, pick
from tento.texts.rules import OTHER, STATUSES

rulebook_app = typer.Typer(no_args_is_help=True, help="Read the rulebooks, and see in what two of them differ.")

PIPED_WIDTH = 160
WIDE = 130
KEY: Words = ("Chave", "Key")
CHAMPIONSHIP: Words = ("Campeonato", "Championship")


class Language(StrEnum):
    """The languages of the tables."""

    pt = "pt"
    en = "en"

    @property
    def code(self) -> Lang:
        """The language as the texts know it."""
        return "en" if self is Language.en else "pt"


LangOption = Annotated[Language, typer.Option("--lang", envvar="TENTO_LANG", help="Language of the tables.")]
NameArgument = Annotated[str, typer.Argument(help="The name of a rulebook, or the path of a .toml file.", show_default=False)]


@rulebook_app.command("list")
def list_rulebooks(lang: LangOption = Language.pt) -> None:
    """List the rulebooks: the regulations first, then the house rules."""
    to = lang.code
    table = _table(to, ("Nome", "Name"), ("Título", "Title"), ("Base", "Parent"), ("Artigos", "Articles"))
    for name in names():
        rulebook = _load(name)
        counts = _count(rulebook.articles)
        share = f"{counts['enforced']}/{len(rulebook.articles)}"
        table.add_row(Text(name, "bold"), Text(rulebook.title), Text(rulebook.parent or ""), Text(share))
    note = ("Artigos: aplicados pelo programa / todos.", "Articles: enforced by the program / all.")
    _console().print(table, Text(pick(note, to), "dim"))


@rulebook_app.command()
def show(
    name: NameArgument,
    articles: Annotated[bool, typer.Option("--articles", help="Only the articles (with --values: both).")] = False,
    values: Annotated[bool, typer.Option("--values", help="Only the values and options (the default).")] = False,
    lang: LangOption = Language.pt,
) -> None:
    """Show a rulebook: every value with its article and what else it may be, the readings chosen, the articles."""
    rulebook, console = _load(name), _console()
    console.print(_heading(rulebook, lang.code))
    if values or not articles:
        for title, keys in _by_topic(rulebook):
            _print_titled(console, pick(title, lang.code), _values_table(rulebook, keys, lang.code, console.width >= WIDE))
        _print_titled(console, pick(CHAMPIONSHIP, lang.code), _championship_table(rulebook, lang.code))
        _print_titled(console, pick(("Leituras escolhidas", "Readings chosen"), lang.code), _options_table(rulebook, lang.code))
    if articles:
        _print_titled(console, pick(("Artigos", "Articles"), lang.code), _articles_table(rulebook.articles, lang.code))


@rulebook_app.command()
def diff(first: NameArgument, second: NameArgument, lang: LangOption = Language.pt) -> None:
    """Show only what differs between two rulebooks, side by side, then what only one of them regulates."""
    one, other, console = _load(first), _load(second), _console()
    if one.game != other.game:
        _fail(f"{one.name} ({one.game}), {other.name} ({other.game}): not the same game")
    keys = [key for key in _types(one) if getattr(one.values, key) != getattr(other.values, key)]
    in_championship = differences(one, other)
    if not keys and not in_championship:
        console.print(Text(pick(("Nenhum valor difere.", "No value differs."), lang.code)))
    for title, topic_keys in _by_topic(one):
        differing = [key for key in topic_keys if key in keys]
        if differing:
            _print_titled(console, pick(title, lang.code), _diff_table(one, other, differing, lang.code))
    table = _table(lang.code, KEY, (one.name, one.name), (other.name, other.name), ratios=(8, 12, 12))
    _print_titled(console, pick(CHAMPIONSHIP, lang.code), _filled(table, in_championship))
    for here, there in ((one, other), (other, one)):
        alone = _only_enforced(here, there)
        if alone:
            words = (f"Só {here.name} regula", f"Only {here.name} regulates")
            _print_titled(console, pick(words, lang.code), _articles_table(alone, lang.code))


def _fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(2)


def _load(name: str) -> Rulebook:
    try:
        return load(name)
    except RulebookError as error:
        _fail(str(error))


def _types(rulebook: Rulebook) -> Mapping[str, Any]:
    """The type of each key of the rulebook's game."""
    return types_of(values_of(rulebook.game).struct)


def _console() -> Console:
    """As wide as the terminal; into a pipe plain text, in long lines unless COLUMNS says otherwise."""
    console = Console(highlight=False)
    if console.is_terminal or "COLUMNS" in os.environ:
        return console
    return Console(highlight=False, width=PIPED_WIDTH)


def _table(lang: Lang, *columns: Words, ratios: tuple[int, ...] = ()) -> Table:
    """A table with a line under its head on a terminal, and with none in a pipe. A ratio of 0 is a column as wide as its words."""
    line = box.SIMPLE_HEAD if Console().is_terminal else None
    table = Table(box=line, show_edge=False, pad_edge=False, expand=bool(ratios), header_style="bold")
    for words, ratio in zip(columns, ratios or [0] * len(columns), strict=True):
        table.add_column(pick(words, lang), ratio=ratio or None, overflow="fold")
    return table


def _print_titled(console: Console, title: str, table: Table) -> None:
    if table.row_count:
        console.print()
        console.print(Text(title, "bold cyan"))
        console.print(table)


def _heading(rulebook: Rulebook, lang: Lang) -> Text:
    """Title, source, parent, hash and how many articles of each status."""
    counts = ", ".join(f"{pick(STATUSES[status], lang)} {number}" for status, number in _count(rulebook.articles).items())
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


def _count(articles: Iterable[Article]) -> dict[str, int]:
    """How many articles of each status."""
    counts = dict.fromkeys(STATUSES, 0)
    for article in articles:
        counts[article.status] += 1
    return counts


def _by_topic(rulebook: Rulebook) -> Iterator[tuple[Words, list[str]]]:
    """The keys of the game under the titles of their topics; those of no topic at the end."""
    types = _types(rulebook)
    words = rule_words(rulebook)
    for title, rules in words.topics.items():
        yield title, [key for key in rules if key in types]
    yield OTHER, [key for key in types if not words.named(key)]


def _values_table(rulebook: Rulebook, keys: list[str], lang: Lang, wide: bool) -> Table:
    """A line for each rule: on a wide screen its key has a column, on a narrow one it stands below the label."""
    types = _types(rulebook)
    rule, value, article, choice = ("Regra", "Rule"), ("Valor", "Value"), ("Artigo", "Article"), ("Pode ser", "May be")
    if wide:
        table = _table(lang, rule, ("Chave", "Key"), value, article, choice, ratios=(10, 0, 10, 5, 12))
    else:
        table = _table(lang, rule, value, article, choice, ratios=(13, 8, 4, 8))
    for key in keys:
        found = getattr(rulebook.values, key)
        label, name = Text(rule_words(rulebook).say_rule(key, lang)), Text(key, "dim")
        head = (label, name) if wide else (Text("\n").join((label, name)),)
        table.add_row(*head, Text(_say(rulebook, key, lang)), Text(", ".join(rulebook.cites(key))), _choices(types[key], found, lang))
    return table


def _say(rulebook: Rulebook, key: str, lang: Lang) -> str:
    """A value in words, its cards as symbols."""
    return rule_words(rulebook).say_value(key, _with_symbols(getattr(rulebook.values, key)), lang)


def _with_symbols(value: Any) -> Any:
    """A list of cards as people see them; any other value as it is."""
    cards = isinstance(value, tuple) and value and all(isinstance(one, str) and re.fullmatch("[A2-9TJQK][cdhs]", one) for one in value)
    return [symbol(Card(card)) for card in value] if cards else value


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


def _championship_table(rulebook: Rulebook, lang: Lang) -> Table:
    """Each key of `[championship]` that the rulebook sets, as a file writes it, and its articles."""
    return _filled(_table(lang, KEY, ("Valor", "Value"), ("Artigo", "Article"), ratios=(10, 16, 6)), set_keys(rulebook))


def _filled(table: Table, rows: Iterable[tuple[str, ...]]) -> Table:
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _options_table(rulebook: Rulebook, lang: Lang) -> Table:
    """Each reading that was chosen, why, and what else it may be."""
    table = _table(lang, ("Id", "Id"), ("Regra", "Rule"), ("Por quê", "Why"), ("Ou então", "Or else"), ratios=(0, 12, 16, 9))
    for option in rulebook.options:
        reason = option.reason_pt if lang == "pt" else option.reason_en
        table.add_row(
            Text(option.id, "bold"),
            Text("\n").join((Text(rule_words(rulebook).say_rule(option.rule, lang)), Text(option.rule, "dim"))),
            Text(reason),
            Text(", ".join(written(value).strip('"') for value in option.alternatives), "dim"),
        )
    return table


def _articles_table(articles: Iterable[Article], lang: Lang) -> Table:
    """Each article with its number in the regulation, who applies it, and its paraphrase over the keys that it fixes."""
    table = _table(lang, ("Id", "Id"), ("Artigo", "Article"), ("Aplica", "By"), ("Texto", "Text"), ratios=(0, 4, 0, 20))
    for article in articles:
        text = Text(article.pt if lang == "pt" else article.en)
        if article.rules:
            text.append(f"\n{', '.join(article.rules)}", "dim")
        cites = ", ".join((article.cite, *article.also))
        table.add_row(Text(article.id, "bold"), Text(cites), Text(pick(STATUSES[article.status], lang)), text)
    return table


def _diff_table(one: Rulebook, other: Rulebook, keys: list[str], lang: Lang) -> Table:
    """The two values of each rule, each over the articles that fix it."""
    table = _table(lang, ("Regra", "Rule"), (one.name, one.name), (other.name, other.name), ratios=(13, 12, 12))
    for key in keys:
        cells = [Text("\n").join((Text(rule_words(one).say_rule(key, lang)), Text(key, "dim")))]
        for rulebook in (one, other):
            cell = Text(_say(rulebook, key, lang))
            cites = ", ".join(rulebook.cites(key)) or pick(("sem artigo", "no article"), lang)
            cells.append(cell.append(f"\n{cites}", "dim"))
        table.add_row(*cells)
    return table


def _only_enforced(here: Rulebook, there: Rulebook) -> list[Article]:
    """The articles enforced here whose subject the other rulebook leaves alone: neither the article nor its rules are enforced there."""
    enforced = [article for article in there.articles if article.status == "enforced"]
    taken = {article.id for article in enforced} | {rule for article in enforced for rule in article.rules}
    return [a for a in here.articles if a.status == "enforced" and a.id not in taken and taken.isdisjoint(a.rules)]
