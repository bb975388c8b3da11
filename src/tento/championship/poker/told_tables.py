"""What a table tells the tournament: where its button and blinds stood, and who sat down in the wrong seat."""

from collections.abc import Iterator

import msgspec

from tento.championship.core.step import Step
from tento.championship.poker.button import Blinds, clockwise
from tento.championship.poker.events import PlayerMoved
from tento.championship.poker.floor_decisions import MovePlayer, TableBlinds, TakeRightSeat, TellBlinds
from tento.championship.poker.floor_events import BlindsTold
from tento.championship.poker.refusing import refuse
from tento.championship.poker.seats import Spot, right_seat, spots
from tento.championship.poker.state import State
from tento.championship.poker.step import PokerStep
from tento.rulebooks.enforced import enforces
from tento.table.refusal import Refusal


@enforces("dead_button", "mixed_button")
def tell_blinds(state: State, asked: TellBlinds) -> PokerStep | Refusal:
    """The tables with the blinds of their last hand; each table is told once."""
    if not state.seating:
        return refuse(state.rulebook, "no_seats_yet", "seat_draw")
    sizes = {table.number: len(table.seats) for table in state.seating}
    told = {one.table: one for one in asked.tables}
    if not told or len(told) < len(asked.tables):
        return refuse(state.rulebook, "not_every_table", "dead_button")
    for one in asked.tables:
        refusal = _verify(state, one, sizes)
        if refusal is not None:
            return refusal
    seating = tuple(
        msgspec.structs.replace(table, blinds=_blinds(told[table.number])) if table.number in told else table for table in state.seating
    )
    events = tuple(BlindsTold(table=one.table, button=one.button, small=one.small, big=one.big) for one in asked.tables)
    return Step(msgspec.structs.replace(state, seating=seating), events)


def _blinds(told: TableBlinds) -> Blinds:
    return Blinds(told.button, told.small, told.big)


def _verify(state: State, told: TableBlinds, sizes: dict[int, int]) -> Refusal | None:
    """Seats of a table that plays: clockwise button, small and big blind; heads-up the button is the small blind."""
    size = sizes.get(told.table)
    if size is None:
        return refuse(state.rulebook, "no_such_table", "seat_draw", table=told.table)
    beyond = next((seat for seat in (told.button, told.small, told.big) if not 1 <= seat <= size), None)
    if beyond is not None:
        return refuse(state.rulebook, "seat_beyond_table", "seat_draw", table=told.table, seat=beyond)
    order = list(clockwise(told.button, size))
    places = [0 if told.small == told.button else order.index(told.small) + 1, order.index(told.big) + 1]
    if places[0] < places[1] < size:
        return None
    return refuse(state.rulebook, "blinds_out_of_order", "dead_button", table=told.table)


def take_right_seat(state: State, asked: TakeRightSeat) -> PokerStep | Refusal:
    """The player in the right seat, and whoever sat there in the other; the order in which seats fell empty follows."""
    where = spots(state.seating)
    refusal = _verify_way(state, asked, where, "wrong_seat")
    if refusal is not None:
        return refusal
    seating = right_seat(state.seating, asked.player, Spot(asked.table, asked.seat))
    return Step(msgspec.structs.replace(state, seating=seating), tuple(_moved(where, spots(seating))))


def move_player(state: State, asked: MovePlayer) -> PokerStep | Refusal:
    """A player goes to an empty seat because the floor says so, with its reason."""
    where = spots(state.seating)
    refusal = _verify_way(state, asked, where, "balance_source")
    if refusal is not None:
        return refusal
    if not asked.why:
        return refuse(state.rulebook, "reason_missing", "balance_source")
    to = Spot(asked.table, asked.seat)
    if to in where.values():
        return refuse(state.rulebook, "seat_not_empty", "balance_source", table=asked.table, seat=asked.seat)
    seating = right_seat(state.seating, asked.player, to)
    return Step(msgspec.structs.replace(state, seating=seating), tuple(_moved(where, spots(seating))))


def _verify_way(state: State, asked: TakeRightSeat | MovePlayer, where: dict[str, Spot], rule: str) -> Refusal | None:
    """Somebody who sits, and another seat of a table that there is."""
    if asked.player not in where:
        return refuse(state.rulebook, "player_not_seated", rule, players=asked.player)
    sizes = {table.number: len(table.seats) for table in state.seating}
    if asked.table not in sizes:
        return refuse(state.rulebook, "no_such_table", rule, table=asked.table)
    if not 1 <= asked.seat <= sizes[asked.table]:
        return refuse(state.rulebook, "seat_beyond_table", rule, table=asked.table, seat=asked.seat)
    return refuse(state.rulebook, "already_done", rule) if where[asked.player] == Spot(asked.table, asked.seat) else None


def _moved(before: dict[str, Spot], after: dict[str, Spot]) -> Iterator[PlayerMoved]:
    for who, old in before.items():
        new = after[who]
        if new != old:
            yield PlayerMoved(player=who, table=old.table, seat=old.seat, to_table=new.table, to_seat=new.seat)
