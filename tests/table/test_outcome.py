"""How a match ended: sides in their places."""

import pytest

from tento.table.outcome import Ranked, ranked, won_by


def test_the_best_side_comes_first():
    assert ranked((2, 3, 1), (5, 0, 9), "points").ranking == (Ranked(2, 1, 9), Ranked(0, 2, 5), Ranked(1, 3, 0))


def test_a_first_place_that_is_shared_has_no_winner():
    assert ranked((1, 1, 3), (4, 4, 0), "time").winner is None


@pytest.mark.parametrize(
    ("winner", "scores", "places"),
    [
        (0, (2, 1), {0: 1, 1: 2}),
        (1, (2, 1), {0: 2, 1: 1}),
        (2, (3, 8, 1, 8), {0: 4, 1: 2, 2: 1, 3: 2}),
    ],
)
def test_the_winner_is_first_and_the_others_follow_by_their_scores(winner, scores, places):
    outcome = won_by(winner, scores, "disqualification")
    assert ({one.side: one.place for one in outcome.ranking}, outcome.winner) == (places, winner)


def test_the_score_is_told_in_the_order_of_the_sides():
    assert won_by(2, (3, 8, 1), "points").score == (3, 8, 1)
