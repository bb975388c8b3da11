"""The contract that every kind of championship keeps, so that an event is opened, decided, folded, told and checked by one code for all."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from tento.championship.core import reading
from tento.championship.core.codes import because
from tento.championship.core.decisions import DecisionBase, Opening
from tento.championship.core.draw import FalseDraw
from tento.championship.core.events import EventBase
from tento.championship.core.filling import kinds_of
from tento.championship.core.log import LogError, bodies, decision_of
from tento.championship.core.opening import Refused
from tento.championship.core.roles import Acts, Scope, not_theirs
from tento.championship.core.step import Step
from tento.championship.core.telling import Note
from tento.rulebooks.rulebook import Rulebook
from tento.table.refusal import Refusal

read = reading.read

UNSAID: Final = "–"
"""Stands for a reason that was not owed when a decision was made."""
AnyStep = Step[Any, Any]
"""A step of whatever kind."""


class Made(NamedTuple):
    """A decision that was made, and what it brought about."""

    decision: DecisionBase
    events: Sequence[EventBase]


class Transition(NamedTuple):
    """A decision that was made, what it brought about, and the state after it."""

    decision: DecisionBase
    events: Sequence[EventBase]
    state: Any


class Held(NamedTuple):
    """An event as it was held: its rulebook, the decisions with what they brought about, and the state that they lead to."""

    rulebook: Rulebook
    made: Sequence[Made]
    state: Any
    written: str = ""
    """Its log as it was written, where there is one already."""

    @property
    def log(self) -> list[Any]:
        """The decisions, in their order."""
        return [one.decision for one in self.made]


class Tournament(Protocol):
    """Pure functions over immutable values. What `State`, the decisions and the events are is known to the kind alone."""

    kind: str
    """The word that a rulebook says in the `kind` of its championship."""
    Decision: Any
    """The union of its decisions, the opening among them; what a log holds is one of these or cannot be read."""
    AnyEvent: Any
    """The union of the events of its steps."""
    filled: Mapping[type, tuple[str, ...]]
    """The fields of its decisions that `complete` fills in."""
    Transcript: Any
    """All that a verifier needs of one draw."""
    acts: Acts
    """Who may make each decision, the opening among them."""
    otherwise: tuple[str, ...]
    """The rules whose articles a decision is made by where there are none on it, the nearest first."""

    def open(self, rulebook: Rulebook, opening: Opening, /) -> AnyStep | Refusal:
        """The event that nobody has entered yet, or why it cannot be held."""
        ...

    def decide(self, state: Any, decision: Any, /) -> AnyStep | Refusal:
        """The state after a decision with what it brought about, or why it may not be made. Nothing else changes an event."""
        ...

    def about(self, state: Any, decision: Any, /) -> tuple[str, ...]:
        """The entries that a decision is about, so that of two people with one name the right one is meant."""
        ...

    def complete(self, state: Any, kind: type, fields: dict[str, Any], secret: bytes, /) -> dict[str, Any]:
        """The fields of a decision of this type with all that follows from the secret of the event: commitments, seeds, draws."""
        ...

    def tell(self, made: Iterable[Made | Transition], /) -> Iterator[Note]:
        """The diary of these decisions, read from their events alone."""
        ...

    def draws(self, state: Any, log: Sequence[Any], /) -> Mapping[str, Any]:
        """The transcript of every draw that was made, by its name, in their order."""
        ...

    def verify_draw(self, transcript: Any, /) -> FalseDraw | None:
        """Redoes one draw from its transcript alone: None if it is true."""
        ...

    def false_draw(self, draws: Mapping[str, Any], /) -> tuple[str, FalseDraw] | None:
        """The first of all the draws of an event that is not the one announced, and why; None if all are true."""
        ...


def opened(kind: Tournament, rulebook: Rulebook, opening: Opening) -> AnyStep | Refusal:
    """The event that this opening begins, if whoever opens it may and it can be held."""
    act = kind.acts.get(type(opening))
    refusal = None if act is None else not_theirs(rulebook, act, opening.by, Scope(), "entries.kind")
    return refusal or kind.open(rulebook, opening)


def transitions(kind: Tournament, rulebook: Rulebook, log: Iterable[Any]) -> Iterator[Transition]:
    """Each decision of a log with what follows from it; the first one opens the event. What the rules refuse is raised."""
    state: Any = None
    for place, decision in enumerate(log, 1):
        found: AnyStep | Refusal
        if state is None:
            found = opened(kind, rulebook, decision) if isinstance(decision, Opening) else because("not_published")
        else:
            found = kind.decide(state, with_reason(decision))
        if isinstance(found, Refusal):
            raise Refused(place, found)
        state = found.state
        yield Transition(decision, found.events, state)
    if state is None:
        raise Refused(0, because("not_published"))


def with_reason(decision: Any) -> Any:
    """A decision of a log as it is made again: one from before a reason was owed does not lack it."""
    unsaid = decision.reason_owed_later and not decision.why.strip()
    return msgspec.structs.replace(decision, why=UNSAID) if unsaid else decision


def fold(kind: Tournament, rulebook: Rulebook, log: Iterable[Any]) -> Any:
    """The state that a log leads to."""
    state = None
    for made in transitions(kind, rulebook, log):
        state = made.state
    return state


def opens(kind: Tournament, text: str) -> bool:
    """Whether a log begins as one of this kind does."""
    try:
        number, body = next(bodies(text))
        word = decision_of(number, body, msgspec.json.Decoder(_Word)).do
    except LogError:
        return False
    return issubclass(kinds_of(kind.Decision).get(word, object), Opening)


class _Word(msgspec.Struct, frozen=True):
    """The word of a decision."""

    do: str


def verify(kind: Tournament, state: Any, decision: Any) -> Refusal | None:
    """Why a decision may not be made; None if it may."""
    found = kind.decide(state, decision)
    return found if isinstance(found, Refusal) else None


def can(kind: Tournament, state: Any, decision: Any) -> bool:
    """Whether a decision may be made."""
    return verify(kind, state, decision) is None
