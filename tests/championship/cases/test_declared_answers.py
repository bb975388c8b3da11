"""Every answer that a question gives stands in the table of its answers, so that a case can ask for it; and the guides name them all."""

import re
from pathlib import Path
from typing import Any

import pytest

from tento.championship.cases.case import CASES
from tento.championship.cases.pairs.answers import ANSWERS
from tento.championship.cases.poker.answers import POKER_ANSWERS
from tento.championship.cases.questions import OF_KIND, QUESTIONS
from tento.rulebooks.cases.case_file import checked_frame, named_rulebook
from tests.cases.files import content, files_of
from tests.places import DOCS

PAGES = "".join((DOCS / name).read_text(encoding="utf-8") for name in ("cases-championship.md", "cases-poker.md"))


def answers_of(path: Path) -> list[dict[str, Any]]:
    """What each rulebook of a case answers."""
    frame, case = checked_frame(content(path)), CASES.read(content(path))
    rulebooks = [named_rulebook(path.parent, name, None, frame.options, CASES.agreed) for name in frame.rulebooks]
    return [dict(CASES.found(case, rulebook).answers) for rulebook in rulebooks]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_that_a_case_got_is_declared(question):
    paths = [path for path in files_of("championship") if content(path)["question"] == question]
    given = {key for path in paths for found in answers_of(path) for key in found}
    declared = {*ANSWERS.get(question, {}), *POKER_ANSWERS.get(question, {}), "article"}
    assert given - declared == set()


def test_every_question_has_its_answers():
    assert {name for questions in OF_KIND.values() for name in questions} == {*ANSWERS, *POKER_ANSWERS}


@pytest.mark.parametrize("answer", sorted({key for table in (*ANSWERS.values(), *POKER_ANSWERS.values()) for key in table}))
def test_a_guide_names_the_answer(answer):
    assert re.search(rf"`{answer}`|^{answer} = ", PAGES, flags=re.MULTILINE)
