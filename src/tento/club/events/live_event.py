"""One championship in its owner's process: asks the rules, keeps the decision, and only then tells. One thing at a time."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from secrets import token_bytes
from typing import Any

import msgspec

from tento.championship.core.beside import Thing, encoded
from tento.championship.core.bundle import Parted, beyond
from tento.championship.core.decisions import DecisionBase
from tento.championship.core.events import EventBase
from tento.championship.core.ledger import CHECK_MARK, Ledger, Prepared
from tento.championship.core.tournament import Made, Tournament
from tento.club.ports import Log
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal


class Kept(msgspec.Struct, frozen=True):
    """The decision is kept; `seq` is the number of its line, and these events followed from it."""

    seq: int
    events: tuple[EventBase, ...]


Secrets = Sequence[tuple[int, bytes]]
Told = Callable[["LiveEvent", Made], None]


class LiveEvent:
    """An event as far as it has come. `made` are its decisions with what followed; `readers` are told of each one after it is kept."""

    def __init__(  # noqa: PLR0913 - what it is, and where it is kept
        self, id: str, kind: Tournament, rulebook: Rulebook, kept_in: Log, epoch: int, *, sealed: bool = False
    ) -> None:
        self.id, self.kind, self.rulebook = id, kind, rulebook
        self.ledger = Ledger(kind, rulebook, sealed=sealed)
        self.readers: set[Told] = set()
        self.lost = False
        self._log, self._epoch = kept_in, epoch
        self._lock = asyncio.Lock()

    @property
    def state(self) -> Any:
        """Where its decisions lead."""
        return self.ledger.state

    @property
    def made(self) -> list[Made]:
        """Its decisions with what followed from each."""
        return self.ledger.made

    @property
    def seq(self) -> int:
        """The number of lines so far, the first one of the file among them."""
        return len(self.ledger.lines)

    @property
    def text(self) -> str:
        """The log as a file."""
        return self.ledger.text

    @property
    def lines(self) -> Sequence[bytes]:
        """The lines of the log."""
        return self.ledger.lines

    def check(self, number: int) -> str:
        """The check that closes line `number`: all that was decided up to there."""
        return self.ledger.lines[number].decode().rpartition(CHECK_MARK)[2]

    def since(self, number: int) -> Sequence[Made]:
        """The decisions from line `number` on, for a reader who comes back. The opening is line 1."""
        return self.made[max(0, number - 1) :]

    async def decide(self, decision: DecisionBase, secrets: Secrets = ()) -> Kept | Refusal:
        """The decision, kept and then told; or why it may not be made. Seeds and people are kept in the transaction of their line."""
        async with self._lock:
            prepared = self.ledger.prepare(decision, token_bytes)
            if isinstance(prepared, Refusal):
                return prepared
            try:
                await self._log.append(self.id, self._epoch, self.seq, prepared.lines, secrets, encoded(prepared.things))
            except BaseException:
                self.lost = True  # whether the line is kept only the log can tell: whoever takes the event next reads it
                raise
            self._moved(prepared)
            return Kept(self.seq - 1, tuple(prepared.events))

    async def decide_all(self, decisions: Sequence[DecisionBase], secrets: Secrets = ()) -> int | Refusal:
        """Many decisions, all of them kept in one transaction and then told, or none; the number of the last line, or the first refusal."""
        async with self._lock:
            made = await asyncio.to_thread(self.ledger.prepare_all, decisions, token_bytes)
            if isinstance(made, Refusal):
                return made
            lines = [line for one in made for line in one.lines]
            beside = [thing for one in made for thing in encoded(one.things)]
            try:
                await self._log.append(self.id, self._epoch, self.seq, lines, secrets, beside)
            except BaseException:
                self.lost = True
                raise
            for one in made:
                self._moved(one)
            return self.seq - 1

    async def extend(self, longer: Ledger, secrets: Secrets = ()) -> int | Parted:
        """Goes on as a longer log of the same event has it, kept and then told; its last number. Parted if it is not the same."""
        async with self._lock:
            lines = beyond(self.ledger.lines, longer.lines)
            if isinstance(lines, Parted):
                return lines
            if lines:
                try:
                    await self._log.append(self.id, self._epoch, self.seq, lines, secrets, longer.beside.encoded())
                except BaseException:
                    self.lost = True
                    raise
                first, self.ledger = len(self.made), longer
                for made in longer.made[first:]:
                    for tell in tuple(self.readers):
                        tell(self, made)
            return self.seq - 1

    def _moved(self, kept: Prepared) -> None:
        self.ledger.accept(kept)
        made = Made(kept.decision, kept.events)
        for tell in tuple(self.readers):
            tell(self, made)

    def fold(self, lines: Sequence[bytes], things: Mapping[int, Thing] | None = None) -> None:
        """The event as its log and what lies beside it have it. LogError or Refused if they are not to be trusted."""
        self.ledger.fold(lines, things)


def things_of(kept: Mapping[int, bytes]) -> dict[int, Thing]:
    """What lies beside a log, as the store keeps it."""
    return {number: msgspec.json.decode(thing, type=Thing) for number, thing in kept.items()}


class _Named(msgspec.Struct, frozen=True):
    """What every opening names."""

    rulebook: str
    hash: str


def rulebook_of(lines: Sequence[bytes]) -> tuple[str, str]:
    """The name and the hash of the rulebook under which the event of a log was opened."""
    named = msgspec.json.decode(lines[1].decode().rpartition(CHECK_MARK)[0], type=_Named)
    return named.rulebook, named.hash
