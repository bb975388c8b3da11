"""The guide to poker cases: its examples hold, and it leaves no question and no key out."""

import re

import pytest

from tento.championship.cases.poker.money import (
    DealAsked,
    KnockoutAsked,
    PaymentAsked,
    PricesAsked,
    PrizesAsked,
    SatelliteAsked,
    SeasonAsked,
)
from tento.championship.cases.poker.questions import POKER_QUESTIONS, PayoutsAsked, RankingAsked
from tento.championship.cases.poker.registration import FieldAsked, LateAsked, RegistrationAsked
from tento.championship.cases.poker.seating import BalancingAsked, ButtonAsked, HandAsked, RaceAsked, SeatingAsked
from tento.championship.cases.poker.time import ClockAsked, PenaltyAsked
from tento.records.judge import judge_file
from tento.rulebooks.cases.case_file import FRAME
from tests.places import DOCS

GUIDE = (DOCS / "cases-poker.md").read_text(encoding="utf-8")
SECTIONS = {part.split("`", 1)[0]: part for part in GUIDE.split("\n## `")[1:]}
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
KEYS = {
    "payouts": PayoutsAsked,
    "ranking": RankingAsked,
    "season": SeasonAsked,
    "ranking-prizes": PrizesAsked,
    "deal": DealAsked,
    "knockout": KnockoutAsked,
    "satellite": SatelliteAsked,
    "prices": PricesAsked,
    "payment": PaymentAsked,
    "minimum-field": FieldAsked,
    "late-registration": LateAsked,
    "registration": RegistrationAsked,
    "seating": SeatingAsked,
    "balancing": BalancingAsked,
    "button": ButtonAsked,
    "chip-race": RaceAsked,
    "hand-for-hand": HandAsked,
    "penalty-hands": PenaltyAsked,
    "clock": ClockAsked,
}


def test_the_guide_has_every_question():
    assert list(SECTIONS) == list(POKER_QUESTIONS) == list(KEYS)


@pytest.mark.parametrize("question", KEYS)
def test_every_question_has_an_example(question):
    assert f'question = "{question}"' in SECTIONS[question]


@pytest.mark.parametrize("question", KEYS)
def test_the_guide_names_every_key_of(question):
    words = set(re.findall(r"`(\w+)", SECTIONS[question]))
    assert [key for key in KEYS[question].__struct_fields__ if key not in words] == []


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: re.findall('title = "(.*)"', text)[0])
def test_an_example_of_the_guide_holds(text, tmp_path):
    path = tmp_path / "example.toml"
    path.write_text(text, encoding="utf-8")
    judgement = judge_file(path)
    assert judgement.error is None
    assert judgement.holds


@pytest.mark.parametrize("question", KEYS)
def test_no_key_of_a_question_is_one_that_every_case_has(question):
    """A file cannot say `game` twice: what a question calls by the same name could never be given."""
    assert {*KEYS[question].__struct_fields__} & {*FRAME, "question"} == set()
