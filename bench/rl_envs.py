"""How many random legal steps environments of research take in a second of CPU time: ours, PettingZoo's card games, OpenSpiel's.

PettingZoo's own card games need RLCard, pygame and shimmy, which are no part of the project: `--get-peers` puts them into `.venv-bench`.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from engines.measuring import PEERS_HOME, get_peers, peers_found

from tento.games.poker import poker_v0
from tento.games.tranca import tranca_v0
from tento.games.truco import truco_v0
from tento.games.truco.vector_env import TrucoVectorEnv, luck_of

RUNS = 5
SECONDS = 0.6
TABLES = 4096
GOAL = 1_000_000
PETTINGZOO = ("texas_holdem_no_limit_v6", "texas_holdem_v4", "leduc_holdem_v4", "hanabi_v5")
OPENSPIEL = ("universal_poker", "kuhn_poker", "leduc_poker", "gin_rummy", "hearts")

Steps = Callable[[], int]
"""Takes some steps, and says how many."""


def aec(env: Any) -> Steps:
    """A match or hand of an environment of agents who act one after the other: the observation is asked for, the mask obeyed."""
    chance = np.random.default_rng(1)

    def played() -> int:
        env.reset(seed=int(chance.integers(1 << 30)))
        steps = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
            assert agent
        return steps

    return played


def openspiel(name: str) -> Steps:
    """A match of a game of OpenSpiel's own, in C++: the tensor is asked for, steps of chance do not count."""
    game, chance = pyspiel.load_game(name), np.random.default_rng(1)
    observes = game.get_type().provides_observation_tensor

    def played() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[np.searchsorted(np.cumsum(chances), chance.random() * 0.999999)])
                continue
            seen = state.observation_tensor(state.current_player()) if observes else state.information_state_tensor(state.current_player())
            assert seen
            legal = state.legal_actions()
            state.apply_action(legal[chance.integers(len(legal))])
            steps += 1
        return steps

    return played


def vector(seats: int) -> Steps:
    """A step of so many tables together: observations and masks of all."""
    env, luck = TrucoVectorEnv(TABLES, seats=seats), luck_of(1)
    env.reset(seed=1)

    def played() -> int:
        for _ in range(10):
            env.step(env.random_actions(luck))
        return 10 * TABLES

    return played


def rates(steps: Steps) -> list[float]:
    """Steps in a second of several runs, after one that warms up."""
    return [_rate(steps) for _ in range(RUNS + 1)][1:]


def _rate(steps: Steps) -> float:
    taken, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        taken += steps()
    return taken / spent


def peers() -> Iterator[tuple[str, Steps]]:
    """The card games of others; what is not installed is told and left out."""
    peers_found()
    for name in PETTINGZOO:
        try:
            yield f"PettingZoo {name}", aec(import_module(f"pettingzoo.classic.{name}").env())
        except Exception as error:  # PettingZoo raises errors of its own where a package is missing
            print(f"{name} is left out ({type(error).__name__}): --get-peers puts what it needs into {PEERS_HOME.name}")
    for name in OPENSPIEL:
        yield f"OpenSpiel {name}", openspiel(name)


def main() -> None:
    ours = [
        ("truco_v0", aec(truco_v0.raw_env())),
        ("tranca_v0", aec(tranca_v0.raw_env())),
        ("poker_v0", aec(poker_v0.raw_env())),
        (f"TrucoVectorEnv, {TABLES} tables of four", vector(4)),
        (f"TrucoVectorEnv, {TABLES} tables of two", vector(2)),
    ]
    found = {name: median(rates(steps)) for name, steps in (*peers(), *ours)}
    best = {peer: max(rate for name, rate in found.items() if name.startswith(peer)) for peer in ("PettingZoo", "OpenSpiel")
            if any(name.startswith(peer) for name in found)}  # fmt: skip
    print(f"steps in a second of CPU time, median of {RUNS} runs of {SECONDS} s; ratios to the fastest card game of each peer")
    print(f"{'':42} {'steps/s':>12}" + "".join(f"{f'x {peer}':>16}" for peer in best))
    for name, rate in found.items():
        print(f"{name:42} {rate:12,.0f}" + "".join(f"{rate / base:16,.2f}" for base in best.values()))
    reached = found[f"TrucoVectorEnv, {TABLES} tables of four"] >= GOAL
    print(f"goal: {GOAL:,} steps a second of many tables by pairs: {'met' if reached else 'missed'}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--get-peers"]:
        get_peers({"pygame", "rlcard", "shimmy"})
    else:
        main()
