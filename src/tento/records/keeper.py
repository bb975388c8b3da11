"""Keeps the record of a match while it is played, without telling what nobody may know yet."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tento.cards.deal import Commitment, Numbers
from tento.games.registry import kit_of
from tento.records.header import Header, Player
from tento.records.writing import RecordWriter
from tento.table.game import Step
from tento.table.reveal import Reveal
from tento.table.seats import Actor, Seat


class Sink(Protocol):
    """Where the text goes. A file must be UTF-8 and keep line feeds as they are: the line ends are part of the record."""

    def write(self, text: str, /) -> object:
        """Takes the text."""
        ...

    def flush(self) -> object:
        """Lets no text wait in memory."""
        ...


class RecordKeeper:
    """Writes each line as it happens, and reveals seeds when the agreement says so.

    `state` is the new table that the match begins with; phase, first dealer and options are those it was made with.
    """

    def __init__(  # noqa: PLR0913 - what a record says of a match before it begins
        self,
        sink: Sink,
        state: Any,
        players: Sequence[Player],
        *,
        phase: str = "default",
        first_dealer: Seat | None = None,
        options: Mapping[str, Any] | None = None,
        reveal: Reveal = "partida",
        date: str | None = None,
    ) -> None:
        rulebook = state.rulebook
        self._game = kit_of(rulebook.game).game
        if state != self._game.new(rulebook, len(players), phase=phase, first_dealer=first_dealer):
            raise ValueError("a record starts with a new table, and names the player of each seat")
        self._sink = sink
        self._state = state
        self._reveal = reveal
        head = Header(
            game=rulebook.game,
            rulebook=rulebook.name,
            hash=rulebook.hash,
            options=dict(options or {}),
            phase=phase,
            reveal=reveal,
            players=tuple(players),
            first_dealer=first_dealer,
            date=date,
        )
        self._writer = RecordWriter(self._flushed, head, rulebook)

    @property
    def closed(self) -> bool:
        """Whether the last line is written."""
        return self._writer.closed

    def dealt(self, commitment: Commitment, numbers: Numbers, seed: bytes) -> None:
        """A pack was committed to. If a partida has ended, its seeds come first: now nothing can call it back."""
        if self._game.settled(self._state) and self._reveal == "partida":
            self._writer.reveal(self._writer.deals)
        self._writer.dealt(commitment, numbers, seed)

    def acted(self, at: int, actor: Actor, action: Any, step: Step) -> None:
        """An action was accepted: its line and what came of it, unless nobody noticed."""
        self._writer.acted(at, actor, action, step)
        self._state = step.state
        if self._game.outcome(self._state) is not None:
            self.close(reveal=self._reveal in ("deal", "partida"))
        elif self._reveal == "deal" and self._game.waiting(self._state).table:
            self._writer.reveal(self._writer.deals)

    def close(self, *, reveal: bool = False) -> None:
        """Writes the last line. A match that is broken off keeps its secrets unless whoever closes it says otherwise."""
        if self.closed:
            return
        if reveal:
            self._writer.reveal(self._writer.deals)
        self._writer.end(over=self._game.outcome(self._state) is not None)

    def _flushed(self, line: str) -> None:
        self._sink.write(line)
        self._sink.flush()
