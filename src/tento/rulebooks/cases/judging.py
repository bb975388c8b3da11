"""Judges a case of any game: checks it, has it answered under each of its rulebooks, and compares."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec

from tento.rulebooks.cases.case_file import FRAME, checked_frame, named_rulebook
from tento.rulebooks.cases.comparing import Found, check_names, differences, expected_of
from tento.rulebooks.cases.kinds import Kind
from tento.rulebooks.rulebook import Rulebook


class Answer(msgspec.Struct, frozen=True):
    """The case under one rulebook: what differs (nothing: it holds), and the articles that decided."""

    rulebook: str
    differs: tuple[str, ...]
    articles: tuple[str, ...]


class CaseReader(Protocol):
    """What a game brings so that its cases can be judged. BadKey says what is wrong with a case."""

    @property
    def game(self) -> str | None:
        """The game whose rulebooks are asked; None if any may be."""

    def read(self, data: Mapping[str, Any]) -> Any:
        """The case that these keys make, checked."""

    def kinds(self, case: Any) -> Mapping[str, Kind]:
        """The answers that the case may state, by their names."""

    def agreed(self, options: Mapping[str, Any], rulebook: Rulebook) -> Mapping[str, Any]:
        """The options of the case as the rulebook writes them."""

    def found(self, case: Any, rulebook: Rulebook) -> Found:
        """The answers of this rulebook."""


def judge_case(reader: CaseReader, data: Mapping[str, Any], folder: Path) -> tuple[Answer, ...]:
    """The case under each of its rulebooks; BadKey if it cannot be judged. Files that it names are looked for in the folder."""
    frame = checked_frame(data)
    case = reader.read(data)
    kinds = reader.kinds(case)
    expected = expected_of(frame.expect, frame.rulebooks, kinds)
    asked = {key: value for key, value in data.items() if key not in FRAME}
    answers = []
    for name in frame.rulebooks:
        found = reader.found(case, named_rulebook(folder, name, reader.game, frame.options, reader.agreed))
        check_names(expected[name], found, kinds, asked)
        answers.append(Answer(name, tuple(differences(expected[name], found, kinds)), found.articles))
    return tuple(answers)
