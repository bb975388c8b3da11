"""Truco in numbers: the compiled engine tells a seat exactly what its view tells it."""

from random import Random

import numpy as np
from tools.lockstep.truco import Twins, begun, choice, dealt_by_chance

from tento.games.truco.kernels.observing import observe
from tento.games.truco.kernels.table import put_down
from tento.games.truco.numbered import NUMBERED
from tento.games.truco.rules import game
from tento.games.truco.rules.state import the_mao
from tento.games.truco.vector_env import TrucoVectorEnv, luck_of
from tento.rulebooks.loader import load, names
from tento.table.game import Step
from tento.table.seats import Seat

MAOS = 4


def test_the_compiled_engine_tells_every_seat_what_its_view_tells():
    kinds = set()
    for name in names("truco"):
        luck, rulebook = Random(name), load(name)
        for seats in rulebook.values.players:
            twins, found = Twins(rulebook, seats), np.full(NUMBERED.width, 99, np.int16)
            for _ in range(MAOS):
                state = begun(rulebook, seats, luck)
                twins.begin(state)
                state = dealt_by_chance(state, twins, luck)
                kinds.add(the_mao(state).kind)
                while state.stage in ("play", "onze"):
                    table = put_down(state)
                    for seat in range(seats):
                        observe(twins.book, table, seat, found)
                        assert found.tolist() == NUMBERED.observe(game.view(state, Seat(seat)), rulebook).tolist(), (name, seat, state)
                    answer = game.apply(state, *choice(state, luck, quiet=True))
                    assert isinstance(answer, Step)
                    state = answer.state
    assert kinds == {"normal", "onze", "ferro"}


def played(seed):
    """What 40 steps of 30 tables tell, as bytes; and that points are won and lost."""
    env, luck = TrucoVectorEnv(30, rulebook="ktruco-paulista"), luck_of(9)
    seen, info = env.reset(seed=seed)
    told, rewards = [seen["observation"].tobytes()], set()
    for _ in range(40):
        acted = info["seat"]
        actions = env.random_actions(luck)
        assert (seen["action_mask"][np.arange(30), actions] == 1).all()
        seen, reward, over, _, info = env.step(actions)
        assert (reward == np.where(acted % 2 == 0, 1, -1) * info["points"]).all()
        assert ((reward == 0) | over).all()
        told.append(seen["observation"].tobytes())
        rewards |= {*np.sign(reward).tolist()}
    assert rewards == {-1, 0, 1}
    return told


def test_many_tables_pay_who_acted_and_follow_their_seed():
    assert played(1) == played(1) != played(2)
