"""What somebody may decide in an event now: each decision is tried with values that the event has, and told if the rules take one."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core.decisions import Opening
from tento.championship.core.filling import kinds_of
from tento.championship.core.roles import Actor
from tento.championship.core.tournament import Tournament
from tento.club.events.venue.asking import fields_of
from tento.club.events.venue.values import VALUES
from tento.club.events.venue.values.way import TEXT, Way
from tento.table.refusal import Refusal

TRIED: Final = 400
"""So many values of one decision are tried. Where more are left untried it is told: nothing says that it may not be made."""
IN_TIME: Final = frozenset(("still_in_time", "away_too_long", "entries_not_open", "registration_not_open", "outside_last_hands"))
"""Refusals that pass with time alone: a page that stays open offers such a decision, and need not ask again as the clock runs."""
KEYS: Final = frozenset(("match", "entry", "stage", "to"))
"""What a decision may be about and the event has. Where a decision asks for no more than one of these, every value is told."""


class Open(NamedTuple):
    """A decision that may be made: its word and type, who makes it and by which articles.

    `ways` are the values that the rules would take, None where more than one thing is asked for; `example` has one that they would take.
    """

    do: str
    kind: type[msgspec.Struct]
    actor: Actor
    articles: tuple[str, ...]
    ways: tuple[dict[str, str], ...] | None
    example: Mapping[str, Any]


def open_acts(tournament: Tournament, state: Any, actors: Sequence[Actor], at: datetime, passing: Collection[str] = ()) -> Iterator[Open]:
    """The decisions that these actors may make, each by the first one that may. What nothing would be accepted for is left out.

    `passing` are refusals that keep a decision in the list all the same.
    """
    for word, kind in kinds_of(tournament.Decision).items():
        if issubclass(kind, Opening):
            continue
        for actor in actors:
            found = _open(tournament, state, kind, actor, at, passing)
            if found is not None:
                yield Open(word, kind, actor, articles_of(tournament, state, kind), *found)
                break


def articles_of(tournament: Tournament, state: Any, kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The articles by which a decision is made: those on what is decided, or else those that a refusal of it would cite."""
    act = tournament.acts.get(kind)
    rules = () if act is None else (act.rule, *tournament.otherwise)
    return next((cites for rule in rules if (cites := state.rulebook.cites(rule))), ())


def _open(  # noqa: PLR0913, PLR0917 - what is tried, in which event, by whom and when
    tournament: Tournament, state: Any, kind: type[msgspec.Struct], actor: Actor, at: datetime, passing: Collection[str]
) -> tuple[tuple[dict[str, str], ...] | None, Mapping[str, Any]] | None:
    """The ways to make this decision and an example; None where there is none."""
    told = _all_told(tournament, kind)
    tried = 0
    taken = []
    for way in _tried(tournament, state, kind, at):
        tried += 1
        answer = _answer(tournament, state, kind, actor, at, way)
        if answer is None or answer in passing:
            taken.append(dict(way.fields))
            if not told:
                break
    if not taken:
        return None if tried < TRIED else (None, {})
    return tuple(taken) if told else None, taken[0]


def _all_told(tournament: Tournament, kind: type[msgspec.Struct]) -> bool:
    needed = [field.name for field in fields_of(tournament, kind) if field.required]
    return not tournament.filled.get(kind) and len(needed) <= 1 and set(needed) <= KEYS and not _more(kind)


def _more(kind: type[msgspec.Struct]) -> bool:
    """Whether a decision that needs nothing may say something all the same, so that its values are not all told."""
    own = [field for field in msgspec.structs.fields(kind) if field.name not in ("by", "at", "why", "happened")]
    return bool(own) and not any(field.required for field in own)


def ways_of(tournament: Tournament, state: Any, kind: type[msgspec.Struct], actor: Actor, at: datetime) -> Iterator[dict[str, Any]]:
    """The values with which this decision would be taken, as far as they are tried."""
    for way in _tried(tournament, state, kind, at):
        if _answer(tournament, state, kind, actor, at, way) is None:
            yield dict(way.fields)


def _tried(tournament: Tournament, state: Any, kind: type[msgspec.Struct], at: datetime) -> Iterator[Way]:
    ways = VALUES[tournament.kind].ways.get(kind)
    return iter(()) if ways is None else islice(ways(state, at), TRIED)


def _answer(tournament: Tournament, state: Any, kind: type[msgspec.Struct], actor: Actor, at: datetime, way: Way) -> str | None:  # noqa: PLR0913, PLR0917 - what is tried, in which event, by whom and when
    """The code with which the rules refuse it, with a reason; somebody without a name is the person whose own decision it is."""
    by = msgspec.structs.replace(actor, name=way.who) if way.who and not actor.name else actor
    answer = tournament.decide(state, kind(by=by, at=at, why=TEXT, **way.fields))
    ours = VALUES[tournament.kind].ours.get(kind, ())
    return answer.code if isinstance(answer, Refusal) and answer.code not in ours else None
