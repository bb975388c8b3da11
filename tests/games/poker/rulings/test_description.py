"""The questions as data: every one is said, and what they describe is what the procedures take."""

import pytest

from tento.games.poker.cases.ruling import ANSWERS
from tento.games.poker.rulings.asking import ASKED
from tento.games.poker.rulings.description import questions
from tento.games.poker.rulings.ruling import answer
from tento.games.poker.texts import rulings as texts
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.cases.case_file import FRAME
from tento.rulebooks.loader import load
from tests.cases.files import content, files_of

CGP = load("cgp-2024")
FILES = [content(path) for path in files_of("poker/rulings")]
PUBLISHED = (
    "out-of-turn", "substantial-action", "action-clock", "called-time", "misdeal", "button-short", "board-error", "contest", "tabling",
    "swept-hand", "mucked-bet", "hidden-chips", "chips-out-of-sight", "accepted-action", "under-bet", "pot-correction", "absent", "leaving",
    "showdown-order", "refuse-to-show", "see-hand", "penalty-hands", "count-request",
)  # fmt: skip
"""The questions that the published format promises, beside the one about chips."""


def given_of(case):
    return {key: value for key, value in case.items() if key not in (*FRAME, "question", "about")}


def test_every_published_question_is_asked():
    assert {question.name for question in questions()} == {"chips", *PUBLISHED}


@pytest.mark.parametrize("table", [texts.QUESTIONS, texts.FIELDS, texts.CHOICES, texts.ANSWERS, texts.VALUES])
def test_every_text_is_said_in_three_languages(table):
    assert [key for key, words in table.items() if len(words) != 3 or not all(words)] == []


def test_no_text_is_left_over():
    keys = {field.key for question in questions() for field in question.fields}
    assert {name.rpartition(".")[2] for name in texts.FIELDS} == keys
    assert set(texts.ANSWERS) == {key for table in ANSWERS.values() for key in table}


def test_a_field_depends_only_on_one_that_was_asked_before_it():
    for question in questions():
        asked = [field.key for field in question.fields]
        late = [field.key for field in question.fields if field.only_if and field.only_if.key not in asked[: asked.index(field.key)]]
        assert (question.name, late) == (question.name, [])


@pytest.mark.parametrize("name", ASKED)
def test_some_case_asks_for_every_answer(name):
    stated = {key for case in FILES if case.get("question", "chips") == name for key in case["expect"]}
    assert set(ANSWERS[name]) - stated == set()


@pytest.mark.parametrize("name", ASKED)
def test_every_word_of_an_answer_is_said(name):
    cases = [case for case in FILES if case.get("question", "chips") == name and "options" not in case]
    said = [answer(CGP, name, given_of(case)) for case in cases]
    words = {value for ruling in said for value in (*ruling.answers.values(), *ruling.outcomes) if isinstance(value, str)}
    assert words - set(texts.VALUES) == set()


@pytest.mark.parametrize("name", ASKED)
def test_a_ruling_gives_the_answers_that_a_case_may_state_and_cites_an_article(name):
    case = next(case for case in FILES if case.get("question", "chips") == name)
    ruling = answer(CGP, name, given_of(case))
    assert set(ruling.answers) == set(ANSWERS[name])
    assert ruling.articles


@pytest.mark.parametrize("name", ["blinds", "", "Chips"])
def test_an_unknown_question_is_told(name):
    with pytest.raises(BadKey) as caught:
        answer(CGP, name, {})
    assert caught.value.key == "question"


def test_the_floor_gets_the_outcomes_and_the_one_that_is_advised():
    ruling = answer(CGP, "chips", {"current": 1600, "last_raise": 800, "chips": [300], "behind": 900, "opening": False})
    assert (ruling.answers["ruling"], ruling.outcomes, ruling.advised) == ("floor", ("call", "fold"), "call")


def test_the_article_that_decides_comes_first_with_its_paraphrase():
    ruling = answer(CGP, "chips", {"current": 200, "last_raise": 200, "chips": [1000]})
    assert (ruling.articles[0].id, ruling.articles[0].cite) == ("PR-22", "5.4.13")
