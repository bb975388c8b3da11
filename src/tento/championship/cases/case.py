"""A championship case: one question to a rulebook's championship, answered and compared with what the case expects."""

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import msgspec

from tento.championship.cases.asking import BadKey
from tento.championship.cases.options import criterion, translated
from tento.championship.cases.questions import QUESTIONS
from tento.rulebooks.cases.case_file import CaseError
from tento.rulebooks.cases.citing import same_article
from tento.rulebooks.loader import RulebookError, load, overlay
from tento.rulebooks.rulebook import Rulebook

FRAME: Final = ("game", "title", "note", "rulebooks", "question", "options", "expect")
"""The keys of every championship case; the others belong to its question."""
UNORDERED: Final = ("in", "out", "draw_between", "eliminated", "advance")
"""Answers that are sets: their order says nothing."""

Judged = tuple[str, tuple[str, ...], tuple[str, ...]]


def judge_championship(path: Path, data: Mapping[str, Any]) -> Iterator[Judged]:
    """For each rulebook of the case: its name, what differs, and the articles that decided."""
    asked = data.get("question")
    if not isinstance(asked, str) or asked not in QUESTIONS:
        raise CaseError(str(path), "question", f"{asked!r} is not asked of a championship; known: {', '.join(QUESTIONS)}")
    names, expect = data.get("rulebooks"), data.get("expect")
    if not isinstance(names, list) or not names:
        raise CaseError(str(path), "rulebooks", "names no rulebook")
    if not isinstance(expect, dict) or not expect:
        raise CaseError(str(path), "expect", "asks nothing")
    given = {key: value for key, value in data.items() if key not in FRAME}
    for name in names:
        rulebook = _rulebook(path, str(name), data.get("options", {}))
        try:
            answers = QUESTIONS[asked](given, rulebook)
        except BadKey as error:
            raise CaseError(str(path), error.key, error.reason) from None
        except (TypeError, ValueError, LookupError, AttributeError, OverflowError) as error:  # a value beyond what the question reads
            raise CaseError(str(path), asked, f"cannot be read: {error}") from None
        cited = tuple(answers.get("article", ()))
        yield str(name), tuple(_differences(path, answers, _expected(path, expect, str(name), names), cited)), cited


def _rulebook(path: Path, name: str, options: Any) -> Rulebook:
    """The rulebook of this name, with the options agreed on; a file is looked for beside the case."""
    beside = path.parent / name
    try:
        rulebook = load(str(beside) if name.endswith(".toml") and beside.exists() else name)
        return overlay(rulebook, translated(options, rulebook)) if options else rulebook
    except BadKey as error:
        raise CaseError(str(path), error.key, error.reason) from None
    except RulebookError as error:
        raise CaseError(str(path), "options" if options else "rulebooks", str(error)) from None


def _expected(path: Path, expect: Mapping[str, Any], name: str, names: Iterable[str]) -> dict[str, Any]:
    """The answers for one rulebook: the common ones, and its own over them."""
    common = {key: value for key, value in expect.items() if key not in names}
    own = expect.get(name, {})
    if not isinstance(own, dict):
        raise CaseError(str(path), f"expect.{name}", "is a table of answers")
    found: dict[str, Any] = common | own
    if isinstance(found.get("broken_by"), Mapping):
        found["broken_by"] = {who: criterion(str(by)) for who, by in found["broken_by"].items()}
    return found


def _differences(path: Path, answers: Mapping[str, Any], expected: Mapping[str, Any], cited: tuple[str, ...]) -> Iterator[str]:
    for key, wanted in expected.items():
        if key == "article":
            accepted = wanted if isinstance(wanted, list) else [wanted]
            if not any(same_article(str(one), cite) for one in accepted for cite in cited):
                yield f"article: expected {_said(wanted)}, got {_said(list(cited))}"
        elif key not in answers:
            raise CaseError(str(path), f"expect.{key}", f"is not an answer to this question; known: {', '.join(answers)}")
        elif not _same(wanted, answers[key], key in UNORDERED):
            yield f"{key}: expected {_said(wanted)}, got {_said(answers[key])}"
    if answers.get("accepted") is False and "refused" not in expected and expected.get("accepted", True):
        yield f"refused: {answers['refused']}"


def _same(wanted: Any, found: Any, unordered: bool = False) -> bool:
    """Equal; of a table only the keys that the case names are compared, and of a set not the order."""
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(key in found and _same(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, list):
        if not isinstance(found, list | tuple) or len(wanted) != len(found):
            return False
        pairs = zip(sorted(wanted, key=str), sorted(found, key=str), strict=True) if unordered else zip(wanted, found, strict=True)
        return all(_same(one, other) for one, other in pairs)
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, int | float) and isinstance(found, int | float | Decimal):
        return Decimal(str(wanted)) == Decimal(str(found))
    return bool(wanted == found)


def _said(value: object) -> str:
    return msgspec.json.encode(value).decode()
