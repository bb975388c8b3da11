"""Entries as a page names them: whole where there is room, shorter where there is little."""

from typing import Final

import msgspec

from tento.championship.pairs.entry_numbers import number_of
from tento.championship.pairs.state import Entry, State

GENERATIONS: Final = frozenset({"Júnior", "Junior", "Jr.", "Filho", "Neto", "Sobrinho"})
"""What follows a surname and is none."""


class Label(msgspec.Struct, frozen=True, kw_only=True):
    """One entry: its number, one line that names it, the lines for a box, its people in full, and its delegation."""

    number: str
    name: str
    lines: tuple[str, ...]
    people: tuple[str, ...]
    delegation: str


def short(person: str) -> str:
    """The first name and the last surname, with what tells generations apart."""
    parts = person.split()
    last = -2 if len(parts) > 2 and parts[-1] in GENERATIONS else -1
    return " ".join([parts[0], *parts[last:]]) if len(parts) > 1 else person


def label_of(state: State, name: str) -> Label:
    """How the pages call an entry: its people, or its delegation where delegations play."""
    entry: Entry = state.entries[name]
    people = tuple(person.name for person in entry.people[: state.rules.entries.starters])
    shorter = tuple(short(person) for person in people)
    joined = " / ".join(shorter)
    if state.rules.entries.kind == "delegations" and entry.delegation:
        lines: tuple[str, ...] = (entry.delegation, joined)
    else:
        lines = shorter
    own = entry.delegation if state.rules.entries.kind == "delegations" else None
    return Label(number=number_of(state, entry.id), name=own or joined, lines=lines, people=people, delegation=entry.delegation or "")
