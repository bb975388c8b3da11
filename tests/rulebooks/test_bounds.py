"""What an option may not be set to: numbers and texts that nobody could play with. A stranger's table may set any of them."""

from typing import Any, Literal, get_args, get_origin

import pytest

from tento.games.tranca.values import TrancaRules
from tento.games.truco.values import TrucoRules
from tento.rulebooks.loader import RulebookError, load, names, overlay
from tento.rulebooks.reading import types_of

BOOKS = {"ktruco-paulista": TrucoRules, "truco-masters-2025": TrucoRules, "fenacef-ix": TrucoRules, "afia-2025": TrancaRules}


def holds(kind: Any, wanted: type) -> bool:
    """Whether a value of this type has free numbers, or free texts, somewhere in it."""
    return kind is wanted or (get_origin(kind) is not Literal and any(holds(part, wanted) for part in get_args(kind)))


def as_written(kind: Any, one: Any) -> Any:
    """A value of the type with this number, or this text, in it."""
    if get_origin(kind) is dict:
        return {"default": one} if isinstance(one, int) else {"default": 1, one: 1}
    return [one] if get_origin(kind) is tuple else one


NUMBERS = [(name, key, kind) for name, struct in BOOKS.items() for key, kind in types_of(struct).items() if holds(kind, int)]
TEXTS = [(name, key, kind) for name, struct in BOOKS.items() for key, kind in types_of(struct).items() if holds(kind, str)]


def refused(name: str, **options: Any) -> RulebookError:
    with pytest.raises(RulebookError) as caught:
        overlay(load(name), options)
    return caught.value


@pytest.mark.parametrize(("name", "key", "kind"), NUMBERS)
@pytest.mark.parametrize("number", [-1, 20_001, 10**9, 10**30])
def test_no_number_of_a_rulebook_may_be_beyond_what_is_playable(name, key, kind, number):
    assert "cannot be played" in refused(name, **{key: as_written(kind, number)}).reason


@pytest.mark.parametrize(("name", "key", "kind"), TEXTS)
@pytest.mark.parametrize("text", ["", "x" * 1000])
def test_no_text_of_a_rulebook_may_be_empty_or_endless(name, key, kind, text):
    assert refused(name, **{key: as_written(kind, text)})


@pytest.mark.parametrize("target", [160, 159, 158, 157, 156, 155, 121, 1, 0])
def test_a_partida_of_truco_has_at_most_a_hundred_and_twenty_points(target):
    error = refused("truco-masters-2025", partida_target=target, onze_at=max(1, target - 1))
    assert (error.key, "from 2 to 120" in error.reason) == ("values.partida_target", True)


@pytest.mark.parametrize(("target", "onze"), [(2, 1), (15, 14), (24, 22), (30, 29), (120, 119)])
def test_the_partidas_that_people_play_are_allowed(target, onze):
    assert overlay(load("ktruco-paulista"), {"partida_target": target, "onze_at": onze}).values.partida_target == target


@pytest.mark.parametrize("points", [1, 1000, 3000, 5000, 20_000])
def test_the_partidas_of_tranca_that_people_play_are_allowed(points):
    assert overlay(load("afia-2025"), {"partida_target": {"default": points}}).values.partida_target == {"default": points}


@pytest.mark.parametrize("key", ["refusal_points", "onze_decline_value", "onze_play_value", "mao_base_value"])
def test_what_is_given_up_or_played_for_is_worth_a_point_at_least(key):
    """Else two cautious pairs would run from each other for ever."""
    assert "from 1 to 120" in refused("truco-masters-2025", **{key: [0, 3, 6, 9] if key == "refusal_points" else 0}).reason


def test_the_cards_of_tranca_count_a_point_at_least():
    assert "from 1 to 1000" in refused("afia-2025", card_points=0).reason


def test_a_ladder_of_raises_has_at_most_twelve_steps():
    steps = list(range(2, 15))
    error = refused("truco-masters-2025", raise_ladder=steps, refusal_points=steps, raise_names=[f"n{step}" for step in steps])
    assert (error.key, "at most 12" in error.reason) == ("values.raise_ladder", True)


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [(n, k, v) for n in ("truco-masters-2025",) for k, v in (("match_best_of", 1), ("partida_time_limit_min", 60))]
    + [("afia-2025", "partida_target", 1500)],
)
def test_an_event_has_at_most_twenty_phases(name, key, value):
    phases = {"default": value} | {f"phase {number}": value for number in range(20)}
    assert "at most 20" in refused(name, **{key: phases}).reason


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", [4, 4]),
        ("claims", ["three_manilhas", "three_manilhas"]),
        ("sanctions", ["warning", "warning"]),
        ("tento_offences", ["a", "a"]),
        ("deck_ranks", list("4567QJKA233")),
    ],
)
def test_nothing_stands_twice_in_a_list(key, value):
    assert "each once" in refused("truco-masters-2025", **{key: value}).reason


def test_a_manilha_stands_once():
    assert "each once" in refused("fenacef-ix", fixed_manilhas=["4c", "4c", "As", "7d"]).reason


@pytest.mark.parametrize("consents", [["referee", "A", "B", "A"], ["referee", "A"]])
def test_a_change_of_tranca_needs_three_consents(consents):
    assert "each once" in refused("afia-2025", variant_consents=consents).reason


def test_the_bounds_leave_room_for_every_rulebook_of_the_program_and_every_alternative_it_offers():
    for name in names("truco") + names("tranca"):
        rulebook = load(name)
        numbers = {
            key for key, kind in types_of(BOOKS["afia-2025" if rulebook.game == "tranca" else "fenacef-ix"]).items() if holds(kind, int)
        }
        for option in rulebook.options:
            if option.rule in numbers:
                for value in option.alternatives:
                    assert getattr(overlay(rulebook, {option.rule: value}).values, option.rule) == value
