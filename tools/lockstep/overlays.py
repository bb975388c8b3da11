"""Rulebooks that nobody has written: a regulation with some of its values changed by chance."""

from random import Random
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from tento.rulebooks.loader import RulebookError, overlay
from tento.rulebooks.rulebook import Rulebook

_TRUCO: Final[dict[str, tuple[Any, ...]]] = {
    "raise_ladder": ([3, 6, 9, 12], [4, 6, 10, 12], [2, 3]),
    "partida_target": (12, 15, 24, 5),
    "onze_at": (11, 10, 4),
    "mao_base_value": (1, 2),
    "onze_play_value": (3, 2, 4),
    "onze_decline_value": (1, 2),
    "steal_limit_per_partida": (0, 1, 6),
    "claims": ([], ["three_manilhas", "zap_and_copeta", "r1_won_and_zap"], ["r1_won_and_zap"]),
    "burn_max": (0, 3, 9),
}
_TRANCA: Final[dict[str, tuple[Any, ...]]] = {
    "undo_per_turn": (0, 3),
    "card_points": (10, 5),
    "limpa_points": (200, 300),
    "suja_points": (100, 150),
    "batida_points": (100, 0),
    "red3_points": (100, 50),
    "morto_penalty": (100, 0),
    "partida_target": ({"default": 1500}, {"default": 700}),
}
NUMBERS: Final = {"truco": _TRUCO, "tranca": _TRANCA}
"""Values to choose from where a key is no choice of words, by game."""


def by_chance(rulebook: Rulebook, luck: Random) -> Rulebook:
    """The rulebook with about a fifth of its values changed; what cannot be played together stays."""
    changed = rulebook
    numbers = NUMBERS[rulebook.game]
    for key, kind in get_type_hints(type(rulebook.values)).items():
        choices = numbers.get(key) or _words(kind)
        if not choices or luck.random() > 0.2:
            continue
        value = luck.choice(choices)
        with_it = {"refusal_points": value, "raise_names": [str(step) for step in value]} if key == "raise_ladder" else {}
        try:
            changed = overlay(changed, {key: value, **with_it})
        except RulebookError:
            continue
    return changed


def _words(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return ()
