"""`tento judge`: plays case files and says which hold."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from tento.records.judge import Judgement, judge_file
from tento.rulebooks.cases.judging import Answer
from tento.rulebooks.cases.saying import one_line


def judge_command(
    files: Annotated[list[Path], typer.Argument(help="Case files (.toml), or folders of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for each case.")] = False,
) -> None:
    """Plays each case and says `ok` or what differs, with the article that decided.

    Exit code: 0 if all hold, 1 if an answer differs, 2 if a file cannot be judged.
    """
    judgements = []
    for path in _found(files):
        judgements.append(judge_file(path))
        print(_as_json(judgements[-1]) if as_json else one_line(_as_line(judgements[-1])))
    if not as_json and len(judgements) > 1:
        held = sum(judgement.holds for judgement in judgements)
        print(f"{held} of {len(judgements)} cases hold", file=sys.stderr)
    if not judgements or any(judgement.error for judgement in judgements):
        raise typer.Exit(2)
    if not all(judgement.holds for judgement in judgements):
        raise typer.Exit(1)


def _found(files: list[Path]) -> list[Path]:
    """The files named, and the case files in the folders named."""
    found: list[Path] = []
    for path in files:
        # os.path says no where pathlib raises: a name that no file can have is told as an error of that file
        inside = sorted(one for one in path.rglob("*.toml") if not one.is_dir()) if os.path.isdir(path) else []
        found += inside or [path]
    return found


def _as_line(judgement: Judgement) -> str:
    if judgement.error is not None:
        return f"error {judgement.error}"
    wrong = [answer for answer in judgement.answers if answer.differs]
    if not wrong:
        return f"ok    {judgement.file}: {judgement.title}{_cited(judgement.answers)}"
    return f"FAIL  {judgement.file}: {judgement.title}: " + " | ".join(
        f"{answer.rulebook}: {'; '.join(answer.differs)}{_cited((answer,))}" for answer in wrong
    )


def _cited(answers: tuple[Answer, ...]) -> str:
    """The articles that decided, each once, with its rulebook where there are several."""
    each = [f"{answer.rulebook} {', '.join(answer.articles)}" for answer in answers if answer.articles]
    return f" [{'; '.join(each)}]" if each else ""


def _as_json(judgement: Judgement) -> str:
    answers = {
        answer.rulebook: {"ok": not answer.differs, "differs": answer.differs, "articles": answer.articles} for answer in judgement.answers
    }
    line = {"file": judgement.file, "title": judgement.title, "ok": judgement.holds, "error": judgement.error, "rulebooks": answers}
    return json.dumps(line, ensure_ascii=False).encode("utf-8", "backslashreplace").decode()
