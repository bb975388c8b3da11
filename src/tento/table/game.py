"""The contract that every game keeps, so that tables, records, bots and screens are written once."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from tento.cards.card import Card
from tento.rulebooks.rulebook import Rulebook
from tento.table.outcome import Outcome
from tento.table.refusal import Refusal
from tento.table.seats import Actor, Seat, Viewer

# What is made anew with each action is a value and holds no cycle: the collector need not follow it (gc=False), at the table or in a game.


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something that may be asked of a table, in the imperative: a frozen value that names itself in `do`."""

    @property
    def kind(self) -> str:
        """The word that stands in `do`: what kind of action this is, without a name to import."""
        return str(self.__struct_config__.tag)


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something that happened, in the past tense. `only` names the one seat that may know of it; None is everybody."""

    only: Seat | None = None


class Step(msgspec.Struct, frozen=True, gc=False):
    """What an accepted action gave: the next state and the events on the way to it."""

    state: Any
    events: tuple[Any, ...]


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """Who must act now, and how many seconds the rulebook gives them (None: no limit).

    `table` is true when the table itself must act: shuffle, or open the next mão. `turn` changes when a new turn begins:
    an action that leaves it as it was, a second cut for example, gives nobody new time.
    """

    seats: tuple[Seat, ...] = ()
    seconds: int | None = None
    table: bool = False
    turn: tuple[int, ...] = ()


class Game(Protocol):
    """Pure functions over immutable values. `State` is known to the game alone; everybody else gets a view."""

    name: str
    SeatAction: Any
    """The union of what a seat may ask; what a client sends is decoded as one of these or not at all."""
    Action: Any
    """The union of everything that `apply` takes: of seats, of the referee, of the table."""
    View: Any
    """What `view` gives: published, so that clients know its shape."""
    AnyEvent: Any
    """The union of the events of its steps, published likewise."""

    def new(self, rulebook: Rulebook, seats: int, /, *, phase: str = "default", first_dealer: Seat | None = None) -> Any:
        """The state before anything has happened; `first_dealer` where it was settled before who that is."""
        ...

    def pack(self, rulebook: Rulebook) -> tuple[Card, ...]:
        """The cards of this rulebook in canonical order, to be shuffled."""
        ...

    def shuffled(self, pack: tuple[Card, ...]) -> Any:
        """The table's action that brings this pack, top card first. Chance enters here and nowhere else."""
        ...

    def settled(self, state: Any) -> bool:
        """True while what the deals so far were for is over and nothing new has begun: their seeds may be shown."""
        ...

    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        """Every meaningful action that `apply` would accept from this seat now, without punishment."""
        ...

    def apply(self, state: Any, actor: Actor, action: Any) -> Step | Refusal:
        """The next state and its events, or the refusal; the same verification as `legal`."""
        ...

    def view(self, state: Any, viewer: Viewer) -> Any:
        """What this viewer may know, and nothing else."""
        ...

    def encoded_view(self, state: Any, viewer: Viewer) -> bytes:
        """`view` as JSON: asked for each reader after each action, so a game may share what is alike for all."""
        ...

    def waiting(self, state: Any) -> Waiting:
        """Who must act."""
        ...

    def timeout(self, state: Any, seat: Seat) -> Any:
        """The action taken for a seat whose time ran out."""
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """The result of the match, or None while it goes on."""
        ...


def events_for(step: Step, viewer: Viewer) -> tuple[Any, ...]:
    """The events of a step that this viewer may know of."""
    return tuple([event for event in step.events if event.only is None or event.only == viewer])
