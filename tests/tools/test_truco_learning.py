"""What the master of truco learns by, held against a game whose solution is known: Kuhn's poker of three cards."""

from itertools import permutations

import numpy as np
import pytest
from tools.truco_learning import CALLED, QUIET, Regrets, matched, regret

ROUNDS = 12_000
JACK, QUEEN, KING = range(3)


def learned_kuhn():
    """How often each card bets or calls after each course ("" first, "p" after a pass, "b" after a bet, "pb" after a pass and a bet)."""
    courses = ("", "p", "b", "pb")
    regrets, chance = Regrets(np.zeros((12, 5)), np.zeros((12, 5)), np.zeros((0, 3))), np.random.default_rng(1)
    deals = list(permutations(range(3), 2))

    def pays(cards, course):
        """What the first player wins once the course is over, or None."""
        higher = 1 if cards[0] > cards[1] else -1
        return {"pp": higher, "bp": 1, "pbp": -1, "bb": 2 * higher, "pbb": 2 * higher}.get(course)

    def play(cards, course, learner, weight):
        paid = pays(cards, course)
        if paid is not None:
            return paid if learner == 0 else -paid
        player = len(course) & 1
        where, said = 4 * cards[player] + courses.index(course), np.zeros(5)
        matched(regrets.words[where], QUIET, CALLED, said)
        if player != learner:
            return play(cards, course + ("b" if chance.random() < said[CALLED] else "p"), learner, weight)
        brought = np.zeros(5)
        brought[QUIET], brought[CALLED] = (play(cards, course + word, learner, weight) for word in "pb")
        worth = float(brought @ said)
        regret(regrets, where, QUIET, CALLED, brought, weight, said)
        return worth

    for number in range(ROUNDS):
        for learner in (0, 1):
            play(deals[chance.integers(6)], "", learner, number)
    chosen = regrets.chosen[:, [QUIET, CALLED]]
    often = chosen[:, 1] / np.maximum(1e-9, chosen.sum(axis=1))
    return {(card, course): often[4 * card + nth] for card in range(3) for nth, course in enumerate(courses)}


@pytest.fixture(scope="module")
def kuhn():
    return learned_kuhn()


def test_the_second_player_of_kuhns_poker_learns_the_only_solution(kuhn):
    """A king always bets and calls, a jack never calls and bluffs one time in three, a queen calls one time in three and never bets."""
    wanted = {(KING, "p"): 1, (KING, "b"): 1, (JACK, "b"): 0, (JACK, "p"): 1 / 3, (QUEEN, "b"): 1 / 3, (QUEEN, "p"): 0}
    assert {spot: kuhn[spot] for spot in wanted} == pytest.approx(wanted, abs=0.07)


def test_the_first_player_bluffs_with_a_jack_a_third_as_often_as_it_bets_a_king(kuhn):
    bluffs = kuhn[JACK, ""]
    assert 0 <= bluffs < 1 / 3 + 0.07
    assert kuhn[KING, ""] == pytest.approx(3 * bluffs, abs=0.2)
    assert kuhn[QUEEN, "pb"] == pytest.approx(bluffs + 1 / 3, abs=0.1)
    assert kuhn[QUEEN, ""] < 0.07
