"""A game of the house as OpenSpiel knows games. Chance lays the pack card by card, so that each deal is as likely as another.

OpenSpiel comes without types; its package, `open_spiel`, is no part of any extra of ours but of who uses it.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from tento.rl.episode import Match
from tento.table.kit import GameKit
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Seat

LONGEST: Final = 20_000
"""Choices and cards of a match that OpenSpiel reckons with."""


def register(kit: GameKit) -> str:
    """Makes the game known to `pyspiel.load_game`, and says under which name. Its parameters are `rulebook` and `players`."""
    name = f"tento_{kit.name}"
    if name not in pyspiel.registered_names():
        pyspiel.register_game(_kind(kit, name), _class_of(kit, name))
    return name


def _class_of(kit: GameKit, name: str) -> type:
    """OpenSpiel makes games by calling a class. A plain function it would let go of at the end of the process, when nothing may be."""

    class Known(_Game):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(_kind(kit, name), kit, parameters or {})

    return Known


def _kind(kit: GameKit, name: str) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Tento: {kit.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kit.seats),
        min_num_players=min(kit.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rulebook": kit.usual_rulebook, "players": kit.seats[0]},
    )


class _Shared:
    """A value that copies of a state share: nothing in it ever changes."""

    def __init__(self, match: Match, state: Any) -> None:
        self.match, self.state = match, state

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Shared":
        return self


class _Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    def __init__(self, kind: Any, kit: GameKit, parameters: dict[str, Any]) -> None:
        self.match = Match(kit, parameters.get("rulebook"), parameters.get("players"))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.match.numbered.actions,
            max_chance_outcomes=len(kit.game.pack(self.match.rulebook)),
            num_players=self.match.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> "_State":
        return _State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "_Observer":  # noqa: ARG002 - the contract names them
        return _Observer(self.match)


class _State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A match. `drawn` are the places of the pack, in canonical order, of the cards that chance has laid so far."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        match = game.match
        self._now = _Shared(match, match.kit.game.new(match.rulebook, match.seats))
        self._drawn: tuple[int, ...] = ()

    @property
    def table(self) -> Any:
        """The state of the table: for observers alone, who ask for views of it."""
        return self._now.state

    def current_player(self) -> Any:
        match, state = self._now.match, self._now.state
        seat = match.asked(state)
        if seat is not None:
            return int(seat)
        return pyspiel.PlayerId.CHANCE if match.kit.game.waiting(state).table else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._now.match.options(self._now.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pack = len(self._now.match.kit.game.pack(self._now.match.rulebook))
        left = sorted(set(range(pack)) - set(self._drawn))
        return [(place, 1 / len(left)) for place in left]

    def _apply_action(self, action: int) -> None:
        match, state = self._now.match, self._now.state
        seat = match.asked(state)
        if seat is None:
            self._lay(action)
        else:
            self._do(seat, match.options(state, seat)[action])
        while (handled := match.handled(self._now.state)) is not None:
            self._do(match.asked(self._now.state), handled)

    def _lay(self, place: int) -> None:
        game = self._now.match.kit.game
        pack = game.pack(self._now.match.rulebook)
        self._drawn = (*self._drawn, place)
        if len(self._drawn) == len(pack):
            self._do(TABLE, game.shuffled(tuple(pack[one] for one in self._drawn)))
            self._drawn = ()

    def _do(self, actor: Any, action: Any) -> None:
        answer = self._now.match.kit.game.apply(self._now.state, actor, action)
        assert not isinstance(answer, Refusal), f"{action} was offered and refused: {answer}"
        self._now = _Shared(self._now.match, answer.state)

    def _action_to_string(self, player: int, action: int) -> str:
        match, state = self._now.match, self._now.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"card {match.kit.game.pack(match.rulebook)[action]}"
        chosen = match.options(state, player).get(action)
        return f"{action}" if chosen is None else match.kit.notation.write(chosen)

    def returns(self) -> list[float]:
        return self._now.match.rewards(self._now.match.kit.game.outcome(self._now.state))

    def __str__(self) -> str:
        return f"{self._now.match.rulebook.name}: {self.history_str()}"


class _Observer:
    """What a player may know: the numbers of its view, and as a string the view itself."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.tensor = np.zeros(match.numbered.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        self.tensor[:] = self._match.observed(state.table, player)

    def string_from(self, state: _State, player: int) -> str:
        return self._match.kit.game.encoded_view(state.table, Seat(player)).decode()
