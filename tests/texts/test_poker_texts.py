"""What people read of a poker tournament: every rule, every value and every refusal has its words."""

import re
from pathlib import Path
from string import Formatter
from typing import Literal, get_args, get_origin

import pytest

import tento.championship.poker
from tento.rulebooks.championship.kinds import inner_section
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.reading import types_of
from tento.texts.championship.core import REFUSALS as SHARED
from tento.texts.championship.poker import REFUSALS
from tento.texts.championship.poker_rules import TOPICS, VALUES

TYPES = {key: kind for key, kind in types_of(PokerTournamentRules).items() if inner_section(kind) is None}
SOURCES = [path.read_text(encoding="utf-8") for path in Path(tento.championship.poker.__path__[0]).glob("*.py")]
CODES = sorted({code for source in SOURCES for code in re.findall(r'refuse\(\s*\S+, "(\w+)"', source)})


def words_of(kind):
    """The words that a value of this type may be."""
    if get_origin(kind) is Literal:
        return [word for word in get_args(kind) if isinstance(word, str)]
    return [word for inner in get_args(kind) for word in words_of(inner)]


def test_every_rule_has_its_name():
    assert [key for rules in TOPICS.values() for key in rules] == list(TYPES)


@pytest.mark.parametrize("key", TYPES)
def test_every_word_of_a_value_is_said(key):
    assert [word for word in words_of(TYPES[key]) if f"{key}.{word}" not in VALUES and word not in VALUES] == []


def test_every_refusal_has_a_sentence():
    assert [code for code in CODES if code not in REFUSALS and code not in SHARED] == []


def test_no_sentence_is_kept_for_a_refusal_that_nobody_gives():
    assert sorted(set(REFUSALS) - set(CODES)) == []


@pytest.mark.parametrize("code", REFUSALS)
def test_the_three_languages_name_the_same_facts(code):
    facts = [{field for _, field, _, _ in Formatter().parse(text) if field} for text in REFUSALS[code]]
    assert facts[0] == facts[1] == facts[2]
