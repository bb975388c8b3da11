"""The matches of a simulated day, slot by slot: called, checked in, missed, played, signed, and now and then corrected."""

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from typing import Any, Final

import msgspec

from tento.championship.core.local_time import BRASILIA
from tento.championship.pairs import decisions as do
from tento.championship.pairs.advancing import form_of
from tento.championship.pairs.schedule import schedule, slot_time
from tento.championship.pairs.sheets import signers
from tento.championship.pairs.state import Match
from tento.championship.simulation.pairs.director import HOUSE, MINUTE, PairsDirector, Played

SLOT_MIN: Final = 75
PLAY_MIN: Final = 45
SHEETS_MIN: Final = 15
"""A match takes so long, and sheets come in over so many minutes more."""
LAST_HOUR: Final = 20
FIRST_SLOT: Final = time(9, tzinfo=BRASILIA)


class Upsets(msgspec.Struct, frozen=True, kw_only=True):
    """How often, of a hundred matches, something goes wrong: somebody stays away, is disqualified, or a sheet is corrected."""

    absent: int = 0
    disqualified: int = 0
    corrected: int = 0


class Venue(msgspec.Struct, frozen=True, kw_only=True):
    """Where the matches of an event are played: how many tables there are, what goes wrong there, and how a match is played."""

    tables: int
    upsets: Upsets
    played: Played


def play_ready(director: PairsDirector, venue: Venue, matches: Sequence[Match]) -> None:
    """Matches whose sides are known, as many at a time as there are tables."""
    start = _next_start(director.now)
    slots: dict[int, list[tuple[str, int]]] = {}
    for one in schedule([(match.id, [str(side) for side in match.sides]) for match in matches], venue.tables):
        slots.setdefault(one.slot, []).append((one.match, one.table))
    for number, called in sorted(slots.items()):
        _play_slot(director, venue, max(slot_time(start, number, SLOT_MIN), _next_start(director.now)), called)


def _next_start(now: datetime) -> datetime:
    """The next quarter of an hour with time to report for it; nothing begins at night."""
    local = now.astimezone(BRASILIA)
    quarter = local.replace(minute=0, second=0, microsecond=0) + timedelta(minutes=15 * (local.minute // 15 + 2))
    if quarter.hour < FIRST_SLOT.hour:
        return datetime.combine(quarter.date(), FIRST_SLOT)
    if quarter.hour >= LAST_HOUR:
        return datetime.combine(quarter.date() + timedelta(days=1), FIRST_SLOT)
    return quarter


def _play_slot(director: PairsDirector, venue: Venue, starts: datetime, called: Sequence[tuple[str, int]]) -> None:
    """One slot, in the order of the clock: those who came begin, the others are waited for, sheets come in at the end."""
    rules = director.state.rules.matches
    director.now = starts - MINUTE * rules.check_in_min
    opened = [name for name, table in called if _called(director, name, table, starts)]
    away = {name: _who_stays_away(director, venue, name) for name in opened}
    for name in opened:
        for side in director.state.matches[name].sides:
            if side != away[name]:
                director.do(do.CheckIn, match=name, entry=side)
    director.now = starts
    playing = [name for name in opened if away[name] is None]
    for name in playing:
        director.do(do.Start, match=name)
    director.now = starts + MINUTE * (rules.tolerance_min + 1)
    for name, gone in away.items():
        if gone is not None:
            director.do(do.Absent, match=name, entries=(gone,))
    director.now = max(director.now, starts + MINUTE * PLAY_MIN)
    for place, name in enumerate(playing):
        director.now = max(director.now, starts + MINUTE * (PLAY_MIN + place * SHEETS_MIN // len(playing)))
        if not _put_out(director, venue, name):
            _report(director, venue, name)


def _called(director: PairsDirector, name: str, table: int, starts: datetime) -> bool:
    """Sends a match to its table, unless it was decided before it began."""
    if director.state.matches[name].result is not None:
        return False
    director.do(do.Call, match=name, table=table, starts=starts)
    return True


def _who_stays_away(director: PairsDirector, venue: Venue, name: str) -> str | None:
    sides = [str(side) for side in director.state.matches[name].sides]
    return director.chance.choice(sides) if director.chance.happens(venue.upsets.absent, 100) else None


def _put_out(director: PairsDirector, venue: Venue, name: str) -> bool:
    """Now and then somebody is disqualified, where no lighter sanction must come first."""
    rules = director.state.rules.discipline
    may = "disqualification" in rules.sanctions and (rules.ladder == "free" or rules.sanctions[0] == "disqualification")
    if not may or not director.chance.happens(venue.upsets.disqualified, 100):
        return False
    gone = director.chance.choice(director.state.matches[name].sides)
    judge = rules.imposed_by.get("disqualification", (HOUSE,))[0]
    director.do(do.Sanction, by=judge, match=name, entry=gone, effect="disqualification", offence="cheating")
    return True


def _report(director: PairsDirector, venue: Venue, name: str) -> None:
    """The sheet with every signature; one in so many was written wrong, and the right score follows."""
    _written(director, venue, do.Report, name, signed=signers(director.state, director.state.matches[name]))
    if director.chance.happens(venue.upsets.corrected, 100):
        _written(director, venue, do.Correct, name, why="the sheet was copied wrong")


def _written(director: PairsDirector, venue: Venue, kind: type[Any], name: str, **keys: Any) -> None:
    match = director.state.matches[name]
    director.do(kind, match=name, partidas=tuple(venue.played(match, form_of(director.state, match), director.chance)), **keys)
