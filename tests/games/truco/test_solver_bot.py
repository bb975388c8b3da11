"""The player of the solved mão: what it reads off a view, what it never does at a score, and who plays where nothing is solved."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tento.cards.card import Card
from tento.cards.chance import Chance
from tento.club.simulation.simulate import pack_key, partida, simulate
from tento.games.truco.bots.master import bot as master
from tento.games.truco.bots.solver import bot as solver
from tento.games.truco.bots.solver import resolving, thinking
from tento.games.truco.bots.solver.bot import SolverBot
from tento.games.truco.bots.solver.chances import chances
from tento.games.truco.bots.solver.score import Score
from tento.games.truco.bots.solver.sight import classes_of, seen
from tento.games.truco.kit import KIT
from tento.games.truco.rules import actions as do
from tento.games.truco.rules import game
from tento.games.truco.solved.places import asked_mode, turn_mode
from tento.rulebooks.loader import load

PAULISTA = load("paulista-da-casa")
SEVEN = Card("7c")


@pytest.fixture(scope="module")
def states():
    bot = KIT.bot("random", PAULISTA)
    found = [step.state for number in range(3) for _, step in partida(KIT, PAULISTA, [bot] * 2, pack_key(3, number))]
    return [state for state in found if state.stage == "play" and state.mao.kind == "normal"]


def sight_of(state):
    return seen(game.view(state, game.waiting(state).seats[0]), PAULISTA.values)


def test_equal_cards_are_one_class_and_manilhas_are_four():
    classes = classes_of(PAULISTA.values, SEVEN)
    assert len(classes.counts) == 13
    assert classes.counts[-4:] == (1, 1, 1, 1)
    assert classes.of[Card("7d")] == classes.of[Card("7s")]
    assert classes.of[Card("4c")] < classes.of[Card("7d")] < classes.of[Card("3c")] < classes.of[Card("Qd")] < classes.of[Card("Qc")]


def test_a_view_is_read_as_the_state_has_it(states):
    for state in states:
        mao, seat = state.mao, game.waiting(state).seats[0]
        sight = sight_of(state)
        if sight is None:
            continue
        laid = [one for row in (*(rodada.laid for rodada in mao.rodadas), mao.laid) for one in row]
        assert len(sight.laid) == len(laid)
        assert sorted(sight.hand) == sorted(mao.hands[seat])
        starter = mao.rodadas[0].leader if mao.rodadas else mao.leader
        assert sight.player == (seat != starter)


def test_the_stake_and_who_may_raise_it_are_what_was_said(states):
    silent = next(state for state in states if state.mao.value == 1 and state.mao.asked is None)
    asked = next(state for state in states if state.mao.asked == 3 and state.mao.asked_by == state.mao.turn)
    accepted = next(state for state in states if state.mao.value == 3 and state.mao.asked is None and sight_of(state) is not None)
    starter = accepted.mao.rodadas[0].leader if accepted.mao.rodadas else accepted.mao.leader
    assert sight_of(silent).mode == 0
    assert sight_of(asked).mode in (asked_mode(1, 0), asked_mode(1, 1))
    assert sight_of(accepted).mode == turn_mode(1, (1 - accepted.mao.raised_by) ^ starter)


def score(ours: int, theirs: int, value: int = 1, asked: int | None = None, running: int = 0) -> Score:
    return Score(12, ours, theirs, value, asked, running)


def test_nobody_asks_for_more_than_the_partida_and_nobody_runs_out_of_it():
    assert score(9, 0, value=3).won_by_mao
    assert not score(8, 0, value=3).won_by_mao
    assert score(6, 0, asked=6, running=3).won_by_yes
    assert score(0, 9, asked=6, running=3).lost_by_running
    assert not score(0, 8, asked=6, running=3).lost_by_running


def test_the_same_seed_gives_the_same_partidas():
    both = [simulate(PAULISTA, [KIT.bot("solver", PAULISTA), KIT.bot("random", PAULISTA)], partidas=2, seed=8) for _ in range(2)]
    assert both[0] == both[1]


@pytest.mark.parametrize(("name", "seats"), [("truco-masters-2025-mano-a-mano", 2), ("paulista-da-casa", 4)])
def test_where_nothing_is_solved_it_plays_as_the_level_below(name, seats, monkeypatch):
    """Without numba that is the sensible player."""
    monkeypatch.setattr(master, "can_think", lambda: False)
    rulebook = load(name)
    mine, other = (
        simulate(rulebook, [KIT.bot(bot, rulebook)] * seats, partidas=1, seed=4).sides[0].counts for bot in ("solver", "sensible")
    )
    assert mine == other


def test_without_its_file_it_plays_as_the_level_below(states, monkeypatch, tmp_path):
    monkeypatch.setattr(thinking, "FILE", tmp_path / "left-out.parts")
    monkeypatch.setattr(master, "can_think", lambda: False)
    for state in states[:20]:
        seat = game.waiting(state).seats[0]
        view, options = game.view(state, seat), game.legal(state, seat)
        chosen = [KIT.bot(name, PAULISTA).choose(view, options, Chance(5)) for name in ("solver", "master")]
        assert chosen[0] == chosen[1]


def runs(state, theirs: int) -> bool:
    """Whether who is asked ever runs, where the other has so many points."""
    seat = game.waiting(state).seats[0]
    points = (0, theirs) if seat == 0 else (theirs, 0)
    here, bot = replace(state, score=points), SolverBot(PAULISTA)
    return any(bot.choose(game.view(here, seat), game.legal(here, seat), Chance(number)) == do.Refuse() for number in range(10))


def test_it_runs_but_never_where_running_loses_the_partida(states):
    asked = [state for state in states if state.mao.asked == 3 and state.mao.asked_by == state.mao.turn]
    assert any(runs(state, theirs=0) for state in asked)
    assert not any(runs(state, theirs=11) for state in asked)


def choices(state, bot, ours: int, theirs: int):
    """What the player whose turn it is does at this score, with luck of ten kinds."""
    seat = game.waiting(state).seats[0]
    here = replace(state, score=(ours, theirs) if seat == 0 else (theirs, ours))
    view, options = game.view(here, seat), game.legal(here, seat)
    return [bot.choose(view, options, Chance(number)) for number in range(10)]


@pytest.fixture(scope="module")
def third_rodadas():
    """The third rodada begins for three points, and who leads it may raise."""
    bot = KIT.bot("random", PAULISTA)
    steps = [step.state for number in range(150) for _, step in partida(KIT, PAULISTA, [bot] * 2, pack_key(3, number))]
    found = [one for one in steps if one.stage == "play" and one.mao.kind == "normal" and len(one.mao.rodadas) == 2 and not one.mao.laid]
    found = [one for one in found if one.mao.value == 3 and one.mao.asked is None and sight_of(one) is not None]
    return [one for one in found if any(isinstance(action, do.Raise) for action in game.legal(one, game.waiting(one).seats[0]))]


def test_who_would_lose_the_partida_with_the_mao_anyway_asks_for_more(third_rodadas):
    """The other needs three points: to raise costs nothing, whatever the own card is. The policy for points does so now and then only."""
    anew, small = (
        [isinstance(one, do.Raise) for state in third_rodadas for one in choices(state, SolverBot(PAULISTA, effort), 2, 9)]
        for effort in (solver.EFFORT, 0)
    )
    assert {game.waiting(state).seats[0] for state in third_rodadas} == {0, 1}
    assert sum(anew) / len(anew) > 0.85
    assert sum(small) / len(small) < 0.2


def test_what_was_solved_before_changes_no_choice(third_rodadas):
    """The same view and luck give the same choice, whether the rest of the mão is remembered or solved again."""
    bot = SolverBot(PAULISTA)
    before = [choices(state, bot, 8, 9) for state in third_rodadas[:6]]
    resolving.resolver.cache_clear()
    assert [choices(state, bot, 8, 9) for state in reversed(third_rodadas[:6])] == before[::-1]


def test_without_numba_it_plays_the_small_policy_to_the_end_of_the_partida(monkeypatch):
    for module in (master, solver):
        monkeypatch.setattr(module, "can_think", lambda: False)
    monkeypatch.setattr(resolving, "resolved", None)
    bots = [SolverBot(PAULISTA), SolverBot(PAULISTA, 0)]
    played = [simulate(PAULISTA, [bot, KIT.bot("sensible", PAULISTA)], partidas=2, seed=3) for bot in bots]
    assert played[0] == played[1]
    assert played[0].partidas == 2


def test_two_of_them_play_whole_partidas_and_the_same_ones_again():
    both = []
    for _ in range(2):
        resolving.resolver.cache_clear()
        both.append(simulate(PAULISTA, [SolverBot(PAULISTA)] * 2, partidas=1, seed=6))
    assert both[0] == both[1]


def test_where_the_partida_is_scored_otherwise_nothing_is_solved_anew(third_rodadas, monkeypatch):
    other = replace(PAULISTA, values=replace(PAULISTA.values, onze_play_value=1))
    monkeypatch.setattr(resolving, "resolved", None)
    assert choices(third_rodadas[0], SolverBot(other), 2, 9) == choices(third_rodadas[0], SolverBot(PAULISTA, 0), 2, 9)


def test_the_chances_of_the_file_are_those_of_a_partida():
    """A point more is never worse, and whoever deals at the same score has nearly the same chance."""
    hand = chances().hand
    assert [len(row) for row in hand] == [PAULISTA.values.partida_target] * PAULISTA.values.partida_target
    assert all(before < after for row in zip(*hand, strict=True) for before, after in pairwise(row))
    assert all(before > after for row in hand for before, after in pairwise(row))
    assert all(abs(hand[points][points]) < 0.01 for points in range(12))
