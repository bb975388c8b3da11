"""What the floor may decide at a live poker table. Seats, stacks, levels and the button are the business of a tournament's director."""

from collections.abc import Iterator
from typing import Any, Final

from tento.games.poker.rules import actions as do
from tento.games.poker.rules import table_actions as at
from tento.games.poker.rules.table_state import State
from tento.games.poker.texts.referee import WORDS
from tento.table.refereeing import Named, Refereeing
from tento.table.seats import Seat

FloorAction = at.Kill | at.Sweep | do.Misdeal | do.Void | do.Showdown | at.CallTime | at.Absent | at.Pause | at.Resume

_NAMED: Final[dict[type, tuple[str, tuple[str, ...]]]] = {
    at.Kill: ("kill", ("dead_hands",)),
    at.Sweep: ("sweep", ("swept_hands",)),
    do.Misdeal: ("misdeal", ("void_hand",)),
    do.Void: ("void", ("void_hand",)),
    do.Showdown: ("showdown", ("showdown_order",)),
    at.CallTime: ("call_time", ("called_seconds",)),
    at.Pause: ("pause", ()),
    at.Resume: ("resume", ()),
}


def candidates(state: State) -> Iterator[FloorAction]:
    """Every decision about each seat, and those about the whole table."""
    seats = [Seat(seat) for seat in range(state.seats)]
    for seat in seats:
        yield at.Kill(seat)
    for seat in seats:
        yield at.Sweep(seat)
    yield from (do.Misdeal(), do.Void(), do.Showdown(), at.CallTime())
    for seat in seats:
        yield at.Absent(seat, seat not in state.absent)
    yield from (at.Pause(), at.Resume())


def named(action: Any) -> Named:
    """How a decision is called, and the rules that it stands on."""
    if isinstance(action, at.Absent):
        return Named("absent" if action.away else "present", ("presence",), action.seat)
    key, rules = _NAMED[type(action)]
    return Named(key, rules, getattr(action, "seat", None))


REFEREEING: Final = Refereeing(FloorAction, candidates, named, WORDS)
