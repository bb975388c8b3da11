"""Every case file of the project holds, and together they ask everything that a truco case can ask."""

from pathlib import Path
from typing import Any

import pytest

from tento.games.truco.cases.case import EXPECTED
from tento.records.judge import judge_file
from tento.rulebooks.loader import regulations_of
from tests.cases.files import HERE, content, files_of

FILES = files_of()

REFUSALS = (
    "not_your_turn", "wrong_moment", "eleven_undecided", "choice_pending", "not_in_hand", "facedown_forbidden", "must_show_highest",
    "mao_over", "wrong_step", "own_raise", "max_value", "reply_only", "raise_forbidden", "raise_pending", "nothing_to_answer",
    "claim_invalid", "one_card_only", "too_many_cuts", "cut_forbidden", "too_many_burns", "burn_forbidden", "cards_are_dark",
    "unknown_action",
)  # fmt: skip
"""The refusal codes that the published format promises for truco."""

STEPS = (
    "rodada", "mao", "play", "cover", "raise", "accept", "refuse", "eleven play", "eleven run", "claim", "throw", "keep", "cut", "subir",
    "burn", "deal", "look", "steal", "peek", "tento", "referee tento", "referee exposed-card", "referee wrong-count",
    "referee wrong-order", "clock",
)  # fmt: skip
"""The steps that the published format promises for truco."""


def name_of(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


def answers(path: Path) -> list[dict[str, Any]]:
    """The expectations of a case: the common ones, and those of each rulebook that has its own."""
    expect = content(path)["expect"]
    return [expect, *(value for value in expect.values() if isinstance(value, dict))]


def step_names(path: Path) -> set[str]:
    """The steps of a script without seats, cards and numbers."""
    names = set()
    for step in content(path).get("do", []):
        words = [word for word in step.split() if not word.isdigit()]
        names |= {words[0], " ".join(words[:2])}
    return names


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_the_case_holds(path):
    judgement = judge_file(path)
    assert judgement.error is None
    assert {answer.rulebook: answer.differs for answer in judgement.answers if answer.differs} == {}


def test_every_case_stands_in_the_folder_of_its_topic():
    assert [name_of(path) for path in FILES if len(path.relative_to(HERE).parts) < 3] == []


def test_every_case_has_a_title():
    assert [name_of(path) for path in FILES if not content(path).get("title")] == []


def test_no_two_cases_have_the_same_question():
    questions = [str({key: value for key, value in content(path).items() if key not in ("title", "expect")}) for path in FILES]
    twins = {question for question in questions if questions.count(question) > 1}
    assert [[name_of(path) for path, question in zip(FILES, questions, strict=True) if question == twin] for twin in twins] == []


@pytest.mark.parametrize("code", REFUSALS)
def test_some_case_is_refused_with(code):
    assert any(answer.get("refused") == code for path in FILES for answer in answers(path))


@pytest.mark.parametrize("step", STEPS)
def test_some_case_takes_the_step(step):
    assert any(step in step_names(path) for path in FILES)


@pytest.mark.parametrize("key", EXPECTED)
def test_some_case_asks_for(key):
    assert any(key in answer for path in FILES for answer in answers(path))


@pytest.mark.parametrize("rulebook", regulations_of("truco"))
def test_all_27_outcomes_are_asked_of(rulebook):
    assert sum(rulebook in content(path)["rulebooks"] for path in FILES if path.parent.name == "outcomes") == 27
