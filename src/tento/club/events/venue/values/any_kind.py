"""Values of the decisions that every kind of championship has: what becomes of people's data, and another machine that goes on."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from typing import Any, Final

from tento.championship.core import custody
from tento.championship.core.taking_over import TakeOver
from tento.club.events.venue.values.way import TEXT, Way, in_order

BEYOND: Final = 10
"""So many of the people whose number nothing in the state tells are tried."""


def _hold(_state: Any, at: datetime) -> Iterator[Way]:
    """Anybody's data may be kept."""
    yield Way({"person": 1, "until": at.date() + timedelta(days=1)})


def _lift_hold(state: Any, _at: datetime) -> Iterator[Way]:
    """Those whose data are kept."""
    return (Way({"person": person}) for person in state.custody.holds)


def _ask_data(state: Any, _at: datetime) -> Iterator[Way]:
    """Any of the first people, each for all that may be asked for."""
    people = [number for number in range(1, BEYOND + 1) if number not in state.custody.erased]
    for entry in in_order(state.listed if hasattr(state, "listed") else state.entries)[:BEYOND] or [""]:
        for person in people:
            for wants in ("copy", "erasure", "correction"):
                yield Way({"person": person, "wants": wants, "entry": entry})


def _answer_data(state: Any, _at: datetime) -> Iterator[Way]:
    """The requests that wait."""
    waiting = (one for one in state.custody.requests if one.answered is None)
    return (Way({"request": one.number, "answer": TEXT}) for one in waiting)


def _erase(state: Any, _at: datetime) -> Iterator[Way]:
    """Somebody who is known and was not erased."""
    known = state.listed if hasattr(state, "listed") else state.entries
    people = (number for number in range(1, BEYOND + 1) if known and number not in state.custody.erased)
    return (Way({"person": person, "things": (person,)}) for person in people)


def _take_over(_state: Any, _at: datetime) -> Iterator[Way]:
    """Any machine."""
    yield Way({"where": TEXT})


OF_ANY_KIND: Final[dict[type, Callable[[Any, datetime], Iterator[Way]]]] = {
    custody.Hold: _hold,
    custody.LiftHold: _lift_hold,
    custody.AskData: _ask_data,
    custody.AnswerData: _answer_data,
    custody.Erase: _erase,
    TakeOver: _take_over,
}
