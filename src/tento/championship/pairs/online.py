"""Matches at a live table of the house: which may be called so, and that nobody but the house then says how they go."""

from msgspec.structs import replace

from tento.championship.core.roles import HOUSE, By, name_of, role_of
from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.state import Incident, Match, State, refuse
from tento.championship.pairs.step import PairsStep
from tento.table.refusal import Refusal


def not_online(state: State, match: Match, asked: do.Call) -> Refusal | None:
    """Refuses a live table that stands in the hall too, and one for a match of which a partida was already given away."""
    if not asked.online:
        return None
    if asked.table is not None:
        return refuse(state, "online_has_no_table", match=match.id)
    return refuse(state, "partida_awarded", "discipline.sanctions", match=match.id) if match.awarded else None


def called(match: Match, asked: do.Call) -> Match:
    """The match as it is called: to a new live table, unless it has one that still waits for its people."""
    fresh = asked.online and not match.online
    return replace(
        match,
        table=asked.table,
        starts=asked.starts or match.starts,
        online=asked.online,
        tables_online=match.tables_online + fresh,
        spectators=asked.spectators if fresh else match.spectators,
        present=frozenset() if asked.online != match.online else match.present,
    )


def only_the_house(state: State, match: Match, by: By) -> Refusal | None:
    """Who is there, when play begins and how it ends is seen by the live table, and nobody else writes it down."""
    return refuse(state, "played_online", "matches.sheet", match=match.id) if match.online and by != HOUSE else None


def interrupt(state: State, asked: do.Interrupt) -> PairsStep | Refusal:
    """The match goes back to where it was before its call: the director calls it again, awards it, or imposes what the rules have."""
    match = state.matches.get(asked.match)
    if match is None:
        return refuse(state, "no_such_match", match=asked.match)
    if match.result is not None:
        return refuse(state, "match_over", match=match.id)
    if not match.online:
        return refuse(state, "not_started", match=match.id)
    if not asked.why:
        return refuse(state, "reason_missing", "discipline.unforeseen", match=match.id)
    for name in match.sides:
        entry = state.entries[str(name)]
        if entry.playing == match.id:
            state = state.with_entry(replace(entry, playing=None))
    stopped = replace(match, online=False, started=False, began=None, present=frozenset(), starts=None)
    event = ev.Interrupted(match=match.id, articles=state.rulebook.cites("discipline.unforeseen"))
    return Step(_in_the_book(state.with_match(stopped), asked), (event,))


def _in_the_book(state: State, asked: do.Interrupt) -> State:
    """The director is called, in the book of the event."""
    call = Incident(
        number=len(state.incidents) + 1,
        kind="call",
        text=asked.why,
        match=asked.match,
        entry=None,
        by=name_of(asked.by),
        role=role_of(asked.by),
        at=asked.at,
    )
    return replace(state, incidents=(*state.incidents, call))
