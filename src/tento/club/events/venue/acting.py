"""What somebody may decide in an event now: the decisions of their roles, and with which values the rules would take them."""

from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from tento.championship.core.decisions import Opening
from tento.championship.core.filling import kinds_of
from tento.championship.core.roles import Actor
from tento.championship.core.tournament import Tournament
from tento.club.events.venue.actors import Standing
from tento.club.events.venue.asking import fields_of
from tento.club.events.venue.championship import Championship
from tento.table.refusal import Refusal

TRIED: Final = 400
"""So many values of one decision are tried."""
KEYS: Final = {"match": "matches", "entry": "entries", "stage": "stages"}
"""What a decision may be about, and where the state has them."""


class Open(NamedTuple):
    """A decision that may be made: its word and type, who makes it, and the values that the rules would take; None where more is asked."""

    do: str
    kind: type[msgspec.Struct]
    actor: Actor
    ways: tuple[dict[str, str], ...] | None


def open_acts(found: Championship, theirs: Standing) -> Iterator[Open]:
    """The decisions that this person may make, each in the first role that may. What nothing would be accepted for is left out."""
    tournament, state = found.event.kind, found.event.state
    at = found.moment()
    for word, kind in kinds_of(tournament.Decision).items():
        actor = None if issubclass(kind, Opening) else _first(tournament, state, kind, theirs, at)
        if actor is None:
            continue
        ways = _ways(tournament, state, kind, actor, at)
        if ways is None or ways:
            yield Open(word, kind, actor, ways)


def _first(tournament: Tournament, state: Any, kind: type[msgspec.Struct], theirs: Standing, at: datetime) -> Actor | None:
    """The first of their roles that the table of acts, or the rules themselves, let make this decision."""
    act = tournament.acts.get(kind)
    named = next((actor for actor in theirs.actors if act is not None and actor.role in act.roles), None)
    return named or next((actor for actor in theirs.actors if _let(tournament, state, kind, actor, at)), None)


def _let(tournament: Tournament, state: Any, kind: type[msgspec.Struct], actor: Actor, at: datetime) -> bool:
    """Whether the role is not what a decision about nothing is refused for: a rulebook may let others decide than the table says."""
    empty = {"str": "", "int": 0, "bool": False, "tuple": ()}
    keys = {field.name: empty.get(getattr(field.type, "__name__", "tuple"), ()) for field in msgspec.structs.fields(kind) if field.required}
    answer = tournament.decide(state, kind(**{**keys, "by": actor, "at": at}))
    return not isinstance(answer, Refusal) or answer.code != "not_your_role"


def _ways(tournament: Tournament, state: Any, kind: type[msgspec.Struct], actor: Actor, at: datetime) -> tuple[dict[str, str], ...] | None:
    """The values with which it would be accepted, where it asks for no more than one thing that the event has."""
    needed = [field.name for field in fields_of(tournament, kind) if field.required]
    if tournament.filled.get(kind) or len(needed) > 1 or not set(needed) <= KEYS.keys():
        return None
    tried = [{key: name} for key in needed for name in islice(_names(state, key), TRIED)] if needed else [{}]
    made = ((way, tournament.decide(state, kind(by=actor, at=at, **way))) for way in tried)
    return tuple(way for way, answer in made if _taken(answer))


def _taken(answer: Any) -> bool:
    """A reason that is still owed is asked for when the decision is made."""
    return not isinstance(answer, Refusal) or answer.code == "reason_missing"


def _names(state: Any, key: str) -> Iterator[str]:
    """What the event has of this, in an order that people know: 2 before 10."""
    found = getattr(state, KEYS[key], ())
    names = found if hasattr(found, "keys") else (one.name for one in found)
    return iter(sorted(names, key=lambda name: (len(name), name)))
