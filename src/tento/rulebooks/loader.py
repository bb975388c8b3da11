"""Reads rulebooks: the ones that come with the program by their name, any other by the path of its TOML file."""

import functools
import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tento.rulebooks.championship import ChampionshipRules
from tento.rulebooks.championship_reading import RULES as CHAMPIONSHIP_RULES
from tento.rulebooks.championship_reading import TABLE as CHAMPIONSHIP
from tento.rulebooks.championship_reading import read_championship, rules_written
from tento.rulebooks.poker_tournament import PokerTournamentRules
from tento.rulebooks.poker_tournament import impossible as impossible_poker
from tento.rulebooks.reading import RulebookError, allowed, build, convert, read_keys, types_of, unknown_key, written
from tento.rulebooks.rulebook import Article, Option, Rulebook, citations_of
from tento.rulebooks.tranca import TrancaRules
from tento.rulebooks.tranca import impossible as impossible_tranca
from tento.rulebooks.truco import TrucoRules, impossible
from tento.rulebooks.truco_names import own_names
from tento.rulebooks.truco_spelling import own_spelling
from tento.rulebooks.written_tables import WrittenTables

__all__ = ["OFFICIAL", "RulebookError", "load", "names", "overlay", "regulations_of"]

DATA: Final = Path(__file__).parent / "data"
HOUSE: Final = DATA / "house"
OFFICIAL: Final = (
    "truco-masters-2025",
    "fenacef-ix",
    "ktruco-tradicional",
    "ktruco-paulista",
    "ktruco-paulista-limpo",
    "afia-2025",
    "cgp-2024",
)
"""The regulations, in the order in which they are listed."""
TABLES: Final = ("values", CHAMPIONSHIP, "articles", "options")


class Rules(NamedTuple):
    """What a game brings: the struct of its values, and the function that finds values which contradict each other.

    A game that people discuss under other names than its struct's also brings what turns them into its own, in a file and in what
    is agreed on, and what reads the looser spellings of an agreement.
    """

    struct: type[msgspec.Struct]
    impossible: Callable[[Any], list[tuple[str, str]]]
    own_names: Callable[[WrittenTables, Rulebook | None], WrittenTables] = lambda tables, _base: tables
    own_spelling: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda values: values


GAMES: Final[dict[str, Rules]] = {
    "truco": Rules(TrucoRules, impossible, own_names, own_spelling),
    "tranca": Rules(TrancaRules, impossible_tranca),
    "poker": Rules(PokerTournamentRules, impossible_poker),
}


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The keys of a file outside its tables; an overlay takes from its parent those that it leaves out."""

    name: str
    game: str
    title: str
    source: str
    parent: str | None = None
    drop_articles: tuple[str, ...] = ()


def names(game: str | None = None) -> tuple[str, ...]:
    """The rulebooks that come with the program, or those of one game: the official ones first, then the house rules."""
    if game is not None:
        return tuple(name for name in names() if _load_named(name).game == game)
    official = tuple(name for name in OFFICIAL if (DATA / f"{name}.toml").is_file())
    others = sorted(path.stem for path in DATA.glob("*.toml") if path.stem not in OFFICIAL)
    return (*official, *others, *sorted(path.stem for path in HOUSE.glob("*.toml")))


def regulations_of(game: str) -> tuple[str, ...]:
    """The regulations of one game, in the order in which they are listed."""
    return tuple(name for name in names(game) if name in OFFICIAL)


def load(name_or_path: str | Path) -> Rulebook:
    """The rulebook of that name, or of that file if the text ends in `.toml`; RulebookError if it cannot be used."""
    if str(name_or_path).endswith(".toml"):
        return _read(Path(name_or_path), ())
    return _load_named(str(name_or_path))


def overlay(rulebook: Rulebook, values: Mapping[str, Any]) -> Rulebook:
    """The rulebook with these values changed, under its name and a plus; the same rulebook if nothing is changed.

    Sections of the championship, as tables, are changed key by key beside the values of the game.
    """
    if not values:
        return rulebook
    file = rulebook.name.rstrip("+") + "+"
    rules = GAMES[rulebook.game]
    sections = {key: found for key, found in values.items() if key in types_of(ChampionshipRules)}
    own = {key: found for key, found in values.items() if key not in sections}
    tables = rules.own_names(WrittenTables(file, "", rules.own_spelling(own), sections), rulebook)
    changed = msgspec.structs.replace(rulebook.values, **read_keys(rules.struct, tables.values, file, ""))
    _check_possible(rules, changed, file)
    championship = read_championship(tables.championship, file, rulebook.championship) if tables.championship else rulebook.championship
    return _sealed(msgspec.structs.replace(rulebook, name=file, parent=rulebook.name, values=changed, championship=championship))


@functools.cache
def _load_named(name: str) -> Rulebook:
    for path in (DATA / f"{name}.toml", HOUSE / f"{name}.toml"):
        if path.is_file():
            return _read(path, ())
    near = unknown_key(name, name, names(), "no rulebook of this name").reason
    raise RulebookError(name, "", near, f"{', '.join(names())}, or the path of a .toml file")


def _read(path: Path, children: tuple[Path, ...]) -> Rulebook:
    """One file and, before it, its parents. `children` are the files that led here."""
    file = path.name if path.is_relative_to(DATA) else str(path)
    table = _toml(path, file)
    for key in table:
        if key not in (*TABLES, *types_of(Header)):
            raise unknown_key(file, key, (*TABLES, *types_of(Header)))
    keys = read_keys(Header, {key: found for key, found in table.items() if key not in TABLES}, file, "")
    parent = _parent(keys, path, file, (*children, path.resolve())) if keys.get("parent") else None
    inherited = {"game": parent.game, "title": parent.title, "source": parent.source} if parent else {}
    header = build(Header, inherited | keys, file, "")
    if not re.fullmatch(r"[a-z0-9-]+", header.name):
        raise RulebookError(file, "name", f"found {written(header.name)}", "small letters, digits and hyphens")
    if header.game not in GAMES:
        raise RulebookError(file, "game", f"found {written(header.game)}", ", ".join(written(game) for game in GAMES))
    if parent and header.game != parent.game:
        raise RulebookError(file, "game", f"found {written(header.game)}", f"{written(parent.game)}, the parent's game")
    return _assemble(header, table, file, parent)


def _parent(keys: dict[str, Any], path: Path, file: str, line: tuple[Path, ...]) -> Rulebook:
    """The parent that the file names: a rulebook of the program, or a file beside it."""
    name = keys["parent"]
    options = (DATA / f"{name}.toml", HOUSE / f"{name}.toml") if not name.endswith(".toml") else (path.parent / name,)
    found = next((option for option in options if option.is_file()), None)
    if found is None:
        raise RulebookError(file, "parent", f"found {written(name)}, which does not exist", f"{', '.join(names())}, or a .toml file")
    if found.resolve() in line:
        chain = " → ".join(step.stem for step in (*line, found))
        raise RulebookError(file, "parent", f"found {written(name)}, which leads back to itself ({chain})")
    return _read(found, line)


def _assemble(header: Header, table: dict[str, Any], file: str, parent: Rulebook | None) -> Rulebook:
    """The rulebook of a file's tables, over those of its parent."""
    rules = GAMES[header.game]
    table = _under_own_names(rules, table, file, parent)
    own = read_keys(rules.struct, table.get("values", {}), file, "values.")
    base = {key: getattr(parent.values, key) for key in types_of(rules.struct)} if parent else {}
    values = build(rules.struct, base | own, file, "values.")
    _check_possible(rules, values, file)
    articles = _articles(table.get("articles", []), rules, file)
    options = _options(table.get("options", []), rules, file)
    if parent:
        articles_all = _kept(parent.articles, header.drop_articles, file) | articles
        options_all = {(option.id, option.rule): option for option in parent.options} | options
    else:
        articles_all, options_all = articles, options
    championship = _championship(table, file, parent)
    own |= dict.fromkeys(rules_written(table.get(CHAMPIONSHIP, {})))
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
    return _sealed(rulebook)


def _under_own_names(rules: Rules, table: dict[str, Any], file: str, parent: Rulebook | None) -> dict[str, Any]:
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


def _articles(tables: Any, rules: Rules, file: str) -> dict[str, Article]:
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


def _options(tables: Any, rules: Rules, file: str) -> dict[tuple[str, str], Option]:
    """The options of one file by their id and rule, with `none` read in their alternatives."""
    options: dict[tuple[str, str], Option] = {}
    types = types_of(rules.struct)
    for option in _entries(Option, "options", tables, file):
        where = f"options.{option.id}"
        if (option.id, option.rule) in options:
            raise RulebookError(file, where, f"this id stands twice for the rule `{option.rule}`")
        _check_rule(option.rule, rules, file, f"{where}.rule")
        kind = CHAMPIONSHIP_RULES.get(option.rule) or types[option.rule]
        read = tuple(convert(kind, found, file, f"{where}.alternatives") for found in option.alternatives)
        options[option.id, option.rule] = msgspec.structs.replace(option, alternatives=read)
    return options


def _entries(struct: type[Any], key: str, tables: Any, file: str) -> Iterable[Any]:
    """The structs of a list of tables; a mistake is named by the entry's id, or by its place where it has none."""
    if not isinstance(tables, list):
        raise RulebookError(file, key, f"found {written(tables)}", f"[[{key}]] tables")
    for place, table in enumerate(tables, 1):
        has_id = isinstance(table, Mapping) and isinstance(table.get("id"), str)
        prefix = f"{key}.{table['id'] if has_id else place}."
        yield build(struct, read_keys(struct, table, file, prefix), file, prefix)


def _check_rule(rule: str, rules: Rules, file: str, where: str) -> None:
    types = types_of(rules.struct)
    if rule not in types and rule not in CHAMPIONSHIP_RULES:
        near = unknown_key(file, rule, types, f"found {written(rule)}, which is no rule of the game").reason
        raise RulebookError(file, where, near, "keys of [values]")


def _check_possible(rules: Rules, values: Any, file: str) -> None:
    types = types_of(rules.struct)
    for key, reason in rules.impossible(values):
        found = written(msgspec.to_builtins(getattr(values, key)))
        raise RulebookError(file, f"values.{key}", f"found {found}, which cannot be played: {reason}", allowed(types[key]))


def _toml(path: Path, file: str) -> dict[str, Any]:
    """The file's tables. tomllib's own message names the line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(file, "", f"not TOML: {error}") from error
    except UnicodeDecodeError as error:
        raise RulebookError(file, "", "not UTF-8 text") from error
    except RecursionError as error:
        raise RulebookError(file, "", "not a rulebook: nested too deeply") from error
    except OSError as error:
        raise RulebookError(file, "", f"cannot be read: {error.strerror}") from error


def _sealed(rulebook: Rulebook) -> Rulebook:
    """The rulebook with the hash of all that can change a decision or what is said of it."""
    keys = ("name", "game", "values", "articles", "options", *([CHAMPIONSHIP] if rulebook.championship else []))
    body = {key: msgspec.to_builtins(getattr(rulebook, key)) for key in keys}
    canonical = json.dumps(body, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return msgspec.structs.replace(rulebook, hash="sha256:" + hashlib.sha256(canonical.encode()).hexdigest())
