"""The house has a sentence for everything that it refuses, in every language."""

import re

import pytest

from tento.club.wording import sentence
from tento.table.refusal import Refusal
from tento.texts.championship.every_kind import REFUSALS as CHAMPIONSHIPS
from tento.texts.club.refusals import REFUSALS as SENTENCES
from tento.web.errors import STATUS


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_every_sentence_differs_between_the_languages(code):
    assert len(set(SENTENCES[code])) == 3
    assert len({tuple(re.findall(r"{(\w+)}", text)) for text in SENTENCES[code]}) == 1


def test_every_code_with_a_status_of_its_own_has_a_sentence():
    assert set(STATUS) <= set(SENTENCES) | set(CHAMPIONSHIPS)


def test_a_sentence_says_the_facts():
    assert sentence(Refusal("too_many_tries", facts={"seconds": 7}), "pt") == "Tentativas demais. Espere 7 segundos."


def test_the_games_own_refusals_are_said_too():
    assert sentence(Refusal("not_your_turn"), "en") == "Easy, it is not your turn yet."
