from typing import Literal, get_args, get_origin

import pytest

from tento.games.truco.texts.rules import RULE_WORDS, VALUES
from tento.games.truco.values import TrucoRules
from tento.rulebooks.reading import types_of

KEYS = tuple(types_of(TrucoRules))


def test_every_rule_has_a_name():
    assert [key for key in KEYS if not RULE_WORDS.named(key)] == []


def test_every_word_that_a_truco_rule_may_hold_can_be_said():
    kinds = {
        key: inner if get_origin(inner := (get_args(kind) or (kind,))[0]) is Literal else kind for key, kind in types_of(TrucoRules).items()
    }
    words = {(key, word) for key, kind in kinds.items() if get_origin(kind) is Literal for word in get_args(kind) if isinstance(word, str)}
    assert sorted((key, word) for key, word in words if word not in VALUES and f"{key}.{word}" not in VALUES) == []


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("partida_time_limit_min", {"default": 60, "final": 90}, "60 (final: 90)"),
        ("partida_time_limit_min", {"final": 90}, "final: 90"),
        ("partida_time_limit_min", {}, "sem limite"),
        ("cut_max_normal", None, "sem limite"),
        ("overtime_min", None, "não há"),
        ("manilha_suit_order", ("c", "h", "s", "d"), "paus, copas, espadas, ouros"),
        ("deck_ranks", ("Q", "J", "3"), "Q J 3"),
        ("burn_in_onze", False, "não"),
        ("claims", (), "não há"),
    ],
)
def test_values_are_said_in_portuguese(key, value, words):
    assert RULE_WORDS.say_value(key, value, "pt") == words
