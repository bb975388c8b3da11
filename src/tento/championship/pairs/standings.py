"""Standings of a group or a league: what each result is worth, and who stands where."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from tento.championship.pairs.scores import Result
from tento.championship.pairs.tiebreaks import HEAD_TO_HEAD, LOTS, Asked, Order, Values, ordered
from tento.rulebooks.championship.pairs import Standings
from tento.rulebooks.enforced import enforces


class Meeting(msgspec.Struct, frozen=True):
    """Two entries and the official result between them."""

    first: str
    second: str
    result: Result


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table."""

    entry: str
    played: int = 0
    won: int = 0
    points: int = 0
    partidas_won: int = 0
    partidas_lost: int = 0
    made: int = 0
    conceded: int = 0


class Table(msgspec.Struct, frozen=True):
    """The rows from the first place on, and the order with its reasoning."""

    rows: tuple[Row, ...]
    order: Order


@enforces("standings.points")
def worth(rules: Standings, result: Result) -> tuple[int, int]:
    """What a result gives to the two sides: by its partidas (`2-1`), else by `win`; nothing to two who were both absent."""
    if result.winner is None:
        return rules.points.get("draw", (0, 0)) if result.how == "played" else (0, 0)
    high, low = max(result.partidas), min(result.partidas)
    won, lost = rules.points.get(f"{high}-{low}") or rules.points.get("win") or (0, 0)
    return (won, lost) if result.winner == 0 else (lost, won)


def without_worth(rules: Standings, wins: int) -> tuple[str, ...]:
    """The results of matches won with so many partidas that would give nothing to anybody, because nothing is written for them."""
    results = (f"{wins}-{lost}" for lost in range(wins))
    return () if "win" in rules.points else tuple(result for result in results if result not in rules.points)


def rows(rules: Standings, entries: Sequence[str], meetings: Iterable[Meeting]) -> dict[str, Row]:
    """The line of each entry, over these meetings."""
    found = {entry: Row(entry=entry) for entry in entries}
    for meeting in meetings:
        points = worth(rules, meeting.result)
        for side, entry in enumerate((meeting.first, meeting.second)):
            found[entry] = _added(found[entry], meeting.result, side, points[side])
    return found


def _added(row: Row, result: Result, side: int, points: int) -> Row:
    return Row(
        entry=row.entry,
        played=row.played + 1,
        won=row.won + (result.winner == side),
        points=row.points + points,
        partidas_won=row.partidas_won + result.partidas[side],
        partidas_lost=row.partidas_lost + result.partidas[1 - side],
        made=row.made + result.points[side],
        conceded=row.conceded + result.points[1 - side],
    )


OF_A_ROW: Final[dict[str, Callable[[Row], int]]] = {
    "wins": lambda row: row.won,
    "partidas_won": lambda row: row.partidas_won,
    "partidas_balance": lambda row: row.partidas_won - row.partidas_lost,
    "balance": lambda row: row.made - row.conceded,
    "points_made": lambda row: row.made,
    "points_conceded": lambda row: -row.conceded,
}
"""The criteria that look at one row; the highest value stands first."""


def _head_to_head(rules: Standings, meetings: Sequence[Meeting]) -> Asked:
    """The points of the tied in the meetings among themselves; it cannot be asked unless every two of them have met."""
    by_entry: dict[str, list[Meeting]] = {}
    for meeting in meetings:
        by_entry.setdefault(meeting.first, []).append(meeting)
        by_entry.setdefault(meeting.second, []).append(meeting)

    def asked(tied: tuple[str, ...]) -> Values | None:
        among = set(tied)
        own = [m for name in tied for m in by_entry.get(name, ()) if m.first == name and m.second in among]
        if len({frozenset((m.first, m.second)) for m in own}) < len(tied) * (len(tied) - 1) // 2:
            return None
        return {name: row.points for name, row in rows(rules, tied, own).items()}

    return asked


@enforces("standings.tiebreaks")
def table(rules: Standings, entries: Sequence[str], meetings: Sequence[Meeting], lots: Sequence[Sequence[str]] = ()) -> Table:
    """The table of a group: by points, then by the regulation's chain of criteria."""
    lines = rows(rules, entries, meetings)
    chain: list[tuple[str, Asked]] = [("points", lambda tied: {name: lines[name].points for name in tied})]
    for name in rules.tiebreaks:
        if name == HEAD_TO_HEAD:
            chain.append((name, _head_to_head(rules, meetings)))
        elif name != LOTS:
            chain.append((name, of_row(lines, OF_A_ROW[name])))
    order = ordered(tuple(entries), chain, lots)
    return Table(tuple(lines[name] for name in order.names), order)


def of_row(lines: dict[str, Row], value: Callable[[Row], int]) -> Asked:
    """A criterion that reads each one's own row."""
    return lambda tied: {name: value(lines[name]) for name in tied}
