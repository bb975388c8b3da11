"""The figures of `make proof ONLY=abuse`: what counts as a wait, and when people wait too long."""

import math

import pytest
from tools.abuse.__main__ import BOUND, ENOUGH, PEOPLE, Measured, Waits, line_of, p99_ms, ratio, unproved, worst
from tools.abuse.attacks import ATTACKS
from tools.abuse.preparing import FEWEST_PAGES, Failure, Prepared, check


def measured(actions: float, pages: float = 1.0, samples: int = ENOUGH) -> Measured:
    """People who wait so many times as long under an abuse."""
    return Measured(Waits([0.1] * samples, [0.1] * samples), Waits([0.1 * actions] * samples, [0.1 * pages] * samples))


def test_one_of_a_hundred_waits_longer_than_the_p99():
    assert p99_ms([second / 1000 for second in range(100, 0, -1)]) == 100
    assert p99_ms([second / 1000 for second in range(1000, 0, -1)]) == 991
    assert math.isnan(p99_ms([]))


def test_the_worse_of_actions_and_pages_counts():
    assert ratio(measured(1.5, 3)) == pytest.approx(3)
    assert ratio(measured(1.5, 3)) > BOUND


def test_one_bad_abuse_among_many_good_ones_is_the_verdict():
    found = {f"good {number}": measured(1) for number in range(20)} | {"bad": measured(5)}
    name, times = worst(found)
    assert name == "bad"
    assert times == pytest.approx(5)


def test_people_who_wait_at_another_time_are_no_abuse():
    assert worst({"nobody": measured(9), "guests": measured(1)})[0] == "guests"


@pytest.mark.parametrize("few", [measured(1, samples=ENOUGH - 1), Measured()])
def test_an_abuse_of_too_few_answers_proves_nothing(few: Measured):
    assert unproved({"guests": measured(1), "few": few}, ["guests", "few"]) == ["few"]


def test_an_abuse_that_was_not_tried_proves_nothing():
    assert unproved({"guests": measured(1)}, ["guests", "passwords"]) == ["passwords"]


def test_a_line_tells_both_ratios():
    assert "2.00" in line_of("guests", measured(2))


def test_fifty_people_sit_at_the_tables():
    assert sum(kind.people for kind in PEOPLE) == 50
    assert len({*PEOPLE}) == len(PEOPLE)


def test_abuses_that_need_a_finished_match_do_not_begin_without_one():
    with pytest.raises(Failure, match="no match is over"):
        check(Prepared(finished=[], large="a", pages=FEWEST_PAGES, running="b"))


def test_a_large_replay_has_several_pages():
    with pytest.raises(Failure, match="pages"):
        check(Prepared(finished=["a"], large="a", pages=FEWEST_PAGES - 1, running="b"))


@pytest.mark.parametrize(
    "name", ["hellos from the beginning", "large replays", "event sockets", "people sockets", "bust players", "sleeping tables"]
)
def test_each_abuse_that_was_found_by_attack_is_tried(name: str):
    assert name in ATTACKS
