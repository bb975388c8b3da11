"""What people read of the rules of the felt: every rule and every word of a value is said."""

from typing import Literal, get_args, get_origin

import pytest

from tento.games.poker.texts.rules import RULE_WORDS
from tento.games.poker.values import PokerRules
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.reading import types_of

TYPES = types_of(PokerRules)


def words_of(kind):
    """The words that a value of this type may be."""
    if get_origin(kind) is Literal:
        return [word for word in get_args(kind) if isinstance(word, str)]
    return [word for inner in get_args(kind) for word in words_of(inner)]


def test_every_rule_has_its_name_and_no_name_is_left_over():
    assert {key for rules in RULE_WORDS.topics.values() for key in rules} == set(TYPES)


@pytest.mark.parametrize("key", TYPES)
def test_every_word_of_a_value_is_said(key):
    assert [word for word in words_of(TYPES[key]) if f"{key}.{word}" not in RULE_WORDS.values and word not in RULE_WORDS.values] == []


def test_no_rule_of_the_felt_has_the_name_of_a_rule_of_the_tournament():
    """A reader, or an option, could not tell which of them is meant."""
    assert set(TYPES) & set(types_of(PokerTournamentRules)) == set()
