"""What a log tells: a line of the diary for all that a decision brought about, with who decided it, when and why."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

import msgspec

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.events import EventBase
from tento.table.refusal import Fact


class Note(msgspec.Struct, frozen=True):
    """A line of the diary: when, what, and the facts of it; who decided it, and why. The sentence is written at the edge."""

    at: datetime
    what: str
    facts: Mapping[str, Fact]
    by: str = ""
    why: str = ""
    committee: bool = False


def note(decision: DecisionBase, what: str, facts: Mapping[str, Fact] | None = None) -> Note:
    """A line about this decision."""
    return Note(decision.at, what, facts or {}, decision.by, decision.why, getattr(decision, "committee", False))


def notes(decision: DecisionBase, events: Sequence[EventBase]) -> Iterator[Note]:
    """A line for each event of a decision, in their order."""
    for event in events:
        yield note(decision, event.what, event.facts)
