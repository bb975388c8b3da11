"""Where and when each match that is ready could be played: a proposal, which nobody has to follow."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple

from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.schedule import to_play
from tento.championship.pairs.state import Match, State

TABLES: Final = 8
"""So many tables are counted on where nobody said how many the hall has."""
PARTIDA: Final = 20
"""The minutes of a partida without a clock."""
REST: Final = timedelta(minutes=10)
"""Between two matches of the same entry. No regulation of ours names it; whoever directs may choose another hour."""
STEP: Final = timedelta(minutes=5)

Waits = Literal["nothing", "check_in", "table", "rest"]


class Proposal(NamedTuple):
    """A match at a table and an hour, and what it waits for: a free table, the rest of an entry, the time to report, or nothing."""

    match: str
    table: int
    starts: datetime
    waits: Waits
    entry: str | None = None


def proposals(state: State, at: datetime) -> Iterator[Proposal]:
    """A place for each match that is ready and was not called, in the order of rounds.

    Each goes to the table that is free first, not before its sides have rested and could report in time.
    """
    tables = {number: _free_from(state, state.tables.get(number), at) for number in range(1, (state.hall or TABLES) + 1)}
    rested = _rested(state, at)
    report = at + timedelta(minutes=state.rules.matches.check_in_min)
    for match in _ready(state):
        sides = sorted((rested.get(str(side), at), str(side)) for side in match.sides)
        ready, last = sides[-1]
        table = min(tables, key=lambda number: (max(tables[number], ready, report), number))
        starts = _rounded(max(tables[table], ready, report))
        yield Proposal(match.id, table, starts, *_why(at, tables[table], (ready, last), report))
        tables[table] = starts + length(state, match)
        rested |= {str(side): tables[table] + REST for side in match.sides}


def length(state: State, match: Match) -> timedelta:
    """How long a match takes: its clock, or the usual time of its partidas."""
    form = form_of(state, match)
    return timedelta(minutes=form.clock_min or form.best_of * PARTIDA)


def _ready(state: State) -> Iterator[Match]:
    for stage in state.stages:
        if stage.drawn and not stage.closed:
            yield from (match for match in to_play(state, stage.name) if match.table is None and not match.started)


def _free_from(state: State, holder: str | None, at: datetime) -> datetime:
    return at if holder is None else _ends(state, state.matches[holder], at)


def _ends(state: State, match: Match, at: datetime) -> datetime:
    """When a match that was called or is played should be over."""
    begins = match.began or max(match.starts or at, at)
    return max(at, begins + length(state, match))


def _rested(state: State, at: datetime) -> dict[str, datetime]:
    """From when on each entry may play again."""
    found: dict[str, datetime] = {}
    for match in state.matches.values():
        ended = match.sheet.at if match.sheet is not None and match.result is not None else None
        busy = _ends(state, match, at) if match.result is None and (match.started or match.table is not None) else ended
        if busy is not None:
            found |= {side: max(found.get(side, at), busy + REST) for side in match.sides if side}
    return found


def _why(at: datetime, table: datetime, rest: tuple[datetime, str], report: datetime) -> tuple[Waits, str | None]:
    latest = max(table, rest[0], report)
    if latest <= at:
        return "nothing", None
    if table == latest:
        return "table", None
    return ("rest", rest[1]) if rest[0] == latest else ("check_in", None)


def _rounded(when: datetime) -> datetime:
    """The next full five minutes."""
    over = timedelta(minutes=when.minute % 5, seconds=when.second, microseconds=when.microsecond)
    return when if not over else when - over + STEP
