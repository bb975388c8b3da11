"""Hand for hand: near the money all tables play one hand at a time, and whoever goes out in the same hand is placed together."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal

import msgspec

from tento.championship.core.personal import Who
from tento.championship.poker.levels import Level
from tento.championship.poker.refusing import refuse
from tento.rulebooks.championship.poker import PokerTournamentRules
from tento.rulebooks.enforced import enforces
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

TableState = Literal["playing", "all_in", "finished"]


class Out(msgspec.Struct, frozen=True, gc=False):
    """A player who went out: the table, the stack at the start of the hand, and when, if not in the same hand as the others."""

    player: Who
    table: int
    stack: int
    at: int = 0


@enforces("h4h_until")
def still_on(left: int, paid: int) -> bool:
    """Hand for hand goes on until the players left are all in the money."""
    return left > paid


@enforces("h4h_until", "h4h_all_in")
def verify_next_hand(rulebook: Rulebook, tables: Mapping[int, TableState]) -> Refusal | None:
    """The next hand is dealt only when every table has finished this one."""
    open_tables = [number for number, state in sorted(tables.items()) if state != "finished"]
    if open_tables:
        return refuse(rulebook, "tables_still_playing", "h4h_until", tables=", ".join(map(str, open_tables)))
    return None


@enforces("h4h_all_in")
def next_showdown(tables: Mapping[int, TableState]) -> int | None:
    """The table whose called all-in is run now: none while any table still plays, then one by one, the lowest number first."""
    if "playing" in tables.values():
        return None
    return min((number for number, state in tables.items() if state == "all_in"), default=None)


class HandTime(msgspec.Struct, frozen=True):
    """A hand of hand for hand: its level, and the minutes left on the clock as it starts."""

    level: int
    left_min: int


@enforces("h4h_minutes")
def hand_times(rules: PokerTournamentRules, levels: Sequence[Level], level: int, left_min: int, hands: int) -> list[HandTime]:
    """The clock at the start of each hand. Every hand takes two minutes off it, however long it lasts, and blinds keep rising."""
    times = []
    for _ in range(hands):
        times.append(HandTime(level, left_min))
        left_min -= rules.h4h_minutes
        while left_min <= 0 and level < len(levels):
            left_min += levels[level].minutes
            level += 1
    return times


@enforces("h4h_other_tables", "h4h_same_table")
def place_same_hand(left_before: int, outs: Iterable[Out]) -> dict[str, int]:
    """The places of players who went out in one hand, `left_before` with them.

    At one table the larger stack at the start of the hand is placed better, and equal stacks tie; the best of each table tie with
    each other, and so do the second best.
    """
    ranks: dict[str, int] = {}
    by_table = sorted(outs, key=lambda out: (out.table, -out.stack))
    for _, table in groupby(by_table, key=lambda out: out.table):
        rank = 0
        for _, equal in groupby(table, key=lambda out: out.stack):
            tied = [out.player for out in equal]
            ranks |= dict.fromkeys(tied, rank)
            rank += len(tied)
    ordered = sorted(ranks, key=lambda who: ranks[who])
    places: dict[str, int] = {}
    best = left_before - len(ordered) + 1
    for _, group in groupby(ordered, key=lambda who: ranks[who]):
        tied = list(group)
        places |= dict.fromkeys(tied, best)
        best += len(tied)
    return places


def place_in_time(left_before: int, outs: Iterable[Out]) -> dict[str, int]:
    """The places of players who went out one after another: by time between tables, and by stack where the time is the same."""
    places: dict[str, int] = {}
    left = left_before
    for _, moment in groupby(sorted(outs, key=lambda out: out.at), key=lambda out: out.at):
        group = list(moment)
        places |= place_same_hand(left, group)
        left -= len(group)
    return places
