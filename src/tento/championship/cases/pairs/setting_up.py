"""What a question from the floor starts from: entries that have come to a stage, and decisions that bring its matches so far."""

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from msgspec.structs import replace

from tento.championship.cases.asking import championship_of
from tento.championship.core.people import Person
from tento.championship.pairs import decisions as do
from tento.championship.pairs.opening import opened
from tento.championship.pairs.staging import arrange
from tento.championship.pairs.state import NOBODY, Entry, State
from tento.championship.pairs.tournament import decide
from tento.rulebooks.cases.bad_key import BadKey
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

START: Final = datetime(2025, 10, 25, 14, tzinfo=UTC)
WHO: Final = "director"
A_MATCH: Final = timedelta(hours=3)
"""Longer than any match, and than anybody waits for one."""


def arranged(rulebook: Rulebook, stage: str, names: list[str]) -> State:
    """A championship in which these entries have come to a stage, each against the next; an empty name is a bye."""
    starters = championship_of(rulebook).entries.starters
    state = opened(rulebook, "case")
    entered = [name for name in names if name != NOBODY]
    for number, name in enumerate(entered, 1):
        people = tuple(Person(name=f"{name}{place + 1}") for place in range(starters))
        entry = Entry(id=name, number=number, origin="applied", delegation=name, people=people, status="selected")
        state = state.with_entry(entry)
    counts = state.delegations.update(dict.fromkeys(entered, 1))
    ready = replace(state, phase="closed", numbered=len(entered), places_taken=len(entered), delegations=counts)
    return arrange(ready, stage, (tuple(names),)).state


def made(state: State, key: str, *asked: Any) -> State:
    """The state after decisions that set the question; one that is refused is a mistake of the case, under this key."""
    for decision in asked:
        found = decide(state, decision)
        if isinstance(found, Refusal):
            raise BadKey(key, f"cannot be set up: {found.code}")
        state = found.state
    return state


def beginning(state: State, name: str) -> list[do.Decision]:
    """The decisions that begin a match: both sides are there, and play starts."""
    sides, at = state.matches[name].sides, now(state)
    return [*(do.CheckIn(by=WHO, at=at, match=name, entry=str(side)) for side in sides), do.Start(by=WHO, at=at, match=name)]


def now(state: State) -> datetime:
    """The hour at which a question has arrived: that of its last decision."""
    return START if state.now is None else state.now
