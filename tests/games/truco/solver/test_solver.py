"""The solver against games whose value is known, and its best answer against one by brute force."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tento.games.truco.solver.last_bets import last_bets
from tento.games.truco.solver.parts import counts_of, parts
from tento.games.truco.solver.situations import Kind, Situation, situations_of
from tento.games.truco.solver.solver import Solver
from tento.games.truco.solver.walk import walk
from tento.rulebooks.loader import load
from tento.table.solving import NotSolved
from tests.games.truco.solver.brute_force import Brute

PAULISTA = load("ktruco-paulista")
SMALL = [((2, 1, 1, 1, 2), 1), ((3, 2, 1, 1), 2)]


def solved(situations: Sequence[Situation], counts: Sequence[int], rounds: int, dealt: int = 3) -> Solver:
    solver = Solver(situations, counts, dealt)
    for _ in range(rounds):
        solver.improve()
    return solver


def kuhn() -> list[Situation]:
    """Kuhn's poker: three cards, one each; check or bet 1 into a pot of 2."""
    return [
        Situation(Kind.DECIDE, 0, bets=(1, 2)),
        Situation(Kind.DECIDE, 1, bets=(3, 4)),
        Situation(Kind.DECIDE, 1, bets=(6, 7)),
        Situation(Kind.SHOW, worth=(1, -1, 0)),
        Situation(Kind.DECIDE, 0, bets=(5, 7)),
        Situation(Kind.END, worth=(-1, 0, 0)),
        Situation(Kind.END, worth=(1, 0, 0)),
        Situation(Kind.SHOW, worth=(2, -2, 0)),
    ]


def test_kuhn_poker_comes_to_its_published_value():
    found = solved(kuhn(), (1, 1, 1), 2000, dealt=1).exploited()
    assert found.value == pytest.approx(-1 / 18, abs=2e-4)
    assert 0 <= found.loss < 2e-4


@pytest.mark.parametrize("covering", [False, True])
@pytest.mark.parametrize(("counts", "top"), SMALL)
@pytest.mark.parametrize("rounds", [1, 20])
def test_the_best_answer_wins_what_the_best_answer_by_brute_force_wins(counts, top, rounds, covering):
    rules = replace(
        PAULISTA.values,
        facedown_r2_r3=covering,
        tied_r1_leader_shows_highest=False,
        leader_after_tied_r1="mao_starter",
        leader_after_tied_r2="tied_rodada_leader",
    )
    solver = solved(situations_of(rules, highest_step=top), counts, rounds)
    found = solver.exploited()
    for player, value in enumerate((found.first, found.second)):
        assert value == pytest.approx(Brute(counts, top, solver.sums, player, covering).value(), abs=1e-6)


def test_more_rounds_leave_less_to_win():
    few, many = (solved(situations_of(PAULISTA.values, highest_step=1), (3, 2, 2, 1, 1), rounds).exploited() for rounds in (5, 200))
    assert many.loss < few.loss / 10
    assert many.loss < 0.005


def test_many_rounds_spoil_nothing_where_hardly_anybody_comes():
    """After hundreds of rounds some regrets are so small that one divided by them is no number any more."""
    rules = replace(PAULISTA.values, facedown_r2_r3=False)
    assert solved(situations_of(rules, highest_step=2), (3, 3, 2, 1, 1, 1), 400).exploited().loss < 0.0005


def test_what_is_kept_goes_on_to_the_same_numbers(tmp_path):
    situations, counts = situations_of(PAULISTA.values, highest_step=1), (3, 2, 1, 1)
    whole = solved(situations, counts, 20)
    solved(situations, counts, 12).keep(tmp_path / "kept.npz")
    rest = Solver(situations, counts)
    rest.go_on(tmp_path / "kept.npz")
    while rest.rounds < 20:
        rest.improve()
    assert (rest.sums == whole.sums).all()
    with pytest.raises(ValueError, match="another game"):
        Solver(situations, (3, 2, 2, 1)).go_on(tmp_path / "kept.npz")


def test_nine_kinds_of_vira_differ_and_together_they_are_the_whole_pack():
    found = parts(PAULISTA)
    assert len(found) == 9
    assert sum(part.weight for part in found) == pytest.approx(1)
    assert sorted(part.weight for part in found) == pytest.approx([0.1] * 8 + [0.2])


def test_a_vira_leaves_three_of_its_kind_and_four_manilhas_one_by_one():
    vira = next(card for card in PAULISTA.values.deck_ranks if card == "7") + "c"
    counts = counts_of(PAULISTA.values, vira)
    assert sum(counts) == 39
    assert counts.count(3) == 1
    assert counts[-4:] == (1, 1, 1, 1)


def test_fixed_manilhas_are_one_part():
    assert [part.weight for part in parts(load("ktruco-tradicional"))] == [1.0]


def test_what_the_solver_does_not_know_is_refused_with_the_reason():
    with pytest.raises(NotSolved, match="tied second rodada"):
        parts(replace(PAULISTA, values=replace(PAULISTA.values, tie_r2_after_won_r1="r3_decides")))


def test_what_calls_itself_is_compiled_for_one_kind_of_numbers_only():
    """Numba cannot keep a recursive function of several kinds: the next start would crash."""
    solved(situations_of(PAULISTA.values, highest_step=1), (3, 2, 1, 1), 1).exploited()
    assert all(len(getattr(function, "signatures")) <= 1 for function in (walk, last_bets))  # noqa: B009 - mypy knows no numba


def test_cards_that_may_be_met_but_are_not_there_change_nothing():
    situations = situations_of(PAULISTA.values, highest_step=1)
    plain, roomy = (Solver(situations, (3, 2, 1, 1), most=most) for most in (None, (3, 3, 2, 1)))
    assert roomy.numbers > plain.numbers
    by_chance = [solver.exploited() for solver in (plain, roomy)]  # before its first round a strategy is even everywhere
    assert by_chance[1].first == pytest.approx(by_chance[0].first, abs=1e-6)
    assert by_chance[1].second == pytest.approx(by_chance[0].second, abs=1e-6)
    for _ in range(100):
        plain.improve()
        roomy.improve()
    found, same = plain.exploited(), roomy.exploited()
    assert same.loss < 0.01
    assert same.value == pytest.approx(found.value, abs=same.loss + found.loss)


def test_what_a_game_like_it_has_learned_is_a_better_beginning_than_none(tmp_path):
    situations, most = situations_of(PAULISTA.values, highest_step=1), (4, 4, 4, 1, 1)
    teacher, pupil, alone = (Solver(situations, counts, most=most) for counts in ((3, 4, 4, 1, 1), (4, 3, 4, 1, 1), (4, 3, 4, 1, 1)))
    for _ in range(100):
        teacher.improve()
    teacher.keep(tmp_path / "teacher.npz")
    pupil.begin_with(tmp_path / "teacher.npz")
    for _ in range(20):
        pupil.improve()
        alone.improve()
    assert pupil.rounds == alone.rounds
    assert pupil.exploited().loss < alone.exploited().loss


def shares(solver: Solver) -> dict[str, tuple[float, float]]:
    """The habits without their "with nothing", by the first word in English: how often, and how often it comes to that."""
    return {habit.words[1]: (habit.share, habit.comes) for habit in solver.habits() if not habit.words[1].startswith("…")}


def test_before_its_first_round_a_strategy_does_all_that_it_can_equally_often():
    """Seven different cards: three of them and a call are four choices; two to lay and two to cover; who is asked runs or says yes."""
    seven = (1,) * 7
    calls = shares(Solver(situations_of(PAULISTA.values, highest_step=1), seven))
    assert calls["The hand calls truco before the first card"] == pytest.approx((1 / 4, 1))
    assert calls["The foot calls truco before its first card"] == pytest.approx((1 / 4, 3 / 4))
    assert calls["Runs from a truco in the first rodada"] == pytest.approx((1 / 2, 1 / 4 + 3 / 4 * 1 / 4))
    silent = shares(Solver(situations_of(PAULISTA.values, highest_step=0), seven))
    assert silent["Covers when it opens the second rodada, where it may"] == pytest.approx((1 / 2, 1))
