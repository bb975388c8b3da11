"""A whole event at random, of the kind that its rulebook holds."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tento.championship.core.codes import because
from tento.championship.core.opening import Refused
from tento.championship.pairs import tournament as pairs
from tento.championship.poker import tournament as poker
from tento.championship.simulation.pairs.event import simulate_pairs
from tento.championship.simulation.poker.stage import simulate_stage
from tento.championship.simulation.wanted import Wanted

_SIMULATE: Final[Mapping[str, Callable[[Wanted], Any]]] = {pairs.kind: simulate_pairs, poker.kind: simulate_stage}


def simulate(wanted: Wanted) -> Any:
    """The event from the first entry to the champion; what it is made of is known to the papers of its kind."""
    rules = wanted.rulebook.championship
    if rules is None:
        raise Refused(0, because("no_championship", rulebook=wanted.rulebook.name))
    return _SIMULATE[rules.kind](wanted)
