"""Judges case files: finds who reads the game that a file names, and tells what came of it."""

from pathlib import Path
from typing import Any, Final

import msgspec

from tento.games.registry import case_readers
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.case_file import CHAMPIONSHIP, read_table
from tento.rulebooks.cases.judging import Answer, CaseReader, judge_case
from tento.rulebooks.cases.saying import hint, named, said
from tento.rulebooks.reading import clipped

LONGEST_TITLE: Final = 200
FAULT: Final = "a fault of the program, not of the case; please report it with the file"


class Judgement(msgspec.Struct, frozen=True):
    """A case file judged; `error` when it could not be."""

    file: str
    title: str
    answers: tuple[Answer, ...] = ()
    error: str | None = None

    @property
    def holds(self) -> bool:
        """True if the file could be judged and nothing differs."""
        return self.error is None and not any(answer.differs for answer in self.answers)


def judge_file(path: Path) -> Judgement:
    """The judgement of one case file; never an exception for what is in the file."""
    title = path.stem
    try:
        data = read_table(path)
        title = _title(data) or title
        return Judgement(str(path), title, judge_case(_reader_of(data), data, path.parent))
    except BadKey as error:
        return Judgement(str(path), title, error=f"{path}: {error}")
    except Exception as error:  # a fault of ours must not leave the files after this one unjudged
        fault = named(f"{type(error).__name__}: {error}")
        return Judgement(str(path), title, error=f"{path}: judge: {FAULT} ({fault})")


def _title(data: dict[str, Any]) -> str:
    title = data.get("title")
    return clipped(title, LONGEST_TITLE) if isinstance(title, str) else ""


def _reader_of(data: dict[str, Any]) -> CaseReader:
    """Whoever reads the cases of the game that the file names."""
    game = data.get("game")
    if game == CHAMPIONSHIP:
        from tento.championship.cases.case import CASES  # noqa: PLC0415 - much to bring for those who judge hands

        return CASES
    readers = case_readers()
    if isinstance(game, str) and game in readers:
        return readers[game]
    known = [*readers, CHAMPIONSHIP]
    if game is None:
        raise BadKey("game", f"is missing; known: {', '.join(known)}")
    raise BadKey("game", f"{said(game)} is not judged here; {hint(str(game), known)}")
