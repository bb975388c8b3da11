"""What a referee may decide at a live tranca table: the third consent to a regional variant."""

from collections.abc import Iterator
from typing import Any, Final

from tento.games.tranca.rules import actions as do
from tento.games.tranca.rules.state import State
from tento.games.tranca.texts.table import DECISIONS
from tento.table.refereeing import Named, Refereeing


def candidates(_state: State) -> Iterator[do.RefereeAction]:
    """Yes and no."""
    yield from (do.Consent(True), do.Consent(False))


def named(action: Any) -> Named:
    """How the answer is called."""
    return Named("consent" if action.agree else "refuse", ("variant_consents",))


def asked(state: State) -> frozenset[str]:
    """A proposal waits for the referee's answer."""
    return frozenset(() if state.proposal is None else ("consent", "refuse"))


REFEREEING: Final = Refereeing(do.RefereeAction, candidates, named, DECISIONS, asked)
