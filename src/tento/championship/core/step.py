"""What a decision gives: the next state with the events, or a refusal."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")
S = TypeVar("S")
E = TypeVar("E")


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """The state after a decision, and what it brought about."""

    state: S
    events: tuple[E, ...] = ()


def then(step: Step[S, E], state: S, *events: E) -> Step[S, E]:
    """The step gone further: this state, and these events after those before."""
    return Step(state, (*step.events, *events))


def for_each(step: Step[S, E], act: Callable[[S, T], Step[S, E]], over: Iterable[T]) -> Step[S, E]:
    """The step gone on with one act for each of these, in their order.

    The events are one tuple only at the end: made longer thousands of times, it would cost the square of them.
    """
    state, events = step.state, [*step.events]
    for one in over:
        made = act(state, one)
        state = made.state
        events += made.events
    return Step(state, tuple(events))
