"""Keeps the record of a match while it is played, without telling what nobody may know yet."""

from collections.abc import Sequence
from typing import Any, Protocol

from tento.cards.deal import Commitment, Numbers, order
from tento.games.registry import kit_of
from tento.records import header, lines
from tento.records.chain import END, UNFINISHED, chained
from tento.records.header import Header, Player, Reveal
from tento.table import facts, seals
from tento.table.game import Step
from tento.table.seats import Actor


class Sink(Protocol):
    """Where the text goes. A file must be UTF-8 and keep line feeds as they are: the line ends are part of the record."""

    def write(self, text: str, /) -> object:
        """Takes the text."""
        ...

    def flush(self) -> object:
        """Lets no text wait in memory."""
        ...


class RecordKeeper:
    """Writes each line as it happens. Seeds and unnoticed actions stay here until the table may know them."""

    def __init__(self, sink: Sink, state: Any, players: Sequence[Player], *, reveal: Reveal = "partida", date: str | None = None) -> None:
        self._kit = kit_of(state.rulebook.game)
        if len(players) != state.seats:
            raise ValueError(f"{state.seats} seats, but {len(players)} players")
        if state != self._kit.game.new(state.rulebook, state.seats, phase=state.phase, first_dealer=state.next_dealer):
            raise ValueError("a record starts with a new table")
        self._sink = sink
        self._state = state
        self._reveal = reveal
        self._check = ""
        self._lines = 0
        self._deals = 0
        self._pack: Sequence[str] | None = None
        self._ended = self._kit.notation.partidas(state)
        self._seed = b""
        self._seeds: dict[int, bytes] = {}
        self._secrets: list[str] = []
        self.closed = False
        for text in header.write(_header(state, tuple(players), reveal, date)):
            self._write(text)

    def dealt(self, commitment: Commitment, numbers: Numbers, seed: bytes) -> None:
        """A pack was committed to. If a partida has ended, its seeds come first: now nothing can call it back."""
        if self._kit.notation.partidas(self._state) > self._ended:
            self._reveal_all()
        self._deals += 1
        self._seed = self._seeds[self._deals] = seed
        self._pack = order(seed, numbers, self._kit.game.pack(self._state.rulebook))
        self._ended = self._kit.notation.partidas(self._state)
        self._write(lines.write_deal(self._deals, commitment, numbers))

    def acted(self, at: int, actor: Actor, action: Any, step: Step) -> None:
        """An action was accepted: its line and what came of it, unless nobody noticed."""
        if facts.secret(step.events):
            self._secrets.append(lines.write_hidden(self._lines, at, actor, self._kit.notation.write(action)))
            self._state = step.state
            return
        text = self._kit.notation.sealed(action, seals.sealer(self._seed, self._lines + 1))
        if text == "shuffle":
            self._take_pack(action)
        self._write(lines.write_action(at, actor, text))
        for fact in self._kit.notation.facts(action, step.events):
            self._write(fact)
        self._state = step.state
        if self._state.stage == "match_over":
            self.close(reveal=True)
        elif self._reveal == "mao" and self._state.stage == self._kit.notation.pause:
            self._reveal_all()

    def close(self, *, reveal: bool = False) -> None:
        """Writes the last line. A match that is broken off keeps its secrets unless whoever closes it says otherwise."""
        if self.closed:
            return
        if reveal:
            self._reveal_all()
        self._write(END if self._state.stage == "match_over" else UNFINISHED)
        self.closed = True

    def _take_pack(self, action: Any) -> None:
        if self._pack is None or action.pack != self._pack:
            raise ValueError("the pack shuffled is not the one that was committed to")
        self._pack = None

    def _reveal_all(self) -> None:
        for deal, seed in self._seeds.items():
            self._write(lines.write_reveal(deal, seed))
        for secret in self._secrets:
            self._write(secret)
        self._seeds, self._secrets = {}, []

    def _write(self, text: str) -> None:
        if self.closed:
            raise ValueError("the record is closed")
        line, self._check = chained(self._check, text)
        self._lines += 1
        self._sink.write(line + "\n")
        self._sink.flush()


def _header(state: Any, players: tuple[Player, ...], reveal: Reveal, date: str | None) -> Header:
    return Header(
        game=state.rulebook.game,
        rulebook=state.rulebook.name,
        hash=state.rulebook.hash,
        seats=state.seats,
        phase=state.phase,
        reveal=reveal,
        players=players,
        first_dealer=state.next_dealer,
        date=date,
    )
