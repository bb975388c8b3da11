"""The guide to hands and rulings: its examples hold, and it leaves no question, no key and no answer out."""

import re

import pytest

from tento.games.poker.cases.case import ANSWERS as HAND_ANSWERS
from tento.games.poker.cases.case import PokerCase
from tento.games.poker.cases.ruling import ANSWERS
from tento.games.poker.rulings.description import questions
from tento.records.judge import judge_file
from tento.rulebooks.cases.case_file import FRAME
from tests.places import DOCS

GUIDE = (DOCS / "rulings.md").read_text(encoding="utf-8")
SECTIONS = {part.split("\n", 1)[0].strip("`"): part for part in GUIDE.split("\n## ")[1:]}
NAMES = {"chips": "Rulings about chips"}
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)


def words_of(section):
    return set(re.findall(r"`([\w-]+)", SECTIONS[section]))


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_the_guide_names_every_key_and_every_answer_of(question):
    asked = {field.key for field in question.fields} | set(ANSWERS[question.name])
    assert asked - words_of(NAMES.get(question.name, question.name)) == set()


def test_the_guide_names_every_key_and_every_answer_of_a_hand():
    assert ({*PokerCase.__struct_fields__, *HAND_ANSWERS} - {*FRAME, "about"}) - words_of("Hands") == set()


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: re.findall('title = "(.*)"', text)[0])
def test_an_example_of_the_guide_holds(text, tmp_path):
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    judgement = judge_file(path)
    assert judgement.error is None
    assert [answer for answer in judgement.answers if answer.differs] == []


def test_every_question_has_an_example():
    assert {question.name for question in questions()} - {"chips"} == {
        name for text in EXAMPLES for name in re.findall('question = "(.*)"', text)
    }
