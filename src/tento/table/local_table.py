"""A table of any game in one process: the state, the checked deals, and whoever keeps the record."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from tento.cards.chance import DealSeed
from tento.cards.deal import Commitment, Numbers, commit, order
from tento.table.game import Game, Step
from tento.table.refusal import Refusal
from tento.table.seats import TABLE, Actor


class Keeper(Protocol):
    """Keeps what happens, before anybody is told."""

    def dealt(self, commitment: Commitment, numbers: Numbers, seed: bytes) -> None:
        """A pack was committed to; the seed is the keeper's secret until it may be revealed."""
        ...

    def acted(self, at: int, actor: Actor, action: Any, step: Step) -> None:
        """An action was accepted, so many milliseconds after the start."""
        ...


class LocalTable:
    """Every action goes through `act`; `shuffle` brings the next pack. With no keeper nothing is kept and no tree is hashed."""

    def __init__(
        self, game: Game, state: Any, deals: Iterator[DealSeed], keeper: Keeper | None = None, now: Callable[[], int] = lambda: 0
    ) -> None:
        self._game = game
        self.state = state
        self._deals = deals
        self._keeper = keeper
        self._now = now
        self._deck = self._game.pack(state.rulebook)

    def act(self, actor: Actor, action: Any) -> Step | Refusal:
        """Applies the action and keeps it, or answers why not."""
        answer = self._game.apply(self.state, actor, action)
        if isinstance(answer, Step):
            if self._keeper is not None:
                self._keeper.acted(self._now(), actor, action, answer)
            self.state = answer.state
        return answer

    def shuffle(self) -> Step:
        """Brings the next pack, committed to before anybody sees or cuts it."""
        seed, numbers = next(self._deals)
        if self._keeper is not None:
            self._keeper.dealt(commit(seed, self._deck), numbers, seed)
        step = self.act(TABLE, self._game.shuffled(order(seed, numbers, self._deck)))
        assert isinstance(step, Step), "the table shuffles only when a pack is due"
        return step
