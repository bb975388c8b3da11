"""What a log tells: a line of the diary for all that a decision brought about, with who decided it, when and why."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

import msgspec

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.events import EventBase
from tento.championship.core.roles import name_of
from tento.table.refusal import Fact


class Note(msgspec.Struct, frozen=True):
    """A line of the diary: when, what, and the facts of it; who decided it, in which role, and why. The sentence is written at the edge."""

    at: datetime
    what: str
    facts: Mapping[str, Fact]
    by: str
    why: str
    committee: bool
    role: str


def note(decision: DecisionBase, what: str, facts: Mapping[str, Fact] | None = None) -> Note:
    """A line about this decision."""
    role = "" if isinstance(decision.by, str) else decision.by.role
    return Note(decision.at, what, facts or {}, name_of(decision.by), decision.why, getattr(decision, "committee", False), role)


def notes(decision: DecisionBase, events: Sequence[EventBase]) -> Iterator[Note]:
    """A line for each event of a decision, in their order."""
    for event in events:
        yield note(decision, event.what, event.facts)
