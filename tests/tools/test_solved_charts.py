"""The charts of the solved mão: their figures against those that the solver itself told, and the pictures in the guide."""

import pytest
from tools import solved_charts


@pytest.fixture(scope="module")
def reckoned():
    return solved_charts.reckon()


def test_the_foot_calls_as_often_as_the_solver_told(reckoned):
    calls, _ = reckoned
    assert calls.mean() == pytest.approx(0.167, abs=0.01)  # 16.7 % in docs/solved.md, by a walk through the whole strategy


def test_weak_hands_call_more_than_middling_ones_and_strong_ones_most(reckoned):
    calls, _ = reckoned
    assert calls[0] > 5 * calls[4]
    assert calls[9] == calls.max()


def test_who_holds_nothing_runs_and_who_holds_the_best_stays(reckoned):
    _, runs = reckoned
    assert runs[0] > 0.99
    assert runs[9] < 0.01
    assert sorted(runs, reverse=True) == list(runs)


def test_the_pictures_of_the_guide_are_those_of_the_policy(reckoned):
    calls, runs = reckoned
    for name, title, figures in solved_charts.charts(calls, runs):
        assert (solved_charts.FOLDER / f"{name}.svg").read_text() == solved_charts.drawn(title, figures)
