"""The house has a sentence for everything that it refuses, in every language."""

import re
from pathlib import Path

import pytest

import tento
from tento.texts.club import SENTENCES, sentence
from tento.texts.refusals import SENTENCES as GAME_SENTENCES
from tento.web.errors import STATUS

ROOT = Path(tento.__file__).parent
CODES = sorted(
    {
        code
        for room in ("club", "web")
        for file in (ROOT / room).rglob("*.py")
        for code in re.findall(r'\b(?:Refusal|refuse)\(\s*"([a-z_]+)"', file.read_text(encoding="utf-8"))
    }
)


@pytest.mark.parametrize("code", CODES)
def test_every_code_of_the_house_has_a_sentence(code):
    assert code in SENTENCES or code in GAME_SENTENCES


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_every_sentence_differs_between_the_languages(code):
    assert len(set(SENTENCES[code])) == 3
    assert len({tuple(re.findall(r"{(\w+)}", text)) for text in SENTENCES[code]}) == 1


def test_every_code_with_a_status_of_its_own_has_a_sentence():
    assert set(STATUS) <= set(SENTENCES)


def test_a_sentence_says_the_facts():
    assert sentence("too_many_tries", "pt", {"seconds": 7}) == "Tentativas demais. Espere 7 segundos."


def test_the_games_own_refusals_are_said_too():
    assert sentence("not_your_turn", "en", {}) == "Easy, it is not your turn yet."
