"""A whole event at random, of the kind that its rulebook holds."""

from collections.abc import Callable, Mapping
from typing import Final

from tento.championship.core.codes import because
from tento.championship.core.opening import Refused
from tento.championship.core.tournament import Held
from tento.championship.pairs import tournament as pairs
from tento.championship.poker import tournament as poker
from tento.championship.simulation.pairs.event import simulate_pairs
from tento.championship.simulation.poker.stage import simulate_stage
from tento.championship.simulation.wanted import Wanted

_SIMULATE: Final[Mapping[str, Callable[[Wanted], tuple[Held, ...]]]] = {pairs.kind: simulate_pairs, poker.kind: simulate_stage}


def simulate(wanted: Wanted) -> tuple[Held, ...]:
    """The event from the first entry to the champion; several where a stage of its kind has several tournaments."""
    rules = wanted.rulebook.championship
    if rules is None:
        raise Refused(0, because("no_championship", rulebook=wanted.rulebook.name))
    return _SIMULATE[rules.kind](wanted)
