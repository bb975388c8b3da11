"""A game of the house as a PettingZoo environment in which one agent acts after the other."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tento.rl.episode import Episode, Match
from tento.table.kit import GameKit

MAX_CYCLES = 20_000
"""After so many choices a match is cut off: some games of random players never end."""

Seen = dict[str, Any]


class Spaces:
    """The agents, and for each the numbers that it sees and chooses from."""

    def __init__(self, match: Match) -> None:
        numbered = match.numbered
        self.agents = [f"player_{seat}" for seat in range(match.seats)]
        self.action = {agent: spaces.Discrete(numbered.actions) for agent in self.agents}
        self.observation = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(numbered.least, numbered.most, (numbered.width,), np.dtype(numbered.dtype).type),
                    "action_mask": spaces.Box(0, 1, (numbered.actions,), np.int8),
                }
            )
            for agent in self.agents
        }


def seen(episode: Episode, seat: int) -> Seen:
    """An observation: what the seat may know, and what it may choose."""
    return {"observation": episode.observed(seat), "action_mask": episode.mask(seat)}


def next_key(chance: np.random.Generator) -> bytes:
    """From this all packs of the next episode follow."""
    return chance.bytes(16)


class TableEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo comes without types
    """A match. The pack is handled by the table; who wins has 1 at the end, and the other sides lose as much together."""

    def __init__(self, kit: GameKit, rulebook: str | None = None, seats: int | None = None, max_cycles: int = MAX_CYCLES) -> None:
        super().__init__()
        self._match = Match(kit, rulebook, seats)
        self._spaces = Spaces(self._match)
        self._chance, _ = seeding.np_random()
        self.metadata = {"name": f"{kit.name}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.max_cycles = max_cycles
        self.possible_agents = list(self._spaces.agents)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent sees."""
        return self._spaces.observation[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent chooses from."""
        return self._spaces.action[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the contract names it
        """A new match; the same seed gives the same packs."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._episode = Episode(self._match, next_key(self._chance))
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards, self._cumulative_rewards = dict.fromkeys(self.agents, 0.0), dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Seen:
        """What this agent may know now."""
        return seen(self._episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The selected agent chooses a number; ValueError for one that is not legal."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._episode.act(int(-1 if action is None else action))
        self._cycles += 1
        self.rewards = dict(zip(self.agents, self._episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self._episode.over)
        self.truncations = dict.fromkeys(self.agents, not self._episode.over and self._cycles >= self.max_cycles)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Who must choose; at the end the first, so that each hears of it."""
        seat = self._episode.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is open."""


def env(kit: GameKit, **told: Any) -> AECEnv[str, Seen, int]:
    """The environment with PettingZoo's usual guards: an illegal number ends the match and costs its agent 1."""
    found: Any = wrappers.TerminateIllegalWrapper(TableEnv(kit, **told), illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    guarded: AECEnv[str, Seen, int] = wrappers.OrderEnforcingWrapper(found)
    return guarded
