"""What a decision gives: the next state with the events, or a refusal."""

import msgspec

from tento.championship.events import Event
from tento.championship.state import State


class Step(msgspec.Struct, frozen=True):
    """The state after a decision, and what it brought about."""

    state: State
    events: tuple[Event, ...] = ()


def then(step: Step, state: State, *events: Event) -> Step:
    """The step gone further: this state, and these events after those before."""
    return Step(state, (*step.events, *events))
