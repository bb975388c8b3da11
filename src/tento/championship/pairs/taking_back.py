"""Decisions taken back before anything followed from them: a call, a check-in, the start of a match."""

from msgspec.structs import replace

from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.online import only_the_house
from tento.championship.pairs.state import Match, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.table.refusal import Refusal


def uncall(state: State, asked: do.Uncall) -> PairsStep | Refusal:
    """The match as it was before any call: no table, no hour, nobody checked in."""
    match = _undecided(state, asked.match)
    if isinstance(match, Refusal):
        return match
    if match.started:
        return refuse(state, "match_under_way", match=match.id)
    if match.table is None and match.starts is None and not match.online:
        return refuse(state, "not_called", match=match.id)
    waiting = replace(match, table=None, starts=None, online=False, spectators=True, present=frozenset())
    tables = state.tables if match.table is None else state.tables.discard(match.table)
    return Step(replace(state.with_match(waiting), tables=tables), (ev.Uncalled(match=match.id),))


def take_back(state: State, asked: do.TakeBack) -> PairsStep | Refusal:
    """The match without the check-in of an entry, or without its start where no entry is named."""
    match = _undecided(state, asked.match)
    if isinstance(match, Refusal):
        return match
    refusal = only_the_house(state, match, asked.by)
    if refusal is not None:
        return refusal
    return _not_started(state, match) if asked.entry is None else _not_there(state, match, asked.entry)


def _undecided(state: State, name: str) -> Match | Refusal:
    match = state.matches.get(name)
    if match is None:
        return refuse(state, "no_such_match", match=name)
    return refuse(state, "match_over", match=name) if match.result is not None else match


def _not_there(state: State, match: Match, entry: str) -> PairsStep | Refusal:
    """A check-in ends with the start: then both sides were seen at the table."""
    if match.started:
        return refuse(state, "match_under_way", match=match.id)
    if entry not in match.present:
        return refuse(state, "entry_not_at_table", "matches.check_in_min", entry=entry)
    kept = replace(match, present=match.present - {entry})
    return Step(state.with_match(kept), (ev.TakenBack(match=match.id, entry=entry),))


def _not_started(state: State, match: Match) -> PairsStep | Refusal:
    """A start may be taken back until the first score sheet."""
    if not match.started:
        return refuse(state, "not_started", match=match.id)
    if match.disputed:
        return refuse(state, "match_disputed", "matches.sheet", match=match.id)
    if match.sheet is not None:
        return refuse(state, "sheet_handed_in", "matches.sheet", match=match.id)
    back = state.with_match(replace(match, started=False, began=None))
    for name in match.sides:
        entry = back.entries[str(name)]
        sat = any(back.matches[one].started for one in entry.matches)
        back = back.with_entry(replace(entry, playing=None if entry.playing == match.id else entry.playing, sat_down=sat))
    return Step(back, (ev.TakenBack(match=match.id),))
