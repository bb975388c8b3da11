"""What a decision gives: the next state with the events, or a refusal."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec

from tento.championship.pairs.events import Event
from tento.championship.pairs.state import State

T = TypeVar("T")


class Step(msgspec.Struct, frozen=True):
    """The state after a decision, and what it brought about."""

    state: State
    events: tuple[Event, ...] = ()


def then(step: Step, state: State, *events: Event) -> Step:
    """The step gone further: this state, and these events after those before."""
    return Step(state, (*step.events, *events))


def for_each(step: Step, act: Callable[[State, T], Step], over: Iterable[T]) -> Step:
    """The step gone on with one act for each of these, in their order.

    The events are one tuple only at the end: made longer thousands of times, it would cost the square of them.
    """
    state, events = step.state, [*step.events]
    for one in over:
        made = act(state, one)
        state = made.state
        events += made.events
    return Step(state, tuple(events))
