"""What the rules say to somebody who wants to decide something, before anything is kept."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from msgspec.structs import replace

from tento.championship.core.decisions import Application, DecisionBase
from tento.championship.core.order import A_MOMENT, LATE, not_yet
from tento.championship.core.roles import Actor
from tento.championship.core.secret import EventSecrets
from tento.championship.core.tournament import AnyStep
from tento.club.events.live_event import LiveEvent
from tento.club.events.venue.actors import Standing
from tento.club.events.venue.asking import Asked, decided
from tento.club.events.venue.changes import Changed, changed
from tento.club.events.venue.kinds import AT_VENUE
from tento.club.refusing import refuse
from tento.rulebooks.championship.checks import MOST
from tento.table.refusal import Refusal

MOST_DECISIONS: Final = 50_000
MOST_BYTES: Final = 24 * 1024 * 1024
"""So many bytes the lines of one event may have: it can still be taken along whole."""
ENTRIES: Final = 8
"""So many entries one person may bring in who has no office in the event."""
NOT_THEIRS: Final = frozenset(("not_your_role", "not_your_entry", "not_your_table"))


class Tried(NamedTuple):
    """What a decision would lead to, by the actor for whom it goes furthest."""

    decision: DecisionBase
    step: AnyStep | Refusal

    @property
    def draws(self) -> bool:
        """Whether the decision reveals a seed or a draw of the event's secret."""
        return bool(getattr(self.decision, "seed", None) or getattr(self.decision, "draw", None))


def tried(event: LiveEvent, secrets: EventSecrets, theirs: Standing, asked: Asked, now: datetime) -> Tried | Changed | Refusal:
    """What the rules say to whoever asks, in the role that is let go furthest."""
    refusal = full(event, 1) or _not_now(theirs, asked, now)
    if refusal is not None:
        return refusal
    actors = [actor for actor in theirs.actors if asked.role in (None, actor.role)]
    if not actors:
        return refuse("role_not_held", role=str(asked.role))
    asked, at = _dated(event, asked, now)
    found = _furthest(event, secrets, actors, asked, at)
    if isinstance(found, Refusal) or (isinstance(found.step, Refusal) and found.step.code in NOT_THEIRS):
        return found
    return changed(event.made, asked.seen, found.decision, AT_VENUE[event.kind.kind].adding) or _too_many(event, theirs, found)


def _dated(event: LiveEvent, asked: Asked, now: datetime) -> tuple[Asked, datetime]:
    """What is asked, and when it is entered: now, with the hour at which it happened beside it where that was not a moment ago.

    Where one clock runs for everybody it is entered under its own hour, unless it waited and something newer was decided meanwhile.
    """
    if asked.happened is None:
        return asked, now
    last: datetime | None = event.state.now
    waited = last is not None and asked.happened < last and now - asked.happened <= LATE
    if AT_VENUE[event.kind.kind].dated_back and not waited:
        return replace(asked, happened=None), min(asked.happened, now)
    moment_ago = now - asked.happened <= A_MOMENT
    return (replace(asked, happened=None) if moment_ago else asked), now


def full(event: LiveEvent, more: int) -> Refusal | None:
    """Refuses so many more decisions where the event holds as much as one may."""
    if len(event.made) + more > MOST_DECISIONS:
        return refuse("event_full", most=MOST_DECISIONS)
    return refuse("event_full", most=f"{MOST_BYTES // 1024**2} MB") if event.ledger.size > MOST_BYTES else None


def _not_now(theirs: Standing, asked: Asked, now: datetime) -> Refusal | None:
    if not theirs.key:
        return refuse("not_your_office", role="public", may="player")
    if asked.happened is not None and (asked.happened.tzinfo is None or not_yet(asked.happened, now) is not None):
        return refuse("not_happened_yet")
    return None


def _furthest(event: LiveEvent, secrets: EventSecrets, actors: Sequence[Actor], asked: Asked, at: datetime) -> Tried | Refusal:
    """The first actor who may decide this; else the refusal that says most: that of the rules before that of a role."""
    found: Tried | None = None
    for actor in actors:
        made = decided(event.kind, event.state, asked, actor, at, secrets)
        if isinstance(made, Refusal):
            return made
        decision, _ = event.ledger.filled(made)
        one = Tried(decision, event.kind.decide(event.state, decision))
        if not isinstance(one.step, Refusal):
            return one
        if found is None or one.step.code not in NOT_THEIRS:
            found = one
    assert found is not None, "everybody has a role"
    return found


def crowded(event: LiveEvent, entries: int) -> Refusal | None:
    """Refuses what would bring the event to so many entries, where that are more than any has."""
    before: int = AT_VENUE[event.kind.kind].entries(event.state)
    return refuse("event_full", most=MOST) if entries > max(MOST, before) else None


def _too_many(event: LiveEvent, theirs: Standing, found: Tried) -> Tried | Refusal:
    """Somebody without an office brings in a few entries, not hundreds; and nobody more than an event has room for."""
    no_room = None if isinstance(found.step, Refusal) else crowded(event, AT_VENUE[event.kind.kind].entries(found.step.state))
    if no_room is not None:
        return no_room
    outside = isinstance(found.decision, Application) and not theirs.has("organiser", "director", "desk")
    return refuse("too_many_entries", most=ENTRIES) if outside and len(theirs.entries) >= ENTRIES else found
