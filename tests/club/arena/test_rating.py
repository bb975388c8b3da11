"""Ratings and the gate, held against what can be worked out by hand or with Python's own luck."""

import random
from math import log10

import pytest

from tento.cards.chance import Chance
from tento.club.arena.contest import Played
from tento.club.arena.gate import gate
from tento.club.arena.rating import elo, ratings


def packs(first: str, second: str, *won: tuple[int, int]) -> list[Played]:
    return [Played(first, second, pack, *both) for pack, both in enumerate(won)]


def test_two_who_won_three_to_one_stand_as_far_apart_as_elo_says():
    found = elo(["a", "b"], packs("a", "b", *[(2, 0), (1, 1)] * 100))
    assert found["a"] - found["b"] == pytest.approx(400 * log10(300.5 / 100.5), abs=0.01)
    assert (found["a"] + found["b"]) / 2 == pytest.approx(1500)


def test_who_beats_the_stronger_one_is_rated_through_the_others():
    """By a's ratio to b and b's to c, c stands below a by both: nothing was played between them."""
    played = [*packs("a", "b", *[(2, 0), (1, 1)] * 200), *packs("b", "c", *[(2, 0), (1, 1)] * 200)]
    found = elo(["a", "b", "c"], played)
    assert found["a"] - found["c"] == pytest.approx(2 * (found["a"] - found["b"]), abs=0.1)


def test_who_never_lost_is_strong_and_not_infinitely_so():
    found = elo(["a", "b"], packs("a", "b", *[(2, 0)] * 10))
    assert found["a"] - found["b"] == pytest.approx(400 * log10(20.5 / 0.5), abs=0.01)


def test_an_interval_is_drawn_from_whole_packs_and_grows_narrower():
    few, many = ([(2, 0), (0, 2)] * number for number in (10, 160))
    widths = [one.high - one.low for won in (few, many) for one in ratings(["a", "b"], packs("a", "b", *won), Chance(1)) if one.name == "a"]
    assert widths[1] == pytest.approx(widths[0] / 4, rel=0.4)


def test_packs_that_always_part_evenly_leave_no_doubt():
    (first, _) = ratings(["a", "b"], packs("a", "b", *[(1, 1)] * 50), Chance(1))
    assert (first.low, first.high, first.won, first.played) == (1500, 1500, 50, 100)


def tried(share: float, luck: random.Random) -> str:
    """A newcomer that wins this share of its partidas, until the gate is sure."""
    played: list[Played] = []
    for pack in range(8000):
        won = sum(luck.random() < share for _ in range(2))
        played.append(Played("new", "old", pack, won, 2 - won))
        if pack % 40 == 39 and (verdict := gate(played).verdict) != "open":
            return verdict
    return "open"


def test_the_gate_lets_in_the_better_and_keeps_out_the_equal():
    luck = random.Random(7)
    equal, better = ([tried(share, luck) for _ in range(40)] for share in (0.5, 0.53))
    assert equal.count("stronger") <= 5
    assert better.count("not_stronger") <= 5
    assert [tried(0.7, luck) for _ in range(10)] == ["stronger"] * 10
    assert [tried(0.3, luck) for _ in range(10)] == ["not_stronger"] * 10


def test_few_packs_say_nothing():
    assert gate(packs("new", "old", *[(2, 0)] * 19)).verdict == "open"
    assert gate([]).verdict == "open"
