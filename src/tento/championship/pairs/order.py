"""No date that a decision fixes lies outside the life of an event, and none was made at an hour at which it cannot have been."""

from datetime import UTC, datetime, time, timedelta
from typing import Final

from tento.championship.core import order
from tento.championship.core.codes import because
from tento.championship.pairs import decisions as do
from tento.championship.pairs.state import State
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal

BEFORE: Final = timedelta(days=1)
"""A match may be called a day after the hour at which it was to begin."""
AFTER: Final = timedelta(days=366)
"""Nothing is fixed for later than a year after the event, or after the decision where the event has no day."""


def not_then(state: State, decision: do.Decision) -> Refusal | None:
    """What was made before it was entered was made not long before, and nothing of a match before the match began."""
    happened = decision.happened
    refusal = order.not_then(happened, decision.at)
    if refusal is not None or happened is None:
        return refusal
    match = state.matches.get(str(getattr(decision, "match", "")))
    if match is not None and match.began is not None and happened < match.began:
        return because("out_of_order", last=match.began.isoformat())
    return None


@enforces("event.on")
def plausible(state: State, when: datetime, at: datetime) -> bool:
    """Whether a time that a decision made now fixes lies within the life of the event.

    A difference of two times is never out of range, whatever times a log holds.
    """
    if when.tzinfo is None or at - when > BEFORE:
        return False
    last = at if state.event_on is None else max(at, datetime.combine(state.event_on, time(), tzinfo=UTC))
    return when - last <= AFTER
