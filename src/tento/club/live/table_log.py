"""The log of a table, with all that it takes to play it again."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tento.club.live import entries as log
from tento.club.live.table_state import Folded, TableState, fold, opened
from tento.rulebooks.rulebook import Rulebook


class TableLog(NamedTuple):
    """The lines of a table's log, the seeds of its deals, and the rulebook that it began with."""

    table: str
    lines: Sequence[bytes]
    secrets: dict[int, bytes]
    rulebook: Rulebook


class Moment(NamedTuple):
    """One entry of the log, the table before it, and what it gave."""

    entry: log.AnyEntry
    before: TableState
    folded: Folded


def opening_state(kept: TableLog) -> TableState:
    """The table as it was when it was opened."""
    return opened(kept.table, log.opening(kept.lines), kept.rulebook)


def moments(kept: TableLog) -> Iterator[Moment]:
    """Every entry after the opening, played again."""
    state = opening_state(kept)
    for line in kept.lines[1:]:
        entry = log.decode(line)
        folded = fold(state, entry, seed=kept.secrets.get(entry.deal) if isinstance(entry, log.Committed) else None)
        yield Moment(entry, state, folded)
        state = folded.state
