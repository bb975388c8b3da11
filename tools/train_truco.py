"""A small player learns truco for two by playing against itself: `python -m tools.train_truco`, a few minutes of one core.

REINFORCE in plain numpy on the compiled tables: a policy of one hidden layer, paid with the points of the mão. Prints its curve, points a
mão against a player who takes any legal action, and at the end what it wins from bots of the house, as they sit at any table.
"""

import argparse
from collections.abc import Sequence
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tento.cards.chance import Chance
from tento.club.simulation.simulate import simulate
from tento.games.truco.kernels.moves import MOVES
from tento.games.truco.kit import KIT
from tento.games.truco.numbered import FIELDS, NUMBERED
from tento.games.truco.vector_env import TrucoVectorEnv
from tento.rulebooks.loader import load

Floats = NDArray[np.float32]
RULEBOOK: Final = "paulista-da-casa"
TABLES: Final = 1024
STEPS: Final = 32
HIDDEN: Final = 96
RATE: Final = 2e-3
ENTROPY: Final = 0.02
UPDATES: Final = 640
CHECKED: Final = (0, 5, 10, 20, 40, 80, 160, 320, 480, 640)
"""After so many updates a point of the curve is measured."""
CHECKED_STEPS: Final = 400
COURSE: Final = dict(zip(FIELDS, np.cumsum([0, *FIELDS.values()]), strict=False))
"""Where each field of an observation begins."""


def features(seen: NDArray[np.int16]) -> Floats:
    """Numbers near one: stakes and scores by twelfths, strengths with the manilhas above all others."""
    place = {name: slice(start, start + FIELDS[name]) for name, start in COURSE.items()}
    strengths = np.concatenate([seen[:, place["hand_strength"]], seen[:, place["laid_strength"]]], axis=1)
    small = np.concatenate([seen[:, : COURSE["target"]], seen[:, place["won"]], seen[:, place["held"]]], axis=1)
    lies = seen[:, place["laid"]] > 0
    scaled = np.where(strengths >= 100, 1.25 + (strengths - 100) / 4, strengths / 40)
    leads = seen[:, place["leader"]] == 1
    return np.concatenate([small / 3, scaled, scaled > 1, lies, leads, np.ones((len(seen), 1))], axis=1).astype(np.float32)


class Policy:
    """One hidden layer; the chance of an illegal action is nothing."""

    def __init__(self, inputs: int, chance: np.random.Generator) -> None:
        self.weights = [
            (chance.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            (chance.standard_normal((HIDDEN, MOVES)) * 0.01).astype(np.float32),
        ]
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._updates = 0

    def chances(self, inputs: Floats, mask: NDArray[Any]) -> tuple[Floats, Floats]:
        """The hidden layer, and the chance of each action."""
        hidden = np.maximum(inputs @ self.weights[0], 0)
        scores = np.where(mask == 1, hidden @ self.weights[1], -1e9)
        grown = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, (grown / grown.sum(axis=1, keepdims=True)).astype(np.float32)

    def learn(self, inputs: Floats, mask: NDArray[Any], chosen: NDArray[np.int64], gain: Floats) -> None:
        """One step of Adam uphill: what brought more than expected becomes more likely, and a little chance is kept everywhere."""
        hidden, chances = self.chances(inputs, mask)
        wanted = -chances * gain[:, None]
        wanted[np.arange(len(chosen)), chosen] += gain
        logs = np.log(chances + 1e-9)
        wanted -= ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        wanted /= len(chosen)
        back = (wanted @ self.weights[1].T) * (hidden > 0)
        self._adam([inputs.T @ back, hidden.T @ wanted])

    def _adam(self, slopes: Sequence[Floats]) -> None:
        self._updates += 1
        for layer, slope in enumerate(slopes):
            self._means[layer] += 0.1 * (slope - self._means[layer])
            self._squares[layer] += 0.001 * (slope * slope - self._squares[layer])
            mean, square = self._means[layer] / (1 - 0.9**self._updates), self._squares[layer] / (1 - 0.999**self._updates)
            self.weights[layer] += RATE * mean / (np.sqrt(square) + 1e-8)


def drawn(chances: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """One action of each row, by its chances."""
    level = chance.random((len(chances), 1), dtype=np.float32) * chances.sum(axis=1, keepdims=True)
    found: NDArray[np.int64] = np.minimum((chances.cumsum(axis=1) <= level).sum(axis=1), MOVES - 1)
    return np.where(chances[np.arange(len(chances)), found] > 0, found, chances.argmax(axis=1))


class Walk(NamedTuple):
    """Steps of all tables: what was seen, allowed and chosen, by which pair, and what it brought pair A."""

    inputs: Floats
    mask: NDArray[Any]
    chosen: NDArray[np.int64]
    pair: NDArray[Any]
    points: NDArray[Any]
    over: NDArray[Any]


def walked(env: TrucoVectorEnv, policy: Policy, chance: np.random.Generator, seen: dict[str, Any], seats: NDArray[Any]) -> tuple[Walk, Any]:
    """The policy plays every seat."""
    rows = []
    for _ in range(STEPS):
        inputs = features(seen["observation"])
        chosen = drawn(policy.chances(inputs, seen["action_mask"])[1], chance)
        mask, pair = seen["action_mask"], seats & 1
        seen, _, over, _, info = env.step(chosen)
        seats = info["seat"]
        rows.append((inputs, mask, chosen, pair, info["points"], over))
    return Walk(*(np.stack(column) for column in zip(*rows, strict=True))), (seen, seats)


def learn(policy: Policy, walk: Walk) -> None:
    """Each choice is paid with what its mão brought the own pair; mãos that have not ended yet pay nothing and teach nothing."""
    paid, known = np.zeros(walk.points.shape, np.float32), np.zeros(walk.over.shape, np.bool_)
    value, ended = np.zeros(walk.points.shape[1], np.float32), np.zeros(walk.over.shape[1], np.bool_)
    for step in range(len(walk.points) - 1, -1, -1):
        value = np.where(walk.over[step], walk.points[step], value)
        ended = ended | walk.over[step]
        paid[step], known[step] = np.where(walk.pair[step] == 0, value, -value), ended
    gain = paid[known]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    policy.learn(walk.inputs[known], walk.mask[known], walk.chosen[known], gain)


def checked(policy: Policy, seed: int) -> tuple[float, float]:
    """Points a mão against any legal action, on seats that the deal favours alike, and their standard error."""
    env, chance = TrucoVectorEnv(TABLES, rulebook=RULEBOOK, seats=2), np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    made = list[NDArray[Any]]()
    for _ in range(CHECKED_STEPS):
        chances = policy.chances(features(seen["observation"]), seen["action_mask"])[1]
        any_one = seen["action_mask"] / seen["action_mask"].sum(axis=1, keepdims=True)
        own = (info["seat"] & 1 == 0)[:, None]
        seen, _, over, _, info = env.step(drawn(np.where(own, chances, any_one).astype(np.float32), chance))
        made.append(info["points"][over])
    points = np.concatenate(made).astype(np.float64)
    return float(points.mean()), float(points.std() / np.sqrt(len(points)))


class Learned:
    """The policy as a player of the house: it sees a view, and chooses one of its options."""

    name = "learned"

    def __init__(self, policy: Policy) -> None:
        self._policy, self._rulebook = policy, load(RULEBOOK)

    def choose(self, view: Any, options: Sequence[Any], chance: Chance) -> Any:
        """By the chances of the policy; the pack is handled anyhow."""
        if view.mao is None or view.stage not in ("play", "onze"):
            return options[0] if view.stage != "ceremony" else options[-1]
        numbered = NUMBERED.options(view, options, self._rulebook)
        mask = np.zeros((1, MOVES), np.int8)
        mask[0, list(numbered)] = 1
        chances = self._policy.chances(features(NUMBERED.observe(view, self._rulebook)[None]), mask)[1][0]
        level, number = chance.below(1 << 16) / (1 << 16), -1
        for number in sorted(numbered):
            level -= float(chances[number])
            if level < 0:
                break
        return numbered[number]


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=UPDATES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--partidas", type=int, default=400, help="against each bot of the house")
    asked = parser.parse_args()
    chance = np.random.default_rng(asked.seed)
    env = TrucoVectorEnv(TABLES, rulebook=RULEBOOK, seats=2)
    seen, info = env.reset(seed=asked.seed)
    policy, now, begun = Policy(features(seen["observation"]).shape[1], chance), (seen, info["seat"]), process_time()
    for update in range(asked.updates + 1):
        if update in CHECKED:
            points, error = checked(policy, asked.seed + 1)
            done, seconds, bar = update * STEPS * TABLES / 1e6, process_time() - begun, "█" * round(max(0.0, points) * 10)
            print(f"{done:6.2f} M steps {seconds:5.0f} s  {points:+.2f} ± {1.96 * error:.2f} {bar}", flush=True)
        walk, now = walked(env, policy, chance, *now)
        learn(policy, walk)
    for name in ("random", "sensible"):
        found = simulate(load(RULEBOOK), [Learned(policy), KIT.bot(name, load(RULEBOOK))], partidas=asked.partidas, duplicate=True)
        low, high = found.sides[0].ci95
        print(f"against {name}: {found.sides[0].share:.1%} of {found.partidas} partidas (95% between {low:.1%} and {high:.1%})")


if __name__ == "__main__":
    main()
