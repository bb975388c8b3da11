"""One match as a learner meets it: who must choose, between which numbers, and what that seat may know. No framework is named here."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tento.cards.chance import seeds
from tento.rulebooks.loader import load
from tento.table.kit import GameKit
from tento.table.local_table import LocalTable
from tento.table.numbered import Numbered
from tento.table.outcome import Outcome
from tento.table.refusal import Refusal
from tento.table.seats import Seat, sides_by_seat

NOBODY: Mapping[int, Any] = {}


class Match:
    """What is played: a game, its rulebook and so many seats. Shared by all episodes of an environment."""

    def __init__(self, kit: GameKit, rulebook: str | None = None, seats: int | None = None) -> None:
        if kit.numbered is None:
            raise ValueError(f"{kit.name} has no numbers")
        self.kit, self.rulebook = kit, load(rulebook or kit.usual_rulebook)
        if self.rulebook.game != kit.name:
            raise ValueError(f"{self.rulebook.name} is a rulebook of {self.rulebook.game}, not of {kit.name}")
        sizes = kit.seats_under(self.rulebook)
        self.seats = sizes[0] if seats is None else seats
        if self.seats not in sizes:
            raise ValueError(f"{self.rulebook.name} is played by {' or '.join(map(str, sizes))}, not by {seats}")
        self.numbered: Numbered = kit.numbered()
        self.sides = kit.sides(self.seats)

    def observed(self, state: Any, seat: int) -> NDArray[Any]:
        """What the seat may know, from its view alone."""
        return self.numbered.observe(self.kit.game.view(state, Seat(seat)), self.rulebook)

    def options(self, state: Any, seat: int) -> dict[int, Any]:
        """What the seat is offered, by its numbers."""
        game = self.kit.game
        return self.numbered.options(game.view(state, Seat(seat)), game.legal(state, Seat(seat)), self.rulebook)

    def asked(self, state: Any) -> Seat | None:
        """The seat that must choose now; None while the table must act, and when the match is over."""
        waiting = self.kit.game.waiting(state)
        return None if waiting.table or not waiting.seats or self.kit.game.outcome(state) is not None else waiting.seats[0]

    def handled(self, state: Any) -> Any:
        """The action with which the asked seat handles the pack, where there is nothing to think about; None where there is."""
        seat = self.asked(state)
        return None if seat is None or not self.kit.handling(state) else self.kit.game.timeout(state, seat)

    def rewards(self, outcome: Outcome | None) -> list[float]:
        """1 for each seat of the side that won, as much in all for each other side to lose; nothing without a winner."""
        if outcome is None or outcome.winner is None:
            return [0.0] * self.seats
        return [1.0 if side == outcome.winner else -1.0 / (len(self.sides) - 1) for side in sides_by_seat(self.sides, self.seats)]


class Episode:
    """A match from its first pack to its outcome. The pack is shuffled, cut and dealt by the table itself, by chance of the key."""

    def __init__(self, match: Match, key: bytes) -> None:
        self.match = match
        self._table = LocalTable(match.kit.game, match.kit.game.new(match.rulebook, match.seats), seeds(key))
        self.seat: Seat | None = None
        self.options = NOBODY
        self._on()

    @property
    def over(self) -> bool:
        """Whether nobody must choose any more."""
        return self.seat is None

    def act(self, number: int) -> None:
        """The asked seat chooses this number; ValueError for one that is not offered."""
        if number not in self.options:
            raise ValueError(f"{number} is not legal now; legal are {sorted(self.options)}")
        self._do(self.options[number])
        self._on()

    def give_no_answer(self) -> None:
        """The asked seat lets its time run out: the table does what the rulebook says then."""
        assert self.seat is not None, "somebody is asked"
        self._do(self.match.kit.game.timeout(self._table.state, self.seat))
        self._on()

    def observed(self, seat: int) -> NDArray[Any]:
        """What this seat may know."""
        return self.match.observed(self._table.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each legal number; nothing for a seat that is not asked."""
        found = np.zeros(self.match.numbered.actions, np.int8)
        if seat == self.seat:
            found[list(self.options)] = 1
        return found

    def rewards(self) -> list[float]:
        """Of each seat, once the match is over."""
        return self.match.rewards(self.match.kit.game.outcome(self._table.state))

    def _do(self, action: Any) -> None:
        assert self.seat is not None, "somebody is asked"
        answer = self._table.act(self.seat, action)
        assert not isinstance(answer, Refusal), f"{action} was offered and refused: {answer}"

    def _on(self) -> None:
        """To the next choice that somebody has to think about, or to the end."""
        game, match = self.match.kit.game, self.match
        while True:
            self.seat = match.asked(self._table.state)
            if self.seat is None and not game.waiting(self._table.state).table:
                break
            if self.seat is None:
                self._table.shuffle()
            elif (action := match.handled(self._table.state)) is not None:
                self._do(action)
            else:
                break
        self.options = NOBODY if self.seat is None else match.options(self._table.state, self.seat)
