"""What questions about draws, schedules and clocks take for granted where the case says nothing."""

from tento.championship.cases.pairs.planning import clock, draw, schedules
from tento.rulebooks.loader import load, overlay

SEED = bytes(range(32)).hex()


def test_where_nobody_says_how_many_groups_there_are_everybody_is_in_one():
    listed = ["a", "b", "c"]
    found = draw({"stage": "groups", "listed": listed, "seed": SEED, "numbers": ["07"]}, load("fenacef-ix"))
    assert [sorted(group) for group in found["groups"]] == [listed]


def test_a_seed_that_is_not_the_one_committed_to_gives_no_draw():
    case = {"stage": "groups", "listed": ["a", "b"], "seed": SEED, "commitment": "0" * 64, "numbers": []}
    assert draw(case, load("fenacef-ix"))["refused"] == "false_draw"


def test_a_clock_of_which_nothing_is_said_has_just_been_started():
    hasty = overlay(load("truco-masters-2025"), {"partida_time_limit_min": {"default": 1}})
    assert clock({}, hasty)["verdict"] == "running"
    assert clock({"minutes": 1}, hasty)["verdict"] == "overtime"


def test_a_schedule_of_no_matches_has_no_slot():
    found = schedules({}, load("fenacef-ix"))
    assert (found["slots"], found["matches"], found["at"]) == (0, 0, [])


def test_where_nobody_says_what_the_score_is_it_is_level():
    assert clock({"minutes": 60}, load("truco-masters-2025"))["verdict"] == "overtime"
