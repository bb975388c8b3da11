"""Tables and time slots: which match is played where and when, so that nobody is needed in two places."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

import msgspec

from tento.championship.pairs.state import Match, State


class Slot(msgspec.Struct, frozen=True):
    """A match at a table, in the so-manieth slot."""

    match: str
    slot: int
    table: int


def schedule(matches: Iterable[tuple[str, Sequence[str]]], tables: int) -> tuple[Slot, ...]:
    """Every match in the first slot in which both sides are free and a table is, in the order given.

    Tables are numbered from 1, slots from 0. An entry has one match a slot; a match never comes before an earlier one of its sides.
    """
    if tables < 1:
        raise ValueError("a schedule needs a table")
    used: list[int] = []
    free_from: dict[str, int] = {}
    first_open = 0
    made = []
    for name, sides in matches:
        slot = max([first_open, *(free_from.get(side, 0) for side in sides)])
        while slot < len(used) and used[slot] >= tables:
            slot += 1
        while len(used) <= slot:
            used.append(0)
        used[slot] += 1
        made.append(Slot(name, slot, used[slot]))
        free_from |= dict.fromkeys(sides, slot + 1)
        while first_open < len(used) and used[first_open] >= tables:
            first_open += 1
    return tuple(made)


def slot_time(start: datetime, slot: int, minutes: int) -> datetime:
    """When a slot begins."""
    return start + timedelta(minutes=slot * minutes)


def to_play(state: State, stage: str) -> tuple[Match, ...]:
    """The matches of a stage whose sides are known and that have no result, round by round."""
    found = state.stage(stage)
    matches = [state.matches[name] for name in found.matches] if found is not None else []
    ready = [match for match in matches if match.result is None and all(match.sides)]
    return tuple(sorted(ready, key=lambda match: (match.round, match.group or "", match.place)))
