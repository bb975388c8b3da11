"""A game of the house as a PettingZoo environment in which all agents speak at once: who is asked is heard, the others are not."""

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from tento.rl.aec import MAX_CYCLES, Seen, Spaces, next_key, seen
from tento.rl.episode import Episode, Match
from tento.table.kit import GameKit

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelTableEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo comes without types
    """A match. Who is not asked has a mask of zeros, and the number that it sends counts for nothing.

    A number that is not legal is no answer: the table does what the rulebook says when a player's time runs out.
    """

    def __init__(self, kit: GameKit, rulebook: str | None = None, seats: int | None = None, max_cycles: int = MAX_CYCLES) -> None:
        self._match = Match(kit, rulebook, seats)
        self._spaces = Spaces(self._match)
        self._chance, _ = seeding.np_random()
        self.metadata = {"name": f"{kit.name}_v0", "render_modes": []}
        self.render_mode = None
        self.max_cycles = max_cycles
        self.possible_agents = list(self._spaces.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent sees."""
        return self._spaces.observation[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent chooses from."""
        return self._spaces.action[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the contract names it
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new match; the same seed gives the same packs."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self._episode = Episode(self._match, next_key(self._chance))
        self._cycles = 0
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        """The number of the agent that is asked is played."""
        episode = self._episode
        assert episode.seat is not None, "reset comes first, and after the end"
        number = int(actions.get(self.possible_agents[episode.seat], -1))
        if number in episode.options:
            episode.act(number)
        else:
            episode.give_no_answer()
        self._cycles += 1
        over, cut = episode.over, not episode.over and self._cycles >= self.max_cycles
        rewards = dict(zip(self.agents, episode.rewards(), strict=True))
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        told = self._seen(), rewards, ended, stopped, {agent: dict[str, Any]() for agent in self.agents}
        if over or cut:
            self.agents = []
        return told

    def _seen(self) -> dict[str, Seen]:
        return {agent: seen(self._episode, seat) for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is open."""
