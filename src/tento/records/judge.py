"""Judges a case: plays it under each of its rulebooks and compares the answers."""

from pathlib import Path
from typing import Any, Final

import msgspec

from tento.championship.cases.case import judge_championship
from tento.games.registry import games, kit_of
from tento.rulebooks.cases.case_file import CaseError, read_table
from tento.table.kit import Judge

CHAMPIONSHIP: Final = "championship"
"""What a case about a competition writes in the place of its game."""


class Answer(msgspec.Struct, frozen=True):
    """The case under one rulebook: what differs (nothing: it holds), and the articles that decided."""

    rulebook: str
    differs: tuple[str, ...]
    articles: tuple[str, ...]


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
        title = str(data.get("title") or title)
        return Judgement(str(path), title, tuple(Answer(*answer) for answer in _judge_of(path, data)(path, data)))
    except CaseError as error:
        return Judgement(str(path), title, error=str(error))


def _judge_of(path: Path, data: dict[str, Any]) -> Judge:
    """Whoever judges the game that the case names."""
    game = data.get("game")
    if game == CHAMPIONSHIP:
        return judge_championship
    if not isinstance(game, str) or game not in games():
        known = ", ".join(repr(name) for name in (*games(), CHAMPIONSHIP))
        raise CaseError(str(path), "game", f"{game!r} is not judged here; known: {known}" if game else "is missing")
    return kit_of(game).judge
