"""Writes docs/articles: for each regulation the way from every article to its rules, their functions and its tests.

With --check nothing is written: what is missing, misnamed or out of date is listed, and the exit code is 1 if anything is.
"""

import argparse
import ast
import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the tests' own package stands at the root

from tests.rules.proving import slug

from tento.rulebooks.championship.kinds import KINDS, rules_of_struct
from tento.rulebooks.enforced import ENFORCED_BY
from tento.rulebooks.game_values import values_of
from tento.rulebooks.known_games import known_games
from tento.rulebooks.loader import OFFICIAL, load
from tento.rulebooks.reading import types_of
from tento.rulebooks.rulebook import Article, Rulebook

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "articles"
TESTS = ROOT / "tests" / "rules"
LABELS = {"raise_names"}  # words that the screens show; no function of the engine decides by them


class Proof(NamedTuple):
    """A test that proves articles: where it stands, its name, and their ids."""

    file: str
    name: str
    ids: tuple[str, ...]


def find_functions() -> dict[str, list[str]]:
    """Rule key → the functions that enforce it, after every module of every engine has been imported."""
    for room in ("games", "championship"):
        engine = importlib.import_module(f"tento.{room}")
        for module in pkgutil.walk_packages(engine.__path__, f"{engine.__name__}."):
            importlib.import_module(module.name)
    return {rule: list(dict.fromkeys(functions)) for rule, functions in ENFORCED_BY.items()}


def find_tests(folder: Path) -> list[Proof]:
    """Every function under `@proves(…)` in the folder's files, in their order."""
    found = []
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                ids = tuple(_proved(node.decorator_list))
                if ids:
                    found.append(Proof(path.name, node.name, ids))
    return found


def _proved(decorators: Iterable[ast.expr]) -> Iterator[str]:
    """The ids that the decorators name."""
    for call in decorators:
        if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] == "proves":
            yield from (arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def functions_of(article: Article, functions: dict[str, list[str]]) -> list[str]:
    """The functions behind an article: those of its rules, each once."""
    return list(dict.fromkeys(name for rule in article.rules for name in functions.get(rule, ())))


def of_game(game: str, functions: dict[str, list[str]]) -> dict[str, list[str]]:
    """The functions without those of the engines of other games: two games may have a rule of the same name."""
    others = tuple(f"tento.games.{other}." for other in known_games() if other != game)
    own = {rule: [name for name in names if not name.startswith(others)] for rule, names in functions.items()}
    return {rule: names for rule, names in own.items() if names}


def page(rulebook: Rulebook, functions: dict[str, list[str]], tests: list[Proof]) -> str:
    """The table of one regulation."""
    counts = {status: sum(article.status == status for article in rulebook.articles) for status in ("enforced", "referee", "shown")}
    lines = [
        f"# {rulebook.title}",
        "",
        f"Rulebook `{rulebook.name}`. Source: {rulebook.source}.",
        "",
        f"{len(rulebook.articles)} articles: {counts['enforced']} enforced by the program, {counts['referee']} decided by a referee, "
        f"{counts['shown']} shown for information. Written by `tools/articles.py`; `make docs` writes it anew.",
        "",
        "| id | article | status | in our words | rules | functions | tests |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for article in rulebook.articles:
        proofs = [f"{test.file[:-3]}.{test.name}" for test in tests if article.id in test.ids]
        enforcing = [name.removeprefix("tento.") for name in functions_of(article, of_game(rulebook.game, functions))]
        cells = (article.id, ", ".join((article.cite, *article.also)), _status(article), article.en.replace("|", "\\|"))
        lines.append(f"| {' | '.join((*cells, _code(article.rules), _code(enforcing), _code(proofs)))} |")
    return "\n".join(lines) + "\n"


def _status(article: Article) -> str:
    """How the program takes an article, and where people meet it if that is beside something else."""
    return article.status if article.where is None else f"{article.status}: {article.where}"


def _code(words: Iterable[str]) -> str:
    return " ".join(f"`{word}`" for word in words)


def article_faults(rulebooks: list[Rulebook], functions: dict[str, list[str]], tests: list[Proof]) -> Iterator[str]:
    """Enforced articles that no function or no test stands behind, each said once."""
    proved = {name for test in tests for name in test.ids}
    for rulebook in rulebooks:
        own = of_game(rulebook.game, functions)
        for article in rulebook.articles:
            if article.status != "enforced":
                continue
            if article.id not in proved:
                yield f"{article.id} ({article.cite}): enforced, but no test proves it"
            for rule in article.rules:
                if rule not in own and rule not in LABELS:
                    yield f"{article.id} ({article.cite}): enforced, but no function enforces `{rule}`"


def unreached(rulebook: Rulebook, functions: dict[str, list[str]], found: set[str]) -> Iterator[tuple[str, str]]:
    """Enforced articles with a rule that no decision, no action at a table and no ruling comes to: whoever enforces it is never asked."""
    own = of_game(rulebook.game, functions)
    for article in rulebook.articles:
        if article.status == "enforced":
            yield from ((article.id, rule) for rule in article.rules if rule in own and found.isdisjoint(own[rule]))


def proof_faults(rulebooks: list[Rulebook], tests: list[Proof]) -> Iterator[str]:
    """Tests that prove nothing known, or are not named after what they prove."""
    cites: dict[str, set[str]] = {}
    for rulebook in rulebooks:
        for article in rulebook.articles:
            cites.setdefault(article.id, set()).update((article.cite, *article.also))
    for test in tests:
        yield from (f"{test.file}: {test.name} proves {name}, which no rulebook has" for name in test.ids if name not in cites)
        slugs = sorted({slug(cite) for name in test.ids for cite in cites.get(name, ())})
        if slugs and not any(_named_after(test.name, word) for word in slugs):
            yield f"{test.file}: {test.name} should start with test_ and one of: {', '.join(slugs)}"


def _named_after(name: str, word: str) -> bool:
    """Whether the test's name starts with this citation, and not merely with a longer number."""
    return name == f"test_{word}" or name.startswith(f"test_{word}_")


def function_faults(functions: dict[str, list[str]]) -> Iterator[str]:
    """Rule keys given to @enforces that no game has."""
    known = {key for game in known_games() for key in types_of(values_of(game).struct)}
    known |= {key for kind in KINDS.values() for key in rules_of_struct(kind.struct)}
    yield from (f"{', '.join(names)}: enforces `{rule}`, which is no rule" for rule, names in functions.items() if rule not in known)


def page_faults(pages: dict[Path, str]) -> Iterator[str]:
    """Pages that are missing or not what would be written now."""
    for path, text in pages.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            yield f"{path.relative_to(ROOT)}: out of date, run `make docs`"


def main(arguments: list[str] | None = None) -> int:
    """Writes the pages, or checks everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing; list what is missing, misnamed or out of date")
    check = parser.parse_args(arguments).check
    rulebooks = [load(name) for name in OFFICIAL]
    functions, tests = find_functions(), find_tests(TESTS)
    pages = {DOCS / f"{rulebook.name}.md": page(rulebook, functions, tests) for rulebook in rulebooks}
    if not check:
        DOCS.mkdir(parents=True, exist_ok=True)
        for path, text in pages.items():
            path.write_text(text, encoding="utf-8")
        return 0
    faults = [
        *article_faults(rulebooks, functions, tests),
        *proof_faults(rulebooks, tests),
        *function_faults(functions),
        *page_faults(pages),
    ]
    for fault in dict.fromkeys(faults):
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
