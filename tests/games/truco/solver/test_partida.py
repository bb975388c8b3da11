"""Chances of the partida: best answers for what a score is worth, and partidas whose chances are known by hand."""

from fractions import Fraction
from itertools import permutations

import pytest
from msgspec.structs import replace

from tento.games.truco.solver.partida import Effort, Score, chances, ferro, highest_steps, scores, table_at, three_ties, worth_at
from tento.games.truco.solver.parts import Cards, kinds_of
from tento.games.truco.solver.situations import onze_situations, situations_of
from tento.games.truco.solver.solver import Solver
from tento.rulebooks.loader import load
from tento.table.solving import Exploited, NotSolved
from tests.games.truco.solver.brute_force import Brute

PAULISTA = load("paulista-da-casa").values
PLAIN = replace(PAULISTA, tied_r1_leader_shows_highest=False, leader_after_tied_r1="mao_starter", leader_after_tied_r2="tied_rodada_leader")
EFFORT = Effort(0, 20, 20, 20)


def crooked(winner, value):
    """Worths that are no points: the last ones hardly count, and winning counts otherwise than losing."""
    return 0.1 if winner is None else {1: 0.3, 3: 0.45, 6: 0.5}[value] if winner == 0 else {1: -0.05, 3: -0.4, 6: -0.41}[value]


@pytest.mark.parametrize("tops", [(1, 2), (2, 1), (2, 2)])
def test_with_worths_that_are_no_points_the_best_answer_is_that_by_brute_force(tops):
    rules, counts = replace(PLAIN, tie_all="redeal_same_dealer"), (3, 2, 1, 1)  # a mão that nobody wins, as the brute force knows it
    solver = Solver(situations_of(rules, crooked, tops), counts)
    for _ in range(10):
        solver.improve()
    for player in (0, 1):
        assert solver.best(player) == pytest.approx(Brute(counts, tops, solver.sums, player, worth=crooked).value(), abs=1e-6)


def test_other_worths_take_the_place_of_the_old_ones_and_the_strategy_stays():
    counts, tables = (3, 2, 1, 1), [situations_of(PLAIN, highest_step=1), situations_of(PLAIN, crooked, 1)]
    solver = Solver(tables[0], counts)
    for _ in range(5):
        solver.improve()
    before, points = solver.sums.copy(), solver.best(0)
    solver.revalue(tables[1])
    other = solver.best(0)
    solver.revalue(tables[0])
    assert (solver.sums == before).all()
    assert solver.best(0) == points != other
    with pytest.raises(ValueError, match="another game"):
        solver.revalue(situations_of(PLAIN, highest_step=2))


def test_who_wins_with_the_mao_as_it_stands_raises_no_more():
    assert highest_steps(PAULISTA, Score(0, 0)) == (4, 4)
    assert highest_steps(PAULISTA, Score(2, 3)) == (4, 3)
    assert highest_steps(PAULISTA, Score(8, 9)) == (2, 1)
    assert highest_steps(PAULISTA, Score(10, 11)) == (1, 0)


def test_every_score_comes_once_and_after_all_that_may_follow_it():
    done = set[Score]()
    for score in scores(PAULISTA):
        for winner in (0, 1):
            after = [score.after(winner, value) for value in (1, 3, 6, 9, 12)]
            assert all(one in done for one in after if max(one) < 12)
        assert score not in done
        done.add(score)
    assert len(done) == 144


def test_who_deals_is_the_hand_of_the_next_mao():
    assert Score(4, 7).after(0, 3) == Score(7, 7)
    assert Score(4, 7).after(1, 3) == Score(10, 4)


def test_three_ties_are_as_frequent_as_by_trying_every_deal():
    counts = (3, 2, 2)
    pack = [card for card, many in enumerate(counts) for _ in range(many)]
    deals = list(permutations(pack, 6))
    tied = sum(one[0] == one[1] and one[2] == one[3] and one[4] == one[5] for one in deals)
    assert three_ties(counts) == Fraction(tied, len(deals)) > 0


def test_a_mao_de_ferro_is_even_but_for_three_ties_which_the_dealer_wins():
    (cards,) = (kind for kind in kinds_of(PAULISTA) if kind.name == "7")
    found = ferro(cards.counts)
    assert found.value == pytest.approx(-float(three_ties(cards.counts)) / 2)
    assert found.loss == 0


def test_a_mao_de_onze_is_played_or_not_and_nobody_raises():
    """With one kind of card only the dealer wins every mão: the hand with eleven runs, the foot with eleven plays."""
    worth: dict[tuple[int | None, int], float] = {(0, 3): 0.5, (0, 1): 0.2, (1, 3): -0.5, (1, 1): -0.1}
    for eleven, value in ((0, -0.1), (1, -0.5)):
        rows = onze_situations(PAULISTA, eleven, lambda winner, value: worth[winner, value])
        assert rows[0].player == eleven
        assert all(len(row.bets) <= 1 for row in rows[1:])
        solver = Solver(rows, (7,))
        for _ in range(200):
            solver.improve()
        assert solver.exploited().value == pytest.approx(value, abs=1e-3)


def test_where_the_dealer_wins_every_mao_a_partida_goes_as_it_goes_by_hand():
    """All cards are equal. Nobody says yes to the dealer, nobody else raises: each mão is one point for its dealer, or the partida.

    In a mão de onze the hand with eleven runs for one point; the foot with eleven plays, and has won.
    """
    grid = dict[Score, Exploited]()
    rules = replace(PAULISTA, partida_target=7, onze_at=6, raise_ladder=(3,), refusal_points=(1,))
    chances(rules, [Cards("all", 1.0, (7,))], Effort(0, 200, 200, 200), grid, lambda *_: None)
    for score, found in grid.items():
        points, dealer = list(score), 1
        while max(points) < 7:
            points[dealer] += 1
            dealer = 1 - dealer
        assert 0.5 + found.value == pytest.approx(1.0 if points[0] == 7 else 0.0, abs=0.01), score
    assert len(grid) == 49


def test_the_chances_of_both_lie_within_what_best_answers_leave_and_more_rounds_leave_less():
    rules = replace(PAULISTA, partida_target=4, onze_at=3, raise_ladder=(3,), refusal_points=(1,))
    few, many = dict[Score, Exploited](), dict[Score, Exploited]()
    for grid, rounds in ((few, 10), (many, 300)):
        chances(rules, [Cards("all", 1.0, (3, 2, 2, 1, 1))], Effort(0, rounds, rounds, rounds), grid, lambda *_: None)
    for score in few:
        assert few[score].loss >= -1e-6
        assert many[score].loss < 0.004
        assert -few[score].second - 1e-4 <= many[score].value <= few[score].first + 1e-4
    assert many[Score(0, 0)].loss < few[Score(0, 0)].loss / 5


def test_a_mao_is_worth_what_the_score_after_it_is_worth_to_who_answers_best():
    """The hand of this mão is the foot of the next one, and the partida ends at twelve."""
    after = {Score(8, 11): Exploited(0.1, 0.2), Score(9, 10): Exploited(0.3, 0.4)}
    worth = worth_at(PAULISTA, Score(10, 8), after, lambda one: one.second)
    assert [worth(0, 1), worth(1, 1)] == [0.2, 0.4]
    assert [worth(0, 3), worth(1, 6)] == [0.5, -0.5]


def test_at_eleven_the_table_begins_with_a_vote():
    grid = {score: Exploited(0.0, 0.0) for score in scores(PAULISTA)}
    first = [table_at(PAULISTA, score, worth_at(PAULISTA, score, grid, lambda one: one.value))[0] for score in (Score(11, 4), Score(4, 11))]
    assert [(row.player, len(row.bets)) for row in first] == [(0, 2), (1, 2)]


@pytest.mark.parametrize(
    "changed",
    [{"tie_all": "no_points_next_dealer"}, {"onze_raises": "allowed"}, {"ferro_hand_visibility": "open"}, {"ferro_facedown": True}],
)
def test_what_a_partida_has_that_is_not_solved_is_refused_with_the_reason(changed):
    with pytest.raises(NotSolved):
        chances(replace(PAULISTA, **changed), kinds_of(PAULISTA), EFFORT, {}, lambda *_: None)
