"""Thousands of tables of truco as one Gymnasium environment, on the compiled engine. Whoever must act at a table is the agent there."""

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tento.games.truco.kernels import observing
from tento.games.truco.kernels.bulk import MAO, MATCH
from tento.games.truco.kernels.fast import Tables
from tento.games.truco.kernels.moves import MOVES
from tento.games.truco.numbered import NUMBERED
from tento.rulebooks.loader import load
from tento.table.bulk.chance import luck_of

NAME: Final = "tento/Truco-v0"
USUAL_RULEBOOK: Final = "paulista-da-casa"
LEGAL_ONLY: Final = "an action is not legal: take one that its mask shows"

Seen = dict[str, NDArray[Any]]


class TrucoVectorEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """An episode is a mão, or with `whole_matches` a match. The next one is dealt in the same step.

    An observation is what the seat that must act may know, with the mask of what it may do; `info["seat"]` says which seat it is. The
    reward goes to the seat that acted: the points that its pair made with this action, lost ones below nothing. `info["points"]` has them
    for pair A. At the end of an episode nobody must act, so `info["final_obs"]` is nothing but zeros.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as gymnasium has it

    def __init__(
        self, num_envs: int = 1024, *, rulebook: str = USUAL_RULEBOOK, seats: int = 4, whole_matches: bool = False, seed: int = 1
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(NUMBERED.least, NUMBERED.most, (NUMBERED.width,), np.int16),
                "action_mask": spaces.Box(0, 1, (MOVES,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(MOVES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables = Tables(load(rulebook), seats, num_envs, seed)
        self._ends = MATCH if whole_matches else MAO
        self._nothing = {"observation": np.zeros((num_envs, NUMBERED.width), np.int16), "action_mask": np.zeros((num_envs, MOVES), np.int8)}
        self._ask()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:  # noqa: ARG002
        """New matches at all tables; without a seed their chance goes on from that of the last ones."""
        self._tables.reset(int(self._tables.tables["luck"][0, 0]) if seed is None else seed)
        self._ask()
        return self._seen(), {"seat": self._seats}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action at each table; ValueError if one of them is not legal."""
        acted = self._seats
        brought, points = self._tables.step(actions)
        if (brought < 0).any():
            raise ValueError(LEGAL_ONLY)
        over = brought >= self._ends
        rewards = np.where(acted & 1, -points, points).astype(np.float32)
        self._ask()
        info = {"seat": self._seats, "points": points, "final_obs": self._nothing, "_final_obs": over}
        return self._seen(), rewards, over, np.zeros(self.num_envs, np.bool_), info

    def random_actions(self, luck: NDArray[np.uint64]) -> NDArray[np.int64]:
        """A legal action for each table, each as likely as another; `luck` as `luck_of` makes it of a seed."""
        chosen = np.empty(self.num_envs, np.int64)
        observing.choose_all(self._moves, luck, chosen)
        return chosen

    def _ask(self) -> None:
        self._seats, self._moves = self._tables.legal()

    def _seen(self) -> Seen:
        seen, mask = np.empty((self.num_envs, NUMBERED.width), np.int16), np.empty((self.num_envs, MOVES), np.int8)
        observing.observe_all(self._tables.book, self._tables.tables, self._seats, self._moves, seen, mask)
        return {"observation": seen, "action_mask": mask}


def register() -> None:
    """Makes it known to `gymnasium.make_vec` under its name."""
    gymnasium.register(NAME, vector_entry_point=f"{__name__}:{TrucoVectorEnv.__name__}")


__all__ = ["NAME", "TrucoVectorEnv", "luck_of", "register"]
