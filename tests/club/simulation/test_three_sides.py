"""A simulation has as many sides as its game, and in a duplicate every side sits everywhere once."""

import pytest
from msgspec.structs import replace

from tento.club.simulation.simulate import SimulationResult, exchanged, simulate
from tento.games.registry import guest
from tento.rulebooks.loader import load
from tento.table.seats import each_alone

from . import three_seats

RULEBOOK = replace(load("afia-2025"), name="three", game="three")


class Lays:
    """Always lays the same way."""

    def __init__(self, what: str) -> None:
        self.name = what

    def choose(self, _view, _options, _chance):
        return self.name


@pytest.fixture(autouse=True)
def three():
    with guest(three_seats.kit(three_seats)):
        yield


def played(*bots: str, **how) -> SimulationResult:
    return simulate(RULEBOOK, [Lays(bot) for bot in bots], **({"partidas": 30} | how))


def test_the_only_one_who_lays_high_wins_wherever_it_sits():
    result = played("low", "high", "low", duplicate=True)
    assert [side.won for side in result.sides] == [0, 90, 0]
    assert [side.share for side in result.sides] == [0.0, 1.0, 0.0]
    assert [side.bots for side in result.sides] == [("low",), ("high",), ("low",)]


def test_a_duplicate_of_equals_is_even_for_all_three():
    result = played("high", "high", "high", duplicate=True)
    assert result.sides[0] == result.sides[1] == result.sides[2]


def test_a_partida_that_nobody_wins_alone_counts_for_nobody():
    result = played("low", "low", "low")
    assert result.partidas == 0
    assert [side.won for side in result.sides] == [0, 0, 0]


def test_what_the_game_counts_is_told_of_the_side_that_did_it():
    result = played("low", "high", "low", duplicate=True)
    assert [side.counts["worth"] < 0 for side in result.sides] == [True, False, True]


def test_the_sides_go_round():
    bots = [Lays(name) for name in "abc"]
    names = ["".join(bot.name for bot in exchanged(bots, each_alone(3), turn)) for turn in range(3)]
    assert names == ["abc", "cab", "bca"]


def test_hands_that_a_game_does_not_count_cannot_be_asked_for():
    with pytest.raises(ValueError, match="three is counted by partidas"):
        played("high", "high", "high", hands=3, partidas=None)
