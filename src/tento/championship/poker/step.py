"""The step of a poker tournament."""

from tento.championship.core.step import Step
from tento.championship.poker.events import Event
from tento.championship.poker.state import State

PokerStep = Step[State, Event]
"""The tournament after a decision, with what it brought about."""
