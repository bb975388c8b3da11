"""A match that is known by its sums: who won, and sums that no match can have."""

import pytest

from tento.championship.pairs.scores import Format, of_totals

BEST_OF_FIVE = Format(best_of=5)


@pytest.mark.parametrize(("partidas", "winner"), [((3, 0), 0), ((3, 2), 0), ((2, 3), 1), ((0, 3), 1)])
@pytest.mark.parametrize("points", [None, (30, 20)])
def test_who_won_more_partidas_won(partidas, winner, points):
    found = of_totals(BEST_OF_FIVE, partidas, points)
    assert not isinstance(found, str)
    assert (found.winner, found.partidas, found.points) == (winner, partidas, points or (0, 0))


@pytest.mark.parametrize("partidas", [(2, 2), (4, 0), (3, 3), (2, 1), (3, -1), (-1, 3)])
def test_sums_that_no_match_of_five_can_have_are_refused(partidas):
    assert of_totals(BEST_OF_FIVE, partidas, None) == "score_impossible"
