"""The step of a championship of pairs."""

from tento.championship.core.step import Step
from tento.championship.pairs.events import Event
from tento.championship.pairs.state import State

PairsStep = Step[State, Event]
"""The championship after a decision, with what it brought about."""
