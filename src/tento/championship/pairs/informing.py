"""What an organiser tells everybody of an event beside its rules: where it is held, who answers for it, sponsors and prizes."""

from typing import Final

from msgspec.structs import replace

from tento.championship.core.step import Step
from tento.championship.pairs import decisions as do
from tento.championship.pairs import events as ev
from tento.championship.pairs.state import State, refuse
from tento.championship.pairs.step import PairsStep
from tento.table.refusal import Refusal

TOLD: Final = ("venue", "contact", "sponsors", "prizes")
MOST_TOLD: Final = 100
"""So many sponsors or prizes are named at most."""


def inform(state: State, asked: do.Inform) -> PairsStep | Refusal:
    """Each thing that was said takes the place of what was said of it before; what says nothing new is refused."""
    said = {key: getattr(asked, key) for key in TOLD if getattr(asked, key) is not None}
    fresh = {key: value for key, value in said.items() if value != getattr(state.about, key)}
    if not fresh:
        return refuse(state, "already_done")
    if any(len(value) > MOST_TOLD for value in (asked.sponsors or (), asked.prizes or ())):
        return refuse(state, "too_many_told", most=MOST_TOLD)
    events = tuple(ev.Informed(about=key) for key in TOLD if key in fresh)
    return Step(replace(state, about=replace(state.about, **fresh)), events)
