"""The strongest player: it sees the table as the rules have it, imagines only what can be, and is nobody special without numba."""

import numpy as np
import pytest

from tento.cards.chance import Chance
from tento.club.simulation.simulate import pack_key, partida, simulate
from tento.games.tranca.bots.master import bot as master
from tento.games.tranca.bots.master.bot import Master
from tento.games.tranca.bots.master.imagination.habits import habit
from tento.games.tranca.bots.master.imagination.worlds import deal_hidden
from tento.games.tranca.bots.master.sight import case_of
from tento.games.tranca.bots.master.thinking import Mind
from tento.games.tranca.kernels.book import numbers
from tento.games.tranca.kernels.moves import MOST_MOVES, number_of
from tento.games.tranca.kernels.options import legal
from tento.games.tranca.kernels.table import put_down
from tento.games.tranca.kit import KIT
from tento.games.tranca.rules import game
from tento.rulebooks.loader import load
from tento.table.bulk.chance import luck_of

BOOK = load("afia-2025")
SEEN = (
    *("score", "turn", "opening", "drew", "first_card", "morto_taken", "pending", "red_threes", "held", "jogos", "limpas", "sujas"),
    *("laid", "lixo_size", "monte_left"),
)
OF_JOGOS = ("sequence", "head", "length", "wilds", "low", "naturals")


@pytest.fixture(scope="module")
def states():
    """Every table of one partida by sensible players at which somebody has a choice."""
    bot = KIT.bot("sensible", BOOK)
    found = [step.state for _, step in partida(KIT, BOOK, [bot] * 4, pack_key(3, 1))]
    return [state for state in found if state.stage == "play"]


def imagined(state, luck):
    """A world that the seat on turn may imagine."""
    case = case_of(game.view(state, state.rodada.turn), BOOK.values, numbers(BOOK), np.zeros((1, 1)))
    world = case.known.copy()
    deal_hidden(case, world[0], luck)
    return world[0]


def test_what_is_imagined_agrees_with_the_table_in_all_that_the_seat_sees(states):
    luck = luck_of(1)
    for state in states[::7]:
        world, truth, seat = imagined(state, luck), put_down(state), state.rodada.turn
        assert {key for key in (*SEEN, *OF_JOGOS) if not np.array_equal(world[key], truth[key])} <= set(OF_JOGOS)
        for pair in (0, 1):
            many = int(truth["jogos"][pair])
            assert all(np.array_equal(world[key][pair, :many], truth[key][pair, :many]) for key in OF_JOGOS)
        assert np.array_equal(world["hand"][seat], truth["hand"][seat])


def test_no_card_is_imagined_twice_and_none_is_lost(states):
    luck = luck_of(2)
    for state in states[::7]:
        world = imagined(state, luck)
        there = world["hand"].sum(axis=0) + world["laid"]
        piles = [world["lixo"][: int(world["lixo_size"])], world["monte"][: int(world["monte_left"])]]
        piles += [world["mortos"][place] for place in (0, 1) if world["morto_there"][place]]
        for pile in piles:
            there = there + np.bincount(pile, minlength=52)
        red = int(there[9] + there[10] + world["red_threes"].sum())
        there[[9, 10]] = 2
        assert red == 4
        assert there.tolist() == [2] * 52


def test_habit_does_what_the_sensible_player_does_but_for_equal_choices(states):
    """Of choices that are as good the two may take different ones: seldom."""
    bot, book, moves = KIT.bot("sensible", BOOK), numbers(BOOK), np.zeros(MOST_MOVES, np.int64)
    same = []
    for state in states:
        seat = state.rodada.turn
        table = put_down(state)
        found = habit(table, moves, legal(book, table, moves))
        same.append(found == number_of(bot.choose(game.view(state, seat), game.legal(state, seat), Chance(1))))
    assert sum(same) > 0.9 * len(same)


def test_a_higher_score_is_never_worth_less():
    wins = Mind(BOOK).wins(1500)
    assert (np.diff(wins, axis=0) >= -0.02).all()
    assert (np.diff(wins, axis=1) <= 0.02).all()
    assert abs(wins[24, 24] - 0.5) < 0.01


def test_the_same_seed_gives_the_same_choices(states):
    both = []
    for _ in range(2):
        bot = Master(BOOK, effort=40)
        seen = [(game.view(one, one.rodada.turn), game.legal(one, one.rodada.turn)) for one in states[::40]]
        both.append([bot.choose(view, options, Chance(7)) for view, options in seen])
    assert both[0] == both[1]


def test_without_numba_it_plays_as_the_sensible_player(monkeypatch):
    monkeypatch.setattr(master, "can_think", lambda: False)
    assert (
        simulate(BOOK, [KIT.bot("master", BOOK)] * 4, partidas=1, seed=4).sides[0].counts
        == simulate(BOOK, [KIT.bot("sensible", BOOK)] * 4, partidas=1, seed=4).sides[0].counts
    )
