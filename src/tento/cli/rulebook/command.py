"""`tento rulebook`: read the rulebooks, and see in what two of them differ."""

from typing import Annotated

import typer
from rich.text import Text

from tento.cli.help import SuggestingGroup
from tento.cli.rulebook.tables import (
    KEY,
    articles_table,
    by_topic,
    championship_table,
    count,
    diff_table,
    filled,
    heading,
    new_table,
    open_console,
    options_table,
    print_titled,
    values_table,
)
from tento.cli.shared import LangOption, Language, fail, loaded
from tento.rulebooks.championship.keys import NOTHING, differences
from tento.rulebooks.loader import names
from tento.rulebooks.rulebook import Article, Rulebook
from tento.texts.language import Words, pick

rulebook_app = typer.Typer(
    cls=SuggestingGroup, add_completion=False, no_args_is_help=True, help="Read the rulebooks, and see in what two of them differ."
)

WIDE = 130
CHAMPIONSHIP: Words = ("Campeonato", "Championship")

NameArgument = Annotated[str, typer.Argument(help="The name of a rulebook, or the path of a .toml file.", show_default=False)]


@rulebook_app.command("list")
def list_rulebooks(lang: LangOption = Language.pt) -> None:
    """List the rulebooks: the regulations first, then the house rules."""
    to = lang.code
    table = new_table(to, ("Nome", "Name"), ("Título", "Title"), ("Base", "Parent"), ("Artigos", "Articles"))
    for name in names():
        rulebook = loaded(name)
        counts = count(rulebook.articles)
        share = f"{counts['enforced']}/{len(rulebook.articles)}"
        table.add_row(Text(name, "bold"), Text(rulebook.title), Text(rulebook.parent or ""), Text(share))
    note = ("Artigos: aplicados pelo programa / todos.", "Articles: enforced by the program / all.")
    open_console().print(table, Text(pick(note, to), "dim"))


@rulebook_app.command()
def show(
    name: NameArgument,
    articles: Annotated[bool, typer.Option("--articles", help="Only the articles (with --values: both).")] = False,
    values: Annotated[bool, typer.Option("--values", help="Only the values and options (the default).")] = False,
    lang: LangOption = Language.pt,
) -> None:
    """Show a rulebook: every value with its article and what else it may be, the readings chosen, the articles."""
    rulebook, console = loaded(name), open_console()
    console.print(heading(rulebook, lang.code))
    if values or not articles:
        for title, keys in by_topic(rulebook):
            print_titled(console, pick(title, lang.code), values_table(rulebook, keys, lang.code, console.width >= WIDE))
        print_titled(console, pick(CHAMPIONSHIP, lang.code), championship_table(rulebook, lang.code))
        print_titled(console, pick(("Leituras escolhidas", "Readings chosen"), lang.code), options_table(rulebook, lang.code))
    if articles:
        print_titled(console, pick(("Artigos", "Articles"), lang.code), articles_table(rulebook.articles, lang.code))


@rulebook_app.command()
def diff(first: NameArgument, second: NameArgument, lang: LangOption = Language.pt) -> None:
    """Show only what differs between two rulebooks, side by side, then what only one of them regulates."""
    one, other, console = loaded(first), loaded(second), open_console()
    if one.game != other.game:
        fail(f"{one.name} ({one.game}), {other.name} ({other.game}): not the same game")
    first_rules, second_rules = one.plain(), other.plain()
    keys = [key for key in first_rules | second_rules if first_rules.get(key, NOTHING) != second_rules.get(key, NOTHING)]
    in_championship = differences(one, other)
    if not keys and not in_championship:
        console.print(Text(pick(("Nenhum valor difere.", "No value differs."), lang.code)))
    for title, topic_keys in by_topic(one, other):
        differing = [key for key in topic_keys if key in keys]
        if differing:
            print_titled(console, pick(title, lang.code), diff_table(one, other, differing, lang.code))
    table = new_table(lang.code, KEY, (one.name, one.name), (other.name, other.name), ratios=(8, 12, 12))
    print_titled(console, pick(CHAMPIONSHIP, lang.code), filled(table, in_championship))
    for here, there in ((one, other), (other, one)):
        alone = _only_enforced(here, there)
        if alone:
            words = (f"Só {here.name} regula", f"Only {here.name} regulates")
            print_titled(console, pick(words, lang.code), articles_table(alone, lang.code))


def _only_enforced(here: Rulebook, there: Rulebook) -> list[Article]:
    """The articles enforced here whose subject the other rulebook leaves alone: neither the article nor its rules are enforced there."""
    enforced = [article for article in there.articles if article.status == "enforced"]
    taken = {article.id for article in enforced} | {rule for article in enforced for rule in article.rules}
    return [a for a in here.articles if a.status == "enforced" and a.id not in taken and taken.isdisjoint(a.rules)]
