"""What the director of a tournament does with a live table: opens it with empty chairs, seats and takes away, says which hand is next."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tento.cards.deal import commit
from tento.club.live import entries as log
from tento.club.live.seating import Answer, Decision
from tento.club.live.table_state import Occupant, TableState
from tento.club.refusing import refuse
from tento.games.registry import kit_of
from tento.table.refusal import Refusal
from tento.table.seats import REFEREE, Seat

DIRECTOR = "director"


def is_directed(state: TableState) -> bool:
    """Whether a director seats the players of this table."""
    directing = kit_of(state.config.game).directing
    return directing is not None and state.config.phase == directing.phase


class Leave(msgspec.Struct, frozen=True):
    """The chair is free again. With chips still in front of it the player takes them along."""

    seat: Seat


class Come(msgspec.Struct, frozen=True):
    """A player takes a chair with a stack; one who was away is away here too."""

    seat: Seat
    stack: int
    who: Occupant


class Tell(msgspec.Struct, frozen=True):
    """An action in the referee's voice."""

    action: Any


Order = Leave | Come | Tell


def begin(state: TableState, at: int, seed: bytes) -> Answer:
    """The match of a directed table begins with nobody at it."""
    if state.match is not None or state.closed is not None:
        return refuse("match_started")
    commitment = commit(seed, state.game.pack(state.rulebook))
    first = log.Committed(at=at, deal=1, seed_hash=commitment.seed_hash, root=commitment.root)
    return Decision((log.Started(at=at), first), secret=(1, seed))


def direct(state: TableState, at: int, orders: Sequence[Order]) -> Answer:
    """All these orders, in one piece; or the first refusal, and none of them."""
    if state.closed is not None:
        return refuse("table_closed")
    directing = kit_of(state.config.game).directing
    assert directing is not None, "only a directed table takes orders"
    match, entries = state.match, list[log.AnyEntry]()
    for order in orders:
        action, seating = _meant(order, at, directing, directing.table(match).stacks)
        if action is not None:
            step = state.game.apply(match, REFEREE, action)
            if isinstance(step, Refusal):
                return step
            match = step.state
            entries.append(log.Acted(at=at, actor=REFEREE, action=msgspec.Raw(msgspec.json.encode(action)), by=DIRECTOR))
        entries += seating
    return Decision(tuple(entries))


def _meant(order: Order, at: int, directing: Any, stacks: tuple[int | None, ...]) -> tuple[Any, list[log.AnyEntry]]:
    """The referee's action of an order, if it has one, and what changes of the chairs."""
    match order:
        case Leave():
            return directing.take_away(order.seat) if stacks[order.seat] else None, [log.Left(at=at, seat=order.seat)]
        case Come():
            who = order.who
            sat = log.Sat(at=at, seat=order.seat, name=who.name, person=who.person, bot=who.bot)
            away = [log.Away(at=at, seat=order.seat)] if who.away else []
            return directing.seat(order.seat, order.stack), [sat, *away]
        case Tell():
            return order.action, []
