"""Every game of the house as PettingZoo and OpenSpiel know games, by their own tests."""

import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tento.games.registry import games, kit_of
from tento.rl import aec
from tento.rl.openspiel import register
from tento.rl.parallel import ParallelTableEnv

USUAL = "ignore:Observation (space for each agent probably should|is not a NumPy array)"
"""What PettingZoo tells every game with a mask that is not its own."""


@pytest.mark.filterwarnings("error::UserWarning:pettingzoo.test.api_test", USUAL)
@pytest.mark.parametrize("game", games())
def test_agents_that_act_one_after_the_other_pass_pettingzoo_s_own_tests(game):
    api_test(aec.env(kit_of(game)), num_cycles=60)
    seed_test(lambda: aec.env(kit_of(game)), num_cycles=10)


@pytest.mark.filterwarnings("error::UserWarning:pettingzoo.test.parallel_test")
@pytest.mark.parametrize("game", games())
def test_agents_that_speak_at_once_pass_pettingzoo_s_own_tests(game):
    parallel_api_test(ParallelTableEnv(kit_of(game)), num_cycles=60)
    parallel_seed_test(lambda: ParallelTableEnv(kit_of(game)), num_cycles=10)


def test_a_match_passes_openspiel_s_own_test():
    pyspiel.random_sim_test(pyspiel.load_game(register(kit_of("truco"))), num_sims=1, serialize=False, verbose=False)
