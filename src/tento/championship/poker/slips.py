"""Slips for those who were given a seat: the last decision that gave any, as far as they still sit there."""

from collections.abc import Iterator, Sequence
from typing import Final

from tento.championship.core.tournament import Made
from tento.championship.poker.decisions import Balance, DrawSeats, Enter, FormFinal, StartDay
from tento.championship.poker.events import PlayerMoved
from tento.championship.poker.floor_decisions import MovePlayer, TakeRightSeat
from tento.championship.poker.seat_draw import NO_SEAT
from tento.championship.poker.seats import Move, Spot, spots
from tento.championship.poker.state import State

LOOKED_AT: Final = 200
"""So many decisions back the last one is looked for that gave seats."""
SEATING: Final = (Enter, DrawSeats, Balance, StartDay, FormFinal, MovePlayer, TakeRightSeat)


def last_slips(state: State, made: Sequence[Made]) -> list[Move]:
    """Who goes where, by table and seat; where from is known of those who were moved and did not draw."""
    for one in reversed(made[-LOOKED_AT:]):
        given = {move.player: move for move in _given(one)} if isinstance(one.decision, SEATING) else {}
        if given:
            where = spots(state.seating)
            still = [move for move in given.values() if where.get(move.player) == move.to]
            return sorted(still, key=lambda move: (move.to.table, move.to.seat))
    return []


def _given(one: Made) -> Iterator[Move]:
    """Whoever drew a seat, then whoever was moved."""
    draw = getattr(one.decision, "draw", None)
    for who, seat in zip(draw.listed, draw.seats, strict=True) if draw is not None else ():
        if seat != NO_SEAT:
            table, _, place = seat.partition(".")
            yield Move(who, None, Spot(int(table), int(place)))
    for event in one.events:
        if isinstance(event, PlayerMoved):
            yield Move(event.player, Spot(event.table, event.seat), Spot(event.to_table, event.to_seat))
