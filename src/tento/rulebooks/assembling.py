"""From the tables of one file to a rulebook, over its parent: what is inherited, what is dropped, who fixes each rule, and the seal."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tento.rulebooks.articles_reading import read_articles, read_options
from tento.rulebooks.championship.kinds import ChampionshipRules, rules_in
from tento.rulebooks.championship.reading import TABLE as CHAMPIONSHIP
from tento.rulebooks.championship.reading import read_championship, rules_written
from tento.rulebooks.game_values import GameValues, values_of
from tento.rulebooks.known_games import known_games
from tento.rulebooks.reading import RulebookError, allowed, build, read_keys, shown, types_of, unknown_key, written
from tento.rulebooks.rulebook import Article, Rulebook, citations_of
from tento.rulebooks.written_tables import WrittenTables


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a file outside its tables; an overlay takes from its parent those that it leaves out."""

    name: str
    game: str
    title: str
    source: str
    parent: str | None = None
    drop_articles: tuple[str, ...] = ()


def assemble(header: Header, table: dict[str, Any], file: str, parent: Rulebook | None) -> Rulebook:
    """The rulebook of a file's tables, over those of its parent."""
    rules = values_of(header.game)
    _check_played(header.game, table, file)
    table = _under_own_names(rules, table, file, parent)
    own = read_keys(rules.struct, table.get("values", {}), file, "values.")
    base = {key: getattr(parent.values, key) for key in types_of(rules.struct)} if parent else {}
    values = build(rules.struct, base | own, file, "values.")
    check_possible(rules, values, file)
    championship = _championship(table, file, parent)
    known = {**types_of(rules.struct), **rules_in(championship)}
    articles = read_articles(table.get("articles", []), known, file)
    options = read_options(table.get("options", []), known, file)
    if parent:
        articles_all = _kept(parent.articles, header.drop_articles, file) | articles
        options_all = {(option.id, option.rule): option for option in parent.options} | options
    else:
        articles_all, options_all = articles, options
    own |= dict.fromkeys(rules_written(table.get(CHAMPIONSHIP, {}), championship))
    rulebook = Rulebook(
        name=header.name,
        game=header.game,
        title=header.title,
        source=header.source,
        parent=header.parent,
        values=values,
        championship=championship,
        articles=tuple(articles_all.values()),
        options=tuple(options_all.values()),
        hash="",
        citations=_citations(articles_all, articles, parent, own),
    )
    return sealed(rulebook)


def _check_played(game: str, table: Mapping[str, Any], file: str) -> None:
    """A rulebook of a game that is not played here holds a championship and no values: nothing would read them."""
    if game not in known_games() and "values" in table:
        raise RulebookError(file, "values", f"{written(game)} is not played here: a rulebook of it holds only a [{CHAMPIONSHIP}]")


def _under_own_names(rules: GameValues, table: dict[str, Any], file: str, parent: Rulebook | None) -> dict[str, Any]:
    """The file's tables with every rule under its own name; tables that are none are left to be refused."""
    values, championship = table.get("values", {}), table.get(CHAMPIONSHIP, {})
    if not isinstance(values, Mapping) or not isinstance(championship, Mapping):
        return table
    tables = rules.own_names(WrittenTables(file, "values.", values, championship), parent)
    return table | {"values": tables.values} | ({CHAMPIONSHIP: tables.championship} if tables.championship else {})


def _championship(table: Mapping[str, Any], file: str, parent: Rulebook | None) -> ChampionshipRules | None:
    """The championship that the file writes over its parent's; none where neither has one."""
    inherited = parent.championship if parent else None
    return read_championship(table[CHAMPIONSHIP], file, inherited) if CHAMPIONSHIP in table else inherited


def _citations(
    all_articles: Mapping[str, Article], own_articles: Mapping[str, Article], parent: Rulebook | None, own_values: Mapping[str, Any]
) -> dict[str, tuple[str, ...]]:
    """Who fixes each rule. A value that an overlay changes and covers with a new article is no longer the parent's articles' doing."""
    citations = citations_of(all_articles.values())
    if parent:
        inherited = {article.id for article in parent.articles}
        new = citations_of(article for article in own_articles.values() if article.id not in inherited)
        citations |= {rule: cites for rule, cites in new.items() if rule in own_values}
    return citations


def _kept(articles: Iterable[Article], dropped: Iterable[str], file: str) -> dict[str, Article]:
    """The parent's articles without the ones that an overlay drops."""
    kept = {article.id: article for article in articles}
    for name in dropped:
        if kept.pop(name, None) is None:
            raise unknown_key(file, f"drop_articles.{name}", kept, "the parent has no such article")
    return kept


def check_possible(rules: GameValues, values: Any, file: str, *, limited: bool = True) -> None:
    """Values that contradict each other are refused, by the first key that does; if it is `limited`, also those of a match without end."""
    types = types_of(rules.struct)
    for key, reason in rules.impossible(values) or (rules.endless(values) if limited else []):
        found = shown(msgspec.to_builtins(getattr(values, key)))
        raise RulebookError(file, f"values.{key}", f"found {found}, which cannot be played: {reason}", allowed(types[key]))


def sealed(rulebook: Rulebook) -> Rulebook:
    """The rulebook with the hash of all that can change a decision or what is said of it."""
    keys = ("name", "game", "values", "articles", "options", *([CHAMPIONSHIP] if rulebook.championship else []))
    body = {key: msgspec.to_builtins(getattr(rulebook, key)) for key in keys}
    canonical = json.dumps(body, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return msgspec.structs.replace(rulebook, hash="sha256:" + hashlib.sha256(canonical.encode()).hexdigest())
