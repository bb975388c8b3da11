"""Many decisions at once, as from a list that somebody sends: all of them are made, or none."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.tournament import Tournament, Transition
from tento.table.refusal import Refusal


class Tried(NamedTuple):
    """What became of a list: the decisions that may be made, and by the number of their line why the others may not."""

    made: tuple[Transition, ...]
    refused: tuple[tuple[int, Refusal], ...]


def tried(kind: Tournament, state: Any, asked: Iterable[tuple[int, DecisionBase]]) -> Tried:
    """Each decision after those before it, so that a person who stands in two lines is found. Whoever keeps them keeps all or nothing."""
    made: list[Transition] = []
    refused: list[tuple[int, Refusal]] = []
    for line, decision in asked:
        step = kind.decide(state, decision)
        if isinstance(step, Refusal):
            refused.append((line, step))
        else:
            state = step.state
            made.append(Transition(decision, step.events, state))
    return Tried(tuple(made), tuple(refused))
