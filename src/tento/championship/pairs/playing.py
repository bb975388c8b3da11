"""Matches as they are played: calling, checking in, starting and absences."""

from datetime import datetime, timedelta
from typing import Final

from msgspec.structs import replace

from tento.championship.core.roles import HOUSE
from tento.championship.core.step import Step, then
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.advancing import form_of, settle, side_of
from tento.championship.pairs.clock import minutes_since
from tento.championship.pairs.leaving import leave
from tento.championship.pairs.online import called, not_online, only_the_house
from tento.championship.pairs.order import plausible
from tento.championship.pairs.scores import Result, walkover
from tento.championship.pairs.state import NOBODY, Match, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

MOST_TABLES: Final = 1 << 20
"""Where nobody said how many tables the hall has."""


def open_match(state: State, name: str) -> Match | Refusal:
    """The match, if it has both its sides and no result yet."""
    match = state.matches.get(name)
    if match is None:
        return refuse(state, "no_such_match", match=name)
    if state.phase == "suspended":
        return refuse(state, "event_suspended")
    if match.result is not None:
        return refuse(state, "match_over", match=name)
    if None in match.sides:
        return refuse(state, "side_unknown", match=name)
    return match


def call(state: State, asked: do.Call) -> PairsStep | Refusal:
    """A table and a time; a table holds one match until it is over."""
    match = open_match(state, asked.match)
    if isinstance(match, Refusal):
        return match
    if match.started:
        return refuse(state, "match_under_way", match=match.id)
    refusal = _nowhere(state, asked) or not_online(state, match, asked)
    if refusal is not None:
        return refusal
    holder = state.tables.get(asked.table) if asked.table is not None else None
    if holder not in (None, match.id):
        return refuse(state, "table_taken", table=asked.table or 0, match=str(holder))
    tables = state.tables if match.table is None else state.tables.discard(match.table)
    tables = tables if asked.table is None else tables.insert(asked.table, match.id)
    event = ev.Called(match=match.id, began=False, online=asked.online)
    return Step(replace(state.with_match(called(match, asked)), tables=tables), (event,))


def _nowhere(state: State, asked: do.Call) -> Refusal | None:
    """Refuses a table that the hall does not have, and an hour that lies outside the event."""
    if asked.table is not None and not 1 <= asked.table <= (state.hall or MOST_TABLES):
        return refuse(state, "no_such_table", table=asked.table, most=state.hall or MOST_TABLES)
    if asked.starts is not None and not plausible(state, asked.starts, asked.at):
        return refuse(state, "strange_time", "event.on", when=asked.starts.isoformat())
    return None


def minutes_left(match: Match, at: datetime) -> int | None:
    """The whole minutes until a match begins, below zero after that; none for a match without an hour.

    A difference of two times is never out of range, whatever times a log holds.
    """
    return None if match.starts is None else (match.starts - at) // timedelta(minutes=1)


@enforces("matches.tolerance_min")
def too_late(state: State, match: Match, at: datetime) -> bool:
    """Whoever comes after the tolerance is late; to the second, and not before."""
    left = minutes_left(match, at)
    return left is not None and left < -state.rules.matches.tolerance_min


@enforces("matches.check_in_min")
def check_in(state: State, asked: do.CheckIn) -> PairsStep | Refusal:
    """A side is there. Reporting later than the regulation asks is written down; only coming after the tolerance is too late."""
    match = open_match(state, asked.match)
    if isinstance(match, Refusal):
        return match
    if asked.entry not in match.sides or asked.entry == NOBODY:
        return refuse(state, "not_in_match", entry=asked.entry, match=match.id)
    refusal = only_the_house(state, match, asked.by)
    if refusal is not None:
        return refusal
    if too_late(state, match, asked.when):
        return refuse(state, "too_late", "matches.tolerance_min", entry=asked.entry, minutes=state.rules.matches.tolerance_min)
    left = minutes_left(match, asked.when)
    late = left is not None and left < state.rules.matches.check_in_min
    fact = ev.Noted(
        entry=asked.entry, fact="checked in late" if late else "checked in", articles=state.rulebook.cites("matches.check_in_min")
    )
    return Step(state.with_match(replace(match, present=match.present | {asked.entry})), (fact,))


@enforces("matches.everybody_seated")
def start(state: State, asked: do.Start) -> PairsStep | Refusal:
    """Play begins when everybody sits at the table, and nobody sits at another."""
    match = open_match(state, asked.match)
    if isinstance(match, Refusal):
        return match
    refusal = only_the_house(state, match, asked.by)
    if refusal is not None or match.started:
        return refusal or refuse(state, "match_under_way", match=match.id)
    begun = state.with_match(replace(match, started=True, began=asked.when))
    for name in match.sides:
        entry = state.entries[str(name)]
        if entry.playing is not None:
            return refuse(state, "in_two_places", entry=entry.id, match=entry.playing)
        if state.rules.matches.everybody_seated and name not in match.present:
            return refuse(state, "entry_not_at_table", "matches.everybody_seated", entry=entry.id)
        begun = begun.with_entry(replace(entry, playing=match.id, sat_down=True))
    return Step(begun, (ev.Called(match=match.id, began=True),))


def absent(state: State, asked: do.Absent) -> PairsStep | Refusal:
    """Who is not there when the tolerance is over, or stays away from the table longer than may be, loses the match and maybe more."""
    match = open_match(state, asked.match)
    if isinstance(match, Refusal):
        return match
    for entry in asked.entries:
        if entry not in match.sides or not entry:
            return refuse(state, "not_in_match", entry=entry, match=match.id)
    if not asked.entries:
        return refuse(state, "is_present", match=match.id)
    refusal = _away(state, match, asked) if match.started else _not_late(state, match, asked)
    if refusal is not None:
        return refusal
    rules = state.rules.matches
    return _walked_over(state, match, tuple(dict.fromkeys(asked.entries)), rules.absence if match.started else rules.late)


def _not_late(state: State, match: Match, asked: do.Absent) -> Refusal | None:
    if any(entry in match.present for entry in asked.entries):
        return refuse(state, "is_present", match=match.id)
    if not too_late(state, match, asked.when):
        return refuse(state, "still_in_time", "matches.tolerance_min", minutes=state.rules.matches.tolerance_min)
    return None


@enforces("matches.absence")
def _away(state: State, match: Match, asked: do.Absent) -> Refusal | None:
    """An absence from a match under way is counted in minutes, without a break; up to the limit it costs nothing.

    It began in the match: nobody was away for longer than has been played. At its own tables the house counts by itself.
    """
    limit = form_of(state, match).absence_min
    if limit is None:
        return refuse(state, "no_absence_limit", "matches.absence")
    if asked.minutes_away is None or asked.minutes_away <= limit:
        return refuse(state, "still_in_time", "matches.absence", minutes=limit)
    passed = minutes_since(match.began, asked.when)
    if passed is not None and asked.minutes_away > passed and asked.by != HOUSE:
        return refuse(state, "away_too_long", "matches.absence", minutes=asked.minutes_away, passed=passed)
    return None


@enforces("matches.walkover_goes_on", "matches.walkover_knockout")
def _goes_on(state: State, match: Match) -> bool:
    """Whether the absent stay in the competition: in groups and leagues where the rules say so; a knockout may yet put them out."""
    rules = state.rules.matches
    return rules.walkover_goes_on and (match.group is not None or rules.walkover_knockout == "goes_on")


@enforces("matches.late", "matches.walkover_suspends")
def _walked_over(state: State, match: Match, gone: tuple[str, ...], penalty: str) -> PairsStep:
    """The match goes to whoever is there, to nobody if both are away; the absent go on, or are out, and may miss the next edition.

    Who is out is known before anybody moves on: an absent pair of a semifinal wins no third place because the other one is out too.
    """
    scored = state.rules.matches.walkover_score == "full"
    here = [name for name in match.sides if name not in gone]
    if here:
        result = walkover(form_of(state, match), side_of(match, str(here[0])), scored)
    else:
        result = Result(winner=None, how="double_absence", counts=scored)
    missed = replace(match, missed=frozenset(gone))
    left: PairsStep = Step(state.with_match(replace(missed, result=result)))
    for name in gone:
        if penalty == "disqualified":
            left = _joined(left, leave(left.state, name, "disqualified", "matches.late"))
        elif penalty == "eliminated" or not _goes_on(state, match):
            left = _joined(left, leave(left.state, name, "eliminated", "matches.late"))
        if state.rules.matches.walkover_suspends:
            left = _joined(left, _suspended(left.state, name))
    settled = settle(left.state, missed, result)
    return Step(settled.state, (*settled.events, *left.events))


def _suspended(state: State, name: str) -> PairsStep:
    """The people of an entry, and its delegation, may not enter the next edition."""
    entry = state.entries[name]
    barred = {key: name for person in entry.people for key in person.known_as} | ({entry.delegation: name} if entry.delegation else {})
    event = ev.SuspendedNext(who=name, articles=state.rulebook.cites("matches.walkover_suspends"))
    return Step(replace(state, next_edition=state.next_edition.update(barred)), (event,))


def _joined(first: PairsStep, second: PairsStep) -> PairsStep:
    return then(first, second.state, *second.events)
