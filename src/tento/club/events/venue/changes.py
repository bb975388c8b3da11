"""Whether what a decision is about was changed since its sender looked at it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tento.championship.core.decisions import DecisionBase
from tento.championship.core.events import EventBase
from tento.championship.core.roles import name_of, role_of
from tento.championship.core.tournament import Made
from tento.club.refusing import refuse
from tento.table.refusal import Refusal

ABOUT: Final = ("match", "entry", "player", "stage")
"""What a decision may be about; the first of these that it names is what its sender looked at."""
ITS_OWN: Final = frozenset(("by", "at", "why"))


class Changed(NamedTuple):
    """Somebody else was there first: the refusal, what it is about, and the number of the decision that changed it last."""

    refusal: Refusal
    what: str
    name: str
    number: int


def changed(made: Sequence[Made], seen: int, decision: DecisionBase, adding: frozenset[str]) -> Changed | None:
    """The last change since `seen` of what this decision is about; None if there was none.

    A second person who decides the very same confirms it, and has nothing to be told.
    """
    what = next((key for key in ABOUT if getattr(decision, key, None) is not None), None)
    if what is None:
        return None
    name = getattr(decision, what)
    for number in range(len(made), max(seen, 0), -1):
        one = made[number - 1]
        if str(one.decision.__struct_config__.tag) in adding or _same(one.decision, decision) or not _touches(one, what, name):
            continue
        by = one.decision.by
        refusal = refuse("changed_since", about=str(name), by=name_of(by), role=role_of(by), number=number)
        return Changed(refusal, what, str(name), number)
    return None


def _touches(made: Made, what: str, name: str) -> bool:
    told: tuple[DecisionBase | EventBase, ...] = (made.decision, *made.events)
    return any(getattr(one, what, None) == name for one in told)


def _same(one: DecisionBase, other: DecisionBase) -> bool:
    if type(one) is not type(other):
        return False
    return all(getattr(one, key) == getattr(other, key) for key in one.__struct_fields__ if key not in ITS_OWN)
