"""An event as its log has it, with what lies beside: every decision is asked of the rules and written down before anybody keeps it."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core.beside import Beside, Salts, Thing
from tento.championship.core.codes import because
from tento.championship.core.custody import AskData, Hold
from tento.championship.core.decisions import DecisionBase, Opening
from tento.championship.core.eligibility import conditions_met
from tento.championship.core.erasing import with_things
from tento.championship.core.events import EventBase
from tento.championship.core.log import FIRST, SEALED, LogError, is_sealed, next_line
from tento.championship.core.opening import Refused
from tento.championship.core.tournament import AnyStep, Made, Tournament, read, transitions
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

CHECK_MARK: Final = " ~"


class Prepared(NamedTuple):
    """A decision that may be made: its lines, what comes to lie beside them, and the event after it. Nothing is kept yet.

    `things` are new, or what is left of those that were there.
    """

    decision: DecisionBase
    events: Sequence[EventBase]
    state: Any
    lines: list[bytes]
    check: str
    things: Mapping[int, Thing]
    without: "Ledger | None"
    """The whole event read again, where something was erased."""


class Ledger:
    """An event as far as it has come. Of one that is `sealed` the people lie beside the log; else they stand in its lines."""

    def __init__(self, kind: Tournament, rulebook: Rulebook, *, sealed: bool) -> None:
        self.kind, self.rulebook, self.sealed = kind, rulebook, sealed
        self.state: Any = None
        self.made: list[Made] = []
        self.lines: list[bytes] = []
        self.beside = Beside()
        self.last_check = ""
        self.size = 0
        """The bytes of its lines."""

    @property
    def text(self) -> str:
        """The log as a file."""
        return b"".join(line + b"\n" for line in self.lines).decode()

    def fold(self, lines: Sequence[bytes], things: Mapping[int, Thing] | None = None) -> "Ledger":
        """The event as its log and what lies beside it have it. LogError or Refused if they are not to be trusted."""
        self.lines = list(lines)
        self.size = sum(map(len, lines))
        self.last_check = lines[-1].decode().rpartition(CHECK_MARK)[2]
        self.sealed = is_sealed(lines[0].decode())
        self.beside = Beside(things)
        for one in transitions(self.kind, self.rulebook, read(self.kind, self.text, self.beside)):
            self.state = one.state
            self.made.append(Made(one.decision, one.events))
        self.beside.dropped()
        return self

    def filled(self, decision: DecisionBase) -> tuple[DecisionBase, Mapping[int, Thing]]:
        """A decision with what it takes from beside the log, and what is left of that; only the erasing of a person takes anything."""
        championship = self.rulebook.championship
        if not self.sealed or self.state is None or championship is None:
            return decision, {}
        return with_things(decision, self.beside, self.state.custody, conditions_met(championship.entries))

    def prepare(self, decision: DecisionBase, salts: Salts) -> Prepared | Refusal:
        """The decision as it would be written, or why it may not be made."""
        decision, left = self.filled(decision)
        found = self._nobody(decision) or self._asked(decision)
        if isinstance(found, Refusal):
            return found
        lines, check, things = self._written(decision, salts)
        without = self._without(lines, {**left, **things}) if left else None
        if isinstance(without, Refusal):
            return without
        state = found.state if without is None else without.state
        return Prepared(decision, found.events, state, lines, check, {**left, **things}, without)

    def prepare_all(self, decisions: Sequence[DecisionBase], salts: Salts) -> list[Prepared] | Refusal:
        """Many decisions, each after those before it, or why the first that may not be made may not. Nobody is erased among them."""
        after, made = self._copy(), []
        for decision in decisions:
            prepared = after.prepare(decision, salts)
            if isinstance(prepared, Refusal):
                return prepared
            after.accept(prepared)
            made.append(prepared)
        return made

    def _copy(self) -> "Ledger":
        found = copy(self)
        found.lines, found.made, found.beside = list(self.lines), list(self.made), self.beside.copy()
        return found

    def accept(self, kept: Prepared) -> None:
        """The event after a decision that is kept."""
        self.lines += kept.lines
        self.size += sum(map(len, kept.lines))
        self.last_check, self.state = kept.check, kept.state
        if kept.without is not None:
            self.beside, self.made = kept.without.beside, kept.without.made
            return
        if self.sealed:
            self.beside.take(msgspec.json.decode(_body(kept.lines[-1])), kept.things)
        self.made.append(Made(kept.decision, kept.events))

    def _nobody(self, decision: DecisionBase) -> Refusal | None:
        """A request or a hold is about somebody whom the log knows; where it names an entry, about somebody of that entry."""
        if (
            not self.sealed
            or not isinstance(decision, AskData | Hold)
            or self.beside.is_person(decision.person, getattr(decision, "entry", ""))
        ):
            return None
        return because("nobody_to_erase", person=decision.person)

    def _asked(self, decision: DecisionBase) -> AnyStep | Refusal:
        if self.state is not None:
            return self.kind.decide(self.state, decision)
        assert isinstance(decision, Opening), "an event begins with its opening"
        return self.kind.open(self.rulebook, decision)

    def _written(self, decision: DecisionBase, salts: Salts) -> tuple[list[bytes], str, Mapping[int, Thing]]:
        """The line of a decision, after the first line of the file where there is none yet, and what it brings to lie beside it."""
        text, things = msgspec.json.encode(decision).decode(), dict[int, Thing]()
        if self.sealed:
            about = () if self.state is None else self.kind.about(self.state, decision)
            text, things = self.beside.sealed(decision, salts, about)
        lines, check = [], self.last_check
        for one in (*(() if self.lines else (SEALED if self.sealed else FIRST,)), text):
            line, check = next_line(check, one)
            lines.append(line.encode())
        return lines, check, things

    def _without(self, lines: Sequence[bytes], things: Mapping[int, Thing]) -> "Ledger | Refusal":
        """The event without what is erased, refused where it could not be read any more: that is tried before anything is kept."""
        after = Ledger(self.kind, self.rulebook, sealed=True)
        try:
            after.fold([*self.lines, *lines], {**self.beside.things, **things})
        except (LogError, Refused):
            return because("cannot_erase")
        false = self.kind.false_draw(self.kind.draws(after.state, [made.decision for made in after.made]))
        return after if false is None else because("cannot_erase")


def _body(line: bytes) -> str:
    return line.decode().rpartition(CHECK_MARK)[0]
